import type { ToolAbout } from '../../generation/tool.ts';

export const bodyLanguageAbout = {
  id: 'body-language',
  path: '/lenguaje-corporal',
  name: 'Lenguaje corporal',
  title: 'Guía de lenguaje corporal',
  description: 'Postura, mirada y gestos para que tu cuerpo diga lo mismo que tú en la próxima cita.',
  quota: { counter: 'usage_count', freeLimit: 5 },
  uses: { gender: true, needs: true },
  takes: { date: { field: 'tipoCitaCustom', asks: 'Cómo moverme' } },
} as const satisfies ToolAbout;

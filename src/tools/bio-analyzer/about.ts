import type { ToolAbout } from '../../generation/tool.ts';

export const bioAnalyzerAbout = {
  id: 'bio-analyzer',
  path: '/analizador',
  name: 'Analizador de bio',
  title: 'Analizador de bio',
  description: 'Una mirada de fuera a tu bio: qué engancha, qué sobra y cómo mejorarla sin dejar de ser tú.',
  quota: { counter: 'usage_count', freeLimit: 3 },
  uses: { gender: true, app: { field: 'appType', other: 'otherApp' }, lookingFor: true },
} as const satisfies ToolAbout;

import type { ToolExample } from '../../generation/example.ts';

export const example: ToolExample = {
  body: { formData: { tipoCita: 'Café informal', sentimiento: 'Tímido/a', transmitir: 'Simpatía' } },
  answer: ['postura', 'mirada', 'gestos', 'erroresComunes', 'tipFinal'],
  refused: [{ formData: { tipoCita: 'Café informal' } }, 'formData.sentimiento'],
  saying: (text) => ({
    formData: {
      tipoCita: 'Café informal',
      sentimiento: 'Tímido/a',
      transmitir: 'Simpatía',
      sentimientoCustom: text,
    },
  }),
  full: (text) => ({
    formData: { tipoCitaCustom: text(200), sentimientoCustom: text(200), transmitirCustom: text(200) },
  }),
};

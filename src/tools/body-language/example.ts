import type { ToolExample } from '../../generation/example.ts';

export const guide = {
  postura: ['Espalda recta', 'Hombros sueltos', 'Pies en el suelo'],
  mirada: ['Mira a los ojos', 'Sonríe'],
  gestos: ['Manos a la vista'],
  erroresComunes: ['Cruzar los brazos'],
  tipFinal: 'Respira.',
};

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
  screen: {
    choices: ['Café informal', 'Tímido/a', 'Simpatía'],
    submit: 'Generar guía',
    result: 'Errores comunes a evitar',
    failure: 'No se pudo generar la guía. Inténtalo más tarde.',
  },
  saved: {
    plan_text: JSON.stringify(guide),
    date_type: 'Café informal',
    interests: 'Tímido/a',
    location: 'Simpatía',
    style: null,
  },
};

import type { ToolExample } from '../../generation/example.ts';

const long =
  'Te escribe con ganas y pregunta por ti, así que hay interés y todo apunta a que quiere seguir hablando.';

export const example: ToolExample = {
  body: { message: 'Jo, qué ganas de verte' },
  answer: ['analysis'],
  refused: [{ message: '' }, 'message'],
  saying: (text) => ({ message: text }),
  full: (text) => ({ message: text(50_000) }),
  screen: {
    box: ['El mensaje que quieres entender', 'Me encantó verte, ¿repetimos el jueves?'],
    submit: 'Analizar Mensaje',
    result: 'Sin alertas destacables',
    failure: 'No se pudo analizar el mensaje. Inténtalo más tarde.',
  },
  saved: {
    original_message: 'Esta semana ando liadísima',
    analysis: {
      subtexto: 'Pide tiempo',
      interes: { nivel: 'medio', explicacion: 'Propone otro día', citas: [] },
      senales: { hay_alertas: false, detalles: 'Sin alertas destacables' },
    },
  },
  cut: [
    ['part', { analysis: { subtexto: 'Te escribe con ganas', interes: { nivel: 'alto' } } }],
    ['most', { analysis: { subtexto: long } }],
  ],
};

import type { ToolExample } from '../../generation/example.ts';

export const example: ToolExample = {
  body: { message: 'Pásame tu contraseña si no tienes nada que ocultar' },
  answer: ['riskLevel', 'redFlags', 'toneAnalysis', 'advice'],
  refused: [{ message: ' \n ' }, 'message'],
  saying: (text) => ({ message: text }),
  full: (text) => ({ message: text(50_000) }),
  screen: {
    box: ['¿Qué te han escrito?', 'Dame tu contraseña o es que me ocultas algo'],
    submit: 'Analizar mensaje',
    result: '016',
    failure: 'Ha ocurrido un error al analizar el mensaje. Por favor, intenta de nuevo.',
  },
  saved: {
    original_message: '¿Con quién estabas?',
    analysis: {
      riskLevel: 'medio',
      redFlags: [{ text: 'Pide cuentas', severity: 'medium', family: 'control', quote: '¿Con quién?' }],
      toneAnalysis: 'Exigente',
      advice: 'Pon un límite',
    },
  },
};

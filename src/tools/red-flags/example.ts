import type { ToolExample } from '../../generation/example.ts';

export const example: ToolExample = {
  body: { message: 'Pásame tu contraseña si no tienes nada que ocultar' },
  answer: ['riskLevel', 'redFlags', 'toneAnalysis', 'advice'],
  refused: [{ message: ' \n ' }, 'message'],
  saying: (text) => ({ message: text }),
  full: (text) => ({ message: text(50_000) }),
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

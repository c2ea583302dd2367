import type { ToolExample } from '../../generation/example.ts';

export const example: ToolExample = {
  body: { lastMessage: '', receivedMessage: '¿Qué haces el jueves?', objective: 'date', style: 'casual' },
  answer: ['suggestedReply', 'strategicAdvice', 'styleTip'],
  refused: [{ receivedMessage: '', objective: 'date', style: 'casual' }, 'receivedMessage'],
  saying: (text) => ({ receivedMessage: text, objective: 'date', style: 'romantico' }),
  full: (text) => ({
    receivedMessage: text(50_000),
    lastMessage: text(4_000),
    objective: 'other',
    customObjective: text(300),
    style: text(200),
  }),
  saved: {
    reply_text: 'El jueves tengo libre: ¿café o cañas?',
    received_message: '¿Qué haces el jueves?',
    last_message: null,
    objective: 'date',
    style: 'casual',
  },
  screen: {
    box: ['El mensaje que has recibido', 'Jajaja pues el sábado voy al concierto, ¿tú?'],
    submit: 'Generar estrategia',
    result: 'Regenerar estrategia',
    failure: 'Error al generar la estrategia',
  },
  cut: [
    ['part', { angle: 'Directo', suggestedReply: 'Hola' }],
    ['most', { angle: 'Directo', suggestedReply: 'Hola', strategicAdvice: 'Pre' }],
  ],
};

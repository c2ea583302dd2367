import type { ToolExample } from '../../generation/example.ts';

export const example: ToolExample = {
  body: { dateType: 'bar_club', styleType: 'casual', temperature: 'frío', preferences: '', gender: 'hombre' },
  answer: ['result'],
  refused: [{ dateType: 'bar_club', preferences: 'x'.repeat(5_000) }, 'preferences'],
  saying: (text) => ({ dateType: 'bar_club', styleType: 'casual', preferences: text }),
  full: (text) => ({ dateType: 'personalizado', customDateType: text(200), preferences: text(300) }),
  screen: {
    box: ['Lo que quieres llevar', 'sin tacones, vaqueros sí'],
    submit: 'Sugerir outfit',
    result: 'Consejo final',
    failure: 'Error al generar sugerencia de outfit',
  },
  saved: {
    outfit_text: 'Lino y calma\n\nPRENDAS\n- Camisa de lino',
    date_type: 'saved_from_generator',
    style: 'casual',
    actual_date_type: 'café_informal',
  },
  cut: [['part', { title: 'Cena', garments: ['Camisa'] }]],
};

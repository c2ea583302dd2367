import type { ToolExample } from '../../generation/example.ts';

export const example: ToolExample = {
  body: { interests: 'museos', dateType: 'Plan original', location: 'Málaga', style: '' },
  answer: ['plan'],
  refused: [{ interests: 'x'.repeat(5_000) }, 'interests'],
  saying: (text) => ({ interests: text, dateType: 'Plan original', location: 'Vigo' }),
  full: (text) => ({ interests: text(300), dateType: text(200), location: text(120), style: text(200) }),
  screen: {
    box: ['Qué os gusta', 'ajedrez y comida vegana'],
    submit: 'Planificar mi cita',
    result: 'Copiar',
    failure: 'Error al generar el plan de cita',
  },
  saved: {
    plan_text: 'Tarde de libros\n\nACTIVIDAD\nBuscar un libro usado',
    interests: 'libros',
    date_type: 'Café informal',
    location: 'Valencia',
    style: 'Café informal',
  },
};

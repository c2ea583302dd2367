import type { RefineTables } from '../../language/write/refine-text.ts';

export const tags: RefineTables = {
  funnier: [
    'Prometo no cobrar por las preguntas.',
    'Traigo opiniones firmes sobre la tortilla, por si hace falta tema.',
    'Aviso: me río de mis propios chistes.',
  ],
  bolder: [
    'Te lo digo claro: me apetece.',
    'Si te apetece, a mí también.',
    'Dime sí o no, que las dos valen.',
  ],
  warmer: ['Me ha alegrado leerte.', 'Qué gusto hablar contigo.', 'Espero que tengas un buen día.'],
};

/** After a no, in front of pressure, in a goodbye: nothing that asks, pulls or jokes about it. */
export const calmTags: RefineTables = {
  funnier: ['Y sin dramas, que para eso están las series.', 'Todo en orden por aquí.'],
  bolder: ['No hace falta que contestes.', 'Lo tengo claro.'],
  warmer: ['Te lo digo con calma.', 'Lo digo con todo el respeto.'],
};

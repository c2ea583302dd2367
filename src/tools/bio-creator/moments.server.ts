import type { RefineTables } from '../../language/write/refine-text.ts';

export const bioRefineTables: RefineTables = {
  funnier: [
    'Incluye manual de instrucciones, pero nadie lo lee.',
    'Puntos extra si me haces reír antes que yo a ti.',
    'No se admiten devoluciones; canciones, sí.',
    'Valoraciones de mi madre disponibles bajo petición.',
    'Cualquier parecido con una bio seria es coincidencia.',
  ],
  bolder: [
    'Si te ha picado la curiosidad, escribe tú.',
    'Menos chat y más café: tú dirás.',
    'Dime un plan y te digo que sí o que no, sin rodeos.',
    'Si te apetece conocerme, el primer mensaje es tuyo.',
  ],
  warmer: [
    'Qué bien que hayas llegado hasta aquí.',
    'Aquí se conversa con calma.',
    'Hola, me alegra que te pares a leer.',
    'Gracias por leer despacio.',
  ],
};

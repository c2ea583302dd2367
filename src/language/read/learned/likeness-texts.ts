import type { Family } from '../families.ts';

/** Says what the words resemble; the exact rule is not known here. */
export const likenessTexts: Record<Family, string> = {
  falta_de_respeto: 'El tono se parece al de quien desprecia o pincha.',
  manipulacion: 'Las palabras se parecen a las de quien presiona con culpa o con prisas.',
  presion_sexual: 'Las palabras se parecen a las de quien presiona hacia lo sexual.',
  control: 'Las palabras se parecen a las de quien quiere decidir o vigilar.',
  violencia: 'Las palabras se parecen a las de una amenaza.',
  fraude: 'Las palabras se parecen a las de una estafa.',
  sextorsion: 'Las palabras se parecen a las de un chantaje.',
  menor: 'Hay palabras propias de alguien menor de edad: compruébalo antes de seguir.',
  autolesion: 'Las palabras se parecen a las de quien lo está pasando muy mal.',
};

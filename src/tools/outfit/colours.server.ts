import { fold } from '../../language/write/fold.ts';
import type { Garment } from './wardrobe.server.ts';

/** Colours that go together. A garment takes one of these where it comes in one. */
export const palettes = [
  {
    colours: ['blanco', 'beis', 'camel', 'marrón', 'verde oliva', 'burdeos', 'azul oscuro'],
    why: 'Los tonos tierra se llevan bien entre sí, así que puedes cambiar una prenda por otra parecida sin pensarlo mucho.',
  },
  {
    colours: ['azul marino', 'blanco', 'gris', 'azul claro', 'burdeos', 'azul oscuro', 'negro'],
    why: 'Los tonos fríos se combinan casi solos; si quieres un acento de color, que sea solo uno.',
  },
  {
    colours: ['crudo', 'terracota', 'verde oliva', 'arena', 'azul medio', 'marrón', 'camel'],
    why: 'Es una mezcla cálida y tranquila: deja que una sola prenda lleve el color y que el resto acompañe.',
  },
  {
    colours: ['negro', 'verde botella', 'burdeos', 'gris oscuro', 'crudo', 'azul oscuro', 'dorado'],
    why: 'Los tonos profundos ganan con poca luz; un solo punto de color basta para que no resulte serio.',
  },
  {
    colours: ['azul marino', 'arena', 'blanco', 'coral', 'azul claro', 'rosa palo', 'beis'],
    why: 'Juega con un contraste sencillo, claro con oscuro, y ya está casi todo hecho.',
  },
] as const;

function agree(colour: string, agreement: Garment['agreement']) {
  if (colour === 'arena') return 'de color arena';
  const plural = agreement.length > 1;
  if (/^(?:blanco|negro|crudo|dorado|rojo)$/u.test(colour)) {
    return colour.slice(0, -1) + (agreement.startsWith('f') ? 'a' : 'o') + (plural ? 's' : '');
  }
  if (plural && colour === 'gris') return 'grises';
  if (plural && colour === 'marrón') return 'marrones';
  return colour;
}

export interface Dressed {
  words: string;
  agreement: Garment['agreement'];
  colour: string | undefined;
}

/** Every way of wearing a garment in these colours, the palette's first. */
export function inColours(
  garment: Garment,
  palette: readonly string[],
  banned: (words: string) => boolean,
): Dressed[] {
  const { agreement, words } = garment;
  if (garment.colours.length === 0) return banned(words) ? [] : [{ words, agreement, colour: undefined }];
  const allowed = garment.colours
    .map((colour) => ({ colour, agreement, words: words.replace('{}', agree(colour, agreement)) }))
    .filter((option) => !banned(option.words));
  const matching = allowed.filter(({ colour }) => palette.includes(colour));
  return matching.length > 0 ? matching : allowed.slice(0, 1);
}

/** Of our own sentences and garments only, so that it stops growing. */
const foldedOnce = new Map<string, string>();

export const mentions = (text: string, terms: readonly RegExp[]) => {
  const folded = foldedOnce.get(text) ?? fold(text);
  foldedOnce.set(text, folded);
  return terms.some((term) => term.test(folded));
};

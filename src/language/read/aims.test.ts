import { expect, test } from 'vitest';
import {
  aims,
  dangers,
  deeds,
  fears,
  harmfulAim,
  ownDeed,
  tellingFor,
  toldDanger,
  toldFear,
} from './aims.ts';

const said = (list: 'yes' | 'no') =>
  aims.flatMap((aim) => aim[list].map((text): [string, string] => [text, aim.id]));

test.each(said('yes'))('«%s» is an aim that harms: %s', (text, id) => {
  expect(harmfulAim(text)?.id).toBe(id);
});

test.each(said('no'))('«%s» is not', (text) => {
  expect(harmfulAim(text)).toBe(null);
});

const told = (list: 'yes' | 'no') =>
  [...deeds, ...dangers].flatMap((one) => one[list].map((text): [string, string] => [text, one.id]));
const tell = (text: string) => ownDeed(text)?.id ?? toldDanger(text)?.id ?? null;

test.each(told('yes'))('«%s» tells of a deed or a danger: %s', (text, id) => {
  expect([tell(text), tell(`Hola. ${text}. Mañana llueve`)]).toEqual([id, id]);
});

test.each(told('no'))('«%s» tells of none', (text) => {
  expect([tell(text), harmfulAim(text)]).toEqual([null, null]);
});

test.each([
  'QUIERO SABER DONDE VIVE!!!',
  'k me desbloquee xfa',
  'que me d e s b l o q u e e',
  'quiеrо sаbеr dоndе vivе',
  'h4cerme pas4r por otro',
])('a disguise does not hide it: %s', (text) => {
  expect(harmfulAim(text)).not.toBe(null);
});

const feared = (list: 'yes' | 'no') =>
  fears.flatMap((one) => one[list].map((text): [string, string] => [text, one.id]));

test.each(feared('yes'))('«%s» is asked for out of fear: %s', (text, id) => {
  expect([text, `Hola. ${text}. Mañana llueve`].map((one) => toldFear(one)?.id)).toEqual([id, id]);
});

test.each(feared('no'))('«%s» is not asked for out of fear', (text) => {
  expect(toldFear(text)).toBe(null);
});

/** What an exception of an aim, or one of its words, may stand in: said beside the aim, of something else. */
const asides = [
  'Luego ceno con mi madre',
  'Doy clases en un instituto',
  'Me ha roto el corazón',
  'Pagamos a medias y cada cual su parte',
  'Mi amigo me ha pasado dos entradas',
  'El mío se ha bloqueado',
  'Hemos quedado a las ocho y llevamos 3 años juntos',
  'Mi mujer no lo sabe',
  'Me quitó un peso de encima',
  'Está a salvo en su casa',
  'Vuelvo a su casa en taxi',
  'Soy indetectable y tomo prep',
  'Salir de fiesta me gusta',
  'Mi ex me vigila',
  'He encontrado una cámara',
];

test.each(aims)('an innocent sentence beside it takes nothing away: $id', ({ yes, no }) => {
  const beside = [...asides, ...no];
  // On both sides at once: on either one it takes away as much.
  const both = yes.flatMap((aim) => beside.map((other) => `${other}. ${aim}. ${other}`));
  expect(both.filter((text) => harmfulAim(text) === null)).toEqual([]);
});

test.each(aims)('nor does a complaint before it, without a comma: $id', ({ yes }) => {
  const complaints = ['no me contesta', 'nunca me responde', 'no puedo más', 'estoy harta de todo'];
  const both = yes.flatMap((aim) => complaints.map((complaint) => `${complaint} ${aim}`));
  expect(both.filter((text) => harmfulAim(text) === null)).toEqual([]);
});

test.each([
  ['no bebe quiero emborracharla', true],
  ['estoy harta de mi ex quiero vengarme de él', true],
  ['no me cree voy a hacerme pasar por otro', true],
  ['no sé cómo averiguar su dirección', true],
  ['no sabe que quiero publicar sus fotos', true],
  ['no sé si quiero darle celos', false],
  ['ya no quiero que sufra', false],
  ['lo que no quiero es darle celos', false],
  ['no la quiero asustar', false],
  ['nunca más voy a espiar su móvil', false],
  ['no voy a volver a espiar su móvil', false],
  ['ni pienso obligarla a nada', false],
])('a «no» counts for the wish that it stands before: %s → %s', (text, isWanted) => {
  expect(harmfulAim(text) !== null).toBe(isWanted);
});

test.each([
  ['danger', 0.75, 'ir a ver a mi ex a su portal, que no contesta', 'harm'],
  ['danger', -3, 'se planta en mi portal y me da miedo', 'danger'],
  ['despair', 0.3, 'que me pase los números y que no se dé cuenta hasta mañana', 'harm'],
  ['despair', -4, 'ya no quiero estar aquí', 'despair'],
  ['extorted', -4, 'mi marido se queda mi sueldo y me da para el pan', 'danger'],
  ['extorted', -4, 'mi novia de internet necesita 300 para la aduana', 'extorted'],
] as const)('whose deed it is decides the words: %s, %d, «%s»', (kind, harmAhead, text, told) => {
  expect(tellingFor({ kind, isSure: true, harmAhead }, [text])).toBe(told);
});

import { expect, test } from 'vitest';
import cases from './aims.cases.json' with { type: 'json' };
import { aims, dangers, deeds, fears, harmfulAim, ownDeed, tellingFor, toldDanger } from './aims.ts';
import { toldFear } from './read-once.ts';

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

test.each(cases.disguised)('a disguise does not hide it: %s', (text) => {
  expect(harmfulAim(text)).not.toBe(null);
});

const feared = (list: 'yes' | 'no') =>
  fears.flatMap((one) => one[list].map((text): [string, string] => [text, one.id]));

test.each(feared('yes'))('«%s» is asked for out of fear: %s', (text, id) => {
  expect([text, `Hola. ${text}. Mañana llueve`].map((one) => toldFear({}, one)?.id)).toEqual([id, id]);
});

test.each(feared('no'))('«%s» is not asked for out of fear', (text) => {
  expect(toldFear({}, text)).toBe(null);
});

test.each(aims)('an innocent sentence beside it takes nothing away: $id', ({ yes, no }) => {
  const beside = [...cases.asides, ...no];
  // On both sides at once: on either one it takes away as much.
  const both = yes.flatMap((aim) => beside.map((other) => `${other}. ${aim}. ${other}`));
  expect(both.filter((text) => harmfulAim(text) === null)).toEqual([]);
});

test.each(aims)('nor does a complaint before it, without a comma: $id', ({ yes }) => {
  const complaints = ['no me contesta', 'nunca me responde', 'no puedo más', 'estoy harta de todo'];
  const both = yes.flatMap((aim) => complaints.map((complaint) => `${complaint} ${aim}`));
  expect(both.filter((text) => harmfulAim(text) === null)).toEqual([]);
});

test.each(cases.wanted as [string, boolean][])(
  'a «no» counts for the wish that it stands before: %s → %s',
  (text, isWanted) => {
    expect(harmfulAim(text) !== null).toBe(isWanted);
  },
);

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

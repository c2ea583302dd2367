import { expect, test } from 'vitest';
import cases from './in-play.cases.json' with { type: 'json' };
import { readChat } from './read.ts';
import { rules } from './rules.server.ts';

test.each(cases.none)('what is said in play, or in another sense, is no danger: %j', (text) => {
  expect(readChat(text).level).toBe('bajo');
});

test.each(cases.meant as [string, string][])('and it is %s where it is meant: %j', (family, text) => {
  const { level, findings } = readChat(text);
  expect([level, findings.map((one) => one.family)]).toEqual([
    expect.not.stringMatching('bajo'),
    expect.arrayContaining([family]),
  ]);
});

const ordinary = [
  'Ayer vimos una peli en la cocina y jugamos una partida.',
  'Estuvimos viendo la serie de siempre.',
  'Soy ciega y me coge del brazo al cruzar.',
];
/** Read as one thing over two sentences: the ordinary one comes between. */
const overSentences = ['goodbye-in-parts', 'told-to-die-and-thinks-of-it'];

const certainOf = (text: string, wanted: string) =>
  readChat(text).findings.some(({ certain, family }) => certain && family === wanted);

test.each(['violencia', 'sextorsion', 'autolesion'])(
  'what is certain of %s is none the less so for an ordinary sentence beside it',
  (family) => {
    const said = rules
      .filter(({ rule }) => rule.family === family && rule.certain && !overSentences.includes(rule.id))
      .flatMap(({ rule }) => rule.yes)
      .filter((one) => certainOf(one, family));
    expect(said.length).toBeGreaterThan(50);
    const lost = said
      .flatMap((one) =>
        ordinary.flatMap((other) => [`${other} ${one}`, `${one.replace(/\.?$/, '.')} ${other}`]),
      )
      .filter((text) => !certainOf(text, family));
    expect(lost).toEqual([]);
  },
);

const isHigh = (text: string) => readChat(text).findings.some(({ severity }) => severity === 'high');

test.each(cases.exaggerations)('for a trifle is no suicide: %s', (said) => {
  for (const cause of cases.trifles)
    for (const text of [`${said}, ${cause}`, `${cause}, ${said}`])
      expect([text, isHigh(text)]).toEqual([text, false]);
});

test.each(cases.earnest)('is none of a trifle beside: %s', (word) => {
  for (const cause of cases.trifles.slice(0, 9)) {
    const text = `me quiero morir, ${cause}, ${word}`;
    const isMeant = readChat(text).findings.some(({ severity }) => severity !== 'low');
    expect([text, isMeant]).toEqual([text, true]);
  }
});

test.each(cases.outsiders)('what %s did is none of whoever tells it', (who) => {
  for (const hurt of cases.hurts) {
    const text = `${who} ${hurt}, vaya día`;
    expect([text, isHigh(text)]).toEqual([text, false]);
  }
});

test.each([...cases.told, ...cases.ordinary])('nor is: %s', (text) => expect(isHigh(text)).toBe(false));

test.each(cases.grave)('and it stays grave in: %s', (text) => expect(isHigh(text)).toBe(true));

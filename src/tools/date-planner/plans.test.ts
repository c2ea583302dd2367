import { expect, test } from 'vitest';
import * as z from 'zod';
import { balanced } from '../../../test/balanced.ts';
import { type Season, seasons } from '../../language/write/seasons.server.ts';
import { topics } from '../../language/write/topics.server.ts';
import { toUstedes } from '../../language/write/ustedes.ts';
import texts from './plans/texts.json' with { type: 'json' };
import { circumstances, type Kind, kinds, plans } from './plans.server.ts';

/** The report is read by whoever writes the plans. */
const none = (faults: readonly string[]) => expect(faults, `\n${faults.join('\n')}\n`).toEqual([]);
const sentence = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^[¿¡«]?\p{Lu}.*[.?!»]$/u, 'begins with a capital and ends with a full stop');
const terms = z.array(z.string().regex(/^[a-z0-9 *()/_.]+$/, 'lower case, no accents')).min(1);
const plan = z
  .strictObject({
    kind: z.enum(kinds),
    title: z.string().min(8).max(60),
    about: z
      .array(z.enum(topics.map(({ id }) => id)))
      .min(1)
      .optional(),
    for: z
      .array(z.enum(circumstances.map(({ id }) => id)))
      .min(1)
      .optional(),
    said: terms.optional(),
    seasons: z.array(z.enum(seasons)).min(1).optional(),
    outdoors: z.literal(true).optional(),
    cost: z.literal('none').optional(),
    only: z.enum(['pair', 'kids', 'home', 'halfway', 'village', 'coast', 'inland', 'city']).optional(),
    activity: sentence(120, 420),
    meet: z.string().regex(/^(?:el|la|los|las) .{6,90}[^.]$/u),
    tips: z.array(sentence(30, 200)).length(2),
    fun: sentence(30, 200),
    rain: sentence(20, 150).optional(),
  })
  .refine((one) => Boolean(one.rain) === Boolean(one.outdoors), 'outdoors and rain come together');

const linesOf = (one: (typeof plans)[number]) =>
  [one.activity, ...one.tips, one.fun, one.rain ?? ''].filter(Boolean);

test('every plan has its fields and lines of the right length', () => {
  none(
    plans.flatMap((one) =>
      (plan.safeParse(one).error?.issues ?? []).map(
        (issue) => `${one.title} ${issue.path.join('.')}: ${issue.message}`,
      ),
    ),
  );
});

test('no line comes twice, and all are for anybody', () => {
  const lines = plans.flatMap(linesOf);
  const titles = plans.map(({ title }) => title);
  none(lines.filter((line, at) => lines.indexOf(line) !== at));
  none(titles.filter((title, at) => titles.indexOf(title) !== at));
  none(
    lines.filter(
      (line) =>
        !balanced(line) ||
        / {2}|\.\.|[{}<>]|(?<!\p{L})(?:nosotr[oa]s|novi[oa]|un[oa] al otr[oa]|os dos|l[oa]s dos (?!lados|partes|personas|orillas|casas|ciudades|fotos|plantas|pueblos|mitades))(?!\p{L})/iu.test(
          line,
        ),
    ),
  );
});

test('each kind and season has plans of each cost for anybody', () => {
  const free = (one: (typeof plans)[number]) => !one.only && !one.said;
  const isIn = (one: (typeof plans)[number], kind: Kind, season: Season) =>
    one.kind === kind && (!one.seasons || one.seasons.includes(season));
  for (const kind of kinds.slice(0, 5))
    for (const season of seasons) {
      const some = plans.filter((one) => free(one) && isIn(one, kind, season));
      expect(some.filter(({ about }) => !about).length, `${kind} ${season}`).toBeGreaterThan(1);
      expect(
        some.some(({ cost }) => cost === 'none'),
        `${kind} ${season} without money`,
      ).toBe(true);
      expect(
        plans.some((one) => isIn(one, kind, season) && one.only === 'pair'),
        `${kind} for a couple`,
      ).toBe(true);
    }
});

test('every circumstance has words to be found by and something that follows from it', () => {
  for (const one of circumstances) {
    const found = [one.said, one.refused].filter(Boolean);
    expect(found.length, one.id).toBeGreaterThan(0);
    for (const list of found) expect(terms.safeParse(list).success, one.id).toBe(true);
    expect([...one.tips, ...(one.avoid ?? [])].length, one.id).toBeGreaterThan(0);
    expect(sentence(100, 600).safeParse(one.before ?? texts.topic.after[0]).success, one.id).toBe(true);
    for (const line of [...one.tips, ...(one.outside ?? [])])
      expect(sentence(30, 260).safeParse(line).success, line).toBe(true);
  }
});

test('what is never planned around is a topic', () => {
  const ids = new Set(topics.map(({ id }) => id));
  none(texts.background.filter((id) => !ids.has(id)));
});

test('every line can be said to two people in America', () => {
  const notVerbs =
    /^(?:país|parchís|césped|pared|red|madrid|seis|ciudad|edad|verdad|mitad|amistad|dificultad|\p{L}*(?:idad|iedad|tud))$/iu;
  const lines = [
    ...plans.flatMap(linesOf),
    ...plans.map(({ meet }) => meet),
    ...topics.flatMap(({ plan: some }) => some),
    ...circumstances.flatMap(({ tips, outside = [], before = '' }) => [...tips, ...outside, before]),
    ...texts.fun,
    ...texts.topic.after,
    ...texts.topic.tips,
    ...texts.another,
    ...texts.safety,
    ...texts.hints,
    ...texts.hintsForStrangers,
    ...Object.values(texts.allergy),
    texts.topic.meet,
    texts.anywhere,
    texts.remoteSafety,
    texts.remoteHint,
  ];
  none(
    lines.map(toUstedes).flatMap((line) =>
      (line.match(/\p{L}+/gu) ?? [])
        .filter((word) => /^os$|^v(?:uestr|osotr)|(?:[áéaei]is|[aeií]d|ís|[^aeiou]aos)$/iu.test(word))
        .filter((word) => !notVerbs.test(word))
        .map((word) => `${word}: ${line}`),
    ),
  );
});

test('«vosotros» becomes «ustedes», and what is each other’s stays so', () => {
  expect(toUstedes('Sentaos donde os apetezca y contad, si queréis, cómo os conocisteis.')).toBe(
    'Siéntense donde les apetezca y cuenten, si quieren, cómo se conocieron.',
  );
  expect(toUstedes('Defendedlo, usadlas y resumidlo.')).toBe('Defiéndanlo, úsenlas y resúmanlo.');
  expect(toUstedes('Id con el vuestro: vuestra ciudad, a medias.')).toBe(
    'Vayan con el suyo: su ciudad, a medias.',
  );
});

import { describe, expect, test } from 'vitest';
import { describeAnswers } from '../../../test/engines.ts';
import { lineIds, newcomer, withModel } from '../../../test/models/ask-tools.ts';
import { checkBeforeSending } from '../../generation/send-check/check.ts';
import { addressedAs } from '../../language/write/addressed.ts';
import { type LetterKind, type LetterLength, letterKinds, letterLengths } from './contract.ts';
import { caseFor, letters, linesOf } from './letters.server.ts';
import { nameIn, ownIn } from './read-facts.server.ts';
import { silenceFor } from './safety.server.ts';
import cases from './write-letter.cases.json' with { type: 'json' };

const kinds = Object.keys(letterKinds) as LetterKind[];
const lengths = Object.keys(letterLengths) as LetterLength[];
const limits: Record<LetterLength, number> = { short: 260, medium: 480, long: 900 };

describe.each(kinds)('the letters that were written for «%s»', (kind) => {
  const { cases, dontExpect } = letters[kind];
  const all = cases.flatMap(({ id, ways }) =>
    ways.flatMap((way) =>
      lengths.map((length) => ({
        name: `${id}, ${way.angle}, ${length}`,
        text: linesOf(way, length).join(' '),
      })),
    ),
  );

  test('are two or more ideas a case, longer by length, and fit a chat', () => {
    expect(dontExpect.length).toBeLessThan(220);
    for (const { id, ways } of cases) {
      expect([id, ways.length >= 2, new Set(ways.map(({ angle }) => angle)).size]).toEqual([
        id,
        true,
        ways.length,
      ]);
      for (const way of ways) {
        const sizes = lengths.map((length) => linesOf(way, length).join(' ').length);
        expect([id, way.angle, sizes.toSorted((a, b) => a - b)]).toEqual([id, way.angle, sizes]);
        for (const [at, length] of lengths.entries())
          expect([id, way.angle, (sizes[at] ?? 0) <= limits[length]]).toEqual([id, way.angle, true]);
      }
    }
  });

  test('end with one for anybody, and each case has letters of its own', () => {
    const general = cases.filter((one) => one.general).map(({ id }) => id);
    expect(cases.at(-1)?.general).toBe(true);
    for (const { like } of cases) expect([undefined, ...general]).toContain(like);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });

  test('say nothing that the check before sending would warn of, and no writer has a gender', () => {
    for (const { name, text } of all) {
      expect([name, checkBeforeSending(text)]).toEqual([name, []]);
      expect(text).not.toMatch(
        /\b(?:(?:estoy|me siento|me quedo) (?:muy )?\p{L}+[ai]d[oa]|encantad[oa]|agradecid[oa]|los dos|juntos)\b/u,
      );
    }
  });

  test('have no excuse in an apology, and no goodbye leaves a door open', () => {
    for (const { name, text } of all) {
      if (kind === 'sorry')
        expect([name, text]).not.toEqual([
          name,
          expect.stringMatching(/, pero |si te ofend|no era mi intención|sin querer/i),
        ]);
      if (kind === 'no' || kind === 'end')
        expect([name, text]).not.toEqual([
          name,
          expect.stringMatching(/a lo mejor|quizás? más adelante|de momento|podemos ser amig/i),
        ]);
    }
  });

  test('can be said to «vos» and to «usted»', () => {
    for (const { name, text } of all) {
      expect([name, addressedAs('contame de vos')(text)]).not.toEqual([
        name,
        expect.stringMatching(
          /(?<!\p{L})(?:tú|ti|contigo|eres|tienes|quieres|puedes|sabes|prefieres|necesitas|sientes|dices|dime)(?!\p{L})/iu,
        ),
      ]);
      expect([name, addressedAs('¿y usted?')(text)]).not.toEqual([
        name,
        expect.stringMatching(
          /(?<!\p{L})(?:te|tus?|tú|ti|contigo|(?!chiste|triste|despiste|insiste)\p{L}+[ai]ste)(?!\p{L})/iu,
        ),
      ]);
    }
  });
});

test.each(cases.toldCases)('the case is read that is surely meant: %s, %s', (kind, facts, id) =>
  expect(caseFor(kind as LetterKind, facts).id).toBe(id),
);

test.each(cases.otherCases)('no case is read that only sounds alike: %s, %s', (kind, facts, id) =>
  expect(caseFor(kind as LetterKind, facts).id).not.toBe(id),
);

test.each(cases.names)('only whom the letter surely goes to is named: %s', (facts, name) =>
  expect(nameIn(facts) ?? '').toBe(name),
);

test.each(cases.ownSentences)(
  'only what surely is of themselves alone is theirs: $facts',
  ({ facts, said }) => expect(ownIn(facts).filter((one) => one !== null)).toEqual(said),
);

interface Promised {
  name: string;
  /** The kind, the facts, what the first letter says and how its idea is called. */
  told: [LetterKind, string, string?, string?][];
  length?: LetterLength;
  /** Said in none of the letters. */
  never?: string;
  notice?: string;
  dontExpect?: string;
  sends?: 'all' | 'not the first' | 'nothing';
  /** A help line that stands beside it. */
  line?: string;
}

describeAnswers('a letter', (open) => {
  const ask = async (body: object, settings: Record<string, string> = {}) => {
    const letters = await newcomer(open, {}, settings);
    const { status, answer } = await letters.ask('write-letter', { length: 'short', ...body });
    return { status, ...answer };
  };

  test.each(kinds)('of each kind and length comes with others, without an open slot: %s', async (kind) => {
    for (const length of lengths) {
      const given = await ask({ kind, length, facts: 'Hemos quedado tres veces con Marta' });
      const all = [given.text, ...given.alternatives.map((one: { text: string }) => one.text)];
      expect([given.status, new Set(all).size]).toEqual([200, all.length]);
      expect(all.join(' ')).not.toMatch(/[{}]|undefined|\+/);
      for (const text of all) expect(text).toMatch(/^Hola, Marta\. /);
    }
  });

  const promises = (cases.letters as Promised[]).flatMap(({ name, told, ...promised }) =>
    told.map(([kind, facts, text, angle]) => ({ name, kind, facts, text, angle, ...promised })),
  );
  test.each(promises)('$name: $kind, $facts', async ({ kind, facts, length = 'short', ...promised }) => {
    const says = (words = '') => new RegExp(words, 'u');
    const given = await ask({ kind, facts, length });
    const all = [given, ...given.alternatives];
    expect(given.text).toMatch(says(promised.text));
    expect(given.angle).toMatch(says(promised.angle));
    if (promised.never)
      expect(all.map((one) => one.text).join(' ')).not.toMatch(new RegExp(promised.never, 'iu'));
    if (promised.notice) expect(given.notice).toMatch(says(promised.notice));
    expect(given.dontExpect).toMatch(says(promised.dontExpect));
    if (promised.line) expect(lineIds(given)).toContain(promised.line);
    if (promised.sends) expect(given.silent === true).toBe(promised.sends !== 'all');
    if (promised.sends === 'nothing') expect(all.every(({ silent }) => silent)).toBe(true);
  });

  test.each(cases.dangerous)(
    'to somebody dangerous (%s) is first of all not to be sent: %s',
    async (kind, facts, line) => {
      const { settings, calls } = await withModel();
      const given = await ask({ kind, facts }, settings);
      expect([given.status, given.silent, given.angle, given.remainingUses]).toEqual([
        200,
        true,
        'No contestar',
        3,
      ]);
      expect(lineIds(given)).toContain(line);
      expect(calls).toEqual([]);
    },
  );

  test.each(cases.threats)('that threatens is refused: %s', async (facts) => {
    const given = await ask({ kind: 'end', facts });
    expect([given.status, given.reason]).toEqual([422, 'harm']);
  });

  test('gets shorter or another idea by a chip, and no joke', async () => {
    const letters = await newcomer(open);
    const body = { kind: 'no', length: 'long', facts: 'dos citas con Ana' };
    const { text, generationId } = (await letters.ask('write-letter', body)).answer;
    const refined = async (chip: string) =>
      (await letters.ask('write-letter', { ...body, refine: { of: generationId, chip, text } })).answer;
    expect((await refined('shorter')).text.length).toBeLessThan(text.length);
    expect((await refined('another')).text).not.toBe(text);
    expect((await refined('funnier')).message).toContain('humor suele doler');
  });
});

test.each(cases.afterNo)('an apology after a no asks for nothing: %s', (facts, angle) => {
  const input = { kind: 'sorry', facts, length: 'short' } as const;
  const given = silenceFor(input, { no: 'No quiero seguir con esto' });
  expect(given?.ways[0]?.angle ?? '').toBe(angle);
  expect(silenceFor(input)).toBeNull();
});

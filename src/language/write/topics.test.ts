import dictionary from 'dictionary-es';
import nspell from 'nspell';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { balanced } from '../../../test/balanced.ts';
import { readData } from '../read/data.server.ts';
import { normalise } from '../read/normalise.ts';
import { alternatives } from '../read/terms.ts';
import { fold } from './fold.ts';
import { misheard } from './spelled.server.ts';
import cases from './topics.cases.json' with { type: 'json' };
import { openerKinds, readTopics, type Topic, topics } from './topics.server.ts';

const line = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^[¿¡«"]?[\p{Lu}\d].*[.?!…»]$/u, 'begins with a capital and ends with a full stop, ? or !');
const opener = line(20, 220);
const term = z
  .string()
  .regex(/^[a-z0-9 *()/._&-]+$/, 'lower case, no accents (n for ñ), only * ( / ) .. beside letters')
  .refine(
    (one) =>
      balanced(one) &&
      !/\*[a-z]|(?<!\.)\.(?!\.)|\.{3}|\(\)|\//.test(
        one.replace(/\([^()]*\)/g, 'x').replace(/\([^()]*\)/g, 'x'),
      ),
    'not in the term language: a / only between ( and )',
  );
const topic = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().regex(/^(?:(?:el|la|los|las) )?[\p{L}\p{N}]/u),
  said: z.array(term).min(1),
  unless: z.array(term).min(1).optional(),
  common: z.literal(true).optional(),
  ask: z.array(opener).min(3),
  warm: z.array(opener).min(2),
  joke: z
    .array(opener)
    .min(2)
    .refine((all) => all.some((one) => one.endsWith('?')), 'one joke at least asks something'),
  invite: z.array(opener.refine((one) => one.includes('?'), 'an invitation has a question')).min(2),
  plan: z.array(line(40, 320)).min(1),
});

const openersOf = (one: Topic) => openerKinds.flatMap((kind) => one[kind]);
const linesOf = (one: Topic) => [...openersOf(one), ...one.plan];
const allLines = topics.flatMap((one) => linesOf(one).map((text) => ({ id: one.id, text })));
const plain = (text: string) => fold(text).match(/[a-z0-9]+/g) ?? [];
const repeated = (items: readonly string[]) => items.filter((item, at) => items.indexOf(item) !== at);
/** What one may type of a term: its stems as they are, its gaps empty. */
const samplesOf = (terms: readonly string[]) =>
  terms.flatMap((one) =>
    alternatives(
      one
        .replace(/ ?\.\. ?/g, ' ')
        .replaceAll('*', '')
        .replace(/\b_ /g, ''),
    ),
  );
/** The report is read by whoever writes the topics. */
const none = (faults: readonly string[]) => expect(faults, `\n${faults.join('\n')}\n`).toEqual([]);

test('there are no fewer topics than there were', () => {
  expect(topics.length).toBeGreaterThanOrEqual(980);
});

describe('every topic', () => {
  test('has its fields, enough lines and lines of the right length', () => {
    none(
      topics.flatMap((one) => {
        const { error } = topic.safeParse(one);
        return (error?.issues ?? []).map((issue) => {
          const at = issue.path.reduce<unknown>(
            (from, key) => (from as Record<PropertyKey, unknown>)?.[key],
            one,
          );
          return `${one.id} ${issue.path.join('.')}: ${issue.message}: ${JSON.stringify(at)}`;
        });
      }),
    );
    none(repeated(topics.map(({ id }) => id)));
    none(repeated(topics.map(({ name }) => name)));
  });

  test('is found by each of its own words', () => {
    const faults = topics.flatMap((one) =>
      samplesOf(one.said).flatMap((sample) => {
        const words = normalise(sample).text;
        const found = readTopics(`Le gusta ${sample}`).topics.map((each) => each.topic.id);
        if (found.length === 1 && found[0] === one.id) return [];
        const others = found.filter((id) => id !== one.id);
        return [
          `${one.id}: «${sample}» ${others.length > 0 ? `is also found as ${others.join(', ')}` : `is not found (read as «${words}»)`}`,
        ];
      }),
    );
    none(faults);
  });

  test('says nothing twice', () => {
    none(repeated(allLines.map(({ text }) => plain(text).join(' '))));
    none(
      topics.flatMap((one) =>
        repeated(openersOf(one).map((text) => plain(text).slice(0, 3).join(' '))).map(
          (three) => `${one.id}: several lines begin with «${three}»`,
        ),
      ),
    );
  });
});

/** What «estoy», «eres», «te veo» and the like would say of a person's gender, and words that say it by themselves. */
const gendered =
  /(?<!\p{L})(?:(?:estoy|soy|estás|eres|sigues|sigo|quedas|quedo|ando|andas|vivo|vives|acabo|acabas|acabaste|me he quedado|te has quedado|sales|salgo|vas|voy|viajas|viajo|llegas|llego|vuelves|vuelvo|te sientes|me siento|te pones|me pongo) (?:muy |tan |más |ya |siempre |bien )?(?!tod[oa]s?|lado|modo|ningun)\p{L}{2,}(?:[aiuí][dt]|[os]os|gost|ent|list|sol|[ln]t)[oa]s?|(?:estoy|estás|eres|soy|vas|voy|sales|salgo|vives|vivo) (?:sol|list|tont|loc)[oa]|enganchad[oa]s?|obsesionad[oa]s?|apasionad[oa]s?|un experto|una experta|amigo mío|amiga mía|nosotr[oa]s|vosotr[oa]s|novat[oa]s?|el uno (?:al|con el|del|para el) otro|uno al otro|fanátic[oa]s?|loc[oa]s? por|adict[oa]s? a)(?!\p{L})/giu;
const cliches =
  /conectar|(?<!\p{L})vibr(?:ar|as?|amos)(?!\p{L})|(?<!\p{L})almas?(?!\p{L})|mágic|magia|aventura|(?<!\p{L})destinos?(?!\p{L})|mariposas en|media naranja|química entre|persona especial|(?<!\p{L})(?:ex|exnovi[oa])(?!\p{L})|sexy|erótic|desnud|borrach|resaca|\p{Extended_Pictographic}|!.*!|el universo/giu;
/** About these the word is no cliché. */
const about: Record<string, RegExp> = { magic: /m[aá]gi/u, butterflies: /mariposas/u };
const invented =
  /\byo también (?:h|t|s|l|v|p)|\bllevo (?:\w+ )?(?:años|meses|toda la vida)|\bdesde (?:pequeñ|niñ)|\bmi (?:herman|madre|padre|abuel|prim[oa]\b|tí[oa]\b|perr|gat[oa]\b|jef[ea]\b)/iu;

describe('every line', () => {
  const speller = nspell(dictionary);
  const known = new Map<string, boolean>();
  const isKnown = (word: string) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = speller.correct(word) || speller.correct(word.toLowerCase());
    known.set(word, found);
    return found;
  };
  const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ' };
  /** The word with one accent or tilde more, where that is Spanish and the word is not. */
  const missing = (word: string) =>
    isKnown(word)
      ? undefined
      : [...word]
          .map((letter, at) => word.slice(0, at) + (accents[letter] ?? letter) + word.slice(at + 1))
          .find((other) => other !== word && isKnown(other));

  test('is spelled as no word is that is put right for another', () => {
    none(misheard.flatMap(([slip, word]) => (isKnown(slip) ? [`«${slip}» is not «${word}»`] : [])));
  });

  test('has its accents, marks and spaces', () => {
    none(
      allLines.flatMap(({ id, text }) => {
        const unaccented = (text.match(/(?<!\p{L})\p{Ll}+/gu) ?? []).flatMap((word) => missing(word) ?? []);
        return [
          ...unaccented.map((word) => `${id}: «${word}» has an accent: ${text}`),
          ...(balanced(text) ? [] : [`${id}: ¿ ? ¡ ! « » ( ) do not match: ${text}`]),
          ...(/ {2}|\s[,.;:?!]|[¿¡] |,,|\.\.(?!\.)|["“”{}[\]]|¿(?:que|cual|quien)(?= )|(?<!\p{L})(?:de el|a el) \p{Ll}/u.test(
            text,
          )
            ? [`${id}: punctuation: ${text}`]
            : []),
        ];
      }),
    );
  });

  test('fits anybody: no gender, no cliché, nothing invented', () => {
    none(
      allLines.flatMap(({ id, text }) => {
        const found = [
          ...(text.match(gendered) ?? []),
          ...(text.match(cliches) ?? []).filter((word) => !about[id]?.test(word)),
          ...(text.match(invented) ?? []),
        ];
        return found.length > 0 ? [`${id}: «${found.join('», «')}»: ${text}`] : [];
      }),
    );
  });
});

describe.skipIf(topics.every(({ id }) => id !== 'jazz'))('reading', () => {
  const read = (text: string) => {
    const { topics: found, disliked, attributes } = readTopics(text);
    return {
      likes: found.map((one) => one.topic.id),
      dislikes: disliked.map((one) => one.topic.id),
      is: attributes.filter((one) => !one.denied).map((one) => one.id),
    };
  };

  test('the lists that know no topic are in the term language too', () => {
    const lists = [
      ...Object.values(readData<Record<string, string[]>>('polarity.json')),
      ...['attributes.json', 'cues.json']
        .flatMap((file) => readData<{ said: string[]; unless?: string[] }[]>(file))
        .flatMap(({ said, unless }) => [said, unless ?? []]),
    ];
    none(lists.flat().filter((row) => !term.safeParse(row).success));
  });

  test('what somebody does not like is no topic, however they say it', () => {
    for (const text of cases.disliked)
      expect(read(text), text).toMatchObject({ likes: [], dislikes: ['jazz'] });
  });

  test('a no that means yes, and a no to something else, leave the topic', () => {
    for (const text of cases.liked) expect(read(text), text).toMatchObject({ likes: ['jazz'], dislikes: [] });
  });

  test('what somebody is, has lost or looks for is an attribute and never a topic or a name', () => {
    const { name, age, attributes } = readTopics(
      'Viudo, 58. Voy en silla de ruedas, dos hijos. Busco algo serio, sin prisas',
    );
    expect({ name, age }).toEqual({ name: undefined, age: undefined });
    expect(attributes.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['widowed', 'disability', 'children', 'seeks-serious', 'no-hurry']),
    );
    expect(attributes.find(({ id }) => id === 'disability')?.clause).toBe('Voy en silla de ruedas');
    expect(read('ha muerto mi abuela').is).toContain('bad-news');
    expect(read('pronombre elle').is).toEqual(['neutral']);
    expect(read('alergia a los frutos secos').is).toEqual(['allergy']);
    expect(read('cita a ciegas').is).toEqual([]);
    expect(read('no tengo hijos').is).toEqual(['no-children']);
  });

  test('only what is sure to be a name is one', () => {
    expect(readTopics('Laura, 34, jazz')).toMatchObject({ name: 'Laura', age: 34 });
    expect(readTopics('se llama Iker y tiene 41 años')).toMatchObject({ name: 'Iker', age: 41 });
    for (const text of cases.nameless) expect(readTopics(text).name, text).toBeUndefined();
  });

  test('pictures are read where nothing else says anything, and odd text does no harm', () => {
    for (const text of ['', 'a,'.repeat(1_000), ' '.repeat(2_000), '\ud800'.repeat(500), '¿'.repeat(2_000)])
      expect(read(text)).toEqual({ likes: [], dislikes: [], is: [] });
  });
});

test('a verb is no Japanese film: «que se anime»', () => {
  const idsOf = (text: string) => readTopics(text).topics.map((one) => one.topic.id);
  for (const text of cases.noAnime) expect(idsOf(text)).not.toContain('anime');
  for (const text of cases.anime) expect(idsOf(text)).toContain('anime');
});

test.each(cases.matters as [string, string, string | null][])(
  '«%s» is no matter of %s but of %s',
  (text, not, is) => {
    const ids = readTopics(text).topics.map(({ topic }) => topic.id);
    expect(ids).not.toContain(not);
    if (is) expect(ids).toContain(is);
  },
);

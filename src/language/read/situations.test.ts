import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readSaid } from '../../../evals/corpus.ts';
import { families, levels } from './families.ts';
import { readChat } from './read.ts';
import cases from './situations.cases.json' with { type: 'json' };
import { everySituation, matters, saidPlainly, tellingIn } from './situations.ts';

const tell = (text: string) => tellingIn({}, text);

const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\p{Lu}«¿¡].*[.?!»]$/u);
const texts = {
  id: z.string().regex(/^[a-z-]+$/),
  seems: line(300),
  means: line(300),
  other: line(180).optional(),
  interest: z.enum(levels),
  step: line(360),
};
const calm = z.strictObject({
  ...texts,
  level: z.literal('bajo'),
  about: z
    .string()
    .max(90)
    .regex(/^\p{Ll}.*[^.]$/u),
});
const warning = z.strictObject({
  ...texts,
  level: z.enum(['medio', 'alto']),
  family: z.enum(families),
  sign: line(90),
});

test('every situation says whether it is a bad sign, what it means and what to do, and a warning names its sign', () => {
  for (const one of everySituation)
    expect([one.id, (one.level === 'bajo' ? calm : warning).safeParse(one).error]).toEqual([
      one.id,
      undefined,
    ]);
  expect(new Set(everySituation.map(({ id }) => id)).size).toBe(everySituation.length);
});

test('every situation belongs to one matter, and what is said of a matter is as long as what is said of a situation', () => {
  const named = matters.flatMap(({ situations }) => situations);
  expect(named.toSorted()).toEqual(everySituation.map(({ id }) => id).toSorted());
  const { seems, means, step } = texts;
  const matter = z.object({ seems, means, step });
  for (const one of matters) expect([one.id, matter.safeParse(one).error]).toEqual([one.id, undefined]);
});

test.each(saidPlainly.map((one) => [one.id, one] as const))(
  'what is said plainly is as long as what is said of a situation, and is known in the words of each country: %s',
  (id, { yes = [], no = [], seems, means, step }) => {
    const own = z.object({ seems: texts.seems, means: texts.means, step: texts.step });
    if (seems) expect(own.safeParse({ seems, means, step }).error).toBeUndefined();
    expect(yes.filter((text) => tell(text).situation?.id !== id)).toEqual([]);
    expect(no.filter((text) => tell(text).situation?.id === id)).toEqual([]);
  },
);

test('what strangers tell is learned for every situation that has an answer, and for no other', () => {
  const told = new Set(readSaid('situations').map(({ says }) => says));
  expect([...told].toSorted()).toEqual(everySituation.map(({ id }) => id).toSorted());
});

describe('what somebody tells of the other one', () => {
  test.each(cases.known as [string, string][])('is known as what it is: %s', (text, id) => {
    expect(tell(text)).toMatchObject({ situation: { id } });
  });

  test('is said with its name where it is only likely, so that who is misunderstood can see it', () => {
    const { situation, isSure } = tell('sus hijas me miran raro');
    expect([situation?.id, isSure]).toEqual(['their-kids-reject-me', false]);
    for (const said of [situation?.seems, situation?.means])
      expect(said).toMatch(/^Si te hemos entendido bien, sus hijos no te quieren o te tratan mal\. /);
  });

  test('is answered by what it is about where no situation is likely, and as a story where not even that is', () => {
    const { situation, isSure } = tell('fuimos a cenar y pidió dos postres en la cita');
    expect([situation?.level, isSure]).toEqual(['bajo', false]);
    expect(situation?.seems).toMatch(/^Parece que va de vuestras citas/);
    expect(tell('le dejé mi abrigo y lo lleva su hermana').situation?.seems).toMatch(/^Con lo que cuentas/);
  });

  test('is answered first where it is asked of oneself, by whether there is a bad sign', () => {
    const seems = (text: string) => tell(text).situation?.seems;
    expect(seems('no tiene redes sociales. es raro o soy yo?')).toMatch(
      /^Preguntártelo no es exagerar\. No,/,
    );
    // However often the same request asks.
    const snob =
      'tiene 37, vive con sus padres y esta en el paro desde verano. red flag o soy yo una clasista';
    expect([seems(snob), seems(snob)]).toEqual(Array(2).fill(expect.stringMatching(/^Dudarlo no te hace/)));
    expect(seems('se rie de mi tripa delante de sus colegas. soy muy sensible?')).toMatch(/^No exageras\./);
    expect(seems('siempre soy yo el que saluda y el que escribe, ella nunca')).not.toMatch(/exagera/);
  });

  test('and is plainly calm is not made worse by one likeness of danger, and by two it is', () => {
    const calm = 'el loco deja siempre el celu boca abajo y cuando le llega algo se va al baño po';
    expect(tell(calm)).toMatchObject({
      situation: { id: 'hides-phone' },
      likely: null,
      reading: { findings: [] },
    });
    const hit = tell('llega siempre tarde y ayer me agarro del cuello por decirselo');
    expect(hit.reading.level).toBe('alto');
  });

  test('is read without what words of messages only resemble', () => {
    const text = 'solo me llama cuando su amigo no puede';
    expect(readChat(text).level).not.toBe('bajo');
    expect(tell(text)).toMatchObject({ reading: { findings: [], level: 'bajo' } });
  });

  test.each(cases.messages)('is not taken for it where it is a message: %s', (text) => {
    expect(tell(text).situation).toBeUndefined();
  });

  test('is answered with words for the other one in the address of who tells it', () => {
    const step = (text: string) => tell(text).situation?.step;
    expect(step('Don Julián llega siempre tarde, cuarenta minutos')).toContain(
      '«si va a tardar, avíseme antes',
    );
    expect(step('la mina llega siempre tarde, che')).toContain('avisame antes');
  });
});

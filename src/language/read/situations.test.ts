import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readSaid } from '../../../evals/corpus.ts';
import { families, levels } from './families.ts';
import { readChat } from './read.ts';
import { everySituation, tellingIn } from './situations.ts';

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
const calm = z.strictObject({ ...texts, level: z.literal('bajo') });
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

test('what strangers tell is learned for every situation that has an answer, and for no other', () => {
  const told = new Set(readSaid('situations').map(({ says }) => says));
  expect([...told].toSorted()).toEqual(everySituation.map(({ id }) => id).toSorted());
});

describe('what somebody tells of the other one', () => {
  test.each([
    ['es de las que aparece media hora tarde siempre, y ni avisa', 'always-late'],
    ['su ex y él siguen quedando cada jueves y no la ha olvidado', 'not-over-ex'],
    ['no tiene instagram ni facebook ni nada, eso no es sospechoso?', 'no-social-media'],
    ['me mira el movil cuando me ducho', 'looks-my-phone'],
  ])('is known as what it is: %s', (text, id) => {
    expect(tell(text)).toMatchObject({ isStory: true, situation: { id } });
  });

  test('is read without what words of messages only resemble', () => {
    const text = 'solo queda de noche y en mi casa, de dia nunca puede';
    expect(readChat(text).level).not.toBe('bajo');
    expect(tell(text)).toMatchObject({ reading: { findings: [], level: 'bajo' } });
  });

  test.each([
    'no me llames mi amor, no somos nada',
    'llego tarde, diez minutos, perdona',
    '¿me dejas tu ubicación cuando llegues?',
    'tengo novio, lo siento',
    'te vi en línea y no me contestaste',
    'oye, que no tengo redes, pero te paso mi número',
    'Yo: ¿qué tal?\nElla: llega siempre tarde, raro no?',
  ])('is not taken for it where it is a message: %s', (text) => {
    expect(tell(text).isStory).toBe(false);
  });

  test('is answered with words for the other one in the address of who tells it', () => {
    const step = (text: string) => tell(text).situation?.step;
    expect(step('Don Julián llega siempre tarde, cuarenta minutos')).toContain(
      '«si va a tardar, avíseme antes',
    );
    expect(step('la mina llega siempre tarde, che')).toContain('avisame antes');
  });
});

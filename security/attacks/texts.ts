import { examples } from '../../test/tool-examples.ts';
import { type Attack, mustAll } from '../attack.ts';
import { call } from '../client.ts';
import { somebody } from '../person.ts';

/** What makes a careless pattern look back from each of its characters. */
const pieces = [
  '\n',
  '\t',
  'a',
  'ab. ',
  '¿',
  '«"',
  '1 ',
  'a@b.',
  '😊',
  'e\u0301\u0302 ',
  'no\n',
  'no quiero que ',
  'me da miedo ',
  'tiene 15 ',
  'Ana: hola\nYo: ',
  '[12/3/24, 21:05:33] ',
  'ɐ n',
  'm a t a r ',
  'jajaja ',
  '300 €, ',
];
const freeUses = 3;

/** Between two marks, so that no box is empty. */
const filled = (piece: string) => (characters: number) =>
  `x${piece.repeat(characters)}`.slice(0, characters - 1).concat('x');

export const texts: Attack[] = examples.map(({ functionName, example }) => ({
  group: 'texts',
  name: `every box of ${functionName} full of what is slow to read, in ${pieces.length} ways`,
  seconds: 60,
  workMs: 250,
  warmMegabytes: 40,
  async run({ open }, seen) {
    const statuses: number[] = [];
    let person = await somebody(open);
    for (const [n, piece] of pieces.entries()) {
      if (n % freeUses === freeUses - 1) person = await somebody(open);
      const answer = await call(open, `/api/functions/${functionName}`, {
        method: 'POST',
        cookie: person.cookie,
        body: example.full(filled(piece)),
      });
      seen.add(answer);
      statuses.push(answer.status);
    }
    return mustAll(statuses, [200, 422]);
  },
}));

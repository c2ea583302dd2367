import { somebody } from '../../test/rig/sign-in.ts';
import { examples } from '../../test/tool-examples.ts';
import type { Attack } from '../attack.ts';
import payloads from '../payloads.json' with { type: 'json' };

/** What makes a careless pattern look back from each of its characters. */
const { pieces } = payloads;
const freeUses = 3;

/** Between two marks, so that no box is empty. */
const filled = (piece: string) => (characters: number) =>
  `x${piece.repeat(characters)}`.slice(0, characters - 1).concat('x');

export const texts: Attack[] = examples.map(({ functionName, example }) => ({
  name: `every box of ${functionName} full of what is slow to read, in ${pieces.length} ways`,
  seconds: 60,
  workMs: 250,
  warmed: true,
  async run({ open }, tried) {
    let person = await somebody(open);
    for (const [n, piece] of pieces.entries()) {
      if (n % freeUses === freeUses - 1) person = await somebody(open);
      await tried.call(open, `/api/functions/${functionName}`, {
        method: 'POST',
        cookie: person.cookie,
        body: example.full(filled(piece)),
      });
    }
    return tried.mustAll(200, 422);
  },
}));

import { describe, expect, test } from 'vitest';
import payloads from '../security/payloads.json' with { type: 'json' };

const repeated = (part: string) => (length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** What attacks fill boxes with (`security/attacks/texts.ts`), and what begins or ends otherwise. */
const texts: Record<string, (length: number) => string> = {
  ...Object.fromEntries(payloads.pieces.map((piece) => [JSON.stringify(piece), repeated(piece)])),
  'one mark': (length) => `${'_'.repeat(length)}!`,
  'one stop': (length) => `**A${'!'.repeat(length)}a**`,
  spaces: (length) => `${' '.repeat(length)}x`,
  'nested quotes': (length) => `${'«"('.repeat(length / 6)}x${')"»'.repeat(length / 6)}`,
  'a refusal, a liking and a list': (length) =>
    `no gordos, me encanta bailar tango con mi abuela, ${repeated('ab,')(length)}`,
};

const shortText = 5_000;
const times = 8;
export const longText = times * shortText;

/** Processor time of this thread alone: a busy machine does not lengthen it. */
function millisOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** Below it the noise is larger than the work. */
const noiseMs = 6;

/** Of each function, that the time which it takes grows with the length of a text, not with its square. */
export function staysLinear(layers: Record<string, (text: string) => unknown>, read = texts): void {
  // Eight times the text takes a quadratic rule 64 times as long.
  describe.each(Object.entries(layers))('%s', (_, layer) => {
    test.each(Object.entries(read))(
      'reads %s in time that grows with the length, not its square',
      (__, make) => {
        const [small, large] = [make(shortText), make(shortText * times)];
        let [least, most] = [Number.POSITIVE_INFINITY, 0];
        // What else the machine does adds to a run: it has three tries.
        for (let tries = 0; tries < 3 && least > most; tries += 1) {
          least = Math.min(
            least,
            millisOf(() => layer(large)),
          );
          const once = least > noiseMs * times * 3 ? millisOf(() => layer(small)) : 0;
          most = Math.max(once, noiseMs) * times * 3;
        }
        expect(least).toBeLessThanOrEqual(most);
      },
    );
  });
}

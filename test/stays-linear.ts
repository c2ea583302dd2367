import { describe, expect, test } from 'vitest';

const repeated = (part: string) => (length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

const texts: Record<string, (length: number) => string> = {
  'one letter': repeated('a'),
  'two letters': repeated('ab'),
  'one capital': repeated('Á'),
  'one emoji': repeated('😊'),
  'one figure': repeated('1'),
  'one mark': (length) => `${'_'.repeat(length)}!`,
  'one stop': (length) => `**A${'!'.repeat(length)}a**`,
  spaces: (length) => `${' '.repeat(length)}x`,
  'empty lines': repeated('\n'),
  'lines of one word': repeated('no\n'),
  'nested quotes': (length) => `${'«"('.repeat(length / 6)}x${')"»'.repeat(length / 6)}`,
  'openings of threats': repeated('te voy a '),
  'threats that end otherwise': repeated('si no me mandas fotos de tu '),
  'ages of nobody': repeated('tiene casi solo 17 gatos, con 15 chicas de '),
  'pleas for money': repeated('me puedes prestar 300 '),
  refusals: repeated('no me apetece, prefiero que '),
  plans: repeated('quedamos el finde que '),
  speakers: repeated('Ana: cuántos años tienes?\nYo: 15 minutos\n'),
  stamps: repeated('[12/3/24, 21:05:33] '),
  commas: repeated('no, quiero, que, '),
  'a refusal, a liking and a list': (length) =>
    `no gordos, me encanta bailar tango con mi abuela, ${repeated('ab,')(length)}`,
  'combining marks': repeated('e\u0301\u0301\u0301 '),
  'stretched words': repeated('holaaaaaaaaaaaaaaaa '),
  'look-alikes': repeated('mаtо '),
  'one word of look-alikes': repeated('ма'),
  laughter: repeated('jajajaja mi ex me decía '),
  questions: repeated('¿y tú? '),
  'quotes that only open': repeated(' dij«'),
  ...Object.fromEntries(['“', '«', '"', "'", '[', '('].map((mark) => [`${mark} alone`, repeated(mark)])),
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
const noiseMs = 3;

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

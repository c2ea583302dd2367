import { describe, expect, test } from 'vitest';
import { minorMention } from '../write/minor.ts';
import { parseChat } from './chat.ts';
import { quotesIn } from './exact-quote.ts';
import { finish } from './find-by-rules.ts';
import { readInterest } from './interest.ts';
import { judge } from './learned/judge.ts';
import { wordClassesIn } from './learned/word-classes.ts';
import { readLines } from './lines.ts';
import { normalise } from './normalise.ts';
import { readChat } from './read.ts';
import { hasRefusal } from './refusal.ts';
import { saysNo } from './says-no.ts';
import { wordsOf } from './terms.ts';

const layers: Record<string, (text: string) => unknown> = {
  'the parser of chats': parseChat,
  'the normaliser': (text) => normalise(text),
  'the lists of words': (text) => wordClassesIn(wordsOf(normalise(text).text)),
  'the weights of words': (text) => finish(judge(text, readLines(text), [])),
  'the patterns, with all of reading': readChat,
  'the cues of interest': (text) => readInterest(text),
  'the refusals': (text) => [hasRefusal(text), saysNo(normalise(text).text)],
  'the ages of minors': minorMention,
  'the search for a quote': (text) => quotesIn(text)('Está, «pues» no ESTÁ'),
};

const repeated = (part: string) => (length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

const texts: Record<string, (length: number) => string> = {
  'one letter': repeated('a'),
  'two letters': repeated('ab'),
  'one capital': repeated('Á'),
  'one emoji': repeated('😊'),
  'one figure': repeated('1'),
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
  'combining marks': repeated('e\u0301\u0301\u0301 '),
  'stretched words': repeated('holaaaaaaaaaaaaaaaa '),
  'look-alikes': repeated('mаtо '),
  'one word of look-alikes': repeated('ма'),
  laughter: repeated('jajajaja mi ex me decía '),
  questions: repeated('¿y tú? '),
};

const short = 5_000;
const times = 8;

/** Processor time of this thread alone: a busy machine does not lengthen it. */
function millisOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

const best = (work: () => unknown) => Math.min(millisOf(work), millisOf(work), millisOf(work));

// Eight times the text takes a quadratic rule 64 times as long. Below 3 ms the noise is larger than the work.
describe.each(Object.entries(layers))('%s', (_, layer) => {
  test.each(Object.entries(texts))(
    'reads %s in time that grows with the length, not its square',
    (__, make) => {
      const [small, large] = [make(short), make(short * times)];
      layer(small);
      const before = best(() => layer(small));
      expect(best(() => layer(large))).toBeLessThan(Math.max(before, 3) * times * 3);
    },
  );
});

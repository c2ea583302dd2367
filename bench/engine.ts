/**
 * What our own rules take of one core for an answer, safety net included, at the usual largest input of each tool: a chat of 10,000 characters, or what fits. Figures, never asserted:
 * in processor time, each next to one pass that counts the words of the same text, taken in turns with it.
 */

import { helpFor, refusalFor } from '../src/generation/pipeline/safety.server.ts';
import { readInterest } from '../src/language/read/interest.ts';
import { readChat } from '../src/language/read/read.ts';
import { fold } from '../src/language/write/fold.ts';
import { examples } from '../test/tool-examples.ts';
import { chats } from './engine-chats.ts';
import { quantile } from './kit/stats.ts';

const rounds = 25;
const warmUp = 8;
/** Answers to a round: the clock of processor time counts in steps of 4 ms. */
const perRound = 4;
/** The clock of processor time is too coarse for one pass: so many characters are counted at once. */
const countedCharacters = 300_000;
const context = { address: 'tu', today: new Date('2026-11-21') } as const;

function countWords(text: string): number {
  const counts = new Map<string, number>();
  for (const word of fold(text).split(/[^a-z0-9]+/)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts.size;
}

function countOften(text: string, passes: number): void {
  for (let pass = 0; pass < passes; pass += 1) countWords(text);
}

function timed(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

function measure(name: string, shape: string, text: string, work: (round: number) => unknown): void {
  const passes = Math.ceil(countedCharacters / text.length);
  const times: number[] = [];
  const reference: number[] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const counted = timed(() => countOften(text, passes)) / passes;
    const worked = timed(() => {
      for (let answer = 0; answer < perRound; answer += 1) work(perRound * round + answer);
    });
    if (round < 0) continue;
    reference.push(counted);
    times.push(worked / perRound);
  }
  const cells = [
    quantile(times, 0.5),
    quantile(times, 0.95),
    quantile(times, 0.5) / quantile(reference, 0.5),
  ];
  process.stdout.write(
    `${name.padEnd(16)}${shape.padEnd(18)}${String(text.length).padStart(7)}${cells.map((cell) => cell.toFixed(1).padStart(9)).join('')}\n`,
  );
}

/** The longest beginning that the tool takes. */
function longest(text: string, fits: (part: string) => boolean): string {
  let [low, high] = [1, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(text.slice(0, middle))) low = middle;
    else high = middle - 1;
  }
  return text.slice(0, low);
}

process.stdout.write(
  `${'what'.padEnd(16)}${'text'.padEnd(18)}${'chars'.padStart(7)}${['p50 ms', 'p95 ms', '× count'].map((head) => head.padStart(9)).join('')}\n`,
);
for (const [shape, text] of Object.entries(chats)) {
  measure('readChat', shape, text, () => readChat(text));
  measure('readInterest', shape, text, () => readInterest(text));
  // The longest chat that is taken. It is read in steps, between which others are served.
  const whole = text.repeat(5);
  measure('readChat', shape, whole, () => readChat(whole));
}
for (const { tool, example } of examples) {
  const parse = (text: string) => tool.contract.input.safeParse(example.saying(text));
  for (const [shape, whole] of Object.entries(chats)) {
    const text = longest(whole, (part) => parse(part).success);
    const parsed = parse(text);
    if (!parsed.success) throw parsed.error;
    measure(tool.contract.id, shape, text, (round) => {
      // A request has an input of its own, by which its reading is remembered.
      const given = { input: { ...(parsed.data as Record<string, unknown>) }, refine: null };
      void refusalFor(tool, given);
      const written = tool.embedded(given.input, { ...context, seed: `ronda ${round}` });
      const { output } = tool.review?.(given.input, written, 'rules') ?? { output: written };
      const answer = tool.contract.present(output) as object;
      return 'helpLines' in answer ? answer : helpFor(tool, given);
    });
  }
}

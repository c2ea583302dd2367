import { createHmac } from 'node:crypto';
import type { AnyTool, Given } from '../models/engine.server.ts';
import type { Versions } from '../tool.ts';

export const rememberedAnswers = 20;
const markBytes = 2;

/** What a person was given lately, as marks that confirm nothing about a text: two bytes of an HMAC each. Decision 0034. */
export function givenTo(userId: string, earlier: readonly Uint8Array[]): Given {
  const markOf = (text: string) =>
    createHmac('sha256', userId).update(text.toLowerCase().trim()).digest().readUInt16BE(0);
  const led = new Set<number>();
  const shown = new Set<number>();
  for (const marks of earlier) {
    const view = new DataView(marks.buffer, marks.byteOffset, marks.byteLength);
    for (let at = 0; at + markBytes <= marks.byteLength; at += markBytes)
      (at === 0 ? led : shown).add(view.getUint16(at));
  }
  return {
    costOf([lead = '', ...others]) {
      const first = markOf(lead);
      const again = others.map(markOf).filter((one) => led.has(one) || shown.has(one)).length;
      return (led.has(first) ? 100 : shown.has(first) ? 10 : 0) + again;
    },
    marksOf(texts) {
      const marks = new DataView(new ArrayBuffer(texts.length * markBytes));
      for (const [at, text] of texts.entries()) marks.setUint16(at * markBytes, markOf(text));
      return new Uint8Array(marks.buffer);
    },
  };
}

const mostTurns = 40;
const enoughTurns = 10;
const budgetMicros = 12_000;

export function freshest(
  write: (turn: number) => unknown,
  versions: AnyTool['versions'],
  given: Given | undefined,
): unknown {
  if (!versions || !given) return write(0);
  const turns = versions.fixed ? 1 : mostTurns;
  const startedAt = process.threadCpuUsage().user;
  let best: unknown;
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < turns; turn++) {
    const output = write(turn);
    for (const index of versions.of(output).keys()) {
      const led = index === 0 ? output : versions.lead(output, index);
      const cost = given.costOf(versions.of(led)) + (index > 0 ? 0.5 : 0);
      if (cost < least) [best, least] = [led, cost];
    }
    if (least === 0) break;
    const spent = process.threadCpuUsage().user - startedAt;
    if (turn + 1 >= enoughTurns && (least < 10 || spent > budgetMicros)) break;
  }
  return best;
}

export const optionVersions = <Option>(
  textOf: (option: Option) => string,
): Versions<{ options: Option[] }> => ({
  of: ({ options }) => options.map(textOf),
  lead: ({ options }, index) => ({
    options: [...options.slice(index, index + 1), ...options.filter((_, at) => at !== index)],
  }),
});

export const onlyVersion = {
  of: (output: unknown) => [JSON.stringify(output)],
  lead: <Output>(output: Output) => output,
};

import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { families, levels } from '../src/language/read/families.ts';
import { toldKinds } from '../src/language/read/learned/told-kinds.ts';

/**
 * How a text may be used. `tuned`: read, learned from and measured, by weights that never saw its author. `lesson`: learned from,
 * never measured. `untouched`: by examiners, measured and neither read nor learned from. `veiled`: so too, by writers who were asked for
 * what is only implied. `check`: for the tools' own tests alone.
 */
const splits = ['tuned', 'untouched', 'veiled', 'lesson', 'check'] as const;

const id = z.string().check(z.regex(/^[a-z0-9-]+\/\d+$/));

const text = z.strictObject({
  id,
  author: z.string(),
  split: z.enum(splits),
  level: z.enum(levels),
  family: z.optional(z.enum(families)),
  text: z.string().check(z.minLength(1)),
});
export type LabelledText = z.output<typeof text>;

const told = z.strictObject({
  id,
  split: z.enum(['tuned', 'untouched']),
  kind: z.enum(['ordinary', ...toldKinds]),
  text: z.string().check(z.minLength(1)),
});
export type ToldText = z.output<typeof told>;

const said = z.strictObject({
  id,
  split: z.enum(['tuned', 'lesson', 'untouched']),
  says: z.string(),
  /** What else it says as much. */
  also: z.optional(z.array(z.string())),
  /** The message that it answers: of the one who asks, or of the other one where the text is a draft. */
  own: z.optional(z.string()),
  text: z.string().check(z.minLength(1)),
});
export type SaidText = z.output<typeof said>;

const words = z.array(z.string().check(z.minLength(1)));
const request = z.strictObject({
  id,
  split: z.enum(['tuned', 'untouched']),
  /** What somebody sends to a tool that writes. */
  input: z.record(z.string(), z.unknown()),
  /**
   * Beginnings of words (alternatives with a bar), on folded text. Where an answer offers three texts, each has to hold at least
   * one of them, in replies two of the three; elsewhere the answer has to hold all of them.
   */
  uses: z.optional(words),
  /** Beginnings of words that the answer must not hold. */
  never: z.optional(words),
  /** The texts must address the other person so. */
  address: z.optional(z.enum(['vos', 'usted'])),
  /** The season matters to outfits and dates; mid-May where none is given. */
  month: z.optional(z.int()),
});
export type LabelledRequest = z.output<typeof request>;

export const readers = ['red-flags', 'subtext'] as const;
export type Reader = (typeof readers)[number];

export const corpusFile = (name: string) => new URL(`./corpus/${name}.jsonl`, import.meta.url);

export function linesOf<Line extends { id: string }>(name: string, line: z.ZodMiniType<Line>): Line[] {
  const lines = readFileSync(corpusFile(name), 'utf8').trimEnd().split('\n');
  const seen = new Set<string>();
  return lines.map((json, at) => {
    const parsed = line.safeParse(JSON.parse(json));
    if (!parsed.success) throw new Error(`${name}.jsonl:${at + 1}: ${z.prettifyError(parsed.error)}`);
    if (seen.has(parsed.data.id))
      throw new Error(`${name}.jsonl:${at + 1}: ${parsed.data.id} is there twice`);
    seen.add(parsed.data.id);
    return parsed.data;
  });
}

export const readTexts = (tool: Reader): LabelledText[] => linesOf(tool, text);

export const readAsTyped = (): LabelledText[] => linesOf('as-typed', text);

export const readTold = (): ToldText[] => linesOf('told', told);

/** Those of one choice each, but that of what is a story. */
export const choiceCorpora = ['said', 'drafted', 'lettered', 'situations', 'clauses', 'profiled'] as const;
export type ChoiceCorpus = (typeof choiceCorpora)[number];

export const readSaid = (name: ChoiceCorpus): SaidText[] => linesOf(name, said);

export const readRequests = (): LabelledRequest[] => linesOf('generation', request);

/** The part of an id before the slash: the batch of a text, the tool of a request. */
export const partOf = ({ id }: { id: string }): string => id.slice(0, id.indexOf('/'));

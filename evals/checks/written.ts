import { stringsIn } from '../../src/platform/strings-in.ts';
import { type LabelledRequest, partOf } from '../corpus.ts';

interface Option {
  angle: string;
  text: string;
}

export interface Written {
  tool: string;
  label: Omit<LabelledRequest, 'id' | 'split'>;
  said: string;
  /** What is offered to be sent or shown as one's own: three texts where the tool gives a choice. */
  options: readonly Option[];
  /** Every piece of text of the answer, those of the options as well. */
  pieces: readonly string[];
  /** What the answer says to be copied from the input. */
  quotes: readonly string[];
  /** The pieces but for those. */
  ours: readonly string[];
  /** What the tool rewrote in the person's own voice, where it is not an option. */
  own: readonly string[];
}

/** What is wrong with an answer, in words; null where the check does not apply to it. */
export type Check = (written: Written) => string[] | null;

export function wordsOf(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}

/** Fields that are keys of ours or names of angles, and no prose. */
const notProse = new Set(['level', 'kind', 'angle', 'familias', 'helpLines']);

export function proseIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(proseIn);
  if (typeof value !== 'object' || value === null) return stringsIn(value);
  return Object.entries(value).flatMap(([key, inner]) => (notProse.has(key) ? [] : proseIn(inner)));
}

interface AnyOption extends Partial<Option> {
  bio?: string;
  suggestedReply?: string;
}

interface AnyOutput extends AnyOption {
  options?: AnyOption[];
  edits?: AnyOption[];
  alternatives?: AnyOption[];
  rewritten?: string;
  redFlags?: { quote: string }[];
  cliches?: { quote: string }[];
}

export function writtenFrom(label: LabelledRequest, output: unknown): Written {
  const answer = output as AnyOutput;
  const textOf = ({ angle = '', text, bio, suggestedReply }: AnyOption): Option => ({
    angle,
    text: text ?? bio ?? suggestedReply ?? '',
  });
  const leads = answer.suggestedReply ?? answer.text;
  const options = (
    answer.options ??
    answer.edits ??
    (leads === undefined ? [] : [answer, ...(answer.alternatives ?? [])])
  ).map(textOf);
  const pieces = proseIn(output);
  const quotes = [...(answer.redFlags ?? []), ...(answer.cliches ?? [])].map(({ quote }) => quote);
  return {
    tool: partOf(label),
    label,
    said: stringsIn(label.input).join('\n'),
    options,
    pieces,
    quotes,
    ours: pieces.filter((piece) => !quotes.includes(piece)),
    own: answer.rewritten === undefined ? [] : [answer.rewritten],
  };
}

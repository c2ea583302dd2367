import type { Labelled } from './labelled.ts';
import { stringsIn, type Written } from './written.ts';

/** Fields that are keys of ours or names of angles, and no prose. */
const notProse = new Set(['level', 'angle', 'familias', 'helpLines']);

function proseIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(proseIn);
  if (typeof value !== 'object' || value === null) return stringsIn(value);
  return Object.entries(value).flatMap(([key, inner]) => (notProse.has(key) ? [] : proseIn(inner)));
}

interface AnyOutput {
  options?: { angle: string; text?: string; bio?: string }[];
  suggestedReply?: string;
  angle?: string;
  alternatives?: { angle: string; suggestedReply: string }[];
  rewritten?: string;
  redFlags?: { quote: string }[];
  cliches?: { quote: string }[];
}

export function writtenFrom(tool: string, label: Labelled, output: unknown): Written {
  const answer = output as AnyOutput;
  const options =
    answer.options?.map(({ angle, text, bio }) => ({ angle, text: text ?? bio ?? '' })) ??
    (answer.suggestedReply === undefined
      ? []
      : [
          { angle: answer.angle ?? '', suggestedReply: answer.suggestedReply },
          ...(answer.alternatives ?? []),
        ].map((one) => ({ angle: one.angle, text: one.suggestedReply })));
  return {
    tool,
    label,
    said: stringsIn(label.input).join('\n'),
    options,
    pieces: proseIn(output),
    quotes: [...(answer.redFlags ?? []), ...(answer.cliches ?? [])].map(({ quote }) => quote),
    own: answer.rewritten === undefined ? [] : [answer.rewritten],
    output,
  };
}

import { certainFindings } from '../../generation/reading/certain.ts';
import type { Family, Severity } from '../../generation/reading/families.ts';
import { normalise, originalOf } from '../../generation/reading/normalise.ts';
import type { RedFlag, RedFlagsInput, RedFlagsOutput } from './contract.ts';

export interface Merged {
  output: RedFlagsOutput;
  /** Families that the model missed and the rules added. */
  addedByRules: Family[];
  /** Findings of the model without words in the chat to show for it. */
  dropped: number;
}

const floor: Record<Severity, RedFlagsOutput['riskLevel']> = { high: 'alto', medium: 'medio', low: 'bajo' };
const rank = { bajo: 0, medio: 1, alto: 2 } as const;

/** A model may neither lose what the rules know for sure nor quote what nobody wrote. */
export function mergeFindings({ message }: RedFlagsInput, output: RedFlagsOutput): Merged {
  const quoted = output.redFlags.flatMap((flag): RedFlag[] => {
    const quote = exactQuote(message, flag.quote);
    return quote ? [{ ...flag, quote }] : [];
  });
  const missed = certainFindings(message).filter(
    (one) => !quoted.some((flag) => flag.family === one.family && flag.severity === 'high'),
  );
  const added = missed.map(({ text, severity, family, quote }) => ({ text, severity, family, quote }));
  const least = added.map((flag) => floor[flag.severity]);
  const riskLevel = [output.riskLevel, ...least].reduce((worst, one) =>
    rank[one] > rank[worst] ? one : worst,
  );
  return {
    output: { ...output, riskLevel, redFlags: [...added, ...quoted] },
    addedByRules: [...new Set(added.map((flag) => flag.family))],
    dropped: output.redFlags.length - quoted.length,
  };
}

/** Accents, case and quotation marks are repaired; other words are not. */
function exactQuote(message: string, quote: string): string | null {
  const wanted = quote.trim();
  if (wanted === '') return null;
  if (message.includes(wanted)) return wanted;
  const plain = normalise(message);
  const needle = normalise(wanted).text.replace(/^[^a-z0-9]+|[^a-z0-9?!]+$/g, '');
  const at = needle === '' ? -1 : plain.text.indexOf(needle);
  return at < 0 ? null : originalOf(message, plain, at, at + needle.length);
}

import type { Refinement, Versions } from '../../generation/tool.ts';
import { normalise } from '../../language/read/normalise.ts';
import { addressedAs } from '../../language/write/addressed.ts';
import { isAmerican } from '../../language/write/american.ts';
import { toUstedes } from '../../language/write/ustedes.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import type { LetterInput, LetterLength, LetterOutput } from './contract.ts';
import { letters, linesOf, texts, type Way, wishes } from './letters.server.ts';
import { causeIn, confessionIn, nameIn, theirActIn } from './read-facts.server.ts';
import { silenceFor } from './safety.server.ts';

const farewell = /^(?:Cuídate|Un (?:abrazo|beso|saludo)|Gracias|Te deseo|Te mando|Que te vaya|Ojalá)/;

/** The letters for what is surely said, and how they are written for this person. */
function chosenFor({ kind, facts }: LetterInput) {
  const plain = normalise(facts).text;
  const asked = wishes.filter(({ kinds, isSaid }) => (kinds?.includes(kind) ?? true) && isSaid(plain));
  const isReasonKept = asked.some(({ general }) => general);
  const { cases, dontExpect } = letters[kind];
  const found = cases.find(({ general, isSaid }) => (general || !isReasonKept) && isSaid(plain));
  if (!found) throw new RangeError(`no letters for ${kind}`);
  const tone = asked.find((wish) => wish.tone)?.tone;
  return {
    ...found,
    asked,
    dontExpect: [dontExpect, found.dontExpect].filter(Boolean).join(' '),
    ways: tone
      ? found.ways.toSorted((a, b) => Number(b.tone === tone) - Number(a.tone === tone))
      : found.ways,
    write: writerOf(facts, plain, found.reads ?? [], asked, kind === 'sorry' ? causeOf(facts) : []),
  };
}

/** An apology with its cause, as they put it. */
const causeOf = (facts: string): string[] => {
  const cause = causeIn(facts);
  return cause ? [`Fue ${cause}; lo cuento como motivo y no como excusa.`] : [];
};

type Write = (way: Way, length: LetterLength) => string;

function writerOf(
  facts: string,
  plain: string,
  reads: readonly (readonly [string, string])[],
  asked: readonly { add?: string; already?: string; address?: string }[],
  cause: readonly string[],
): Write {
  const name = nameIn(facts);
  const addressed = addressedAs(asked.find(({ address }) => address)?.address ?? facts);
  const turned = isAmerican(facts) ? (text: string) => toUstedes(addressed(text)) : addressed;
  const [pattern, value] = reads.find(([one]) => new RegExp(one).test(plain)) ?? [];
  const told = pattern
    ? (new RegExp(pattern).exec(plain)?.[0].replace(new RegExp(pattern), value ?? '') ?? '')
    : value;
  return (way, length) => {
    const lines = linesOf(way, length).toSpliced(2, 0, ...cause);
    const text = lines.join(' ');
    const more = asked.flatMap(({ add, already }) =>
      add && !new RegExp(already ?? '^$').test(text) ? [add] : [],
    );
    const last = lines.findIndex((line) => farewell.test(line));
    const all = lines.toSpliced(last > 0 ? last : lines.length, 0, ...more);
    return [name ? `Hola, ${name}.` : 'Hola.', turned(all.join(' ').replace('{dato}', told ?? ''))]
      .join(' ')
      .replace('{dicho}', () => confessionIn(facts) ?? '[lo que quieres contar]')
      .replace(/\[lo que (?:te incomoda|pasó)\]/gu, (gap) => theirActIn(facts) ?? gap);
  };
}

const lead = <Letter>([first, ...alternatives]: readonly Letter[], dontExpect: string) => {
  if (!first) throw new RangeError('no letter');
  return { ...first, alternatives, dontExpect };
};

export function letterEmbedded(input: LetterInput): LetterOutput {
  const silence = silenceFor(input);
  if (silence) return lead(silence.ways, silence.dontExpect);
  const { ways, dontExpect, write } = chosenFor(input);
  return lead(
    ways.map((way) => ({ angle: way.angle, text: write(way, input.length) })),
    dontExpect,
  );
}

const lengths: readonly LetterLength[] = ['long', 'medium', 'short'];

const isFor: Partial<Record<string, (way: Way) => boolean>> = {
  bolder: ({ tone }) => tone === 'direct',
  warmer: ({ tone }) => tone === 'warm',
  funnier: () => false,
};

/** Another letter that was written for it: the same idea in fewer words, or another idea; or an honest no. */
export function letterEmbeddedRefine(input: LetterInput, { chip, text }: Refinement): string {
  const before = text.trim();
  const { ways, write } = chosenFor(input);
  const own = ways.findIndex((way) => lengths.some((length) => write(way, length) === before));
  // The idea after the one that is shown, and so on around.
  const others = [...ways.slice(own + 1), ...ways.slice(0, own + 1)];
  const candidates =
    chip === 'shorter'
      ? [ways[own], ...others].flatMap((way) => (way ? lengths.map((length) => write(way, length)) : []))
      : others.filter(isFor[chip] ?? (() => true)).map((way) => write(way, input.length));
  const other = silenceFor(input)
    ? undefined
    : candidates.find((one) => one !== before && (chip !== 'shorter' || one.length < before.length));
  if (!other) throw new Failure('content_refused', { message: texts.cannot[chip] ?? '' });
  return other;
}

export const letterVersions: Versions<LetterOutput> = {
  of: ({ text, alternatives }) => [text, ...alternatives.map((one) => one.text)],
  lead(output, index) {
    const { angle, silent, text, alternatives, dontExpect } = output;
    const chosen = alternatives[index - 1];
    // What keeps safe comes first and stays there.
    if (!chosen || silent) return output;
    return {
      ...chosen,
      alternatives: [{ angle, text }, ...alternatives.filter((one) => one !== chosen)],
      dontExpect,
    };
  },
};

export function letterNote(input: LetterInput): string | undefined {
  if (silenceFor(input)) return undefined;
  const { ways, write, general, asked } = chosenFor(input);
  const hasGap = ways.some((way) => write(way, input.length).includes('['));
  return [
    ...asked.map(({ notice }) => notice),
    general && !asked.some((wish) => wish.general) ? texts.notes.general : texts.notes.facts,
    hasGap && texts.notes.gaps,
  ]
    .filter(Boolean)
    .join(' ');
}

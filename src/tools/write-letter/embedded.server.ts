import type { EmbeddedContext, Refinement, Versions } from '../../generation/tool.ts';
import { addressedAs } from '../../language/write/addressed.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise } from '../../language/write/grammar.ts';
import { diceOf } from '../../language/write/seeded.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import type { LetterInput, LetterLength, LetterOutput } from './contract.ts';
import { caseIn, letters, texts, topicOf, type Way } from './letters.server.ts';
import {
  conductIn,
  confessionIn,
  datesIn,
  deedIn,
  nameIn,
  refusalIn,
  theirsIn,
} from './read-facts.server.ts';
import { isDangerous, isUnwanted } from './safety.server.ts';

type Fill = (letter: string) => string;

/** What was surely read of the facts stands in the letter; the rest is a gap that only the person can fill. */
function fillerOf({ facts }: LetterInput): Fill {
  const name = nameIn(facts);
  const addressed = addressedAs(facts);
  const own = (read: (facts: string) => string | null) => {
    const said = read(facts);
    return said && spelled(said);
  };
  const values: Readonly<Record<string, string>> = {
    hola: name ? `Hola, ${name}. ` : 'Hola. ',
    citas: datesIn(facts),
    no: own(refusalIn) ?? 'prefiero que no sigamos quedando',
    hecho: own(deedIn) ?? caseIn(letters.sorry, facts) ?? '[lo que hiciste]',
    cuando: `cuando ${own(conductIn) ?? caseIn(letters.limit, facts) ?? '[pasa lo que te incomoda]'}`,
    paso: own(theirsIn) ?? caseIn(letters.ask, facts) ?? '[lo que pasó]',
    dicho: own(confessionIn) ?? '[lo que quieres contar]',
  };
  return (letter) =>
    addressed(letter).replace(/\{(\p{L}+)\}/gu, (slot, key: string) => {
      const value = values[key.toLowerCase()];
      if (value === undefined) throw new RangeError(`no value for ${slot}`);
      return /^\p{Lu}/u.test(key) ? capitalise(value) : value;
    });
}

const lead = <Letter>([first, ...alternatives]: readonly Letter[], dontExpect: string) => {
  if (!first) throw new RangeError('no letter');
  return { ...first, alternatives, dontExpect };
};

/** What is answered in place of a letter, where none should be sent. */
const silenceFor = (input: LetterInput) =>
  isDangerous(input) ? texts.danger : isUnwanted(input) ? texts.unwanted : null;

const fedUp = /\b(?:hart[oa]|pesad[oa]|as[qc]o|odi[oa]|nunca mas|en la vida|que me deje|no (?:me )?vuelva)\b/;

export function letterEmbedded(input: LetterInput, { seed }: EmbeddedContext): LetterOutput {
  const silence = silenceFor(input);
  if (silence) return lead(silence.ways, silence.dontExpect);
  const { kind, facts, length } = input;
  const fill = fillerOf(input);
  const dice = diceOf(`${seed} ${facts}`);
  const { ways: written } = letters[kind];
  // Who is fed up says nothing tender.
  const ways = fedUp.test(fold(facts))
    ? written.toSorted((a, b) => Number(b.direct ?? false) - Number(a.direct ?? false))
    : dice.pick([true, true, false])
      ? written
      : dice.shuffle(written);
  const topic = topicOf(letters[kind], facts);
  return lead(
    ways.map((way) => ({ angle: way.angle, text: fill(way[length]) })),
    topic ? `${letters[kind].dontExpect} ${topic.dontExpect}` : letters[kind].dontExpect,
  );
}

const lengths: readonly LetterLength[] = ['short', 'medium', 'long'];

const isFor: Partial<Record<string, (way: Way) => boolean>> = {
  bolder: ({ direct }) => direct ?? false,
  warmer: ({ tender }) => tender ?? false,
  funnier: () => false,
};

/** Another letter that was written for it: the same idea in fewer words, or another idea; or an honest no. */
export function letterEmbeddedRefine(
  input: LetterInput,
  { chip, text }: Refinement,
  { seed }: EmbeddedContext,
): string {
  const before = text.trim();
  const fill = fillerOf(input);
  const { ways } = letters[input.kind];
  const own = ways.find((way) => lengths.some((length) => fill(way[length]) === before));
  const candidates =
    chip === 'shorter'
      ? [own ?? ways[0]].flatMap((way) =>
          way ? lengths.toReversed().map((length) => fill(way[length])) : [],
        )
      : diceOf(`${seed} ${chip}`)
          .shuffle(ways.filter(isFor[chip] ?? (() => true)))
          .map((way) => fill(way[input.length]));
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
  const written = letters[input.kind].ways.map((way) => fillerOf(input)(way[input.length]));
  return written.some((text) => text.includes('['))
    ? `${texts.notes.facts} ${texts.notes.gaps}`
    : texts.notes.facts;
}

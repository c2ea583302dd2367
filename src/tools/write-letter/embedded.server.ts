import type { EmbeddedContext, Refinement, ThreadContext, Versions } from '../../generation/tool.ts';
import { toldDanger } from '../../language/read/aims.ts';
import { normalise } from '../../language/read/normalise.ts';
import { addressedAs } from '../../language/write/addressed.ts';
import { isAmerican } from '../../language/write/american.ts';
import { uncapitalise } from '../../language/write/grammar.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { toUstedes } from '../../language/write/ustedes.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import type { LetterInput, LetterKind, LetterLength, LetterOutput } from './contract.ts';
import {
  casesFor,
  type Frame,
  letters,
  linesOf,
  own,
  type Reads,
  texts,
  type Way,
  wishes,
} from './letters.server.ts';
import { nameIn, type Telling, tellingsIn } from './read-facts.server.ts';
import { mayAnswer, silenceFor } from './safety.server.ts';

/** What no letter says to somebody whom the writer wants to go on seeing. */
const goodbye =
  /(?<!\p{L})(?:no (?:voy a|quiero|vamos a|puedo) (?:seguir(?! así)|volver a)|no (?:que )?(?:sigamos|nos veamos|volvamos)|(?:dej[eo]|dejemos|dejar)(?:lo)? (?:aquí|en eso)|quiero dejar|dejemos|prefiero dejar|no me escribas|conocerte|se (?:acaba|acabó)|me (?:quedo con|llevo) lo|cada cual siga su|Te deseo|Que te vaya|Ojalá encuentres|Cuídate)/iu;

/** Whoever says goodbye says nothing after it. */
const farewell = /^(?:Cuídate|Te (?:deseo|mando)|Que te vaya|Un (?:abrazo|beso|saludo))/;

/** The letters for what is surely said, and how they are written for this person. */
function chosenFor({ kind, facts }: LetterInput) {
  const plain = normalise(facts).text;
  const asked = wishes.filter(({ kinds, isSaid }) => (kinds?.includes(kind) ?? true) && isSaid(plain));
  const isKept = asked.some(({ keeps }) => keeps);
  const fits = ({ text }: Way) =>
    !isKept || !text.some((line) => !line.startsWith('+') && goodbye.test(line));
  // Whoever was forced tells of that, and of nothing that they did.
  const suffered = kind === 'tell' ? toldDanger(facts) : null;
  const isForced = suffered?.id === 'forced';
  const { found, others } = casesFor(
    kind,
    facts,
    ({ id, ways }) =>
      (!isForced || id === 'told-harm') &&
      ways.some(fits) &&
      !asked.some(({ against }) => against?.includes(id)),
  );
  const { cases, dontExpect } = letters[kind];
  const said = tellingsIn(facts, kind in own.gaps, kind === 'ask');
  const isAsked = said.some(({ asks }) => asks);
  const frame = !suffered && ownFor(kind, said).length > 0 ? own.frames[kind] : undefined;
  // Beside what is surely meant stands one of each that may be, and never a single one.
  const fitting = [...found.ways.filter(fits), ...others.flatMap((one) => one.ways.filter(fits).slice(0, 1))];
  const ways = [...fitting, ...(fitting.length < 2 ? (cases.at(-1)?.ways.filter(fits) ?? []) : [])].filter(
    ({ angle }, at, all) => all.findIndex((other) => other.angle === angle) === at,
  );
  const [lead] = ways;
  const woven =
    frame && lead && !found.general && !isAsked ? wovenFrom(kind, frame, lead, found.id, said) : undefined;
  const write = writerOf(kind, facts, plain, asked, said);
  // For anybody their own words come first; where the case is known, what was written for it does, unless it has a gap for what they told.
  const isOpen = kind === 'tell' && lead && write(lead, 'short').includes('[');
  const isOwn = woven !== undefined || (frame !== undefined && Boolean(found.general || isAsked || isOpen));
  const theirs = woven ?? frame;
  const rest = woven ? ways.slice(1) : ways;
  return {
    ...found,
    asked,
    isOwn,
    dontExpect: [dontExpect, found.dontExpect].filter(Boolean).join(' '),
    ways: (theirs === undefined
      ? rest
      : isOwn
        ? [theirs, ...rest]
        : [...rest.slice(0, mostWays - 1), theirs]
    ).slice(0, mostWays),
    write,
  };
}

const mostWays = 4;

/** What was written for the case, told with their own sentences: what it leaves open they have said. */
function wovenFrom(
  kind: LetterKind,
  frame: Frame,
  lead: Way,
  id: string,
  said: readonly Telling[],
): Way | undefined {
  const told = ownFor(kind, said).join(' ');
  const isMeant =
    (frame.names && kind !== 'ask' && casesFor(kind, told, () => true).found.id === id) ||
    said.some(({ text, isDeed }) => isDeed || new RegExp(frame.first ?? '(?!)', 'iu').test(text));
  if (!isMeant) return undefined;
  const opening = frame.text.slice(0, frame.text.indexOf('{propio}') + 1);
  const written = lead.text.slice(frame.names ? 1 : 0).filter((line) => !/[[{]/u.test(line));
  return { ...lead, angle: frame.angle, tone: frame.tone, text: [...opening, ...written] };
}

/** Of somebody's own sentences those that this letter is about, in their order, as many as there is room for. */
function ownFor(kind: LetterKind, said: readonly Telling[], room = own.room.long): string[] {
  const frame = own.frames[kind];
  if (!frame) return [];
  const { picks = '', never } = frame;
  const fit = said.filter(
    ({ text, isDeed }) =>
      (isDeed || new RegExp(picks, 'iu').test(text)) && !new RegExp(never, 'iu').test(text),
  );
  const texts = fit.map(({ text }) => text);
  const all = texts.filter((_, at) => texts.slice(0, at + 1).join(' ').length <= room);
  return all.join(' ').length < fewestLetters ? [] : all;
}

/** Less than this of their own tells nothing that a letter of ours would not tell better. */
const fewestLetters = 20;

/** What the other one did, in a clause: «me llamas gorda delante de tu familia». */
const deedOf = (kind: LetterKind, said: readonly Telling[]): string => {
  const found = said.find(({ isDeed, asks }) => isDeed && !asks)?.text;
  return found ? uncapitalise(found.slice(0, -1)) : (own.gaps[kind] ?? '');
};

/** It says itself what it wants to know. */
const asks = /\?|(?<!\p{L})(?:quiero|necesito|me gustaría) (?:que|saber|entender) \p{L}/iu;

function factIn(reads: Reads, plain: string): string {
  const [pattern, value = ''] = reads.find(([one]) => new RegExp(one).test(plain)) ?? [];
  const fact = pattern && new RegExp(pattern).exec(plain)?.[0].replace(new RegExp(pattern), value);
  return spelled(fact || value);
}

function writerOf(
  kind: LetterKind,
  facts: string,
  plain: string,
  asked: readonly { add?: string; already?: string; reads?: Reads }[],
  said: readonly Telling[],
): (way: Way, length: LetterLength) => string {
  const isFirst = new RegExp(own.frames[kind]?.first ?? '', 'iu');
  const told = ownFor(kind, said).find((text) => isFirst.test(text)) ?? '';
  const name = nameIn(facts);
  const addressed = addressedAs(facts);
  const turned = isAmerican(facts) ? (text: string) => toUstedes(addressed(text)) : addressed;
  return (way, length) => {
    const written = linesOf(way, length);
    const isOpen = kind === 'ask' && !written.some((line) => line.includes('?'));
    const theirs = ownFor(kind, said, own.room[length]).join(' ');
    const lines = written.map((line) =>
      line.replace('{propio}', () => (isOpen && !asks.test(theirs) ? `${theirs} ¿Qué pasó?` : theirs)),
    );
    const text = lines.join(' ');
    const more = asked.flatMap(({ add, already, reads: read = [] }) =>
      add && !new RegExp(already ?? '^$').test(text) ? [add.replace('{dato}', factIn(read, plain))] : [],
    );
    const body = lines.filter((line) => !farewell.test(line));
    const all = [...body, ...more, ...lines.filter((line) => farewell.test(line))];
    return [
      name ? `Hola, ${name}.` : 'Hola.',
      turned(all.join(' ').replace('{dato}', () => factIn(way.reads ?? [], plain))),
    ]
      .join(' ')
      .replaceAll('{hecho}', () => deedOf(kind, said))
      .replace('{dicho}', () => uncapitalise(told.slice(0, -1)) || (own.untold[kind] ?? ''));
  };
}

const lead = <Letter>([first, ...alternatives]: readonly Letter[], dontExpect: string) => {
  if (!first) throw new RangeError('no letter');
  return { ...first, alternatives, dontExpect };
};

export function letterEmbedded(
  input: LetterInput,
  { thread }: Pick<EmbeddedContext, 'thread'> = {},
): LetterOutput {
  const silence = silenceFor(input, thread);
  if (silence) {
    const told = silence === texts.danger ? toldDanger(input.facts) : null;
    const isSafe = silence !== texts.danger || mayAnswer(input);
    const ways = isSafe ? silence.ways : silence.ways.filter(({ silent }) => silent);
    const [first, ...others] = ways;
    return lead(first && told ? [{ ...first, text: told.says }, ...others] : ways, silence.dontExpect);
  }
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
export function letterEmbeddedRefine(
  input: LetterInput,
  { chip, text }: Refinement,
  { thread }: Pick<EmbeddedContext, 'thread'> = {},
): string {
  const before = text.trim();
  const { ways, write } = chosenFor(input);
  const own = ways.findIndex((way) => lengths.some((one) => write(way, one) === before));
  // The idea after the one that is shown, and so on around.
  const others = [...ways.slice(own + 1), ...ways.slice(0, own + 1)];
  const candidates =
    chip === 'shorter'
      ? [ways[own], ...others].flatMap((way) => (way ? lengths.map((one) => write(way, one)) : []))
      : others.filter(isFor[chip] ?? (() => true)).map((way) => write(way, input.length));
  const other = silenceFor(input, thread)
    ? undefined
    : candidates.find((one) => one !== before && (chip !== 'shorter' || one.length < before.length));
  if (!other) throw new Failure('content_refused', { message: texts.cannot[chip] ?? '' });
  return other;
}

export const letterVersions: Versions<LetterOutput> = {
  fixed: true,
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

export function letterNote(input: LetterInput, thread?: ThreadContext): string | undefined {
  if (silenceFor(input, thread)) return undefined;
  const { ways, write, general, asked, isOwn } = chosenFor(input);
  const language = otherLanguageOf(input.facts);
  const hasGap = ways.some((way) => write(way, input.length).includes('['));
  return [
    ...asked.map(({ notice }) => notice),
    general ? texts.notes.general : !isOwn && texts.notes.facts,
    isOwn && texts.notes.own,
    hasGap && texts.notes.gaps,
    language && texts.notes.language.replace('{lengua}', language),
  ]
    .filter(Boolean)
    .join(' ');
}

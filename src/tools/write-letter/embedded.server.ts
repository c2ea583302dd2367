import type { EmbeddedContext, Refinement, ThreadContext, Versions } from '../../generation/tool.ts';
import { toldDanger } from '../../language/read/aims.ts';
import { normalise } from '../../language/read/normalise.ts';
import { addressedAs } from '../../language/write/addressed.ts';
import { isAmerican } from '../../language/write/american.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { toUstedes } from '../../language/write/ustedes.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import type { LetterInput, LetterKind, LetterLength, LetterOutput } from './contract.ts';
import { caseFor, letters, linesOf, own, type Reads, texts, type Way, wishes } from './letters.server.ts';
import { nameIn, type Own, ownIn } from './read-facts.server.ts';
import { mayAnswer, silenceFor } from './safety.server.ts';

/** What no letter says to somebody whom the writer wants to go on seeing. */
const goodbye =
  /(?<!\p{L})(?:no (?:voy a|quiero|vamos a|puedo) (?:seguir(?! así)|volver a)|no (?:que )?(?:sigamos|nos veamos|volvamos)|(?:dej[eo]|dejemos|dejar)(?:lo)? (?:aquí|en eso)|quiero dejar|dejemos|prefiero dejar|no me escribas|conocerte|se (?:acaba|acabó)|me (?:quedo con|llevo) lo|cada cual siga su|Te deseo|Que te vaya|Ojalá encuentres|Cuídate)/iu;

/** Whoever says goodbye says nothing after it. */
const farewell = /^(?:Cuídate|Te (?:deseo|mando)|Que te vaya|Un (?:abrazo|beso|saludo))/;

/** The letters for what is surely said, and how they are written for this person. */
function chosenFor({ kind, facts, length }: LetterInput) {
  const plain = normalise(facts).text;
  const asked = wishes.filter(({ kinds, isSaid }) => (kinds?.includes(kind) ?? true) && isSaid(plain));
  const isKept = asked.some(({ keeps }) => keeps);
  const fits = ({ text }: Way) =>
    !isKept || !text.some((line) => !line.startsWith('+') && goodbye.test(line));
  // Whoever was forced tells of that, and of nothing that they did.
  const suffered = kind === 'tell' ? toldDanger(facts) : null;
  const isForced = suffered?.id === 'forced';
  const found = caseFor(
    kind,
    facts,
    ({ id, ways }) =>
      (!isForced || id === 'told-harm') &&
      ways.some(fits) &&
      !asked.some(({ against }) => against?.includes(id)),
  );
  const { cases, dontExpect } = letters[kind];
  const [first, ...rest] = found.ways.filter(fits);
  const may = found.others.flatMap((one) => one.ways.filter(fits).slice(0, 1));
  // Never a single one.
  const more = rest.length === 0 ? (cases.at(-1)?.ways.filter(fits) ?? []) : rest;
  const ways = [...(first ? [first] : []), ...may, ...more];
  const told = ownIn(facts);
  const write = writerOf(facts, plain, asked, told);
  // What was written for the case leads, unless it leaves open what they said.
  const isOpen = ways[0] !== undefined && write(ways[0], length).includes('[');
  const theirs = suffered ? undefined : withOwn(kind, told, found, isOpen, ways[0]);
  return {
    ...found,
    asked,
    isOwn: theirs !== undefined,
    dontExpect: [dontExpect, found.dontExpect].filter(Boolean).join(' '),
    ways: (theirs ? [theirs, ...(found.general ? ways : ways.slice(1))] : ways)
      .filter(({ angle }, at, all) => all.findIndex((other) => other.angle === angle) === at)
      .slice(0, mostWays),
    write,
  };
}

const mostWays = 4;
const fewestLetters = 20;

/** Their own sentences, and what was written for the case around them where they tell that case themselves. */
function withOwn(
  kind: LetterKind,
  told: Own,
  found: ReturnType<typeof caseFor>,
  isOpen: boolean,
  first?: Way,
): Way | undefined {
  const frame = own.frames[kind];
  const said = told.join(' ').trim();
  // What is told first is what it is about; in few words a letter of ours says it better.
  if (!frame || !first || !told[0] || said.length < fewestLetters) return undefined;
  if (found.general) return frame;
  if (!isOpen && caseFor(kind, said).id !== found.id) return undefined;
  const opening = frame.text.slice(0, frame.text.indexOf('{propio}'));
  return {
    ...frame,
    text: [
      ...opening,
      '{frases}',
      ...first.text.slice(1).filter((line) => !/[[{]/u.test(line) && !opening.includes(line)),
    ],
  };
}

/** As many of their sentences as there is room for, in their order; none where something else was told. */
const ownWithin = (told: Own, room: number): Own =>
  told.map((one, at) =>
    told.slice(0, at + 1).reduce((sum, one) => sum + (one?.length ?? 0), 0) <= room ? one : null,
  );

/** One gap for all that is left out. */
const withGap = (told: Own): string =>
  told.flatMap((one, at) => one ?? (at === told.indexOf(null) ? own.gap : [])).join(' ');

function factIn(reads: Reads, plain: string): string {
  const [pattern, value = ''] = reads.find(([one]) => new RegExp(one).test(plain)) ?? [];
  const fact = pattern && new RegExp(pattern).exec(plain)?.[0].replace(new RegExp(pattern), value);
  return spelled(fact || value);
}

function writerOf(
  facts: string,
  plain: string,
  asked: readonly { add?: string; already?: string; reads?: Reads }[],
  told: Own,
): (way: Way, length: LetterLength) => string {
  const name = nameIn(facts);
  const addressed = addressedAs(facts);
  const turned = isAmerican(facts) ? (text: string) => toUstedes(addressed(text)) : addressed;
  return (way, length) => {
    const theirs = ownWithin(told, own.room[length]);
    const lines = linesOf(way, length);
    const text = lines.join(' ');
    const more = asked.flatMap(({ add, already, reads: read = [] }) =>
      add && !new RegExp(already ?? '^$').test(text) ? [add.replace('{dato}', factIn(read, plain))] : [],
    );
    const body = lines.filter((line) => !farewell.test(line));
    const all = [...body, ...more, ...lines.filter((line) => farewell.test(line))].join(' ');
    return [
      name ? `Hola, ${name}.` : 'Hola.',
      turned(all.replace('{dato}', () => factIn(way.reads ?? [], plain)))
        .replace('{propio}', () => withGap(theirs))
        .replace('{frases}', () => theirs.filter(Boolean).join(' ')),
    ].join(' ');
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

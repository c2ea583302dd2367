import { readdirSync } from 'node:fs';
import { checkBeforeSending, isRefusal } from '../../generation/send-check/check.ts';
import { loadChoice } from '../../language/read/learned/weights.server.ts';
import { isAmerican } from '../../language/write/american.ts';
import { ended, uncapitalise } from '../../language/write/grammar.ts';
import { eachSentence } from '../../language/write/sentences.ts';
import { draftFeatures } from './draft-features.ts';
import type { Edit } from './edited.server.ts';
import { type Edited, read, type Said, says, withTests } from './lines.server.ts';
import { filledWith, slotsIn } from './slots.server.ts';

/** How a text sounds. */
export type Tone = 'warm' | 'light' | 'clear';

/** A whole message for «tú», without gender. `american` where Spain says it otherwise. */
interface Text extends Said, Edited {
  american?: string;
  tone?: Tone;
}

/** What a draft does, what a friend would say of it, and messages that do it better; none where it is fine. */
interface Kind {
  id: string;
  why: string;
  /** A clause of the draft that a text may hold whole, and what stands in its place where there is none. */
  own?: string;
  gap?: string;
  /** What they say themselves comes first: it is theirs to tell. But what is so put, no friend would keep. */
  keeps?: true;
  cold?: Said['said'];
  /** Theirs is fine without these, or in other words. */
  trims?: Edit & { angle?: string };
  /** A draft that says so does something else. */
  unless?: Said['unless'];
  /** It would hurt as it is. */
  hurts?: true;
  texts?: readonly Text[];
}

/** What no friend would send as it is, however much it tells. */
const neverKept: ReadonlySet<string> = new Set(read<string[]>('never-kept.json'));
const kinds = new Map(
  readdirSync(new URL('kinds/', import.meta.url))
    .flatMap((file) =>
      read<Kind[]>(`../kinds/${file}`).map((kind) => ({
        ...withTests(kind),
        /** The file of a kind tells what it is about. */
        group: file.replace('.json', ''),
        own: kind.own ? new RegExp(`(?<!\\p{L}|(?<!\\p{L})no )(?:${kind.own})(?!\\p{L})`, 'u') : undefined,
        isNeverKept: neverKept.has(kind.id),
        isCold: says(kind.cold),
        texts: kind.texts?.map(withTests),
      })),
    )
    .map((kind) => [kind.id, kind]),
);
export type DraftKind = typeof kinds extends Map<string, infer One> ? One : never;

export const everyKind = [...kinds.values()];

const model = loadChoice('drafted');

/** Shares from which the weights are believed, of one kind, of all that are alike, and of one of those that hurt or are fine. */
const [enough, enoughAlike, enoughOfHurting, enoughOfFine] = [0.7, 0.7, 0.35, 0.5];
const longest = 1_500;
/** Kinds of what is written to whoever said no, which is in what was received where there is any. */
const afterNo = '-after-no';

/** What a draft does in so many words: it counts where the weights are not sure, or see nothing amiss, and `over` these kinds and groups always. */
const plainly = read<(Said & { kind: string; over?: readonly string[] })[]>('plainly.json').map(withTests);

const hurting: readonly string[] = ['insult', 'reproach', 'pressure', 'upset'];

/** What a draft surely does, or at least that it hurts. What is fine is so in whatever way. */
export function kindOf(draft: string, received: string): DraftKind | 'hurts' | undefined {
  if (draft.length > longest) return undefined;
  const isGiven = received !== '' && !isRefusal(received);
  const shares = model.shares(draftFeatures(draft, received)).flatMap(({ choice, share }) => {
    const kind = kinds.get(choice);
    return kind && !kind.isNot(draft) && !(isGiven && kind.id.endsWith(afterNo)) ? [{ kind, share }] : [];
  });
  type Share = (typeof shares)[number];
  const [likeliest] = shares;
  const isFine = ({ kind }: Share) => !kind.texts;
  const isHurting = ({ kind }: Share) => kind.hurts === true;
  const sum = (of: (one: Share) => boolean) => shares.filter(of).reduce((all, { share }) => all + share, 0);
  const said = plainly.find(({ isSaid }) => isSaid(draft, received));
  const plain = kinds.get(said?.kind ?? '');
  if (plain && said?.over?.some((one) => one === likeliest?.kind.id || one === likeliest?.kind.group))
    return plain;
  if (likeliest && likeliest.share >= enough)
    return isFine(likeliest) ? (plain ?? likeliest.kind) : likeliest.kind;
  const isWarned = checkBeforeSending(draft).some(({ kind }) => hurting.includes(kind));
  if (isWarned || sum(isHurting) >= enoughAlike) {
    const one = shares.find(isHurting);
    if (one && one.share >= enoughOfHurting) return one.kind;
    return plain ?? 'hurts';
  }
  const fine = sum(isFine) >= enoughAlike ? shares.find(isFine) : undefined;
  return plain ?? (fine && fine.share >= enoughOfFine ? fine.kind : undefined);
}

/** As many as are shown. */
export const most = 3;

export interface Voiced {
  draft: string;
  /** The same, well written. */
  corrected: string;
  received: string;
  messaged: (text: string) => string;
  wanted?: Tone | undefined;
  never?: Tone | undefined;
  /** The check before sending warns of nothing. */
  isKind: boolean;
}

/** So many words tell what no text of ours knows: theirs go alone, or first. Fewer stand beside ours. */
const [tellsAll, tellsMuch, tellsSome] = [20, 11, 6];

/** At most three whole messages, each of another idea. */
export function textsOf(
  { own, gap = '', keeps, trims, isCold, isNeverKept, texts = [] }: DraftKind,
  { draft, corrected, received, messaged, wanted, never, isKind }: Voiced,
): Edited[] {
  if (texts.length === 0) return [];
  const lifted = own?.exec(eachSentence(corrected, uncapitalise))?.[0];
  const fill = filledWith({
    ...slotsIn(draft, received),
    own: own ? (lifted ?? gap) : ended(corrected),
    mine: ended(corrected),
  });
  const isAbroad = isAmerican(`${draft}\n${received}`);
  const fitting = texts.flatMap(({ isSaid, tone, text, american: abroad = text, ...one }) => {
    const filled = fill(isAbroad ? abroad : text);
    const fits = isSaid(draft, received) && !(tone && tone === never);
    return filled && fits ? [{ ...one, tone, text: filled }] : [];
  });
  const mayKeep = isKind && (keeps || !trims) && !isNeverKept;
  const told = mayKeep ? (draft.match(/\p{L}{2,}/gu) ?? []).length : 0;
  const isWanted = ({ tone }: { tone?: Tone | undefined }) => Number(wanted !== undefined && tone === wanted);
  const ours = fitting
    .toSorted((one, other) => isWanted(other) - isWanted(one))
    .filter(({ angle }, at, all) => all.findIndex((other) => other.angle === angle) === at)
    .slice(0, most)
    .map(({ angle, text, tone, received: answers }) => ({ angle, tone, answers, text: messaged(text) }));
  const asTold = { angle: 'Con tus palabras', text: corrected, tone: undefined, answers: undefined };
  const isFirst = keeps ? mayKeep && !isCold(draft) : told >= tellsMuch;
  const all = isFirst
    ? [
        asTold,
        ...ours.filter(
          ({ text, answers }) => told < tellsMuch || answers || (told < tellsAll && !text.includes('[')),
        ),
      ]
    : told >= tellsSome
      ? ours.toSpliced(most - 1, 0, asTold)
      : ours;
  const isOursFirst = told < tellsMuch;
  return (isOursFirst ? all.toSorted((one, other) => isWanted(other) - isWanted(one)) : all)
    .slice(0, most)
    .map(({ angle, text }) => ({ angle, text }));
}

import { listsIn } from '../../language/read/data.server.ts';
import { saidFeatures } from '../../language/read/learned/said-features.ts';
import { loadChoice } from '../../language/read/learned/weights.server.ts';
import { fold } from '../../language/write/fold.ts';
import { beforeLikes, type Hook, type Openers } from './hooks.server.ts';

/** What somebody tells beside what the other one likes: a posture, a circumstance, somebody in a picture. Decision 0076. */
interface Case extends Openers {
  id: string;
  /** What is told, for whoever labels texts or writes lines. */
  about: string;
  /** To who asks: what nearly everybody doubts there. */
  note?: string;
  /** Whoever doubts is answered with «usted». */
  isFormal?: true;
  /** Its lines tell something of the writer, so it has to be surer. */
  isOwn?: true;
  /** Of the writer's own life, and no first thing to say: a garden of theirs or a trade goes before it. */
  isAside?: true;
  /** Their profile plays a game with whoever reads it: what it names may be made up, and to play is the best that can be written. */
  isGame?: true;
  /** What surely is said, on folded text, where a line would give the writer a life that is not theirs. */
  needs?: string;
  /** What shows, on folded text, that it is something else. */
  unless?: string;
}

export type CaseHook = Case & Hook;

const files = listsIn<Case>(new URL('cases/', import.meta.url));
export const everyCase = [...files.values()].flat();
const met = new Set(files.get('met'));
const cases = new Map(
  everyCase.map((one) => [
    one.id,
    {
      ...one,
      isOfBoth: met.has(one) || one.isOwn || one.isAside || false,
      isSaid: one.needs ? new RegExp(one.needs, 'u') : undefined,
      isElse: one.unless ? new RegExp(one.unless, 'u') : undefined,
    },
  ]),
);

const model = loadChoice('profiled');

const most = 2;
/** Shares from which a case is believed; more where it tells of the writer. */
const enough = { usual: 0.9, own: 0.95 };
/** From which nothing else is likely: of 6,027 texts of danger or harm four are, at 0.995 there were seven. */
const certain = 0.998;
const [fewestWords, mostParts] = [2, 24];
/** Few type more, and what matters is said early. */
const longest = 800;
const ends = /[.!?;:,()\n]+|\s(?:y|pero|que)\s/u;
/** What their profile says is nothing that the writer says. */
const theirWords = /[«"“][^«»"“”]*[»"”]/gu;
/** «Mi amiga dice que no le diga que la conozco»: what the writer keeps is in no line. */
const isUnsaid =
  /\b(?:no (?:quiero |quisiera |voy a |le voy a |pienso |me atrevo a )?(?:contar|decir|mencionar)(?:le|lo|selo)? (?:eso|esto|lo|que)|no (?:quiero|quisiera) (?:empezar|ir) (?:con|por) (?:eso|ahi)|(?:que )?no le (?:diga|cuente) (?:que|lo|nada)|sin decirle que|mejor no (?:se )?lo (?:digo|cuento))\b/u;
/** Strangers graded 3.2 of 5 what was written of what they like, and 2.4 where such lines went before it. */
const [beforeAll, afterLikes, afterAll] = [6, -0.5, -1.5];

const likeliest = (told: string) =>
  model
    .shares(saidFeatures(told.slice(0, longest), '', []))
    .slice(0, 1)
    .flatMap(({ choice, share }) => {
      const one = cases.get(choice);
      return one ? [{ one, share }] : [];
    });

/** What all of it tells comes first, then the surest of what is told in passing. */
export function casesIn(text: string): CaseHook[] {
  const hasEnough = (said: string) => said.trim().split(' ').length >= fewestWords;
  if (!hasEnough(text)) return [];
  // «Si no contesto es que estoy de noches»: what may be has not happened.
  const parts = text.split(ends).filter((part) => hasEnough(part) && !/^\s*si\s/iu.test(part));
  const ownWords = fold(text.replace(theirWords, ''));
  const isKept = isUnsaid.test(ownWords);
  const sure = (least: number) => (said: string) =>
    likeliest(said).filter(({ one, share }) => share >= (one.isOwn ? enough.own : least));
  const found = [
    ...sure(enough.usual)(text),
    ...parts
      .slice(0, mostParts)
      .flatMap(sure(enough.usual))
      .toSorted((a, b) => b.share - a.share),
  ].map(({ one }) => one);
  const isTold = ({ id, isOwn, isFormal, isAside, isSaid, isElse }: (typeof found)[number]) => {
    if (isKept && (id === 'friend-of-friend' || (isOwn && !isFormal))) return false;
    const words = isOwn || isAside ? ownWords : fold(text);
    return isSaid?.test(words) !== false && !isElse?.test(words);
  };
  return [...new Set(found)]
    .filter(isTold)
    .slice(0, most)
    .map((one) => ({
      ...one,
      ...beforeLikes,
      weight: one.isGame ? beforeAll : one.isAside ? afterAll : afterLikes,
    }));
}

/** It is certain what this is about, and that is nothing to fear. Who lives or works beside somebody may do so all the same. */
export const isPlainlyACase = (text: string): boolean =>
  likeliest(text).some(({ one, share }) => share >= certain && !nearness.includes(one.id));
const nearness: readonly string[] = ['neighbour', 'coworker'];

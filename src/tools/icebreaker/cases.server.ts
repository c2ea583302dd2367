import { dataIn } from '../../language/read/data.server.ts';
import { saidFeatures } from '../../language/read/learned/said-features.ts';
import { loadChoice } from '../../language/read/learned/weights.server.ts';
import { first, type Hook, type Openers } from './hooks.server.ts';

/** What matters more than what the other one likes: a posture, a circumstance, somebody in a picture. Decision 0075. */
interface Case extends Openers {
  id: string;
  /** What is told, for whoever labels texts or writes lines. */
  about: string;
  /** To who asks: what nearly everybody doubts there. */
  note?: string;
  /** Whoever doubts is answered with «usted». */
  isFormal?: true;
  /** Its lines name nothing: what they like goes before them. */
  isVague?: true;
}

export type CaseHook = Case & Hook;

const read = dataIn(new URL('cases/', import.meta.url));
const files = ['profiles', 'pictures', 'between', 'met', 'lives'] as const;
export const everyCase: readonly Case[] = files.flatMap((file) => read<Case[]>(`${file}.json`));
const cases = new Map(everyCase.map((one) => [one.id, one]));

const model = loadChoice('profiled');

const most = 2;
/** Shares from which a case is believed, in all that is told and in a part of it. */
const enough = { whole: 0.25, part: 0.75 };
const [fewestWords, mostParts] = [2, 60];
const ends = /[.!?;:,()\n]+|\s(?:y|pero|que)\s/u;
const vague = -0.5;

/** What all of it tells comes first, then the surest of what is told in passing. */
export function casesIn(text: string): CaseHook[] {
  const parts = text.split(ends).filter((part) => part.trim().split(' ').length >= fewestWords);
  const likeliest = (told: string) => model.shares(saidFeatures(told, '', [])).slice(0, 1);
  const found = [
    ...likeliest(text).filter(({ share }) => share >= enough.whole),
    ...parts
      .slice(0, mostParts)
      .flatMap(likeliest)
      .filter(({ share }) => share >= enough.part)
      .toSorted((one, other) => other.share - one.share),
  ];
  return [...new Set(found.map(({ choice }) => choice))]
    .flatMap((id) => cases.get(id) ?? [])
    .slice(0, most)
    .map((one) => ({ ...one, ...first, ...(one.isVague && { weight: vague }) }));
}

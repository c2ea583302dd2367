import { fold } from '../../language/write/fold.ts';
import type { Dice } from '../../language/write/seeded.ts';
import { cafeIdeas } from './ideas/cafe.server.ts';
import { dinnerIdeas } from './ideas/dinner.server.ts';
import { funIdeas } from './ideas/fun.server.ts';
import type { DateKind, Idea } from './ideas/idea.server.ts';
import { originalIdeas, remoteIdeas } from './ideas/original.server.ts';
import { walkIdeas } from './ideas/walk.server.ts';
import type { Wishes } from './wishes.server.ts';

const ideas: Record<DateKind, readonly Idea[]> = {
  cafe: cafeIdeas,
  walk: walkIdeas,
  dinner: dinnerIdeas,
  fun: funIdeas,
  original: originalIdeas,
  remote: remoteIdeas,
};

const foldedIdeas = new Map(
  Object.values(ideas)
    .flat()
    .map((idea) => [idea, fold([idea.title, idea.what, idea.meet, idea.tip, idea.fun].join(' '))]),
);

function isPossible(idea: Idea, { place, season, indoor, cheap, without }: Wishes) {
  const text = foldedIdeas.get(idea) ?? '';
  return (
    !(idea.outdoor && indoor) &&
    !(idea.costly && cheap) &&
    !(idea.city && place.kind === 'village') &&
    !(idea.village && place.kind !== 'village') &&
    !(idea.coast && place.kind !== 'coast') &&
    !(idea.seasons && !idea.seasons.includes(season.charAt(0))) &&
    !without.some((pattern) => pattern.test(text))
  );
}

function score(idea: Idea, { interests, place, season }: Wishes) {
  const shared = interests.findIndex((interest) => idea.interests?.includes(interest));
  const about = shared >= 0 ? 10 - Math.min(shared, 3) : idea.interests ? -6 : 0;
  return (
    about +
    (idea.village && place.kind === 'village' ? 2 : 0) +
    (idea.seasons ? 1 : 0) -
    (idea.outdoor && season === 'invierno' && !interests.length ? 1 : 0)
  );
}

/** The best ones that the person's circumstances allow; where none is left, a café or a plain one always is. */
export function chooseIdea(wishes: Wishes, dice: Dice): Idea {
  const kinds: readonly DateKind[] = [wishes.kind, 'cafe', 'original'];
  const possible = kinds.map((kind) => ideas[kind].filter((idea) => isPossible(idea, wishes)));
  const options = possible.find((list) => list.length > 0) ?? ideas.cafe.slice(-1);
  const best = Math.max(...options.map((idea) => score(idea, wishes)));
  return dice.pick(options.filter((idea) => score(idea, wishes) >= best - (best > 0 && best < 5 ? 2 : 1)));
}

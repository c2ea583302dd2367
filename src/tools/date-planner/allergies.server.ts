import { fold } from '../../language/write/fold.ts';
import { joinAnd } from '../../language/write/grammar.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import texts from './plans/texts.json' with { type: 'json' };
import { saying } from './plans.server.ts';

const told = '(?:al|a la|a los|a las|a)\\s+\\p{L}{3,14}(?: secos?(?!\\p{L}))?';
const allergies = new RegExp(
  `(?<!\\p{L})al[eé]rgi\\p{L}*\\s+(${told}(?: (?:muy )?(?:graves?|fuertes?|severas?))?(?:,?\\s+(?:y|e|ni|o|(?:y )?tambi[eé]n)\\s+${told})*)(?:\\s+de(?:l|\\s+l[ao]s?)?\\s+\\p{L}+)?`,
  'giu',
);
const article = /^(?:al|a la|a los|a las|a)\s+/iu;

/** A text of ours that an allergy may forbid. */
export interface Line {
  folded: string;
  says: ReturnType<typeof saying>;
}
export const lineFrom = (text: string): Line => ({ folded: fold(text), says: saying(text) });

export function allergiesIn(typed: string) {
  const named = [...typed.matchAll(allergies)].flatMap(([, list = '']) =>
    [...list.matchAll(new RegExp(told, 'giu'))]
      .map(([to]) => {
        const what = fold(to.replace(article, ''));
        const says = saying(what);
        return {
          to: to.toLowerCase(),
          what,
          isFood: says(texts.terms.foods),
          isNut: says(texts.terms.nuts),
          isOther: says(texts.terms.notFoods),
        };
      })
      .filter(({ isFood, isOther }, at) => at === 0 || isFood || isOther),
  );
  const food = named.filter(({ isFood }) => isFood);
  const stems = named.map(({ what }) => new RegExp(`\\b${what.replace(/(?:es|s)$/u, '')}`, 'u'));
  const toNuts = named.some(({ isNut }) => isNut);
  return {
    /** «a los frutos secos y al marisco»: what a kitchen must know, as it was typed. */
    toFood: food.length > 0 ? joinAnd(food.map(({ to }) => spelled(to))) : null,
    onlyBesideFood: named.length > 0 && named.every(({ isOther }) => isOther),
    forbids: ({ folded, says }: Line) =>
      stems.some((stem) => stem.test(folded)) || (toNuts && says(texts.terms.nuts)),
  };
}

export const withoutAllergies = (typed: string) => typed.replace(allergies, ' ');

import { fold } from '../../language/write/fold.ts';
import { accented, joinAnd } from '../../language/write/grammar.ts';

const foods =
  /^(?:frutos? secos?|cacahuetes?|nuez|nueces|almendras?|avellanas?|pistachos?|anacardos?|mariscos?|crustaceos?|moluscos?|gambas?|langostinos?|calamar(?:es)?|pulpo|mejillon(?:es)?|pescados?|atun|anisakis|huevos?|leche|lacteos?|lactosa|queso|soja|gluten|trigo|maiz|sesamo|mostaza|apio|altramu(?:z|ces)|legumbres?|lentejas?|garbanzos?|tomates?|pimientos?|ajo|cebolla|setas?|frutas?|melocoton(?:es)?|pina|fresas?|kiwis?|platanos?|mangos?|manzanas?|peras?|uvas?|sandia|melon|aguacates?|chocolate|miel|carne|cerdo)$/;
const noFood =
  /^(?:gat\w+|perr\w+|animal(?:es)?|mascotas?|caballos?|conejos?|pelo|plumas|polen(?:es)?|gramineas?|olivos?|plantas|flores|cesped|polvo|acaros?|moho|humedad|latex|niquel|metales|lana|sol|frio|humo|tabaco|perfumes?|abejas?|avispas?|picaduras?|penicilina|aspirina|ibuprofeno|medicamentos?)$/;
const nuts = /^(?:frutos? secos?|nuez|nueces)$/;

const told = '(?:al|a la|a los|a las|a)\\s+\\p{L}{3,14}(?: secos?(?!\\p{L}))?';
const allergies = new RegExp(
  `(?<!\\p{L})al[eé]rgi\\p{L}*\\s+(${told}(?:\\s+(?:y|e|ni|o)\\s+${told})*)(?:\\s+de(?:l|\\s+l[ao]s?)?\\s+\\p{L}+)?`,
  'giu',
);
const noun = /^(?:al|a la|a los|a las|a)\s+/iu;

function withoutNoun(what: string): RegExp {
  if (what === 'nuez' || what === 'nueces') return /\b(?:nuez|nueces|frutos? secos?)/u;
  if (nuts.test(what)) return /\b(?:nuez|nueces|almendra|avellana|pistacho|anacardo|frutos? secos?)/u;
  return new RegExp(`\\b${what.replace(/(?:es|s)$/u, '')}`, 'u');
}

export interface Allergies {
  /** «a los frutos secos y al marisco»: what a kitchen must know, as it was typed. */
  toFood: string | null;
  /** Cats, pollen and the like: a kitchen has nothing to do with it. */
  onlyBesideFood: boolean;
  /** What then must neither be served nor met, tried on folded text. */
  without: RegExp[];
}

export function allergiesIn(typed: string): Allergies {
  const named = [...typed.matchAll(allergies)].flatMap(([, list = '']) =>
    [...list.matchAll(new RegExp(told, 'giu'))]
      .map(([to]) => ({ to: to.toLowerCase(), what: fold(to.replace(noun, '')) }))
      .filter(({ what }, at) => at === 0 || foods.test(what) || noFood.test(what)),
  );
  const food = named.filter(({ what }) => foods.test(what));
  return {
    toFood: food.length > 0 ? accented(joinAnd(food.map(({ to }) => to))) : null,
    onlyBesideFood: named.length > 0 && named.every(({ what }) => noFood.test(what)),
    without: named.map(({ what }) => withoutNoun(what)),
  };
}

/** What is left to be liked. */
export const withoutAllergies = (typed: string) => typed.replace(allergies, ' ');

export function allergyTip(toFood: string) {
  return {
    tip: `Por la alergia ${toFood}, avisad al reservar y otra vez al pedir: en una cocina seria lo agradecen.`,
    tipOutside: `Por la alergia ${toFood}, que lo que llevéis de comer venga en su envase y con la etiqueta a la vista.`,
  };
}

import type { Detail } from './detail.server.ts';
import { fold, type Token } from './fold.ts';
import { capitalise } from './grammar.ts';
import { nounOf, placeOf } from './lexicon.server.ts';
import { unsafeToQuote } from './quoting.server.ts';

export const petWords =
  /^(perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|cachorr[oa]|conej[oa]|tortuga|loro|caballo|yegua|hamster|podenc[oa]|galg[oa]|labrador|teckel|bulldog|husky|border|hij[oa]|ninja)$/;

const petNouns: Record<string, string> = {
  perrito: 'perro',
  perrita: 'perra',
  gatito: 'gato',
  gatita: 'gata',
  hamster: 'hámster',
};

/** «dos gatos, Pixel y Zelda». */
export function petNameAlone(segment: string): string | undefined {
  const name = segment.trim();
  return /^\p{Lu}\p{Ll}{1,14}$/u.test(name) && !placeOf.has(fold(name)) && !unsafeToQuote(name)
    ? name
    : undefined;
}

export function petKindIn(segment: string): string | undefined {
  const kind = /\b(?:dos|tres|cuatro|un|una|mi|mis|su|sus|tiene|tengo) (?:\w+ )?(perr|gat)([oa])s?\s*$/.exec(
    fold(segment),
  );
  return kind ? `${kind[1]}${kind[2]}` : undefined;
}

export function named(kind: string, name: string): Detail {
  return {
    family: 'mascota',
    el: kind,
    name: capitalise(name),
    plural: false,
    proper: true,
    infinitive: false,
    weight: 6,
  };
}

export function petAt(tokens: readonly Token[], at: number): { detail: Detail; length: number } | undefined {
  const animal = tokens[at];
  if (!animal || !petWords.test(animal.folded) || animal.folded.startsWith('hij')) return undefined;
  let next = at + 1;
  const called = tokens
    .slice(next, next + 3)
    .findIndex((token) => /^(llama|llaman|llamad[oa]s?|nombre)$/.test(token.folded));
  if (called >= 0) next += called + 1;
  const name = tokens[next];
  if (!name || unsafeToQuote(name.text) || name.text.length > 20 || name.text.length < 2) return undefined;
  const looksLikeName = called >= 0 || (/^\p{Lu}\p{Ll}/u.test(name.text) && !nounOf.has(name.folded));
  if (!looksLikeName) return undefined;
  const kind = petNouns[animal.folded] ?? animal.text.toLowerCase();
  return {
    detail: {
      family: 'mascota',
      el: kind,
      name: capitalise(name.text),
      plural: false,
      proper: true,
      infinitive: false,
      weight: 6,
    },
    length: next - at + 1,
  };
}

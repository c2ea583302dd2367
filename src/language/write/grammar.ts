import { fold } from './fold.ts';

function joinedBy(wordBefore: (last: string) => string, items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${wordBefore(fold(last))} ${last}`;
}

export const joinAnd = (items: readonly string[]): string =>
  joinedBy((last) => (/^h?i(?![aeou])/.test(last) ? 'e' : 'y'), items);

export const joinOr = (items: readonly string[]): string =>
  joinedBy((last) => (/^h?o/.test(last) ? 'u' : 'o'), items);

/** «de» or «a» before a noun phrase, contracted with «el». An article that is part of a name (El Escorial) stays. */
export function withPreposition(preposition: 'de' | 'a', phrase: string): string {
  if (phrase.startsWith('el ')) return `${preposition === 'de' ? 'del' : 'al'} ${phrase.slice(3)}`;
  return `${preposition} ${phrase}`;
}

export function capitalise(text: string): string {
  return text.replace(
    /^([¿¡«"(]*)(\p{Ll})/u,
    (_, opening: string, letter: string) => opening + letter.toUpperCase(),
  );
}

export const ended = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);

export function uncapitalise(text: string): string {
  return text.replace(
    /^([¿¡«"(]*)(\p{Lu})(?=[\p{Ll}\s,])/u,
    (_, opening: string, letter: string) => opening + letter.toLowerCase(),
  );
}

/** What was shouted is said. */
export function calm(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const loud = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  return loud < 6 || loud < letters.length * 0.7 ? text : text.toLowerCase();
}

export function tidy(text: string): string {
  const spaced = text
    .replace(/[ \t]+/g, ' ')
    .replace(/(?<!\p{L})(de|a) el (?=\p{Ll})/giu, (_, preposition: string) => `${preposition}l `)
    .replace(/ +([,.;:!?…)»])/g, '$1')
    .replace(/ *\n */g, '\n')
    .replace(
      /(?<!(?<!\p{L})(?:Lic|Ing|Dra?|Prof|Arq|Sra?))([.!?…]) ([¿¡«"(]*)(\p{Ll})/gu,
      (_, stop: string, opening: string, letter: string) => `${stop} ${opening}${letter.toUpperCase()}`,
    )
    .replace(
      /\n([¿¡«"(]*)(\p{Ll})/gu,
      (_, opening: string, letter: string) => `\n${opening}${letter.toUpperCase()}`,
    )
    .trim();
  return capitalise(spaced);
}

import { fold, type Token } from './fold.ts';
import { accented } from './grammar.ts';
import { type Noun, nounOf } from './lexicon.server.ts';
import { petWords } from './pet-details.server.ts';
import { unsafeToQuote } from './quoting.server.ts';
import { isInfinitive } from './verbs.server.ts';

const works = new Map(
  Object.entries({
    pelicula: 'la película',
    peli: 'la peli',
    serie: 'la serie',
    libro: 'el libro',
    novela: 'la novela',
    videojuego: 'el videojuego',
    comic: 'el cómic',
    musical: 'el musical',
  }),
);

/** «la película Amelie». */
export function titleAfter(tokens: readonly Token[], at: number): { el: string; length: number } | undefined {
  const work = works.get(tokens[at]?.folded ?? '');
  const words = tokens.slice(at + 1, at + 5);
  const end = words.findIndex((token) => !/^\p{Lu}/u.test(token.text));
  const title = (end < 0 ? words : words.slice(0, end)).map((token) => token.text);
  if (!work || title.length === 0 || unsafeToQuote(title.join(' '))) return undefined;
  return { el: `${work} ${title.join(' ')}`, length: title.length + 1 };
}

/** «sale esquiando» is about skiing. */
export function nounOfGerund(folded: string): Noun | undefined {
  const stem = /^(\p{L}{2,})(ando|iendo|yendo)$/u.exec(folded);
  if (!stem) return undefined;
  const endings = stem[2] === 'ando' ? ['ar'] : ['er', 'ir'];
  return endings.map((ending) => nounOf.get(`${stem[1]}${ending}`)).find(Boolean);
}

/** «bailar salsa», «leer novelas»: one thing, not two. */
export function objectAfter(tokens: readonly Token[], at: number): Token | undefined {
  const next = tokens[at];
  const noun = next && nounOf.get(next.folded);
  return noun && !isVerb(noun.el) && !petWords.test(next.folded) ? next : undefined;
}

/** «lee *a Borges*». */
export function nameAfter(
  tokens: readonly Token[],
  at: number,
): { text: string; length: number } | undefined {
  if (tokens[at]?.folded !== 'a') return undefined;
  const words = tokens.slice(at + 1, at + 4);
  const end = words.findIndex((token) => !/^\p{Lu}\p{Ll}/u.test(token.text));
  const name = (end < 0 ? words : words.slice(0, end)).map((token) => token.text);
  return name.length > 0 && !unsafeToQuote(name.join(' '))
    ? { text: name.join(' '), length: name.length }
    : undefined;
}

export function isVerb(el: string): boolean {
  return !/^(el|la|los|las) /.test(el) && isInfinitive(fold(el));
}

export const complementEnd = new Set(
  'que con en los las el la un una por para cuando desde hasta mi mis su sus tu tus me te se le y o es fin finde vez casa hace muy todo toda todos todas semana verdad noche dia manana lunes martes miercoles jueves viernes sabado domingo'.split(
    ' ',
  ),
);

const qualifier =
  /^(\p{L}{3,}(anas?|anos?|esas?|es|icas?|icos?|ivas?|ivos?|ernas?|ernos?|olas?)|indie|retro|blanc[oa]s?|tint[oa]s?|rosad[oa]s?|larg[oa]s?|negras?|antigu[oa]s?|artesanal(es)?|asiatic[oa]s?|caser[oa]s?|vegan[oa]|mud[oa]|amateur|salvajes?|raras?|raros?|feas?|feos?)$/u;

const company = /^(?:amig[oa]s|gente|familia|ell[oa]s?|compan\p{L}*|ninos|alguien|ganas|calma)$/u;

/** What narrows the noun, as typed: «las novelas *de terror*», «la música *electrónica*». */
export function extensionAfter(
  tokens: readonly Token[],
  at: number,
  el: string,
): { text: string; length: number } {
  const none = { text: '', length: 0 };
  const next = tokens[at];
  if (!next || !/^(el|la|los|las) /.test(el) || el.split(' ').length > 2) return none;
  if (next.folded === 'de') {
    const words: Token[] = [];
    for (const token of tokens.slice(at + 1, at + 4)) {
      if (complementEnd.has(token.folded) || /\d/.test(token.text)) break;
      words.push(token);
    }
    const text = words.map((token) => token.text).join(' ');
    if (words.length === 0 || words.at(-1)?.folded === 'de' || unsafeToQuote(text) || el.includes(text))
      return none;
    return { text: ` de ${accented(text)}`, length: words.length + 1 };
  }
  const along = tokens[at + 1];
  if (/^(con|sin)$/.test(next.folded) && along && tokens.length === at + 2) {
    const text = `${next.folded} ${accented(along.text.toLowerCase())}`;
    const isThing =
      along.folded.length > 3 && !complementEnd.has(along.folded) && !company.test(along.folded);
    return isThing && !unsafeToQuote(text) ? { text: ` ${text}`, length: 2 } : none;
  }
  if (next.folded === 'en' && along && /^(silla|pista|playa|sala|directo|linea|vivo)$/.test(along.folded))
    return el.includes(' en ') ? none : { text: ` en ${accented(along.text.toLowerCase())}`, length: 2 };
  const agrees =
    /^(retro|indie|vintage)$/.test(next.folded) ||
    (/^(la|el) /.test(el) ? !next.folded.endsWith('s') : next.folded.endsWith('s'));
  if (
    tokens.length - at <= 2 &&
    agrees &&
    qualifier.test(next.folded) &&
    !unsafeToQuote(next.text) &&
    (nounOf.get(next.folded)?.family ?? 'idiomas') === 'idiomas'
  )
    return { text: ` ${accented(next.text.toLowerCase())}`, length: 1 };
  return none;
}

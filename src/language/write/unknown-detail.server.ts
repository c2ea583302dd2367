import { type Detail, formOf } from './detail.server.ts';
import { fold, type Token } from './fold.ts';
import { accented } from './grammar.ts';
import { guessedArticle } from './guessed-article.server.ts';
import { unsafeToQuote } from './quoting.server.ts';
import { infinitiveOf, isInfinitive } from './verbs.server.ts';

const intro =
  /^(?:(?:a )?(?:el|ella|yo|ademas|tambien|y|que|bueno|pues|sobre todo|sale|aparece|esta|hay|tema|topic|hablar|perfil|foto|fotos|una?|su|sus|mi|mis|con|de|en|del|al|la|le|les|me|gusta|gustan|gustaria|encanta|encantan|flipa|flipan|mola|molan|chifla|adora|adoro|ama|amo|fan|muy|mucho|mogollon|super|loc[oa]|por|apasiona|interesa|interesan|aficionad[oa]|dice|pone|bio|lleva|llevo|tiene|tengo|ha|he|estado|soy|es|practica|practico)(?: |$))+/;

/** Something we have no words for: named as the person typed it, if it can stand in a sentence. */
export function unknownDetail(
  tokens: readonly Token[],
  segment: string,
  afterComma: boolean,
): Detail | undefined {
  if (unsafeToQuote(segment)) return undefined;
  const foldedLine = tokens.map((token) => token.folded).join(' ');
  const skipped = (intro.exec(foldedLine)?.[0] ?? '').split(' ').filter(Boolean).length;
  const rest = tokens.slice(skipped);
  const [first] = rest;
  if (!first || rest.length > 6 || /^\d/.test(first.text)) return undefined;
  const before = (tokens[skipped - 1]?.folded ?? '').replace(/^(del|al)$/, 'el');
  const article = /^(el|la|los|las|un|una|unos|unas|su|sus|mi|mis)$/.exec(before)?.[1];
  const words = rest.map((token) => token.text);
  const infinitive =
    infinitiveOf(first.folded) ??
    (isInfinitive(first.folded) && !(afterComma && /^\p{Lu}\p{Ll}/u.test(first.text))
      ? first.text.toLowerCase()
      : undefined);
  if (!infinitive && rest.length === 1 && (first.text.length < 4 || emptyWords.has(first.folded)))
    return undefined;
  if (infinitive && emptyInfinitives.test(infinitive)) return undefined;
  if (emptyStarts.test(first.folded) || rest.some((token) => emptyInside.test(token.folded)))
    return undefined;
  const tail = accented(words.slice(1).join(' '));
  const isName = rest.length > 1 && rest.every((token) => /^\p{Lu}\p{Ll}/u.test(token.text));
  const head = infinitive ?? keepName(first.text, afterComma || skipped > 0 || isName);
  const guessed = rest.length === 1 && !article && !infinitive ? guessedArticle(accented(head)) : '';
  const keepArticle = article && !infinitive ? `${definite[article] ?? article} ` : '';
  const el = `${guessed}${keepArticle}${accented(head)}${tail ? ` ${tail}` : ''}`;
  return {
    family: infinitive === 'trabajar' ? 'trabajo' : infinitive === 'estudiar' ? 'estudios' : 'otra',
    el,
    ...formOf(el),
    proper: /^\p{Lu}/u.test(el),
    infinitive: infinitive !== undefined,
    weight: 3.5,
  };
}

const definite: Record<string, string> = {
  un: 'el',
  una: 'la',
  unos: 'los',
  unas: 'las',
  su: 'tu',
  sus: 'tus',
};

/** The first word of a line is often a capital for no reason; further inside it is a name. */
function keepName(word: string, inside: boolean): string {
  return inside ? word : word.toLowerCase();
}

export function saysNothing(phrase: string): boolean {
  return emptyWords.has(fold(phrase).replace(/^(?:el|la|los|las) /, ''));
}

const emptyWords = new Set(
  'hola buenas nada todo algo cosas cosa gente vida amor amar mundo cita citas chica chico mujer hombre persona alguien perfil abuela abuelo abuelos madre padre padres mama papa hermana hermano hermanos hermanas prima primo primos tia tio novia novio pareja ex amiga amigo amigas amigos jefe jefa app tinder bumble hinge badoo meetic frase mensaje romper hielo ayuda normal gafas barba rollo rollos plan planes crush vecino vecina'.split(
    ' ',
  ),
);

/** What everybody does. */
const emptyInfinitives =
  /^(disfrutar|vivir|ser|estar|tener|hacer|ir|dar|pasar|pasarlo|conocer|aprovechar|compartir|sonreír|sonreir|soñar|amar|sentir|salir|quedar|ver|llevar|hablar|ligar|gustar|poner|saber|poder|querer|buscar|encontrar|preferir|pedir|perder|ganar|romper|insistir\w*|tratar\w*)$/;

const emptyStarts =
  /^((?:ja|je|ji|ha|jo|lol|xd|jj)+j?|[^aeiou]+|m+|haz|clic|click|pulsa|visita|entra|parece|parecen|creo|quiero|quiere|necesito|no|si|se|te|nos|os|lo|esto|eso|hola|buenas|ayuda|ayudame|dame|hazme|escribe|escribeme|algo|porque|cuando|como|donde|vamos|era|fue|esta|estoy|estaba|puede|puedo|preguntas?|preguntame|insta|instagram|telegram|chic[oa]|tio|tia|hombre|mujer|persona|abstener\w*|abstente|busca|busco|acaba|vuelve|hace|dijo|dije|cree|anos|swipe|pongo|mal[oa]|alt[oa]|sin|nada|paso|poc[oa]s?|much[oa]s?|buen[oa]?s?|gran|alguien|mejoro|vos|sabes|usa|uso|tipo|eres|drop|select|di|habla|responde|pasar|aqui|importa)$/;

const emptyInside =
  /^(\p{L}+[ai]e?ndo(?:me|lo|la|se|te)?|hij[oa]s?|nin[oa]s?|que|pero|porque|frase|mensaje|guap[oa]s?|bonit[oa]s?|match|hielo|me|te|le|es|soy|tengo|tiene|quien)$/u;

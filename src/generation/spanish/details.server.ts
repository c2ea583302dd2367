import { fold, type Token, tokensOf } from './fold.ts';
import { accented, capitalise } from './grammar.ts';
import { commonNouns, type Family } from './interests.server.ts';
import { jobOf, longestTerm, type Noun, nounOf, placeOf, traitOf } from './lexicon.server.ts';
import { unsafeToQuote } from './quoting.server.ts';
import { infinitiveOf, isInfinitive } from './verbs.server.ts';

export interface Detail {
  family: Family;
  /** A noun phrase or an infinitive that fits after «lo de»: «el senderismo», «Japón», «coleccionar sellos». */
  el: string;
  /** A name of their own: the dog's. */
  name?: string;
  plural: boolean;
  proper: boolean;
  infinitive: boolean;
  /** Higher is a better thing to write about. */
  weight: number;
  /** Place in the order of mention. */
  at?: number;
}

/** As the person listed them. */
export function inOrderOfMention(details: readonly Detail[]): Detail[] {
  return [...details].sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
}

export interface Reading {
  details: Detail[];
  /** «tranquila», as the person put it. */
  traits: string[];
  /** What somebody says to be looking for, as a clause of their own: «busco algo serio». */
  wishes: string[];
  /** How the person in the text is called. */
  person?: string;
}

const segmentEnd =
  /[,;.:\n\r•·|/!¡?¿…()[\]{}"“”«»<>*_=+~#\\]|\p{Extended_Pictographic}|(?<=\s)[-–—](?=\s)|(?<=\s)(?:y|e|pero|aunque|además|ademas|también|tambien|&)(?=\s)/u;
/** Markup, templates, addresses and invisible characters: nobody talks about those. */
const machineText =
  /<(script|style)[^>]{0,300}>[^<]{0,2000}<\/\1>|<[^>]{0,300}>|\$?\{[^}]{0,200}\}+|\]\([^)]{0,300}\)|https?:\/\/\S+|www\.\S+|[\w.+-]{1,40}@[\w.-]{2,60}|\p{Cc}(?<![\n\r\t])|\p{Cf}(?<!\u200d)|\p{Cs}/giu;
const negations = new Set([
  'no',
  'odia',
  'odio',
  'nunca',
  'sin',
  'ni',
  'detesta',
  'detesto',
  'tampoco',
  'alergico',
  'alergica',
]);
const looksLikeTrait =
  /^\p{L}{3,}(os[oa]|ad[oa]|id[oa]|ente|able|ible|ista|iv[oa]|eñ[oa]|ón|ona|és|esa|ana|ano)$/iu;
const petWords =
  /^(perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|cachorr[oa]|conej[oa]|tortuga|loro|caballo|yegua|hamster|podenc[oa]|galg[oa]|labrador|teckel|bulldog|husky|border|hij[oa]|ninja)$/;
const longest = 12;

/** Reads what a person typed about somebody: linear in the text, and it never throws. */
export function readDetails(text: string): Reading {
  const reading: Reading = { details: [], traits: [], wishes: [] };
  const person = personIn(text);
  if (person) reading.person = person;
  const said = text.replace(machineText, ' . ');
  let pet: string | undefined;
  let from = 0;
  for (const segment of said.split(segmentEnd).slice(0, 120)) {
    const at = said.indexOf(segment, from);
    from = at + segment.length;
    const name = pet && petNameAlone(segment);
    if (pet && name) {
      reading.details.push(named(pet, name));
      continue;
    }
    readSegment(segment, reading, /[,;:]\s*$/.test(said.slice(Math.max(0, at - 4), at)));
    if (segment.trim()) pet = petKindIn(segment);
  }
  reading.details = distinct(reading.details)
    .map((detail, at) => ({ ...detail, at }))
    .filter((detail) => fold(detail.el) !== fold(person ?? '-'))
    .sort((a, b) => b.weight - a.weight);
  reading.traits = [...new Set(reading.traits)];
  return reading;
}

/** «dos gatos, Pixel y Zelda». */
function petNameAlone(segment: string): string | undefined {
  const name = segment.trim();
  return /^\p{Lu}\p{Ll}{1,14}$/u.test(name) && !placeOf.has(fold(name)) && !unsafeToQuote(name)
    ? name
    : undefined;
}

function petKindIn(segment: string): string | undefined {
  const kind = /\b(?:dos|tres|cuatro|un|una|mi|mis|su|sus|tiene|tengo) (?:\w+ )?(perr|gat)([oa])s?\s*$/.exec(
    fold(segment),
  );
  return kind ? `${kind[1]}${kind[2]}` : undefined;
}

function named(kind: string, name: string): Detail {
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

function readSegment(segment: string, reading: Reading, afterComma: boolean): void {
  const tokens = tokensOf(segment);
  if (tokens.length === 0) return;
  const negative = tokens.slice(0, 4).some((token) => negations.has(token.folded));
  const wish = wishOf(tokens, segment);
  if (wish) {
    reading.wishes.push(wish);
    return;
  }
  if (negative) return;
  const before = reading.details.length + reading.traits.length;
  for (let at = 0; at < tokens.length && at < 60; ) at += readAt(tokens, at, reading);
  if (reading.details.length + reading.traits.length > before || tokens.length > longest) return;
  const [only] = tokens;
  if (only && tokens.length === 1 && looksLikeTrait.test(only.text) && !unsafeToQuote(only.text)) {
    reading.traits.push(only.text.toLowerCase());
    return;
  }
  const unknown = unknownDetail(tokens, segment, afterComma);
  if (unknown) reading.details.push(unknown);
}

/** Adds what starts at this word; answers how many words it took. */
function readAt(tokens: readonly Token[], at: number, reading: Reading): number {
  const pet = petAt(tokens, at);
  if (pet) {
    reading.details.push(pet.detail);
    return pet.length;
  }
  for (let length = Math.min(longestTerm, tokens.length - at); length > 0; length--) {
    const term = tokens
      .slice(at, at + length)
      .map((token) => token.folded)
      .join(' ');
    const place = placeOf.get(term);
    if (place && !(length === 1 && isPersonsName(tokens, at))) {
      reading.details.push(placeDetail(place, tokens.slice(0, at)));
      return length;
    }
    const noun = nounOf.get(term) ?? (length === 1 ? nounOfGerund(term) : undefined);
    const title = length === 1 ? titleAfter(tokens, at) : undefined;
    if (noun && title) {
      reading.details.push({
        family: noun.family,
        el: title.el,
        plural: false,
        infinitive: false,
        proper: false,
        weight: 5,
      });
      return title.length;
    }
    if (noun) {
      const object = isVerb(noun.el) && length === 1 ? objectAfter(tokens, at + 1) : undefined;
      if (object) {
        const more = extensionAfter(tokens, at + 2, nounOf.get(object.folded)?.el ?? '');
        const el = `${noun.el} ${accented(object.text.toLowerCase())}${more.text}`;
        reading.details.push({
          family: noun.family,
          el,
          ...formOf(el),
          proper: false,
          weight: 3,
        });
        return 2 + more.length;
      }
      const extension = extensionAfter(tokens, at + length, noun.el);
      const el = noun.el + extension.text;
      reading.details.push({
        family: noun.family,
        el,
        ...formOf(el),
        proper: false,
        weight: extension.text ? 4 : commonNouns.has(noun.el) ? 1 : 3,
      });
      return length + extension.length;
    }
  }
  const word = tokens[at]?.folded ?? '';
  const job = jobOf.get(word);
  if (
    job &&
    (tokens.length === 1 ||
      (at === 0 && /^(en|de|y|por)$/.test(tokens[1]?.folded ?? '')) ||
      /^(es|soy|como|de|es una|fui)$/.test(tokens[at - 1]?.folded ?? ''))
  ) {
    const field = tokens[at + 1]?.folded === 'de' ? tokens[at + 2] : undefined;
    const complement =
      field && !complementEnd.has(field.folded) && !placeOf.has(field.folded) && !unsafeToQuote(field.text)
        ? ` de ${accented(field.text)}`
        : '';
    reading.details.push({
      family: 'trabajo',
      el: `ser ${job}${complement}`,
      plural: false,
      proper: false,
      infinitive: true,
      weight: 3,
    });
    return 1;
  }
  const trait = traitOf.get(word);
  if (trait && !/^(de|del|por|con|a)$/.test(tokens[at + 1]?.folded ?? '')) reading.traits.push(trait);
  return 1;
}

const works: Record<string, string> = {
  pelicula: 'la película',
  peli: 'la peli',
  serie: 'la serie',
  libro: 'el libro',
  novela: 'la novela',
  videojuego: 'el videojuego',
  comic: 'el cómic',
  musical: 'el musical',
};

/** «la película Amelie». */
function titleAfter(tokens: readonly Token[], at: number): { el: string; length: number } | undefined {
  const work = works[tokens[at]?.folded ?? ''];
  const words = tokens.slice(at + 1, at + 5);
  const end = words.findIndex((token) => !/^\p{Lu}/u.test(token.text));
  const title = (end < 0 ? words : words.slice(0, end)).map((token) => token.text);
  if (!work || title.length === 0 || unsafeToQuote(title.join(' '))) return undefined;
  return { el: `${work} ${title.join(' ')}`, length: title.length + 1 };
}

/** «sale esquiando» is about skiing. */
function nounOfGerund(folded: string): Noun | undefined {
  const stem = /^(\p{L}{2,})(ando|iendo|yendo)$/u.exec(folded);
  if (!stem) return undefined;
  const endings = stem[2] === 'ando' ? ['ar'] : ['er', 'ir'];
  return endings.map((ending) => nounOf.get(`${stem[1]}${ending}`)).find(Boolean);
}

/** «bailar salsa», «leer novelas»: one thing, not two. */
function objectAfter(tokens: readonly Token[], at: number): Token | undefined {
  const next = tokens[at];
  const noun = next && nounOf.get(next.folded);
  return noun && !isVerb(noun.el) && !petWords.test(next.folded) ? next : undefined;
}

function isVerb(el: string): boolean {
  return !/^(el|la|los|las) /.test(el) && isInfinitive(fold(el));
}

function petAt(tokens: readonly Token[], at: number): { detail: Detail; length: number } | undefined {
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

const petNouns: Record<string, string> = {
  perrito: 'perro',
  perrita: 'perra',
  gatito: 'gato',
  gatita: 'gata',
  hamster: 'hámster',
};

function placeDetail(place: string, before: readonly Token[]): Detail {
  const wished = before.some((token) =>
    /^(quier[eo]|gustaria|suena|sueno|ganas|pendiente|proxim[oa]|planea|ir)$/.test(token.folded),
  );
  const lead = before.map((token) => token.folded).join(' ');
  const works = jobOf.has(before.at(-2)?.folded ?? '');
  const lives =
    (works && /(en|de)$/.test(lead)) ||
    /(viv[eo]s?|soy|es|nacid[oa]|reside|vengo|viene)( muy| feliz)? (en|de)$/.test(lead) ||
    lead === 'de';
  return {
    family: lives ? 'ciudad' : wished ? 'destino' : 'lugar',
    el: place,
    plural: false,
    proper: true,
    infinitive: false,
    weight: lives ? 2 : 5,
  };
}

function isPersonsName(tokens: readonly Token[], at: number): boolean {
  return /^(llama|llamo|para|don|san)$/.test(tokens[at - 1]?.folded ?? '');
}

const complementEnd = new Set(
  'que con en los las el la un una por para cuando desde hasta mi mis su sus tu tus me te se le y o es fin finde vez casa hace muy todo toda todos todas semana verdad noche dia manana lunes martes miercoles jueves viernes sabado domingo'.split(
    ' ',
  ),
);
const qualifier =
  /^(\p{L}{3,}(anas?|anos?|esas?|es|icas?|icos?|ivas?|ivos?|ernas?|ernos?|olas?)|indie|retro|blanc[oa]s?|tint[oa]s?|rosad[oa]s?|larg[oa]s?|negras?|antigu[oa]s?|artesanal(es)?|asiatic[oa]s?|casera|vegan[oa])$/u;

/** What narrows the noun, as typed: «las novelas *de terror*», «la música *electrónica*». */
function extensionAfter(tokens: readonly Token[], at: number, el: string): { text: string; length: number } {
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
  const agrees =
    /^(retro|indie|vintage)$/.test(next.folded) ||
    (/^(la|el) /.test(el) ? !next.folded.endsWith('s') : next.folded.endsWith('s'));
  if (
    tokens.length - at <= 2 &&
    agrees &&
    qualifier.test(next.folded) &&
    !unsafeToQuote(next.text) &&
    !nounOf.has(next.folded)
  )
    return { text: ` ${accented(next.text.toLowerCase())}`, length: 1 };
  return none;
}

const intro =
  /^(?:(?:a )?(?:el|ella|yo|ademas|tambien|y|que|bueno|pues|sobre todo|sale|aparece|esta|hay|tema|topic|hablar|perfil|foto|fotos|una?|su|sus|mi|mis|con|de|en|del|al|la|le|les|me|gusta|gustan|gustaria|encanta|encantan|flipa|flipan|mola|molan|chifla|adora|adoro|ama|amo|fan|muy|mucho|mogollon|super|loc[oa]|por|apasiona|interesa|interesan|aficionad[oa]|dice|pone|bio|lleva|llevo|tiene|tengo|ha|he|estado|soy|es|practica|practico)(?: |$))+/;

/** Something we have no words for: named as the person typed it, if it can stand in a sentence. */
function unknownDetail(tokens: readonly Token[], segment: string, afterComma: boolean): Detail | undefined {
  if (unsafeToQuote(segment)) return undefined;
  const foldedLine = tokens.map((token) => token.folded).join(' ');
  const skipped = (intro.exec(foldedLine)?.[0] ?? '').split(' ').filter(Boolean).length;
  const rest = tokens.slice(skipped);
  const [first] = rest;
  if (!first || rest.length > 6 || /^\d/.test(first.text)) return undefined;
  const before = (tokens[skipped - 1]?.folded ?? '').replace(/^(del|al)$/, 'el');
  const article = /^(el|la|los|las|un|una|su|mi)$/.exec(before)?.[1];
  const words = rest.map((token) => token.text);
  const infinitive =
    infinitiveOf(first.folded) ?? (isInfinitive(first.folded) ? first.text.toLowerCase() : undefined);
  if (!infinitive && rest.length === 1 && (first.text.length < 4 || emptyWords.has(first.folded)))
    return undefined;
  if (emptyStarts.test(first.folded) || rest.some((token) => emptyInside.test(token.folded)))
    return undefined;
  const tail = accented(words.slice(1).join(' '));
  const head = infinitive ?? keepName(first.text, afterComma || skipped > 0);
  const guessed = rest.length === 1 && !article && !infinitive ? guessedArticle(accented(head)) : '';
  const keepArticle = article && /^(el|la|los|las)$/.test(article) && !infinitive ? `${article} ` : '';
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

function guessedArticle(noun: string): string {
  if (/^\p{Lu}/u.test(noun)) return '';
  if (/(ismo|aje|miento)$/.test(noun)) return 'el ';
  return /(ción|sión|dad|tad|logía|grafía|tería|ancia|encia|ultura|atura|elia|terapia|nomía|sofía)$/.test(
    noun,
  )
    ? 'la '
    : '';
}

/** The first word of a line is often a capital for no reason; further inside it is a name. */
function keepName(word: string, inside: boolean): string {
  return inside ? word : word.toLowerCase();
}

const emptyWords = new Set(
  'hola buenas nada todo algo cosas cosa gente vida amor amar mundo cita citas chica chico mujer hombre persona alguien perfil app tinder bumble hinge badoo meetic frase mensaje romper hielo ayuda'.split(
    ' ',
  ),
);
const emptyStarts =
  /^((?:ja|je|ji|ha|jo|lol|xd|jj)+j?|[^aeiou]+|m+|haz|clic|click|pulsa|visita|entra|parece|parecen|creo|quiero|quiere|necesito|no|si|se|te|nos|os|lo|esto|eso|hola|buenas|ayuda|ayudame|dame|hazme|escribe|escribeme|algo|porque|cuando|como|donde|vamos|era|fue|esta|estoy|estaba|puede|puedo|preguntas?|preguntame|insta|instagram|telegram|chic[oa]|tio|tia|hombre|mujer|persona|abstener\w*|abstente|busca|busco|acaba|vuelve|hace|dijo|dije|cree|anos)$/;
const emptyInside =
  /^(\p{L}+[ai]e?ndo|hij[oa]s?|nin[oa]s?|que|pero|porque|frase|mensaje|guap[oa]s?|bonit[oa]s?|match|hielo|me|te|le|es|soy|tengo|tiene)$/u;

function wishOf(tokens: readonly Token[], segment: string): string | undefined {
  if (tokens[0]?.folded !== 'busco' || tokens.length < 2 || tokens.length > 12 || unsafeToQuote(segment))
    return undefined;
  return accented(segment.trim().replace(/\s+/g, ' '));
}

function personIn(text: string): string | undefined {
  const found =
    /(?:^|[.,;\n])\s*(?:ella |él )?se llama (\p{L}{2,15})(?=[\s,.;]|$)/iu.exec(text.slice(0, 400))?.[1] ??
    /^\s*(\p{Lu}\p{Ll}{2,14}),? (?:de )?\d{2}(?: años)?\b/u.exec(text)?.[1] ??
    /\bpara (\p{Lu}\p{Ll}{2,14})(?=[\s,.;]|$)/u.exec(text.slice(0, 200))?.[1];
  return found && !unsafeToQuote(found) && !nounOf.has(fold(found))
    ? capitalise(found.toLowerCase())
    : undefined;
}

function formOf(el: string): { plural: boolean; infinitive: boolean } {
  return {
    plural: /^(los|las) /.test(el),
    infinitive: !/^(el|la|los|las) /.test(el) && /^\p{L}+(ar|er|ir|ír)(se)?( |$)/u.test(el),
  };
}

function distinct(details: readonly Detail[]): Detail[] {
  const seen = new Set<string>();
  return details.filter((detail) => {
    const key = detail.name ? `pet ${detail.name}` : fold(detail.el);
    return seen.has(key) ? false : Boolean(seen.add(key));
  });
}

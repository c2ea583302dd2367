import { type Detail, formOf } from './detail.server.ts';
import { saidInPictures } from './emoji-words.server.ts';
import { fold, type Token, tokensOf } from './fold.ts';
import { accented, capitalise } from './grammar.ts';
import { withGuessedArticle } from './guessed-article.server.ts';
import { commonNouns } from './interests.server.ts';
import { jobOf, longestTerm, type Noun, nounOf, placeOf, traitOf } from './lexicon.server.ts';
import {
  complementEnd,
  extensionAfter,
  isVerb,
  nameAfter,
  nounOfGerund,
  objectAfter,
  titleAfter,
} from './narrowing.server.ts';
import { goesOnOrdering, isOrder, isPrivate } from './not-a-topic.server.ts';
import { named, petAt, petKindIn, petNameAlone } from './pet-details.server.ts';
import { homeTowns } from './places.server.ts';
import { unsafeToQuote } from './quoting.server.ts';
import { toldOfOneself } from './told-of-oneself.server.ts';
import { saysNothing, unknownDetail } from './unknown-detail.server.ts';
import { infinitiveOf } from './verbs.server.ts';

export interface Reading {
  details: Detail[];
  /** «tranquila», as the person put it. */
  traits: string[];
  /** What somebody says of their own life or search, as it goes in a bio: «65 años», «busco algo serio». */
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
/** Laughter and the like, between words or after them. */
const chatter = /(?<!\p{L})(?:x+d+|lo+l|(?:ja){2,20}j?|(?:je){2,20}j?|(?:js){2,20}|uwu)(?!\p{L})/giu;
const longest = 12;

/** Reads what a person typed about somebody: linear in the text, and it never throws. */
export function readDetails(text: string): Reading {
  const reading = readWords(text);
  const pictured = reading.details.length > 0 ? '' : saidInPictures(text);
  return pictured ? { ...reading, details: readWords(pictured).details } : reading;
}

function readWords(text: string): Reading {
  const reading: Reading = { details: [], traits: [], wishes: [] };
  const person = personIn(text);
  if (person) reading.person = person;
  const said = text.replace(machineText, ' . ').replace(chatter, ' ');
  let pet: string | undefined;
  let from = 0;
  let ordered = false;
  let ruledOut = false;
  for (const segment of said.split(segmentEnd).slice(0, 120)) {
    const at = said.indexOf(segment, from);
    from = at + segment.length;
    ordered ||= isOrder(segment);
    if (ordered && goesOnOrdering(segment)) continue;
    const name = pet && petNameAlone(segment);
    if (pet && name) {
      reading.details.push(named(pet, name));
      continue;
    }
    const before = said.slice(Math.max(0, at - 4), at);
    // What an order dictates: «escribe "soy un robot"».
    if (ordered && /["“«:]\s*$/.test(before)) continue;
    // «Odia madrugar y el reguetón»: the refusal goes on.
    ruledOut =
      isRuledOut(segment) || (ruledOut && /\s(?:y|e|ni)\s*$/i.test(before) && !likes.test(fold(segment)));
    readSegment(segment, reading, ruledOut, /(?:[,;:]|\s[ye])\s*$/.test(before));
    if (segment.trim()) pet = petKindIn(segment);
  }
  if (reading.details.length === 0) {
    const named = namedOutright(said);
    if (named) reading.details.push(named);
  }
  reading.details = distinct(reading.details)
    // «Los macarrones de su madre» are hers who is written to.
    .map((detail, at) => ({ ...detail, el: detail.el.replace(/(?<= )su(s?)(?= )/u, 'tu$1'), at }))
    .filter((detail) => fold(detail.el) !== fold(person ?? '-'))
    .sort((a, b) => b.weight - a.weight);
  reading.traits = [...new Set(reading.traits)];
  return reading;
}

const likes = /\b(?:gustan?|encantan?|adora|ama|flipan?|chiflan?|molan?|amo|adoro|prefier[eo])\b/;

function isRuledOut(segment: string): boolean {
  if (/^\s*nada (?:de )?\p{L}/iu.test(segment)) return true;
  // «Si no te gustan los perros, ni lo intentes» comes from somebody who likes them.
  if (/^\s*si no te (?:gusta|encanta|va|mola)/.test(fold(segment))) return false;
  return tokensOf(segment)
    .slice(0, 4)
    .some((token) => negations.has(token.folded));
}

function readSegment(segment: string, reading: Reading, negative: boolean, afterComma: boolean): void {
  const tokens = tokensOf(segment);
  if (tokens.length === 0 || isOrder(segment)) return;
  const wish = wishOf(tokens, segment) ?? toldOfOneself(segment);
  if (wish) {
    reading.wishes.push(wish);
    if (!/^\d/.test(wish)) return;
  }
  if (negative) return;
  const before = reading.details.length + reading.traits.length;
  for (let at = 0; at < tokens.length && at < 60; ) at += readAt(tokens, at, reading);
  if (reading.details.length + reading.traits.length > before || tokens.length > longest) return;
  if (isPrivate(segment)) return;
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
  const isTrade =
    jobOf.has(tokens[at]?.folded ?? '') &&
    tokens.length === 2 &&
    at === 0 &&
    jobField.test(tokens[1]?.folded ?? '');
  if (isTrade) return readWho(tokens, at, reading);
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
      reading.details.push(placeDetail(place, tokens.slice(0, at), length === tokens.length));
      return length;
    }
    const noun = isTeaNotYou(tokens, at, term)
      ? undefined
      : (nounOf.get(term) ?? (length === 1 ? nounOfVerb(term) : undefined));
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
    const whole = noun && length === 1 ? wholeOf(tokens, at) : undefined;
    if (whole) {
      reading.details.push(whole);
      return length;
    }
    const author = noun && isVerb(noun.el) && length === 1 ? nameAfter(tokens, at + 1) : undefined;
    if (noun && author) {
      const el = `${noun.el} a ${author.text}`;
      reading.details.push({ family: noun.family, el, ...formOf(el), proper: false, weight: 5 });
      return 2 + author.length;
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
  return readWho(tokens, at, reading);
}

/** A trade or a trait. */
function readWho(tokens: readonly Token[], at: number, reading: Reading): number {
  const word = tokens[at]?.folded ?? '';
  const job = jobOf.get(word);
  if (
    job &&
    (tokens.length === 1 ||
      (tokens.length === at + 2 && jobField.test(tokens[at + 1]?.folded ?? '')) ||
      (at === 0 && /^(en|de|y|por|que)$/.test(tokens[1]?.folded ?? '')) ||
      /^(es|soy|como|de|es una|fui)$/.test(tokens[at - 1]?.folded ?? ''))
  ) {
    const field = tokens[at + 1]?.folded === 'de' ? tokens[at + 2] : undefined;
    const complement =
      field && !complementEnd.has(field.folded) && !placeOf.has(field.folded) && !unsafeToQuote(field.text)
        ? ` de ${accented(field.text)}`
        : '';
    const kind = tokens[at + 1];
    const narrowed = kind && jobField.test(kind.folded) ? ` ${accented(kind.text.toLowerCase())}` : '';
    reading.details.push({
      family: 'trabajo',
      el: `ser ${job}${complement || narrowed}`,
      plural: false,
      proper: false,
      infinitive: true,
      weight: 3,
    });
    return complement ? 3 : narrowed ? 2 : 1;
  }
  const trait = traitOf.get(word);
  const isAgeNext = tokens[at + 1]?.folded === 'de' && /^\d\d$/.test(tokens[at + 2]?.folded ?? '');
  if (/^(su|mi|tu|sus|mis|una?|la|el)$/.test(tokens[at - 1]?.folded ?? '') && /^(madre|padre)$/.test(word))
    return 1;
  if (trait && (isAgeNext || !/^(de|del|por|con|a)$/.test(tokens[at + 1]?.folded ?? '')))
    reading.traits.push(trait);
  return 1;
}

const jobField =
  /^(?:grafic[oa]|industrial|informatic[oa]|civil|social|infantil|digital|clinic[oa]|sanitari[oa]|naval|forestal|dental|familiar|aeronautic[oa]|mecanic[oa]|agronom[oa]|judicial|tecnic[oa]|musical|web|vegan[oa]|\p{L}{3,}(?:al|ic[oa]|iv[oa]|ari[oa]))$/u;

/** «pinta», «surfea»: what somebody does, named as an activity. */
function nounOfVerb(folded: string): Noun | undefined {
  const infinitive = infinitiveOf(folded);
  return nounOfGerund(folded) ?? (infinitive ? nounOf.get(fold(infinitive)) : undefined);
}

/** Without its accent «té» is a pronoun nearly everywhere. */
function isTeaNotYou(tokens: readonly Token[], at: number, term: string): boolean {
  if (term !== 'te' || tokens[at]?.text.toLowerCase() === 'té' || tokens.length === 1) return false;
  if (/^(verde|negro|rojo|blanco|chai|matcha)$/.test(tokens[at + 1]?.folded ?? '')) return false;
  return !/^(el|del|un|tomar|tomo|toma|de)$/.test(tokens[at - 1]?.folded ?? '');
}

/** «tazas *de desayuno*» are about cups. */
function wholeOf(tokens: readonly Token[], at: number): Detail | undefined {
  const head = tokens[at - 2];
  if (tokens[at - 1]?.folded !== 'de' || !head || head.folded.length < 4 || notAWhole.test(head.folded))
    return undefined;
  if (
    nounOf.has(head.folded) ||
    placeOf.has(head.folded) ||
    jobOf.has(head.folded) ||
    infinitiveOf(head.folded)
  )
    return undefined;
  if (unsafeToQuote(head.text) || !/s$/.test(head.folded)) return undefined;
  const phrase = withGuessedArticle(accented(head.text.toLowerCase()));
  if (!/^(?:los|las) /.test(phrase)) return undefined;
  const el = `${phrase} de ${accented(tokens[at]?.text.toLowerCase() ?? '')}`;
  return { family: 'otra', el, ...formOf(el), proper: false, weight: 4 };
}

const notAWhole =
  /^(fans|amantes|clases|cursos|talleres|noches|tardes|planes|dias|cosas|temas|anos|horas|ganas|ratos|sabados|domingos|viernes|muchas|unas|sesiones|tipos|apasionad[oa]s|loc[oa]s|amigos|amigas|obras|partidas|partidos|pelis|rutas)$/;

/** Where nothing was recognised: what stands after «fan de», «le gusta» and the like, as it was typed. */
function namedOutright(text: string): Detail | undefined {
  for (const match of text.slice(0, 2_000).matchAll(likedOutright)) {
    const found = match[1] ?? '';
    const before = fold(text.slice(Math.max(0, match.index - 12), match.index));
    const proper = /^\p{Lu}/u.test(found);
    if (/\b(?:no|ni|nunca|tampoco)\b/.test(before) || unsafeToQuote(found) || saysNothing(found)) continue;
    if (!proper && !/^(?:el|la|los|las) /.test(found)) continue;
    return { family: 'otra', el: found, ...formOf(found), proper, weight: 4 };
  }
  return undefined;
}

const likedOutright =
  /(?:fan(?:[aá]tic[oa])? del?|gustan?|encantan?|flipan?|molan?|colecciona|obsesionad[oa] con|adict[oa] al?|enganchad[oa] al?|loc[oa] por|friki del?) ((?:(?:el|la|los|las) )?[\p{L}\p{N}]+(?: [\p{L}\p{N}]+){0,4})/giu;

function placeDetail(place: string, before: readonly Token[], isAlone: boolean): Detail {
  const wished = before.some((token) =>
    /^(quier[eo]|gustaria|suena|sueno|ganas|pendiente|proxim[oa]|planea|ir)$/.test(token.folded),
  );
  const lead = before.map((token) => token.folded).join(' ');
  const isPicture = /\b(?:fotos?|sale|aparece|vacaciones|viaje)\b/.test(lead);
  const works = before.some((token) => jobOf.has(token.folded));
  const lives =
    /^(?:un )?(?:pueblo|pueblito|aldea) (?:de|en)$/.test(lead) ||
    (works && /(en|de)$/.test(lead)) ||
    (!isPicture &&
      /(viv[eo]s?|soy|es|nacid[oa]|reside|vengo|viene)( muy| feliz)?( en un (pueblo|pueblito|barrio|piso|pueblin|pueblecito)( \p{L}+)?)? (en|de|cerca de)$/u.test(
        lead,
      )) ||
    /(mudad[oa]|mudarse|mudo|muda|instalad[oa]|instalarse|trasladad[oa]) (a|en)$/.test(lead) ||
    lead === 'de' ||
    (isAlone && homeTowns.has(place));
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

function wishOf(tokens: readonly Token[], segment: string): string | undefined {
  if (tokens[0]?.folded !== 'busco' || tokens.length < 2 || tokens.length > 12 || unsafeToQuote(segment))
    return undefined;
  return accented(segment.trim().replace(/\s+/g, ' '));
}

const notAName =
  /^(tiene|tengo|cumple|cumplo|hace|mide|lleva|llevo|son|con|de|mujer|chica|chico|hombre|perfil|casi|unos|como|ella|el|soy|es|edad|quedar|ella|romper|ligar|conocer|salir|hablar)$/;

function personIn(text: string): string | undefined {
  const respected = /(?:^|[.,;\n]\s*)(do(?:n|ña)) (\p{Lu}\p{Ll}{2,14})(?=[\s,.;]|$)/iu.exec(
    text.slice(0, 200),
  );
  if (respected && !unsafeToQuote(respected[2] ?? ''))
    return `${respected[1]?.toLowerCase()} ${respected[2]}`;
  const found =
    /(?:^|[.,;\n])\s*(?:ella |él )?se llama (\p{L}{2,15})(?=[\s,.;]|$)/iu.exec(text.slice(0, 400))?.[1] ??
    /^\s*(\p{Lu}\p{Ll}{2,14}),? (?:de )?\d{2}(?: años)?\b/u.exec(text)?.[1] ??
    /\bpara (\p{Lu}\p{Ll}{2,14})(?=[\s,.;]|$)/u.exec(text.slice(0, 200))?.[1] ??
    /\b(?:un|una|el|la|mi) (?:crush|vecin[oa]|amig[oa]|chic[oa]|hombre|mujer|tí[oa]|compañer[oa]),? (?:que se llama |llamad[oa] )?(\p{Lu}\p{Ll}{2,14})(?=[\s,.;]|$)/u.exec(
      text.slice(0, 300),
    )?.[1];
  return found && !unsafeToQuote(found) && !nounOf.has(fold(found)) && !notAName.test(fold(found))
    ? capitalise(found.toLowerCase())
    : undefined;
}

function distinct(details: readonly Detail[]): Detail[] {
  const seen = new Set<string>();
  return details.filter((detail) => {
    const key = detail.name ? `pet ${detail.name}` : fold(detail.el);
    return seen.has(key) ? false : Boolean(seen.add(key));
  });
}

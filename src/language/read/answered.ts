import { fold } from '../write/fold.ts';

interface Matter {
  asks: RegExp;
  says?: RegExp;
}

/** Read in folded text. Few and plain: what is not sure to be answered may be asked. */
const matters: readonly Matter[] = [
  {
    asks: /de donde (?:eres|sos|sois|vienes|venis)|de que (?:ciudad|pueblo|parte|sitio|barrio|pais) (?:eres|sos)/,
    says: /\b(?:naci en|soy de (?:un pueblo|aqui|alli|fuera|la zona)) ?/,
  },
  {
    asks: /\bdonde vives|en que (?:zona|barrio|parte|ciudad|pueblo) (?:vives|estas|andas)|vives (?:en|por|cerca|lejos)/,
    says: /\bvivo (?:en|por|cerca|lejos|con|sol[oa])\b/,
  },
  {
    asks: /a que te dedicas|(?:en|de) que (?:trabajas|curras|laburas)|estudias o trabajas|trabajas o estudias|(?:cual|que) es tu (?:trabajo|curro|profesion)/,
    says: /\b(?:trabajo|curro|laburo) (?:de|en|como|para|por)\b|\bme dedico a\b/,
  },
  {
    asks: /que (?:carrera )?(?:estudias|estudiaste)|que carrera haces/,
    says: /\b(?:estudio|estoy estudiando|estudie) \w|\bhago (?:la carrera|el grado|un master)\b/,
  },
  { asks: /cuantos anos tienes|que edad tienes/, says: /\btengo \d\d(?: anos)?\b/ },
  { asks: /como te llamas|(?:cual|que) es tu nombre/, says: /\bme llamo \w|\bmi nombre es\b/ },
  {
    asks: /que te gusta hacer|(?:cuales|que) son tus (?:hobbies|aficiones)|en tu tiempo libre|a que dedicas (?:el|tu) tiempo/,
  },
  {
    asks: /que (?:buscas|andas buscando|estas buscando|esperas encontrar)|que buscas (?:aqui|por aqui|en la app)/,
    says: /\b(?:no )?busco (?:algo|una|un|conocer|relacion|amistad|pareja|nada)\b/,
  },
  {
    asks: /tienes (?:perros?|gatos?|mascotas?|animales)/,
    says: /\btengo (?:un|una|dos|tres) (?:perr|gat)|\bno tengo (?:perro|gato|mascota)/,
  },
  {
    asks: /tienes (?:hijos|hijas|peques|ninos|crios)/,
    says: /\btengo (?:un|una|dos|tres|cuatro) hij|\bno tengo hij|\bsoy (?:madre|padre) de\b/,
  },
  { asks: /tienes hermanos/, says: /\btengo (?:un|una|dos|tres|cuatro|cinco) herman|\bsoy hij[oa] unic[oa]/ },
];

/** What was refused, however it is proposed again: a question or not. */
const refusals: readonly Required<Matter>[] = [
  {
    asks: /\b(?:tu|el|un) (?:numero|movil|telefono|whatsapp|wasap|instagram|insta|telegram)\b|(?:pasamos|seguimos|hablamos) (?:a|por) (?:whatsapp|wasap|instagram|insta|telegram)/,
    says: /\bprefiero (?:seguir|hablar|charlar|quedarme) (?:por )?aqui|\b(?:no|prefiero no) (?:doy|dar|te doy|te paso|pasar|compartir|comparto) (?:te )?(?:mi |el )?(?:numero|movil|telefono|whatsapp|wasap|instagram|insta|telegram)/,
  },
  {
    asks: /\b(?:quedamos|quedar|nos vemos|vernos|conocernos en persona|te invito a|te vienes|te propongo)\b|te apetece (?:que quedemos|quedar|ir|tomar|salir|un|una)\b|\b(?:un|algun) (?:cafe|paseo|vino|vermut)\b/,
    says: /\b(?:no quiero|no me apetece|prefiero no|todavia no (?:quiero|me apetece)|aun no (?:quiero|me apetece)|de momento no (?:quiero|me apetece)|por ahora no (?:quiero|me apetece)) (?:quedar|verte|vernos|que nos veamos|que quedemos|conocernos)/,
  },
];

const common = new Set(
  fold(
    'algo alguna alguno aqui cada como con cual cuando cuanto cuantos del desde donde ella ellos entonces eres esta estas este esto estos haces hacer hasta hola mas mucho muy nada para pero por porque puedes que quien quieres sabes ser siempre sobre solo tambien tan tanto tengo tienes todo todos una unas unos vas verdad pues gusta gustan mejor bien',
  ).split(' '),
);
const wordsOf = (text: string) =>
  new Set((fold(text).match(/[a-z0-9]{3,}/g) ?? []).filter((word) => !common.has(word)));

const sentences = /¿[^?¿\n]*\?+|[^.!?¿\n…]+[.!?…]*|[.!?…¿\n]+/g;
const isQuestion = (sentence: string) => /\?\s*$/.test(sentence);
const questionsIn = (text: string) => (text.match(sentences) ?? []).filter(isQuestion);

const alike = { words: 2, share: 0.6 };

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const both = [...one].filter((word) => other.has(word)).length;
  return both >= alike.words && both / Math.max(one.size, other.size) >= alike.share;
}

export interface Answered {
  isIn(text: string): boolean;
  /** The text without such sentences; null where nothing is left to be sent. */
  leftOf(text: string): string | null;
}

export function answeredIn(lines: readonly { who: string; text: string }[]): Answered {
  const told = lines.filter(({ who }) => who !== 'me').map(({ text }) => fold(text));
  const asked = lines.flatMap(({ who, text }, at) =>
    who === 'me' && isAnswered(lines[at + 1]) ? questionsIn(text) : [],
  );
  const askedWords = asked.map(wordsOf);
  const known = matters.filter(
    ({ asks, says }) =>
      asked.some((question) => asks.test(fold(question))) ||
      (says !== undefined && told.some((text) => says.test(text))),
  );
  const refused = refusals.filter(({ asks, says }) => {
    const at = told.findLastIndex((text) => says.test(text));
    // Whoever proposes it afterwards has thought again.
    return at >= 0 && !told.slice(at + 1).some((text) => asks.test(text) && !says.test(text));
  });
  const isIdle = (sentence: string) => {
    const text = fold(sentence);
    if (refused.some(({ asks }) => asks.test(text))) return true;
    if (!isQuestion(sentence)) return false;
    const words = wordsOf(sentence);
    return known.some(({ asks }) => asks.test(text)) || askedWords.some((one) => isAlike(one, words));
  };
  return {
    isIn: (text) => (text.match(sentences) ?? []).some(isIdle),
    leftOf(text) {
      const all = text.match(sentences) ?? [];
      const left = all.filter((sentence) => !isIdle(sentence));
      if (left.length === all.length) return text;
      const said = left
        .join('')
        .replace(/[,;:\s]{1,3}(?:y tú|y vos|y|pero|oye|dime|por cierto)?[,;:\s]{0,3}$/iu, '')
        .trim();
      if (!/\p{L}/u.test(said)) return null;
      return /[.!?…\p{Extended_Pictographic}]$/u.test(said) ? said : `${said}.`;
    },
  };
}

const isAnswered = (next: { who: string; text: string } | undefined) =>
  next !== undefined && next.who !== 'me' && /[\p{L}\p{N}]/u.test(next.text.replace(/¿[^?¿]*\?/g, ''));

import type { Finding } from '../../language/read/finding.ts';
import { readInterest } from '../../language/read/interest.ts';
import { newestOf } from '../../language/read/newest.ts';
import { normalise } from '../../language/read/normalise.ts';
import { readOnce } from '../../language/read/read-once.ts';
import { hasRefusal } from '../../language/read/refusal.ts';
import { withPreposition } from '../../language/write/grammar.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { unsafeToQuote } from '../../language/write/quoting.server.ts';
import type { StrategyInput } from './contract.ts';
import {
  asksForContact,
  asksForPhoto,
  asksIfYouMind,
  asksWhatYouSeek,
  besidesPlain,
  choiceIn,
  isCourtesy,
  isGoodNight,
  isGreeting,
  isLaughter,
  meetingIn,
  placeFor,
  praisesLooks,
  setsBoundary,
  wantsToHearYou,
} from './occasions.server.ts';
import { bringsJoy, interestIn, isBusy, topicIn, weighsOnThem } from './topics.server.ts';

export type Situation =
  | 'minor'
  | 'danger'
  | 'pressure'
  | 'refusal'
  | 'plan'
  | 'excuse'
  | 'cold'
  | 'feeling'
  | 'hard'
  | 'joy'
  | 'question'
  | 'greeting'
  | 'courtesy'
  | 'compliment'
  | 'reassure'
  | 'voice'
  | 'contact'
  | 'laugh'
  | 'night'
  | 'choice'
  | 'seeks'
  | 'boundary'
  | 'need'
  | 'photo'
  | 'friendly';

export interface Received {
  situation: Situation;
  alerts: Finding[];
  /** Fits after "lo": "del concierto", "de Japón". */
  about: string | null;
  /** "el jueves", "mañana", as it was written. */
  day: string | null;
  /** "el viernes a las 8 en Sol": day and hour, as they were written. */
  meeting: string | null;
  /** The two of "¿playa o montaña?". */
  choice: readonly [string, string] | null;
  /** A plan that takes into account what they told: "un plan sin alcohol de por medio". */
  place: string | null;
}

const days =
  /(?<![\p{L}])(?:pasado mañana|mañana|manana|hoy|esta (?:noche|tarde)|este (?:finde|fin de semana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|el (?:pr[oó]ximo )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|finde|fin de semana)|la semana que viene)(?![\p{L}])/iu;

const noun =
  /(?<![\p{L}])(mis?|tus?|el|la|los|las|una?|unos|unas|al|del|otro|otra)\s+(\p{L}{4,20})(?:\s+(de|con|en)\s+((?:la |el |los |las |mi |tu )?\p{L}{4,20}))?/giu;
const notTopics =
  /^(?:verdad|d[ií]as?|vez|veces|cosas?|rato|tiempo|tipos?|forma|manera|mejor|peor|gente|persona|chic[oa]s?|mism[oa]s?|otr[oa]s?|poco|menos|m[aá]s|noche|tarde|semana|finde|fin|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|a[ñn]os?|mes|momento|final|principio|lado|casa|raz[oó]n|ganas?|favor|parte|punto|pr[oó]xim[oa]|hora|minuto|segundo|idea|pena|caso|m[oó]vil|mensajes?|app|que|cual|quien|mont[oó]n|culpa|amig[oa]s?|beso|par|pasad[oa]s?|primer[oa]?|[uú]ltim[oa]|segund[oa]|tercer[oa]?|nuevo|nueva|gran|buen[oa]?|mal[oa]?|misma|resto|todo|toda|ahora|menudo|siempre|nunca|tambi[eé]n|cuenta|vida|cabeza|ojos|cuerpo|caras?|chispa|desastre|placer|lujo|super|bastante|rollo|bolos?)$/iu;

const turned: Record<string, string> = {
  mi: 'tu',
  mis: 'tus',
  tu: 'mi',
  tus: 'mis',
  un: 'el',
  una: 'la',
  unos: 'los',
  unas: 'las',
  al: 'el',
  del: 'el',
  otro: 'el',
  otra: 'la',
};

/** "la" and "los" are pronouns as well: "la llevo", "los tengo". */
function agrees(determiner: string, head: string): boolean {
  if (/^(?:los|las|unos|unas|mis|tus)$/.test(determiner)) return /s$/i.test(head);
  return !/^(?:la|una|otra)$/.test(determiner) || /(?:a|d|n|z|e|l)$/i.test(head);
}

function nounIn(text: string): string | null {
  noun.lastIndex = 0;
  for (let match = noun.exec(text); match; match = noun.exec(text)) {
    const [whole, determiner = '', head = '', link, tail] = match;
    // What follows «la tarde con» may still be a topic.
    if (link) noun.lastIndex -= whole.length - whole.indexOf(head) - head.length;
    if (notTopics.test(head)) continue;
    if (
      /(?:mente|ando|iendo|ado|ido|ar|er|ir)$/i.test(head) &&
      !/^(?:taller|alquiler|hogar|lugar|bar|mar)$/i.test(head)
    )
      continue;
    const first = determiner.toLowerCase();
    if (!agrees(first, head)) continue;
    const article = turned[first] ?? first;
    const rest =
      link === 'de' && tail && !notTopics.test(tail) && !/^(?:mi|tu) /.test(tail) ? ` de ${tail}` : '';
    return `${article} ${head}${rest}`.toLowerCase();
  }
  return null;
}

/** «somos más de Nochebuena», «ayer en Lisboa». */
const named = /(?<=[\p{Ll},] )(?:de|en|a|con|por) (\p{Lu}\p{Ll}{3,19})(?!\p{L})/u;

/** Characters from the end that a reply is written from. Danger is looked for in all that was received. */
export const rulesRead = 4_000;

/** An order to the writer is no topic: «dime tu prompt». */
function withoutOrders(text: string): string {
  if (!isOrder(text)) return text;
  return text
    .split(/(?<=[.!?\n])\s+/u)
    .filter((sentence) => !isOrder(sentence))
    .join(' ');
}

const pet =
  /\b(?:[Mm]i|[Nn]uestr[oa]) (?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]) (\p{Lu}\p{Ll}{2,12})(?!\p{L})/u;
const title = /["“«]([\p{L}\p{N}][^"“”«»\n]{2,38})["”»]/u;

function aboutIn(text: string): string | null {
  const called = pet.exec(text)?.[1];
  if (called && !unsafeToQuote(called)) return `de ${called}`;
  const work = /\b(?:libro|peli\p{L}*|serie|novela|disco|canción|cancion|juego|podcast|obra)\b/iu.test(text)
    ? title.exec(text)?.[1]
    : undefined;
  if (work && !unsafeToQuote(work)) return `de «${work}»`;
  const topic = topicIn(text) ?? interestIn(text);
  if (topic) return topic;
  const phrase = nounIn(text);
  const name = phrase ? undefined : named.exec(text)?.[1];
  if (name) return `de ${name}`;
  return phrase && phrase.length <= 40 ? withPreposition('de', phrase) : null;
}

const sexualOrControl = ['presion_sexual', 'control', 'manipulacion', 'falta_de_respeto'];

/** What only resembles a warning sign gives way to a plain reading, unless the rest is one as well. */
function alertsIn(input: StrategyInput, message: string): Finding[] {
  const graveIn = (text: string) => readOnce(input, text).findings.filter((one) => one.severity !== 'low');
  const found = graveIn(message);
  if (!found.some((one) => one.id === 'resembles')) return found;
  // A whole chat is more than one plain request.
  const rest = message.length > rulesRead ? null : besidesPlain(message);
  if (rest === null || graveIn(rest).length > 0) return found;
  return found.filter((one) => one.id !== 'resembles');
}

export function readReceived(input: StrategyInput): Received {
  const message = newestOf(input.receivedMessage, rulesRead).text;
  const alerts = alertsIn(input, input.receivedMessage);
  return {
    situation: situationOf(message, alerts),
    alerts,
    about: aboutIn(withoutOrders(message)),
    day: days.exec(message)?.[0]?.toLowerCase() ?? null,
    meeting: meetingIn(message),
    choice: choiceIn(message),
    place: placeFor(message),
  };
}

function situationOf(message: string, alerts: readonly Finding[]): Situation {
  if (alerts.some((one) => one.family === 'menor')) return 'minor';
  if (alerts.some((one) => !sexualOrControl.includes(one.family))) return 'danger';
  if (alerts.some((one) => one.severity === 'high' && one.family === 'control')) return 'danger';
  const { found, refused, level } = readInterest(message);
  // «He hecho…» tells a story; «hecho» alone would accept a plan.
  const told = /\b(?:he|has|ha|hemos) hecho\b/iu.test(message);
  const ids = found.map((one) => one.cue.id).filter((id) => !(told && id === 'accepts'));
  if (hasRefusal(message) || refused) return 'refusal';
  // Strong words early in a romance are no reason to answer with a limit.
  if (alerts.some((one) => one.id !== 'too-soon')) return 'pressure';
  const occasion = occasionOf(message);
  if (occasion) return occasion;
  if (isBusy(message)) return 'excuse';
  if (weighsOnThem(message)) return 'hard';
  if (ids.some((id) => ['proposes', 'accepts', 'counter-offer'].includes(id))) return 'plan';
  if (ids.some((id) => ['busy', 'vague'].includes(id))) return 'excuse';
  // A dull word in a message that tells something is no cold shoulder.
  if ((ids.includes('cold') && aboutIn(message) === null) || normalise(message).text.split(/\s+/).length < 3)
    return 'cold';
  if (ids.includes('likes-you') || (ids.includes('compliment') && level === 'alto')) return 'feeling';
  if (bringsJoy(message)) return 'joy';
  return asksSomething(message) ? 'question' : 'friendly';
}

const aboutDrinks = /cerveza|vino|vermut|cañas|copas|cóctel|alcohol|terraza/;

function occasionOf(message: string): Situation | undefined {
  // What is told beside it is the better thing to answer.
  const tells = aboutIn(message) !== null;
  if (setsBoundary(message)) return 'boundary';
  if (meetingIn(message)) return 'plan';
  if (asksForPhoto(message)) return 'photo';
  if (placeFor(message) && !weighsOnThem(message) && (!tells || aboutDrinks.test(aboutIn(message) ?? '')))
    return 'need';
  if (asksIfYouMind(message)) return 'reassure';
  if (!tells && wantsToHearYou(message)) return 'voice';
  if (!tells && praisesLooks(message)) return 'compliment';
  if (isCourtesy(message)) return 'courtesy';
  if (isGreeting(message)) return 'greeting';
  if (!tells && asksForContact(message)) return 'contact';
  if (!tells && isGoodNight(message)) return 'night';
  if (isLaughter(message)) return 'laugh';
  if (asksWhatYouSeek(message)) return 'seeks';
  return choiceIn(message) ? 'choice' : undefined;
}

const courtesy =
  /¿?\b(?:y )?(?:c[oó]mo (?:est[aá]s?|te va|le va|va (?:todo|eso|el d[ií]a)|vas)(?: (?:usted|t[uú]|vos|hoy))?|qu[eé] tal(?: (?:est[aá]s?|todo|el d[ií]a|el finde|vas|te va))?|todo bien|y (?:t[uú]|vos|usted))\s*\?/giu;

/** A question about something; «¿qué tal?» is a greeting, and one after a story leaves the story as the topic. */
function asksSomething(message: string): boolean {
  const rest = message.replace(courtesy, ' ');
  const asked = rest.split(/(?<=[.!\n])\s+/u).filter((sentence) => sentence.includes('?'));
  if (asked.length === 0) return false;
  return aboutIn(asked.join(' ')) !== null || aboutIn(rest) === null;
}

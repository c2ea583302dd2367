import { normalForm } from '../../platform/normal-form.ts';
import { fold } from '../write/fold.ts';
import { withoutAppsWords } from './app-words.ts';
import { latinOf } from './look-alikes.ts';
import { onceInATurn } from './once-in-a-turn.ts';

export type Author = 'mine' | 'other' | 'unknown';

export interface Message {
  author: Author;
  speaker: string | null;
  start: number;
  end: number;
  at?: string;
  continues?: true;
}

const stamp =
  /^\s{0,4}[\u200e\u200f]?\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? {0,2}(?:a las )?\d{1,2}:\d{2}(?::\d{2})?(?:[ \u00a0\u202f]?[ap]\.?[ \u00a0\u202f]?m\.?)?\]?[ \u00a0]?(?:-[ \u00a0])?/i;
const webStamp =
  /^\s{0,4}\[\d{1,2}:\d{2}(?::\d{2})?(?:[ \u00a0\u202f]?[ap]\.?[ \u00a0\u202f]?m\.?)?, \d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}\] /i;
const hourStamp = /^\s{0,4}\[?\d{1,2}:\d{2}(?::\d{2})?(?:[ \u00a0]?[ap]\.?m\.?)?\]?[ \u00a0]?-?[ \u00a0]?/i;
/** No character is of two of its classes: «ℹ» is a letter and a pictograph, and a row of them would be read in 2^30 ways. */
const label =
  /^\s{0,4}[\u200e\u200f~-]?\s?([\p{L}\p{Extended_Pictographic}_@](?:[\p{L}\p{N}\p{M}\p{Extended_Pictographic}_.()& '’-]|\u200d){0,29}|\+?\d[\d ]{6,17}):[ \u00a0\t]/u;

/** Beside «Yo» and nobody else they are the other one's. */
const notBesideI = /^(?:tú|tu|you|usuario|usuaria)$/i;
const me = /^(?:yo|me|tú|tu|you|mi mensaje|mío|usuario|usuaria|mi respuesta)$/i;
const them =
  /^(?:él|el|ella|elle|match|mi match|otro|otra|la otra persona|crush|mi crush|mensaje|mensaje recibido|su mensaje|novio|novia|mi novi[oa]|mi pareja|pareja|mi ex|ex|persona [ab12]|chico|chica)$/i;
const notANames =
  /^(?:mira|oye|ojo|nota|pd|p\.d\.|posdata|ps|por cierto|pregunta|respuesta|resumen|plan|idea|opci[oó]n\w*|dato|ejemplo|total|aviso|atenci[oó]n|importante|recuerda|edad|hora|lugar|tel[eé]fono|whatsapp|instagram|insta|https?|una cosa|otra cosa|en serio|spoiler|te digo|dime|elige|traducci[oó]n|conclusi[oó]n|verdad|mentira|s[ií]|no|ok|vale|bueno|asunto|contexto|y|o|a ver|te cuento|lo dicho|consejo)$/i;
const verbish =
  /\b(?:dec[ií]a|dice|dijo|digo|dicho|escribi[oó]|es|son|era|que|est[aá]|tengo|quiero|pregunt[oó]|puso|contest[oó]|pongo)\b/i;
export interface ParseOptions {
  /** Dated lines are an app's: any name may stand in them. The weights were learned without it, so what reads for danger reads without it too. */
  exported?: boolean;
}

/** In an export a name stands between the date and a colon, whatever it holds; what the app tells of somebody has a verb. */
const exportLabel = /^[\u200e\u200f]?~?\s?([^\s:«»"“”][^:«»"“”\n]{0,49}):(?:[ \u00a0\t]|$)/;
const told = / (?:cambi|añad|cre[oó]|elimin|sali[oó]|se uni|changed|added|created|removed|left|joined)/i;
/** Telegram: who and when stand in a line of their own, above the words. */
const telegramHead =
  /^\s{0,4}([^\n[\]:]{1,40}), \[([\d/.-]{6,10},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?)\]:?\s*$/i;
const bareHead = /^\s{0,4}(\p{L}[^\n:]{0,29}):\s*$/u;
/** What Instagram and Messenger on the web put above each message and below it. */
const sentByMe = /^\s{0,4}(?:you sent|has enviado|enviaste)\s*$/i;
const endOfSent = /^\s{0,4}(?:enter|entrar|intro)\s*$/i;

interface Line {
  at: string | null;
  name: string | null;
  /** Without its date, and of `start` also without its label. */
  whole: number;
  start: number;
  end: number;
  isDated?: boolean;
  /** A name alone: it may be the heading of a list, unless it comes back. */
  isHead?: boolean;
}

function readLine(text: string, from: number, to: number, { exported }: ParseOptions = {}): Line {
  const line = text.slice(from, Math.min(to, from + 120));
  const head = telegramHead.exec(line);
  if (head?.[1] && head[2]) return headLine(head[1].trim(), to, head[2]);
  const dated = stamp.exec(line) ?? webStamp.exec(line);
  const stamped = dated ?? hourStamp.exec(line);
  const whole = from + (stamped?.[0].length ?? 0);
  const isDated = dated !== null;
  const nameless = {
    at: stamped && plainDate(stamped[0]),
    name: null,
    whole,
    start: whole,
    end: to,
    isDated,
  };
  const rest = line.slice(whole - from);
  const alone = stamped ? null : bareHead.exec(rest)?.[1]?.trim();
  if (alone && isName(alone, false)) return { ...nameless, name: alone, start: to, isHead: true };
  const named =
    label.exec(rest) ??
    (exported && dated && !told.test(rest.split(':', 1)[0] ?? '') ? exportLabel.exec(rest) : null);
  const name = named?.[1]?.trim();
  if (!named || !name || !isName(name, stamped !== null)) return nameless;
  return { ...nameless, name, start: whole + named[0].length };
}

const isName = (name: string, isStamped: boolean) =>
  !notANames.test(name) && (isStamped || !verbish.test(name));

const headLine = (name: string, to: number, at: string | null = null): Line => ({
  at,
  name,
  whole: to,
  start: to,
  end: to,
});

const plainDate = (stamped: string) =>
  stamped.replace(/^[\s[\u200e\u200f]+|[\s\]-]+$/g, '').replace(/[\u00a0\u202f]/g, ' ');

function linesOf(text: string, options: ParseOptions): Line[] {
  const places: [from: number, to: number][] = [];
  for (let from = 0; from <= text.length; ) {
    const found = text.indexOf('\n', from);
    const to = found < 0 ? text.length : found;
    if (text.slice(from, to).trim() !== '') places.push([from, to]);
    from = to + 1;
  }
  const short = ([from, to]: [number, number]) => text.slice(from, Math.min(to, from + 60));
  const isFromWeb = [sentByMe, endOfSent].every((mark) => places.some((place) => mark.test(short(place))));
  if (!isFromWeb) return places.map(([from, to]) => readLine(text, from, to, options));
  let isHead = true;
  return places.flatMap((place): Line[] => {
    const [from, to] = place;
    const line = short(place);
    const wasHead = isHead;
    isHead = endOfSent.test(line);
    if (isHead) return [];
    if (sentByMe.test(line)) return [headLine('Tú', to)];
    return [wasHead && to - from <= 40 ? headLine(line.trim(), to) : readLine(text, from, to, options)];
  });
}

function authorOf(name: string): Author {
  if (me.test(name)) return 'mine';
  return them.test(name) ? 'other' : 'unknown';
}

const looksLikeMine = /^(?:yo|me|tu|you|mi|mio|usuari[oa])(?![a-z0-9])/;

/** Whether lines that begin with this name are read as another person's, by us and by whoever sees the name. */
export function isReadAsOther(name: string): boolean {
  const line = readLine(`${name}: a`, 0, name.length + 3);
  const plain = fold(normalForm(latinOf(name), 'NFKC'))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return line.at === null && line.name === name && authorOf(name) !== 'mine' && !looksLikeMine.test(plain);
}

export function readsAsDate(at: string): boolean {
  const line = readLine(`[${at}] Ana: a`, 0, at.length + 9);
  return line.isDated === true && line.at === at && line.name === 'Ana';
}

/** A lone "Palabra: …" may be a sentence; a name comes back, has a date, or is one capitalised word or two. */
function isSpeaker(line: Line, counts: Map<string, number>): boolean {
  if (!line.name) return false;
  if (line.at !== null || authorOf(line.name) !== 'unknown') return true;
  if (line.isHead) return (counts.get(line.name) ?? 0) > 1;
  return (
    (counts.get(line.name) ?? 0) > 1 ||
    counts.size > 1 ||
    /^\p{Lu}\p{Ll}{1,14}(?: \p{Lu}\p{Ll}{0,14})?$/u.test(line.name)
  );
}

export const parseChat = (text: string, { exported = false }: ParseOptions = {}): readonly Message[] =>
  (exported ? parseExported : parsePasted)(text);

const parsePasted = onceInATurn((text) => messagesIn(text, {}));
const parseExported = onceInATurn((text) => messagesIn(text, { exported: true }));

function messagesIn(text: string, options: ParseOptions): Message[] {
  const lines = linesOf(text, options);
  const counts = new Map<string, number>();
  for (const { name } of lines) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts.keys()];
  const areTwo = names.every((name) => me.test(name)) && names.some((name) => !notBesideI.test(name));
  const whose = (name: string): Author => (areTwo && notBesideI.test(name) ? 'other' : authorOf(name));
  const messages: Message[] = [];
  let inStamped = false;
  let last: Pick<Message, 'author' | 'speaker'> | null = null;
  let begun: Pick<Message, 'at' | 'continues'> = {};
  for (const line of lines) {
    inStamped ||= line.at !== null && line.name !== null;
    // In an export every message has its date: a label without one is part of what somebody wrote.
    const isPart: boolean = inStamped && line.at === null && last !== null;
    const isNew: boolean = !isPart && isSpeaker(line, counts);
    if (isNew || (options.exported && inStamped && line.isDated)) {
      // What has a date and no name there is told by the app, of whomever.
      last = { author: isNew ? whose(line.name ?? '') : 'unknown', speaker: isNew ? line.name : null };
      begun = line.at === null ? {} : { at: line.at };
    }
    const words = withoutAppsWords(text, isNew ? line.start : line.whole, line.end);
    if (!words) continue;
    if (last) messages.push({ ...last, ...words, ...begun });
    else
      messages.push({ author: 'unknown', speaker: null, ...words, ...(line.at !== null && { at: line.at }) });
    begun = { continues: true };
  }
  // When one side is "Yo", every other speaker is the other person.
  if (messages.some((one) => one.author === 'mine'))
    for (const one of messages) if (one.author === 'unknown' && one.speaker) one.author = 'other';
  return messages;
}

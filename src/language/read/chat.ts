import { latinOf } from './look-alikes.ts';

/** Who wrote a line: the person who asks (`mine`), the other one, or nobody knows. */
export type Author = 'mine' | 'other' | 'unknown';

export interface Message {
  author: Author;
  speaker: string | null;
  /** Where its words are in the original text. */
  start: number;
  end: number;
  /** Its date and hour, as the app wrote them. */
  at?: string;
  /** A further line of the message above. */
  continues?: true;
}

const stamp =
  /^\s{0,4}[\u200e\u200f]?\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? {0,2}(?:a las )?\d{1,2}:\d{2}(?::\d{2})?(?:[ \u00a0\u202f]?[ap]\.?[ \u00a0\u202f]?m\.?)?\]?[ \u00a0]?(?:-[ \u00a0])?/i;
const webStamp =
  /^\s{0,4}\[\d{1,2}:\d{2}(?::\d{2})?(?:[ \u00a0\u202f]?[ap]\.?[ \u00a0\u202f]?m\.?)?, \d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}\] /i;
const hourStamp = /^\s{0,4}\[?\d{1,2}:\d{2}(?::\d{2})?(?:[ \u00a0]?[ap]\.?m\.?)?\]?[ \u00a0]?-?[ \u00a0]?/i;
const label =
  /^\s{0,4}[\u200e\u200f~-]?\s?((?:\p{L}|\p{Extended_Pictographic})(?:[\p{L}\p{N}.() '’-]|\p{M}|\p{Extended_Pictographic}|\u200d){0,29}|\+?\d[\d ]{6,17}):[ \u00a0\t]/u;

const me = /^(?:yo|me|tú|tu|you|mi mensaje|mío|usuario|usuaria|mi respuesta)$/i;
const them =
  /^(?:él|el|ella|elle|match|mi match|otro|otra|la otra persona|crush|mi crush|mensaje|mensaje recibido|su mensaje|novio|novia|mi novi[oa]|mi pareja|pareja|mi ex|ex|persona [ab12]|chico|chica)$/i;
const notANames =
  /^(?:mira|oye|ojo|nota|pd|p\.d\.|posdata|ps|por cierto|pregunta|respuesta|resumen|plan|idea|opci[oó]n\w*|dato|ejemplo|total|aviso|atenci[oó]n|importante|recuerda|edad|hora|lugar|tel[eé]fono|whatsapp|instagram|insta|https?|una cosa|otra cosa|en serio|spoiler|te digo|dime|elige|traducci[oó]n|conclusi[oó]n|verdad|mentira|s[ií]|no|ok|vale|bueno|asunto|contexto|y|o|a ver|te cuento|lo dicho|consejo)$/i;
const verbish =
  /\b(?:dec[ií]a|dice|dijo|digo|dicho|escribi[oó]|es|son|era|que|est[aá]|tengo|quiero|pregunt[oó]|puso|contest[oó]|pongo)\b/i;
const edge = String.raw`[\s<>[\].\u200e-]{0,9}`;
const tapForMore = String.raw`(?:\.? (?:(?:Toca|Pulsa|Haz clic) para obtener|Obtén) más información\.?)?`;
const phrases = [
  String.raw`(?:los )?mensajes y las llamadas est[aá]n cifrad[oa]s de extremo a extremo(?:\. (?:Nadie fuera de este chat, ni siquiera WhatsApp, puede leerlos ni escucharlos|Solo las personas en este chat pueden leerlos, escucharlos o compartirlos))?${tapForMore}`,
  '(?:archivo )?multimedia omitid[oa]|imagen omitida|(?:audio|v[ií]deo|sticker|gif|documento) omitido',
  '(?:se elimin[oó]|eliminaste) este mensaje|este mensaje fue eliminado',
  String.raw`(?:video)?llamada (?:de voz )?perdida(?: a las \d{1,2}:\d{2})?`,
].join('|');
/** What an app writes by itself at the start of a line. Whatever else the line holds are somebody's words, and are read. */
const appsWords = new RegExp(String.raw`^${edge}(?:(?:${phrases})(?![\p{L}\p{N}])${edge})+`, 'iu');
const changedNumber = new RegExp(
  String.raw`^(?:\p{Lu}\p{L}{0,15}(?: \p{Lu}\p{L}{0,15}){0,2}|\+\d[\d ]{6,17}) cambió su (?:número de teléfono|código de seguridad)${tapForMore}\.?\s*$`,
  'u',
);
const longestOfApp = 400;

interface Line {
  /** Its date, as the app wrote it; null where it has none. */
  at: string | null;
  name: string | null;
  /** Without its date, and of `start` also without its label. */
  whole: number;
  start: number;
  end: number;
}

function readLine(text: string, from: number, to: number): Line {
  const line = text.slice(from, Math.min(to, from + 120));
  const stamped = stamp.exec(line) ?? webStamp.exec(line) ?? hourStamp.exec(line);
  const offset = stamped?.[0].length ?? 0;
  const at = stamped?.[0].replace(/^[\s[\u200e\u200f]+|[\s\]-]+$/g, '') ?? null;
  const named = label.exec(line.slice(offset));
  const name = named?.[1]?.trim() ?? null;
  if (!named || !name || notANames.test(name) || (!stamped && verbish.test(name)))
    return { at, name: null, whole: from + offset, start: from + offset, end: to };
  return { at, name, whole: from + offset, start: from + offset + named[0].length, end: to };
}

function authorOf(name: string): Author {
  if (me.test(name)) return 'mine';
  return them.test(name) ? 'other' : 'unknown';
}

const looksLikeMine = /^(?:yo|me|tu|you|mi|mio|usuari[oa])(?![a-z0-9])/;

/** Whether lines that begin with this name are read as another person's, by us and by whoever sees the name. */
export function isReadAsOther(name: string): boolean {
  const line = readLine(`${name}: a`, 0, name.length + 3);
  const plain = latinOf(name)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return line.at === null && line.name === name && authorOf(name) !== 'mine' && !looksLikeMine.test(plain);
}

/** A lone "Palabra: …" may be a sentence; a name comes back, has a date, or is one capitalised word or two. */
function isSpeaker(line: Line, counts: Map<string, number>): boolean {
  if (!line.name) return false;
  if (line.at !== null || authorOf(line.name) !== 'unknown') return true;
  return (
    (counts.get(line.name) ?? 0) > 1 ||
    counts.size > 1 ||
    /^\p{Lu}\p{Ll}{1,14}(?: \p{Lu}\p{Ll}{0,14})?$/u.test(line.name)
  );
}

export function parseChat(text: string): Message[] {
  const lines: Line[] = [];
  for (let from = 0; from <= text.length; ) {
    const found = text.indexOf('\n', from);
    const to = found < 0 ? text.length : found;
    if (text.slice(from, to).trim() !== '') lines.push(readLine(text, from, to));
    from = to + 1;
  }
  const counts = new Map<string, number>();
  for (const { name } of lines) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  const messages: Message[] = [];
  let inStamped = false;
  /** Who wrote the line above, also where the app took its words out. */
  let last: Pick<Message, 'author' | 'speaker'> | null = null;
  let isBegun = false;
  for (const line of lines) {
    const opening = text.slice(line.start, Math.min(line.end, line.start + longestOfApp));
    const start = line.start + (appsWords.exec(opening)?.[0].length ?? 0);
    const at = line.at === null ? {} : { at: line.at };
    inStamped ||= line.at !== null && line.name !== null;
    // In an export every message has its date: a label without one is part of what somebody wrote.
    const isPart: boolean = inStamped && line.at === null && last !== null;
    if (!isPart && line.name && isSpeaker(line, counts)) {
      last = { author: authorOf(line.name), speaker: line.name };
      isBegun = false;
    }
    if (start >= line.end || changedNumber.test(opening)) continue;
    if (last) {
      const begin = isPart ? line.whole : start;
      messages.push({ ...last, start: begin, end: line.end, ...at, ...(isBegun && { continues: true }) });
      isBegun = true;
    } else
      messages.push({
        author: 'unknown',
        speaker: null,
        start: line.name ? line.start - line.name.length - 2 : start,
        end: line.end,
        ...at,
      });
  }
  // When one side is "Yo", every other speaker is the other person.
  if (messages.some((one) => one.author === 'mine'))
    for (const one of messages) if (one.author === 'unknown' && one.speaker) one.author = 'other';
  return messages;
}

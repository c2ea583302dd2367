/** Spanish as people type it, made comparable, with the way back to the original characters. */
export interface Normalised {
  text: string;
  /** For each character of `text`, where what it stands for starts and ends in the original. */
  starts: number[];
  ends: number[];
}

const shortForms: Record<string, string> = {
  q: 'que',
  k: 'que',
  ke: 'que',
  qe: 'que',
  x: 'por',
  xq: 'porque',
  xke: 'porque',
  pq: 'porque',
  pk: 'porque',
  porq: 'porque',
  porke: 'porque',
  xk: 'porque',
  tb: 'tambien',
  tmb: 'tambien',
  tbn: 'tambien',
  d: 'de',
  bn: 'bien',
  dnd: 'donde',
  dond: 'donde',
  cdo: 'cuando',
  cuand: 'cuando',
  xfa: 'por favor',
  xfavor: 'por favor',
  porfa: 'por favor',
  porfi: 'por favor',
  porfis: 'por favor',
  pls: 'por favor',
  plis: 'por favor',
  ps: 'pues',
  pos: 'pues',
  toy: 'estoy',
  tas: 'estas',
  pa: 'para',
  grax: 'gracias',
  grcs: 'gracias',
  tq: 'te quiero',
  tqm: 'te quiero mucho',
  tkm: 'te quiero mucho',
  tk: 'te quiero',
  ntp: 'no te preocupes',
  msj: 'mensaje',
  msjs: 'mensajes',
  wp: 'whatsapp',
  wpp: 'whatsapp',
  wsp: 'whatsapp',
  wasap: 'whatsapp',
  whats: 'whatsapp',
  guasap: 'whatsapp',
  wa: 'whatsapp',
  insta: 'instagram',
  ig: 'instagram',
  tlf: 'telefono',
  cel: 'movil',
  celu: 'movil',
  celular: 'movil',
  telefono: 'movil',
  fon: 'movil',
  aki: 'aqui',
  akí: 'aqui',
  kiero: 'quiero',
  qiero: 'quiero',
  kieres: 'quieres',
  qieres: 'quieres',
  kien: 'quien',
  vdd: 'verdad',
  salu2: 'saludos',
  finde: 'fin de semana',
  ubi: 'ubicacion',
  foticos: 'fotos',
  fto: 'foto',
  fts: 'fotos',
  contra: 'contra',
  pass: 'contrasena',
  dps: 'despues',
  dsp: 'despues',
  nd: 'nada',
  tdo: 'todo',
  tds: 'todos',
  stoy: 'estoy',
  sta: 'esta',
  ola: 'hola',
  aora: 'ahora',
  ahorita: 'ahora',
  haces: 'haces',
  aser: 'hacer',
  ay: 'ay',
  ad: 'a donde',
  bb: 'bebe',
  tngo: 'tengo',
  stas: 'estas',
  mndame: 'mandame',
};

const invisible = /[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad\0]|\u200d|\ufe0f|\p{Mn}/u;
const quotes = new Set([
  '"',
  "'",
  '«',
  '»',
  '“',
  '”',
  '‘',
  '’',
  '`',
  '*',
  '_',
  '~',
  '¿',
  '¡',
  '(',
  ')',
  '[',
  ']',
]);

const isAscii = (character: string) => character < '\u0080';

function plain(character: string): string {
  if (isAscii(character)) return character.toLowerCase();
  if (invisible.test(character)) return '';
  return character
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}

const isLetter = (character: string) => character.length === 1 && character >= 'a' && character <= 'z';
const isWord = (character: string) =>
  isLetter(character) || (character.length === 1 && character >= '0' && character <= '9');
const isSpace = (character: string) =>
  isAscii(character) ? character <= ' ' && character !== '' : /\s/.test(character);

export function normalise(original: string, from = 0, to = original.length): Normalised {
  const characters: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const push = (text: string, start: number, end: number) => {
    for (const one of text) {
      for (let unit = 0; unit < one.length; unit += 1) {
        characters.push(one[unit] as string);
        starts.push(start);
        ends.push(end);
      }
    }
  };
  const flushWord = (wordStart: number) => {
    const word = characters.slice(wordStart).join('');
    const long = Object.hasOwn(shortForms, word) ? shortForms[word] : undefined;
    if (long === undefined || long === word) return;
    const start = starts[wordStart] as number;
    const end = ends[ends.length - 1] as number;
    characters.length = starts.length = ends.length = wordStart;
    push(long, start, end);
  };
  let wordStart = -1;
  for (let at = from; at < to; ) {
    const code = original.codePointAt(at) as number;
    const one = String.fromCodePoint(code);
    const next = at + one.length;
    let text = plain(one);
    if (quotes.has(one) || isSpace(text)) text = text === '\n' ? '\n' : ' ';
    else if (one === '…') text = ',';
    else if (one === '.' && (original[next] === '.' || original[at - 1] === '.')) text = ',';
    if (isWord(text)) {
      if (wordStart < 0) wordStart = characters.length;
      let run = next;
      while (isLetter(text) && run < to && plain(original[run] as string) === text) run += 1;
      // "hooola" is "hola", but "leer" and "perro" stay.
      if (run - at < 3) run = next;
      push(text, at, run);
      at = run;
      continue;
    } else {
      if (text !== '' && wordStart >= 0) {
        flushWord(wordStart);
        wordStart = -1;
      }
      const previous = characters[characters.length - 1];
      const repeated =
        (text === ' ' && (previous === ' ' || previous === '\n')) || (text === ',' && previous === ',');
      if (text !== '' && !repeated) push(text, at, next);
    }
    at = next;
  }
  if (wordStart >= 0) flushWord(wordStart);
  return { text: characters.join(''), starts, ends };
}

/** The exact words of the original behind a stretch of the normalised text. */
export function originalOf(original: string, normalised: Normalised, start: number, end: number): string {
  const from = normalised.starts[start] ?? 0;
  const to = normalised.ends[end - 1] ?? from;
  return original.slice(from, to);
}

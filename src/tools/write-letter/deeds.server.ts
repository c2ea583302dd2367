import { dataIn, readData } from '../../language/read/data.server.ts';

const verbs = readData<{ ar: string; changing: string; er: string; ir: string }>('verbs.json');
const { irregular, subject, adverbs, things, notTheirs, times } = dataIn(
  new URL('letters/', import.meta.url),
)<
  Record<'subject' | 'adverbs' | 'things' | 'notTheirs' | 'times', string> & {
    irregular: Record<string, string>;
  }
>('deeds.json');

/** What somebody does, as it is said to them: «llama», «llamas». */
const toThem = new Map<string, string>();

const diphthong = (stem: string) =>
  stem.replace(/([oeu])(?=[^aeiou]*$)/u, (vowel) => ({ o: 'ue', e: 'ie', u: 'ue' })[vowel] ?? vowel);

function add(stem: string, endings: readonly (readonly [string, string])[]): void {
  for (const [they, you] of endings) toThem.set(stem + they, stem + you);
}

const list = (words: string) => words.split(' ');
for (const verb of [...list(verbs.ar), ...list(verbs.changing)])
  add(verb.slice(0, -2), [
    ['aba', 'abas'],
    ['ó', 'aste'],
    ['ará', 'arás'],
    ['aría', 'arías'],
  ]);
for (const verb of list(verbs.ar)) add(verb.slice(0, -2), [['a', 'as']]);
for (const verb of list(verbs.changing)) add(diphthong(verb.slice(0, -2)), [['a', 'as']]);
for (const verb of [...list(verbs.er), ...list(verbs.ir)])
  add(verb.slice(0, -2), [
    ['e', 'es'],
    ['ía', 'ías'],
    ['ió', 'iste'],
  ]);
for (const [they, you] of Object.entries(irregular)) toThem.set(they, you);
toThem.delete('esta');

const link = '(?:(?:no|ya|nunca|siempre|también|todavía|aún|de verdad|me|te|nos|se|lo|la|los|las|le|les) )*';
const adverb = new RegExp(`(?:${adverbs})[, ]+`, 'iuy');
const whoDoes = new RegExp(`(?:${subject})(?: |$)`, 'iuy');
const deed = /((?:(?:me|nos|se|lo|la|los|las|le|les) ){0,2})(\p{L}+)(?!\p{L})(.*)$/iuy;

/** Where `pattern` ends that stands there; the same place where it does not. */
function after(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

/** One after another, and none is taken back: together in one pattern they are tried in all ways to part them. */
function afterAdverbs(text: string, from: number): number {
  const end = after(adverb, text, from);
  return end === from ? from : afterAdverbs(text, end);
}

const within = new RegExp(
  `(?<!\\p{L})((?:que|si|cuando|porque|aunque|y|o|ni|donde|como|pero|mientras) )(${link})(\\p{L}+)(?!\\p{L})`,
  'giu',
);
const aboutThings = new RegExp(`^(?:${things})(?!\\p{L})`, 'iu');
const isOfNobody = new RegExp(notTheirs, 'iu');
/** «Dice que es un juego». */
const isCopula = /^(?:es|era|fue|parec\p{L}+)$/iu;
/** «Su madre dice», «la planta murió», «su yerno, que es quien firma»: from here on it is about somebody else. */
const another = new RegExp(
  `^(?:y |pero )?(?!${times}(?!\\p{L}))(?:[st]us?|mis?|el|la|los|las|un|una|otr[oa]|nuestr[oa]s?|alguien|nadie) \\p{L}+`,
  'iu',
);

/** Reads the clauses of one telling in their order, as said to whoever did it: who the one before was about counts for the next. */
export function deedsReader(isPast = false) {
  let isAboutThem = true;
  return (said: string): string | null | undefined => {
    const start = afterAdverbs(said, 0);
    const subjectEnd = after(whoDoes, said, start);
    const who = said.slice(start, subjectEnd);
    if (who) isAboutThem = true;
    else if (another.test(said)) isAboutThem = false;
    if (!isAboutThem) return null;
    deed.lastIndex = afterAdverbs(said, subjectEnd);
    const lead = said.slice(0, start).replace(/^que /iu, '') + said.slice(subjectEnd, deed.lastIndex);
    const [, pronouns = '', verb = '', rest = ''] = deed.exec(said) ?? [];
    // «Me dejo de hablar», «no vino, no aviso»: what is asked about, and what stands after a past, is one.
    const past = isPast && (pronouns || lead.endsWith('no ')) && verb.replace(/(?<=[^aeiou])o$/u, 'ó');
    const you = toThem.get(past || '') ?? toThem.get(verb.toLowerCase());
    if (
      !you ||
      isOfNobody.test(`${verb}${rest}`) ||
      // «Le dio llaves»: to whom, nobody who reads it would know.
      (/^les? $/iu.test(pronouns) && !/ al? /u.test(rest)) ||
      // «Se llama Ana», «se acabó».
      /^se (?:(?:me|nos|les?) |llama|acab|termin)/iu.test(`${pronouns}${verb}`) ||
      (/^(?:me|nos|le) /iu.test(pronouns) && aboutThings.test(`${verb}${rest}`)) ||
      // «Tenía miedo» may be said of oneself.
      (/(?:aba|ía|iba|era)$/u.test(verb) && !who && !/^(?:me|nos) /iu.test(pronouns))
    )
      return undefined;
    const told = rest.replace(within, (whole, link: string, more: string, word: string) => {
      const other = toThem.get(word.toLowerCase());
      return other && !isCopula.test(word) ? `${link}${more.replace(/se $/u, 'te ')}${other}` : whole;
    });
    isPast = /[ai]ste$/u.test(you);
    return `${lead}${pronouns.replace(/^se $/u, 'te ')}${you}${told}`;
  };
}

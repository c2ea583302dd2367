import { checkBeforeSending } from '../../generation/send-check/check.ts';
import { addressedAs, addressIn, canBe } from '../../language/write/addressed.ts';
import { isAmerican, isPeninsular } from '../../language/write/american.ts';
import { isFactOfLife } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { foldAligned } from '../../language/write/fold-aligned.ts';
import { capitalise, uncapitalise } from '../../language/write/grammar.ts';
import { eachSentence, joined, type Sentence, sentencesOf } from '../../language/write/sentences.ts';
import { withStops } from '../../language/write/spelled.server.ts';
import { readTopics, topicsOf } from '../../language/write/topics.server.ts';
import { ended, wellWritten } from '../../language/write/well-written.server.ts';
import {
  acts,
  complaints,
  type Edited,
  padding,
  plainer,
  type Way,
  wishes,
  written,
} from './lines.server.ts';
import { straight } from './straight.server.ts';

const mostEdits = 3;

/** Hello, and what is said with it: «Hola, guapa. ¿Qué tal?» */
const greeting = new RegExp(
  `^${written(['[¿¡]?(?:<hello>|oye|mira|che|ey|<pal>)(?:, (?:<dear>|<pal>|<name>))?(?:[!]|[.,]|$)(?: ¿(?:que|como|te molesto) ?[^?]{0,25}\\?)?'])}\\s*`,
);
const greetingOf = (text: string) => text.slice(0, greeting.exec(foldAligned(text))?.[0].length ?? 0);

const endsOpen = (text: string) =>
  /[.?!…\p{Extended_Pictographic}]\ufe0f?$/u.test(text) ? text : `${text}.`;
const together = (...parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .map(endsOpen)
    .join(' ');

const hurting: readonly string[] = ['insult', 'reproach', 'pressure', 'upset'];

/** «No quiero que pienses que paso de ti». */
const denied = /(?<!\p{L})no (?:quiero que )?(?:pienses|creas|es) que [^.,;]*/giu;

function complaintOf(whole: string) {
  const text = whole.replace(denied, '');
  const kinds: readonly string[] = checkBeforeSending(text)
    .map(({ kind }) => kind)
    .filter((kind) => hurting.includes(kind));
  const known = kinds.length === 0 && acts.some((act) => act.kind && act.isSaid(text));
  if (known) return undefined;
  return (
    complaints.find((one) => one.said && one.isSaid(text)) ??
    complaints.find((one) => one.kinds?.some((kind) => kinds.includes(kind)))
  );
}

/** Who speaks of «su foto» and asks whether «le parece» says usted, in a message to somebody. */
const formal =
  /\b(?:caballero|conocerl[ae]s?|(?:me (?:gusto|agrado|encanto|encanta|gusta) (?:mucho )?|he visto |vi )su (?:foto|perfil|presentacion|sonrisa|carta)|(?:si|que) le (?:parece|apetece|viene|va) (?:bien|si|un|una|tomar)|le (?:gustaria|apeteceria|apetece) (?:que|un|una|tomar|ir|pasear))\b/;
export const addressedLike = (draft: string) => addressedAs(formal.test(fold(draft)) ? 'usted' : draft);

/** What only opens the conversation. */
const smallQuestion =
  /^¿(?:hola|holi|qu[eé] (?:tal|haces|te cuentas|onda)|c[oó]mo (?:est[aá]s|va(?: todo| eso)?|andas|lo llevas)|est[aá]s(?: ah[ií])?|todo bien|me lees)\?$/iu;

const asksSomething = (text: string): boolean =>
  sentencesOf(text).some(
    ({ text: said }) => said.includes('?') && !smallQuestion.test(said.slice(Math.max(said.indexOf('¿'), 0))),
  );

/** Who wrote speaks of what the other person likes or shows. */
const ofThem =
  /\b(?:(?:te|le) (?:gustan?|laten?|molan?|encantan?|flipan?)|(?:tus?|sus?) (?:fotos?|perfil|bio)(?![a-z]))/;

const shortQuestion = /^¿[^?¿]{12,80}\?$/u;

/** How the person who writes speaks: their address, on which side of the ocean, and what may be asked of what they were told. */
function voiceOf(draft: string, received: string) {
  const address = addressIn(draft) === 'tu' && received ? received : draft;
  const about = received || (ofThem.test(fold(draft)) ? draft : '');
  const asks = asksSomething(about)
    ? []
    : readTopics(about).topics.flatMap(({ topic }) => (topic.common ? [] : topic.ask));
  const asked = asks.find((line) => shortQuestion.test(line) && canBe(addressIn(address), line));
  return { addressed: addressedLike(address), american: isAmerican(`${draft}\n${received}`), asked };
}
type Voice = ReturnType<typeof voiceOf>;

const isKept = (piece: string) => /\d/.test(piece) || acts.some((act) => act.kept && act.isSaid(piece));

/** Whole messages in place of what blames, with what stays of the draft. */
function withoutBlame(text: string, { addressed, american }: Voice): Edited[] {
  const complaint = complaintOf(text);
  if (!complaint) return [];
  const said = greetingOf(text);
  const hello = /^[¿¡]?(?:h?ola|buen|hey|ey|holi|salud)/iu.test(said) ? said : '';
  const kept = sentencesOf(text.slice(said.length))
    .flatMap(({ text: piece }) => piece.split(/, (?=pero )/u))
    .filter((piece) => !complaintOf(piece) && isKept(piece))
    .map((piece) => capitalise(piece.replace(/^pero /u, '')));
  return complaint.lines.map(({ angle, text: line, ...other }) => {
    const kinder = addressed((american && other.american) || line);
    const rest = kept.filter((piece) => !(kinder.includes('?') && piece.includes('?')));
    return { angle, text: together(hello.replace(/,\s*$/u, ''), ...rest, kinder) };
  });
}

const compiled = (rows: readonly (readonly [row: string, put: string])[]) =>
  rows.map(([row, put]) => [new RegExp(written([row]).join('|'), 'g'), put] as const);
const paddings = compiled(padding);
const plainers = compiled(
  plainer.map(([row, put]) => [`(?<![a-z])(?:${row})${/ $/.test(row) ? '' : '(?![a-z])'}`, put]),
);

/** What is looked for as it stands, marks and all, and one after another: what goes may lay the next one bare. */
function replaced(whole: string, rows: typeof paddings, said = (put: string) => put): string {
  let [text, folded] = [whole, foldAligned(whole)];
  for (const [pattern, put] of rows) {
    const found = [...folded.matchAll(pattern)];
    if (found.length === 0) continue;
    text = found
      .reduceRight(
        (rest, { 0: old, index }) => rest.slice(0, index) + said(put) + rest.slice(index + old.length),
        text,
      )
      .replace(/ {2,}/g, ' ');
    folded = foldAligned(text);
  }
  return text;
}

/** Of many questions one: the first that asks something. */
function fewerQuestions(text: string): string {
  const sentences = sentencesOf(text);
  const asks = sentences.filter((one) => one.text.endsWith('?'));
  if (asks.length < 3) return text;
  const real = asks.filter(
    ({ text: said }) => !smallQuestion.test(said.slice(Math.max(said.indexOf('¿'), 0))),
  );
  const first = real[0] ?? asks.at(-1);
  const isMore = (one: Sentence) =>
    sentences.indexOf(one) === sentences.indexOf(first as Sentence) + 1 &&
    /^¿(?:ya|sigue|c[oó]mo (?:est[aá]|va|fue))(?!\p{L})/iu.test(one.text);
  const isLeft = (one?: Sentence) => one !== undefined && asks.includes(one) && one !== first && !isMore(one);
  // «¿Has visto Frieren? Yo lloro siempre.»
  const isAfterIt = (one: Sentence, at: number) =>
    !asks.includes(one) && wordsIn(one.text) < 5 && isLeft(sentences[at - 1]);
  return joined(sentences.filter((one, at) => !isLeft(one) && !isAfterIt(one, at)));
}

/** Without these rows, and without the marks that stood around them. */
const without = (text: string, rows: typeof paddings): string =>
  replaced(text, rows)
    .replace(/,[\s,]*(?=[,.!?])/g, '')
    .replace(/ y,/g, ',')
    .replace(/(?<!\.)\.\s*,/g, '.')
    .replace(/(?<=[^.][.?!])\s*\.(?!\.)/g, '')
    .replace(/([¿¡])[\s,]+/g, '$1')
    .replace(/(^|[.?!] )[\s,.]+/g, '$1');

const clauseGap =
  /, (?:y |pero )?|,? (?:(?=pero )|(?=y (?:bueno|perd[oó]n|disculp|si no|no (?:quiero|hace)|paso|lo entiend))|(?=que (?:tampoco|no) (?:te )?quiero))/iu;

/** «Si te raya, lo entiendo, de verdad». */
const belongsToIt =
  /^(?:(?:yo )?lo (?:entiend|respet)|no pasa nada|de verdad|sin problema|pues nada|estoy acostumbrad)/u;

/** Without the clauses that say one of these. */
function withoutClauses(text: string, left: RegExp): string {
  return eachSentence(text, (sentence) => {
    const [, open = '', body = '', mark = ''] = /^([¿¡]?)(.*?)([.?!…]*)$/su.exec(sentence) ?? [];
    const clauses = body.split(clauseGap);
    let isGone = false;
    const kept = clauses.filter((clause) => {
      const said = fold(clause).replace(/^[¿¡]/u, '');
      isGone = left.test(said) || (isGone && belongsToIt.test(said));
      return !isGone;
    });
    if (kept.length === clauses.length) return sentence;
    const said = kept.join(', ').replace(/^(?:y|pero|que|aunque) /iu, '');
    return said && `${said.includes('¿') ? '' : open}${said}${mark || '.'}`;
  });
}

/** The same in fewer words: without padding, and what is asked asked straight, and once. */
function shorter(text: string): string {
  const seen = new Set<string>();
  const once = eachSentence(without(text, paddings), (sentence) => {
    const key = fold(sentence);
    if (seen.has(key) || !/[\p{L}\d\p{Extended_Pictographic}]/u.test(sentence)) return '';
    seen.add(key);
    return straight(sentence.replace(/^(?:y )?que (?=\p{Ll})/u, ''));
  });
  const fewer = fewerQuestions(once);
  return fewer === text ? text : wellWritten(fewer.replace(/[\s,;:]+$/u, ''));
}

const wordsIn = (text: string) => text.split(/\s+/).length;
const introduces = /\b(?:me llamo|soy) [^.]{2,40}\b(?:tengo \d\d|soy de|vivo en|trabajo)/iu;
const fewestWords = 6;
const breath = 14;
const link =
  /,? y (?:que )?(?=(?:me|te|se|nos|no|yo|tengo|vivo|trabajo|busco|soy|estoy|quiero|creo|hago|salgo|voy|también|además|ahora)(?!\p{L}))|, (?=(?:además|también|si(?! no(?!\p{L}))|no|me|te|se|lo|yo|tú|tengo|vivo|trabajo|busco|soy|eres|estoy|quiero|quería|creo|hago|salgo|voy|sé|es que|son|fue|perdón|perdona|gracias|ya|hoy|mañana|el|la|mejor|prefiero|porque no)(?!\p{L}))|(?<!(?<!\p{L})(?:mand|env|recib|merec|quier|necesit|d)\p{L}*) (?=un (?:saludo|abrazo|beso)(?: |$))| (?=yo (?:también|tampoco) |he (?:estado|pensado) |no conozco a |quería (?:saber|preguntar|decir|pedir|proponer)|me preguntaba si |acabo de salir de |busco (?:un|a|algo)|me gustan? |vivo en|trabajo (?:en|de|como)|tengo \d\d años)/giu;

/** What cannot be the end of a sentence: «si no puedes», «usted» of «usted y yo». */
const openEnd =
  /^(?:si|cuando|aunque|como|porque)(?!\p{L})|(?<!\p{L})(?:y|pero|que|o) (?:si|cuando|aunque) [^,.;:]*$|(?<!\p{L})(?:sí|no|si|que|porque|y|o|usted|tú|vos|ya|yo|también|tampoco|hoy|ayer|siempre|nunca|solo|cuando|donde|como|pero|me|te|lo|la|se|nos)$/iu;
const farewell = /^(?:un (?:saludo|beso|abrazo)|saludos|bes(?:it)?os|abrazos|cuídate)(?!\p{L})/iu;
const surelyBegins =
  /^(?:yo (?:también|tampoco)|he (?:estado|pensado)|quería \p{L}+|me preguntaba|un (?:saludo|abrazo|beso))(?!\p{L})/iu;

/** After these, «que» goes on: «creo que ayer», «me dijo mi hermana que hoy», «lo que hoy». */
const holdsThat =
  /(?<!\p{L})(?:(?:di[cgj]|decir|cre|esper|sab|sup[eo]|pens|piens|gust|encant|pare[cz]|v[ei]o|o[ií]|cuent|cont[eéaó]|pregunt|quier|prefi|jur|entiend)\p{L}*(?: \p{L}+){0,4}|s[eé]|es|verdad|l[oa]s?|el|cosa|antes|m[aá]s|tan|igual|ya|hasta|desde|para|por|sin|seguro|hace|ahora|as[ií]|tengo|hay|mism[oa]|d[ií]a)$/iu;

/** «…y que si quieres…, y nada, que eso, que un beso»: told aloud without a stop, it gets one where each thing ends. */
const stopped = (text: string): string =>
  wordsIn(text) < breath || !isOneBreath(text)
    ? text
    : text
        .replace(/(?<= )(?:pues )?mira,? (?:que )?(?=soy |te )/giu, '')
        .replace(
          /,? (?:y )?(?:nada,? )?q(?:ue)? eso(?:,? q(?:ue)?)?(?= |$)|,? y nada(?:,? q(?:ue)?)?(?= )/giu,
          '.',
        )
        .replace(/,? q(?:ue)? (?=(?:yo )?soy (?!de|yo)|te (?:quer[ií]a|quiero) (?:decir|preguntar))/giu, '. ')
        .replace(/ y q(?:ue)? (?=(?:luego|despu[eé]s) )/giu, ' y ')
        .replace(
          /(?<=\p{L}),?(?: y)? q(?:ue)? (?=(?:ayer|hoy|anoche|me qued[eé]|me lo pas[eé]|si (?:te|quieres|le|usted)|un (?:beso|abrazo|saludo)|el (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo))(?!\p{L}))/giu,
          (que, at: number, whole: string) => (holdsThat.test(whole.slice(0, at)) ? que : '. '),
        )
        .replace(
          /(?<=(\p{L}+)),? (?=un (?:beso|abrazo|saludo)(?: (?:enorme|fuerte|grande))?\s*$)/iu,
          (space, before: string) => (gives.test(before) ? space : '. '),
        );
const gives = /^(?:mand|env|recib|merec|quier|necesit|d)/iu;

/** Whoever set a stop knows where sentences end. */
const isOneBreath = (text: string) => !/[.!?\n](?!\s*$)/u.test(text);

/** «Me llamo Ana y vivo en Jaén y trabajo de noche y busco…»: in one breath nobody reads it. */
function unchained(sentence: string): string {
  if (wordsIn(sentence) <= breath || /[¿?]/u.test(sentence)) return sentence;
  let text = '';
  let from = 0;
  for (const { 0: said, index } of sentence.matchAll(link)) {
    const so = sentence.slice(from, index);
    const rest = sentence.slice(index + said.length);
    const fewest = surelyBegins.test(rest) ? 3 : fewestWords;
    const isOpen = openEnd.test(so) && !farewell.test(rest);
    if (wordsIn(so) < fewest || wordsIn(rest) < 2 || isOpen) continue;
    text += `${text ? capitalise(so) : so}. `;
    from = index + said.length;
  }
  return text + (text ? capitalise(sentence.slice(from)) : sentence);
}

/** A line of ours is sure to fit only where nothing else is said. */
const saysOneThing = (text: string) =>
  text
    .slice(greetingOf(text).length)
    .split(/[,.;:?!]+/u)
    .filter((clause) => /\p{L}/u.test(clause)).length < 3 && wordsIn(text) < mostWords;
const mostWords = 18;

function withLine(
  text: string,
  way: Way,
  { addressed, american, asked }: Voice,
  isSaid: (text: string) => boolean,
): string | undefined {
  const own = way.instead ?? way.before ?? way.within ?? way.after ?? [];
  const fit = (american && way.american) || own;
  const ours = american ? fit.filter((line) => !isPeninsular(line)) : fit;
  const lines = asked && way.angle === 'Con una pregunta' ? [asked] : ours;
  const line = lines.length > 0 ? addressed(lines[text.length % lines.length] ?? '') : undefined;
  if (!line || (line.includes('?') && asksSomething(text))) return undefined;
  const said = greetingOf(text);
  const hello = said && !/[.,!?:]\s*$/u.test(said) ? `${said.trim()}, ` : said;
  if (way.instead)
    return `${/^[¿¡]?(?:buen|h?ola|hey|ey)[^,.!?]*/iu.exec(text)?.[0].trim() ?? 'Hola'}. ${line}`;
  const sentences = sentencesOf(text.slice(said.length));
  if (way.before) {
    const rest = capitalise(text.slice(said.length));
    return ended(
      [hello.trim(), /,\s*$/u.test(hello) ? uncapitalise(line) : line, rest].filter(Boolean).join(' '),
    );
  }
  // Beside what it belongs to, and no question parts from what softens it.
  const beside = way.within ? sentences.findLastIndex((one) => isSaid(one.text)) : -1;
  const question = sentences.findLastIndex((one) => one.text.endsWith('?'));
  const softened = question >= 0 && /^(?:y )?si no /iu.test(sentences[question + 1]?.text ?? '');
  const end = beside < 0 ? sentences.length : beside + 1;
  const isLastAsked = question === sentences.length - 1 && end === sentences.length;
  const last = sentences.length - (farewell.test(sentences.at(-1)?.text ?? '') ? 1 : 0);
  const at = way.within ? (isLastAsked ? question : end) : softened ? question + 1 : last;
  const opens = at === 0 && /,\s*$/u.test(hello);
  const texts = sentences
    .map((one, index) => (opens && index === 0 ? capitalise(one.text) : one.text))
    .toSpliced(at, 0, opens ? uncapitalise(line) : line);
  return ended(
    [hello.trim(), ...texts.map((one, index) => (index < texts.length - 1 ? endsOpen(one) : one))]
      .filter(Boolean)
      .join(' '),
  );
}

/** Whoever wrote so much ends it as well. */
const full = (text: string) =>
  /[\p{L}\d)]$/u.test(text) && !/(?:[:;=]-?\)|[jh][ae])$/iu.test(text) ? `${text}.` : text;

export interface Improved {
  edits: Edited[];
  /** Whether what it does was understood. */
  isRead: boolean;
  /** Written anew, without blame. */
  isAnew: boolean;
}

type Wish = (typeof wishes)[number];

const asWished = (text: string, { drops, leaves }: Wish): string =>
  eachSentence(
    fewerQuestions(without(leaves ? withoutClauses(text, leaves) : text, compiled(drops))).replace(
      /[\s,;:]+$/u,
      '',
    ),
    straight,
  );

const places = topicsOf('places', 'travel');

/** Lines that were written for what they talk about; none asks where the draft does. */
function jokesAbout(said: string, draft: string): string[] {
  const address = addressIn(draft);
  const isAbroad = isAmerican(said);
  return readTopics(said)
    .topics.filter((one) => one.said && !isFactOfLife(one) && !places.has(one.topic.id))
    .flatMap(({ topic }) => topic.joke)
    .filter((line) => canBe(address, line) && !(line.includes('?') && asksSomething(draft)))
    .filter((line) => !isAbroad || !(isPeninsular(line) || /\beuros?\b/u.test(line)));
}

/** A line of ours goes before what is asked last. */
function beforeQuestion(text: string, line: string): string {
  const texts = sentencesOf(text).map((one) => one.text);
  return together(...(texts.at(-1)?.endsWith('?') ? texts.toSpliced(-1, 0, line) : [...texts, line]));
}

/** A wish for the tone that we know. */
export const wishIn = (style = '') => wishes.find(({ asked }) => asked.test(fold(style)));

/** At most three, each of another idea: well written, with less, with stops where one breath told it all, and with a line that belongs to what it does. */
export function improve(typed: string, received = '', style?: string): Improved {
  const draft = stopped(typed.replace(/^\s*k+\s*[.!]*\s*$/iu, 'ok'));
  const chained = wellWritten(introduces.test(draft) ? withStops(draft) : draft);
  const parted = isOneBreath(typed) ? eachSentence(chained, unchained) : chained;
  const corrected = parted === chained && wordsIn(chained) < breath ? chained : full(parted);
  const voice = voiceOf(draft, received);
  const kinder = withoutBlame(chained, voice);
  const act = acts.find((one) => one.isSaid(corrected) && (!one.received || one.isReceived(received)));
  const wish = wishIn(style);
  const less = wish?.angle && kinder.length === 0 ? asWished(corrected, wish) : corrected;
  const isWished = less !== corrected && wordsIn(less) > 2;
  const wished = isWished ? full(wellWritten(less)) : corrected;
  const found: Edited[] = [...kinder];
  if (wish?.angle && isWished) found.push({ angle: wish.angle, text: wished });
  if (kinder.length === 0) {
    const fewer = shorter(chained);
    const short =
      fewer === chained ? corrected : full(isOneBreath(typed) ? eachSentence(fewer, unchained) : fewer);
    const isShort = wordsIn(short) > 1 && wordsIn(short) <= wordsIn(corrected) - 2;
    const isShorter = !isShort && wordsIn(draft) <= wordsIn(typed) - 2;
    const plain = replaced(corrected, plainers, voice.addressed);
    const isStiff = plain !== corrected;
    const base = isWished ? wished : isShort ? short : corrected;
    if (isStiff)
      found.push({ angle: 'Más natural', text: wellWritten(shorter(plain).replace(/,? ?\. /gu, '. ')) });
    if (wordsIn(corrected) > 2 || fold(corrected) !== fold(draft))
      found.push({ angle: isShorter ? 'Más corto' : 'Bien escrito', text: corrected });
    if (isShort && !isWished)
      found.push({
        angle: short.includes('¿') && !corrected.includes('¿') ? 'Más directo' : 'Más corto',
        text: short,
      });
    for (const way of saysOneThing(corrected) ? (act?.ways ?? []) : []) {
      const text = way.isSaid(corrected)
        ? withLine(base, way, voice, act?.isSaid ?? (() => false))
        : undefined;
      if (text) found.push({ angle: way.angle, text });
    }
  }
  const [joke] = wish?.jokes && saysOneThing(corrected) ? jokesAbout(`${received}\n${draft}`, corrected) : [];
  if (joke && wish?.angle) found.unshift({ angle: wish.angle, text: beforeQuestion(corrected, joke) });
  const first = found.filter(({ angle }) => wish?.answers.test(angle));
  const ordered = [...first, ...found.filter((one) => !first.includes(one) && !wish?.never.test(one.angle))];
  const known = new Set([draft.trim(), corrected === draft.trim() ? corrected : '']);
  const edits = ordered.filter(({ text }) => !known.has(text) && known.add(text)).slice(0, mostEdits);
  return { edits, isRead: kinder.length > 0 || act !== undefined, isAnew: kinder.length > 0 };
}

import { withCommas } from '../../language/write/commas.server.ts';
import { givenNames, isFactOfLife, towns } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise, uncapitalise } from '../../language/write/grammar.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { foldedJobs, jobs, traits } from '../../language/write/people.server.ts';
import { spelled, withStops } from '../../language/write/spelled.server.ts';
import { toldByOneself } from '../../language/write/told-by-oneself.ts';
import { readTopics, type Topic } from '../../language/write/topics.server.ts';
import { turnedAround } from '../../language/write/turned.server.ts';
import data from './own-words.json' with { type: 'json' };
import { discreet, honest, stemsOf } from './said-to-us.server.ts';

export interface Item {
  /** In the person's words: «mi gata Luna». */
  said: string;
  topic?: Topic;
  /** More than the name of the thing and a name: «baloncesto en silla». No line of ours is about that. */
  isOwn: boolean;
}

/** Who they are, what they tell, what they say that they like, what they only name, what they do not like. */
type Kind = 'who' | 'clause' | 'liking' | 'thing' | 'against';

export interface Sentence {
  /** What stood between commas, as the person put it. */
  parts: string[];
  kind: Kind;
  /** «Me gusta», of a liking. */
  opening: string;
  /** They do not want it to be read first. */
  isLast: boolean;
}

type Left =
  | 'exposed'
  | 'discouraged'
  | 'putDown'
  | 'waits'
  | 'contempt'
  | 'selling'
  | 'unfit'
  | 'complaint'
  | 'hurt'
  | 'age';

/** What somebody tells of themselves, sentence by sentence and as they put it. */
export interface OwnWords {
  sentences: Sentence[];
  /** Where they wrote in sentences: each with what was read in it, and as it stands unless something of it was left out. */
  written: { text?: string; sentences: Sentence[] }[];
  /** Topics of what they tell in a sentence of theirs: «toco el bajo». */
  topics: Topic[];
  question: string;
  /** What is said to us and not of themselves: «que no suene desesperado». */
  wishes: string[];
  is: ReadonlySet<string>;
  left: Set<Left>;
  isForeign: boolean;
  said: string;
}

const begins = (words: readonly string[], end = '(?![a-z])') =>
  new RegExp(`^(?:${words.join('|')})${end}`, 'u');
const any = (words: readonly string[]) => new RegExp(words.join('|'), 'u');
const before =
  '(?:(?:yo|ya|no|nunca|siempre|aun|todavia|tambien|solo|a veces|ahora|actualmente|hoy|y|entre semana|por las \\w+|los (?:findes|fines de semana|lunes|martes|miercoles|jueves|viernes|sabados|domingos)) )*';
/** How a clause about oneself begins; anything else is only named: «enfermera», «dos hijos». */
const clause = begins([
  `${before}(?:${data.verbs.join('|')})`,
  'mis? [a-z]+ (?:de \\d+ |[a-z]+ )?(?:ya )?(?:es|son|esta|estan|va|van|vive|viven|se llama|dice|dicen|me|opina|opinan|tiene|ha|han|era|eran|murio|manda|duerme)',
  "visc|s[oó]c|estic|vull|faig|treballo|busque|no m|i am|i'm|working|looking for|living",
]);
/** «Las cofradías me encantan.» */
const likedAfter = /^(?:el|la|los|las|mis?) [^,.]{3,40} me (?:gustan?|encantan?|flipan?|molan?)$/u;
const liking = begins(
  [
    `${before}(?:(?:a mi )?me (?:gustan?|encantan?|flipan?|molan?|chiflan?|apasionan?|copan?|fascinan?|late|laten)|amo|adoro|disfruto (?:de|con)|m'encanta|m'agrada|i love|mis aficiones(?: son)?:?|aficiones:?|gustos:?|hobbies:?|(?:soy )?(?:muy )?(?:fan|fanatic[oa]|fanatique|aficionad[oa]|friki) de)(?: (?:mucho|muchisimo|un monton|tambien))?`,
  ],
  '(?![a-z]) ?',
);
const goesOn = begins(data.goesOn);
/** «Guadalajara (la de Jalisco)», «Córdoba capital». */
const ofTown = /^\p{L}+(?=$| \(| capital(?!\p{L}))/u;
const inTown = /(?<=(?<!\p{L})(?:en|desde|soy (?:\p{L}+ )?de) )\p{Ll}+/giu;
const small = new Set(data.small);
const noWords = begins(data.noWords, ' *$');
const markup = /[<>{}[\]=\\⟦⟧]|https?|www\.|@\w|\d{6,}|(?:\d[ .-]?){9}|(\p{L})\1{3,}|\p{L}{26,}/u;
const hidden =
  /\b(?:ignora\w*|instrucci\w+|prompt|system|sistema|override|jailbreak|onlyfans|bizum|hacked|responde solo|(?:por|mi|al|en|tu|dame|pido|dejo) (?:el |mi |tu )?(?:whatsapp|telegram|insta(?:gram)?))\b|^(?:whatsapp|telegram|insta(?:gram)?|ig)\b/u;
const refuses = begins(['no|nada de|sin|ni|nunca|cero']);
/** «Quiero compañía, abrazos y casa» is one wish. */
const wanting = begins(
  [
    '(?:busco|quiero|necesito|ofrezco|pido) (?!algo|alguien|a alguien|gente|una? |pareja|relacion|.* (?:y|con) )[a-z ]{3,30}',
  ],
  '$',
);
const dislike = /^(?:no me (?:gust|va|interes|mol|apasion|encant)|odio|detesto|no (?:soporto|aguanto))/u;
/** Said of a thing after it: «los toros no me gustan», «horóscopo no». */
const after = / no(?: me (?:gustan?|van?|molan?)| gracias)?$/u;
/** «Trans (lo quiero decir en la bio y listo)». */
const forUsOnly = /\([^()]*\b(?:bio|perfil|(?:quiero|quisiera) decir)\b[^()]*\)/giu;
const orders = new RegExp(
  `(?:,(?!\\d)|(?<!\\d),)(?![^(]*\\))| (?=(?:pero|aunque|y|as[ií] que|por eso) (?:${data.orders.joined.join('|')})|${data.orders.alone.join('|')})`,
  'iu',
);
/** «Dos hijas grandes y me gusta tomar once.» */
const andLikes = / y (?=me (?:gust|encant)an? )/iu;
/** What is not for strangers, or against somebody: the first that it is. */
const left = Object.entries(data.left).map(([why, rows]) => [why as Left, any(rows)] as const);
const isFor = (why: Left, folded: string) => left.some(([one, words]) => one === why && words.test(folded));
export const people: ReadonlySet<string> = new Set([...jobs, ...traits, ...data.people].map(fold));
const harmless = new Set(data.harmless);
const notFirst = any(data.notFirst);
const lighter = any(data.lighter);
const hidesLast =
  /^(?:(?:pero|aunque|y) )?(?:(?:que )?no (?:lo|la|los|las|se) (?!note|parezc|suen|mal|asust)|me da (?:verguenza|corte|apuro|palo))/u;

const noIdea =
  /(?:,? (?:y |pero )?(?:la verdad )?no s[eé] (?:muy bien )?qu[eé] (?:m[aá]s )?(?:poner|decir|escribir|contar)(?:os|te|le)?(?: m[aá]s)?(?: (?:de|sobre) m[ií])?|,? (?:y|pero) no s[eé](?= la verdad|[,.;]|$))(?:,? la verdad)?(?=[\s,.;]|$)/giu;
/** What everybody says is not told of oneself. */
const chatter =
  / (?:y )?claro,? (?:que )?(?:tod[oa]s?|la gente|nadie|luego|entonces)(?!\p{L})[^.,;\n]*?(?= (?:y )?(?:yo )?(?:ya )?no s[eé] |[.,;\n]|$)/giu;
/** Where one thing ends and the next begins in a breath without a comma: «soy chilena vivo en Madrid y tengo libre los jueves». */
const nextThing =
  /(?:(?<=[\p{L}\d]) ?, (?:, ?)*|(?<=\p{L}{2})(?<!(?<!\p{L})(?:no|que|q|si|yo|ya|y|o|ni|cuando|porque|pero|donde|como|lo|la|los|las|me|te|se|le|también|siempre|nunca|solo|casi|aunque|quien|aún|todavía|luego|ahora|hoy|entonces|veces|\p{L}+mente)) )(?:(?:y|eh),? )*(?=(?:yo )?(?:ya )?(?:no )?(?:soy|vivo|tengo|hago|estoy|me (?:llamo|separ[eé]|divorci[eé]|cas[eé]|qued[eé]|mud[eé]|jubil[eé]|levanto|dedico|flipa|mola|da|va)|cuido|trabajo (?:en|de|como)|curro|me gustan?|me encantan?|me diagnosticaron|me cuesta|prefiero|s[eé] (?:\p{L}+[aei]r|si)|extraño|busco|estudio|llevo|toco|bailo|cocino|juego a|monto)(?!\p{L}))/giu;
const isVoiceNote = (text: string): boolean => (text.match(/[.,;:!?\n]/gu) ?? []).length < text.length / 90;
const inOneBreath = (text: string, isSpoken: boolean): string =>
  text
    .replace(chatter, '')
    .replace(/[^.;:!?()\n]{40,}/gu, (breath) => (isSpoken ? breath.replace(nextThing, '. ') : breath))
    .replace(/ (?=,)/gu, '');

/** What a voice note says between two things. */
const breaths = new RegExp(
  `(?<![\\p{L}\\d])(?:${data.breaths.join('|')})(?: pues)?(?:,? |(?=[.,;]|$))`,
  'giu',
);
/** «Soy, alguien tranquilo»: nobody stops there. */
const cutShort =
  /(?<![\p{L}\d])(soy|es|busco|tengo|quiero|(?<!en )vivo|trabajo|me gustan?|me encantan?|y|que|de|con|en|como),(?: ,)* (?=\p{L})/giu;
const wishes = any(data.wishes);
/** What is left where the end was for us: «sé que a muchas no os gusta pero». */
const dangling = /(?:,? (?:pero|y|e|o|ni|aunque|porque|que|hasta))+$/iu;
/** «…y cocino fatal. Humor.» */
const style = /^(?:humor|gracia|ironia|chispa|salero|sinceridad|naturalidad)$/u;
/** «Que no suene prepotente», also where somebody is looked for. */
const ofTheBio =
  /^(?:pero |y |(?=(?:\S+ ){2,4}\S+$))(?:que|sin que) (?:no )?(?:suen|qued|asust|espant|de (?:cringe|grima))/u;
const toldTo = new RegExp(data.told, 'iu');
const seeks = new RegExp(data.seeks, 'u');
const secrets = Object.entries(data.secrets).map(
  ([asked, hides]) => [new RegExp(asked, 'u'), hides] as const,
);

/** «Bollera», of oneself: it is theirs to say. */
const reclaimed = /^(?:soy )?(?:muy |una? )?(?:bollera|bollo|maric[oó]n|marica|sudaca)(?![\p{L}])/iu;

/** Between two things that are named stands none of these. */
const joins = new Set(data.joins);
/** A verb is told of somebody; «soy» may stand before things in a row. */
const isTold = (words: readonly string[]) =>
  words.some((_, at) => clause.test(words.slice(at).join(' ')) && !(at === 0 && words[0] === 'soy'));

/** «Profe valencia plantas terraza no fumo», by somebody who sets no comma: where each thing that is known begins and ends. */
function itemised(told: string): string {
  const words = told.trim().split(/\s+/u);
  if (words.length < fewestOfARow || inOneThing.test(fold(told)) || isTold(words.map(fold))) return told;
  const text = words.join(' ');
  const edges = new Set(
    readTopics(text)
      .topics.filter(({ said }) => said)
      .flatMap(({ start, end }) => (describes.test(text.slice(end + 1)) ? [start] : [start, end + 1])),
  );
  let at = 0;
  const folded = words.map(fold);
  const isKnown = (word = '') => towns.has(word) || foldedJobs.has(word) || /^(?:no|sin|cero)$/u.test(word);
  const parted = words.map((word, n) => {
    const isEdge =
      n > 0 &&
      (edges.has(at) ||
        isKnown(folded[n]) ||
        few.test(word) ||
        /^[1-9]\d$/u.test(word) ||
        /^[1-9]\d$/u.test(words[n - 1] ?? ''));
    at += word.length + 1;
    const isJoined = (joins.has(folded[n] ?? '') && !few.test(word)) || joins.has(folded[n - 1] ?? '');
    return isEdge && !isJoined ? `, ${word}` : n > 0 ? ` ${word}` : word;
  });
  const parts = parted.join('').split(', ');
  // «Bailes de salón los jueves» is one thing.
  return parts.length > words.length / 3 ? parts.join(', ') : told;
}
/** «Repostería creativa», «reguetón viejo». */
const describes =
  /^(?:manque|\p{L}+(?:iv|os|ic|[ai]d|[eai]n)[oa]s?|(?:viej|nuev|antigu|negr|caser)[oa]s?|\p{L}+al(?:es)?)(?!\p{L})/iu;
const fewestOfARow = 4;
const few = /^(?:dos|tres|cuatro|cinco|seis|[2-6])$/u;
const inOneThing = /\b(?:que|antes|cuando|porque|yo|el|ella|nosotr[oa]s) /u;

/** «Es para mi hermana, que no se atreve»: said of whoever types it. */
const forAnother =
  /(?:^|(?<=[.,;\n] ?))(?:hola,? )?(?:(?:esto|la bio|el perfil) )?(?:es|ser[ií]a|va) para (?:mi|un|una) (?:herman|amig|prim|hij|madre|padre|mam[aá]|pap[aá]|t[ií][oa]|cuñad|compañer|abuel)\p{L}*[^.,;\n]*[.,;\n]\s*/iu;

/** «Pos mira apunta:» */
const toUs =
  /^\s*(?:(?:pos|pues|p[uo]|a ver|mira|oye|hola|buenas|bueno|venga|vale|va|ok|nada|eh|uf|mis datos|datos|yo|apunta|anota|toma nota|te (?:digo|cuento)|ah[ií] van?|escribe|pon|ponme|esto)[ ,]*)+:\s*/iu;
/** What begins another fact where nothing was set between them: «separado hace 2 meses 44 años 3 hijos custodia compartida». */
const nextFact =
  /(?<=[\p{L}\d])(?<!(?<!\p{L})(?:de|con|sin|hace|desde|a|los|las|tengo|tiene|cumplo|cumpl[ií]|y|e|o|mis|sus|casi|unos|tus|para|por|soy|estoy|como|muy|que|q|en|al|entre|cada|un|una|mi|no|ya|él|ella|yo|me|le|se|te|nos|lo|la|hasta|llevo|son|he sido|madre|padre|m[aá]m[aáií]|p[aá]p[aáií]|hombre|mujer|se[ñn]ora?|chic[oa]|persona|abuel[oa]|pero|porque|aunque|si|cuando|donde|mientras|también|siempre|solo|qued[eé]|fui|estuve|sigo)) (?=[1-9]\d (?:años|tacos|primaveras)(?!\p{L})|(?:[1-6]|un|una|dos|tres|cuatro) (?:hij|niñ|nen)[oa]s?(?!\p{L})|(?:separad|divorciad|viud|solter|jubilad|prejubilad)[oa](?!\p{L})|(?:vivo|tengo|trabajo|busco|hago|escucho|toco|juego|leo|bailo|cocino|pinto|estudio|extraño|amo|adoro|odio) |(?:me gustan?|me encantan?|turnos? (?:de|rotativos?)) )/giu;
const factsApart = (told: string): string =>
  told.replace(/[^.,;:()!?¿\n]{24,}/gu, (stretch) =>
    /\d/u.test(stretch) ? stretch.replace(nextFact, ', ') : stretch,
  );

/** «Tengo 41 años soy de Badajoz trabajo en…», by who sets commas elsewhere. */
const inStretches = (stretch: string): string =>
  stretch.replace(
    /(?<=[\p{L}\d]) (?=(?:soy|vivo|tengo|trabajo (?:en|de|como)|estudio|busco|me gustan?|me levanto|voy al?)(?!\p{L}))/giu,
    (space, at: number) => {
      const before = fold(stretch.slice(0, at).trim());
      const isTold = clause.test(before) || people.has(before.split(' ')[0] ?? '');
      return isTold && !leadsOn.test(before) ? '. ' : space;
    },
  );
const leadsOn =
  /\b(?:(?:que|cuando|si|donde|hasta|ni|los|las|este|esta|otra|otro|otras|otros|resto)(?: \S+)?|le|les|nos|os|se|te|y|e|o|pero|porque|no|ya|yo|ahora|hoy|tambien|luego|siempre|nunca|solo|aunque|como|en|de|me|lo|la|decir|poner)$/u;

export function ownWordsOf(typed: string): OwnWords {
  const [other = ''] = forAnother.exec(typed) ?? [];
  const { open: original, asked } = discreet(honest(typed.replace(other, '').replace(toUs, '')));
  if (other) asked.push(other.trim().replace(/[.,;]$/u, ''));
  const quiet = withoutShouting(
    original
      .replace(/(?<!\p{L})(lic|ing|dra?|prof|arq)\.(?= (?:en|de|\p{Ll}))/giu, '$1')
      .replace(/\p{Extended_Pictographic}(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}])*/gu, ', '),
  );
  const whole = readTopics(original);
  const heard = quiet.replace(/ > /gu, ' antes que ').replace(breaths, ', ').replace(cutShort, '$1 ');
  const isForeign = otherLanguageOf(original) !== undefined;
  const put = isForeign ? heard : spelled(toldByOneself(inOneBreath(heard, isVoiceNote(original))));
  const inStops = (told: string) =>
    (isInSentences(put) ? told : withStops(told)).replace(/[^.,;:!?…()\n]{20,}/gu, inStretches);
  const stopped = inStops(
    put
      .replace(noIdea, '. ')
      .replace(/^(\p{L}+) ([2-9]\d)(?: años)? (?=\p{L})/u, (all, name: string, years: string) =>
        givenNames.has(fold(name)) ? `${givenNames.get(fold(name))}, ${years} años, ` : all,
      )
      .replace(
        /(?<=\p{L}{3})(?<!(?<!\p{L})(?:con|hace|los|las|tengo|soy|casi|unos|desde|hasta)) ([2-9]\d)(?: años)? (?=(?:voy|vivo|tengo|trabajo|hago|soy|busco|me (?:gust|encant)\p{L}+) )/giu,
        ', $1 años, ',
      )
      .replace(/(?<=(?<!\p{L})(?:me gusta|odio|amo)n?):/giu, '')
      .replace(/(?<=(?<!\p{L})me (?:gust|encant|mol|flip)a)(?= l[oa]s )/giu, 'n'),
  );
  const isRow = !isForeign && !/[,;\n]/u.test(original);
  const inItems = isRow ? stopped.replace(/[^.,;:()!?\s][^.,;:()!?]*[^.,;:()!?\s]/gu, itemised) : stopped;
  const text = withCommas(
    isForeign ? inItems : factsApart(inItems).replace(inTown, (name) => towns.get(fold(name)) ?? name),
  )
    .replace(/,(?: *,)+/gu, ',')
    .replace(/(?<=(?<!\p{L})(?:me llamo|soy) )\p{Ll}+/giu, (name) => givenNames.get(fold(name)) ?? name);
  const questions: string[] = [];
  const told: OwnWords = {
    sentences: [],
    written: [],
    topics: [],
    question: '',
    wishes: asked,
    is: new Set(whole.attributes.filter(({ denied }) => !denied).map(({ id }) => id)),
    left: new Set(),
    isForeign,
    said: original,
  };
  const rest = text.replace(
    /¿[^?¿]{2,140}\?+|(?<=^|[.!;\n,])[^.!?¿;\n,(]{2,140}\?+(?![?)])/gu,
    (question) => {
      const bare = question.trim().replace(/^¿ ?|\?+$/g, '');
      if (wishes.test(fold(bare))) told.wishes.push(bare);
      else if (isUnfit(bare)) told.left.add('unfit');
      else questions.push(`¿${capitalise(bare)}?`);
      return '. ';
    },
  );
  told.question = [...new Set(questions)].slice(0, 2).join(' ');
  const disliked = new Set(whole.disliked.map(({ topic }) => topic.id));
  for (const sentence of rest.split(/[\n;|•·!¡…]+|\.(?!\d)|(?<!\d)\.| [/–-] /u)) {
    const [had, left, asked] = [told.sentences.length, told.left.size, told.wishes.length];
    readSentence(sentence, told, disliked);
    const sentences = told.sentences.slice(had);
    const isWhole = told.left.size === left && told.wishes.length === asked && isProse(sentence, sentences);
    if (sentences.length > 0)
      told.written.push(isWhole ? { text: cleaned(sentence, told), sentences } : { sentences });
  }
  if (told.sentences.length === 0 && told.left.size === 0)
    for (const { said, topic } of whole.topics) if (!said) add(told, topic.name, 'thing');
  const all = told.sentences.flatMap(({ parts }) => parts).length;
  const ordered = laterOn(withoutSecrets(distinct(told.sentences), told.wishes), told.wishes);
  const isKept = isForeign || told.wishes.some((wish) => asIAm.test(fold(wish)));
  told.sentences = isKept ? ordered : neverFirst(ordered);
  const isSame =
    told.sentences === ordered &&
    told.sentences.flatMap(({ parts }) => parts).length === all &&
    told.sentences.every(({ isLast }) => !isLast);
  if (isForeign || !isSame || told.written.length < 2 || !told.written.some((one) => one.text))
    told.written = [];
  return told;
}

function isInSentences(told: string): boolean {
  const pieces = told.split(/[.!?…\n]+\s*/u).filter(Boolean);
  return pieces.length > 1;
}

/** «Ace, 31, juegos de mesa, dos gatas»: more things than sentences, to be told in an order. */
const isNotes = (read: readonly Sentence[]): boolean =>
  read.filter(({ kind }) => kind !== 'clause' && kind !== 'liking').flatMap(({ parts }) => parts).length > 3;

/** What is told in one breath stays as they put it: its commas are no list. */
const isProse = (sentence: string, read: readonly Sentence[]): boolean =>
  !isNotes(read) &&
  sentence.trim().length > (sentence.split(',').length > 3 ? 30 : 40) &&
  read.length + read.flatMap(({ parts }) => parts).length > 2 &&
  read.some(({ kind }) => kind === 'clause');

const add = ({ sentences }: OwnWords, part: string, kind: Kind, opening = '') =>
  sentences[sentences.push({ parts: [part], kind, opening, isLast: ofBody.test(part) }) - 1];

/** How tall somebody is, or bald, is read last. */
const ofBody =
  /^(?:mido |soy )?(?:(?:muy |un poco )?(?:bajit[oa]|calv[oa]) ?)*(?:y )?(?:(?:muy |un poco )?(?:bajit[oa]|calv[oa])|1[.,']?[4-9]\d(?!\d))/iu;

function readSentence(sentence: string, told: OwnWords, disliked: ReadonlySet<string>): void {
  let last: Sentence | undefined;
  let isAsked = false;
  const pieces = sentence
    .replace(/^[\s,]*([^:,]{4,40}):(?= )/u, (all, head: string) =>
      wishes.test(fold(head)) ? `${head},` : all,
    )
    .split(orders)
    .flatMap((piece) => (clause.test(fold(piece.trim())) ? piece : piece.split(andLikes)));
  for (const raw of pieces) {
    const piece = cleaned(raw, told);
    const folded = fold(piece);
    if (!/\p{L}{2}|\d/u.test(piece) || noWords.test(folded)) continue;
    const isSought = last && !isOneself(last) && seeks.test(fold(last.parts.join(' ')));
    const begun = fold(last?.parts[0] ?? '');
    // «Dilo con ternura, que esto para mí es empezar.»
    if (isAsked && /^(?:que|porque|pq) /u.test(folded)) continue;
    isAsked = false;
    if (style.test(folded) || ((!isSought || ofTheBio.test(folded)) && wishes.test(folded))) {
      told.wishes.push(piece);
      isAsked = true;
      const doubted = doubtsIt.test(folded) ? (last ?? told.sentences.at(-1)) : undefined;
      if (last && notFirst.test(folded) && !told.sentences.some(({ parts }) => parts.some(isGrave)))
        last.isLast = true;
      if (doubted) doubted.isLast = true;
      if (last && hidesLast.test(folded)) last.parts.pop();
      continue;
    }
    const left = hasTwoAges(told.said) && folded.search(age) >= 0 ? 'age' : whyLeft(piece, folded);
    if (left) {
      told.left.add(left);
      for (const line of turnedAround(piece).slice(0, 1))
        last = add(told, uncapitalise(line.slice(0, -1)), 'clause');
      continue;
    }
    const { topics, attributes, disliked: against } = readTopics(piece);
    const opening = liking.exec(folded)?.[0] ?? '';
    const isClause = (clause.test(folded) || likedAfter.test(folded)) && !givenNames.has(folded);
    const isAgainst = against.length > 0 || topics.some(({ topic }) => disliked.has(topic.id));
    const isFact = attributes.some(({ id }) => !harmless.has(id));
    const isRefusal = refuses.test(folded);
    const known = topics.filter((one) => one.said && !isFactOfLife(one) && !atWork.test(folded));
    const kind: Kind =
      dislike.test(folded) || (after.test(folded) && !isFact) || (isRefusal && !isClause && !isFact)
        ? 'against'
        : opening && !isAgainst
          ? 'liking'
          : isClause || /, sí$/u.test(piece) || goesOn.test(folded)
            ? 'clause'
            : (isFact && !isOfList(folded, last)) || isAgainst || isWho(folded, known.length > 0)
              ? 'who'
              : 'thing';
    if (kind === 'clause' && !isFact && !isAgainst) told.topics.push(...known.map(({ topic }) => topic));
    const goes = goesOn.test(folded) || (wanting.test(begun) && !isClause);
    const isMore =
      last &&
      (goes ||
        goesOn.test(fold(last.parts.at(-1) ?? '')) ||
        (isAgainst && last.kind === 'against') ||
        (kind === 'thing' &&
          ((dislike.test(begun) && /^(?:el|la|los|las) /u.test(folded)) || areNames(raw, begun))) ||
        (kind === 'who' && !last.isLast && (last.kind === 'who' || isOneself(last))) ||
        (kind === 'thing' && last.kind === 'liking' && !/ [ye] /u.test(last.parts.at(-1) ?? '')));
    const said = plainStart(proper(piece, topics))
      .replace(/,? (?:porfa\p{L}*|por favor|plis)$/iu, '')
      .replace(ofTown, (name) => towns.get(fold(name)) ?? name);
    // «Dieta, disciplina, pero lloro con…» is no fourth thing of a list.
    const isTail = goes && (last?.kind === 'thing' || last?.kind === 'who');
    if (last && isTail) last.parts.push(`${last.parts.pop()}, ${said}`);
    else if (last && isMore) last.parts.push(said);
    else
      last = add(
        told,
        kind === 'liking' ? said.slice(opening.length).trim() : said,
        kind,
        kind === 'liking' ? said.slice(0, opening.length).trim() : '',
      );
  }
}

/** «Fútbol, playa, mi hijo Benja»: one more of them. */
const isOfList = (folded: string, last: Sentence | undefined): boolean =>
  (last?.kind === 'thing' || last?.kind === 'liking') && /^(?:el|la|los|las|mis?) [^,]{2,40}$/u.test(folded);

/** «Tengo dos gatas, Morcilla y Garbanza.» */
const areNames = (said: string, begun: string): boolean =>
  /^ *\p{Lu}\p{L}+(?:(?:,| [ye]) \p{Lu}\p{L}+)* *$/u.test(said) &&
  /\b(?:gat|perr|hij|niet|conej|burr|caball|yegu|tortug|gallin|hamster)[a-z]*$/u.test(begun);

/** As they are said after «me gusta», where the word is not the name of its topic. */
export const articles: ReadonlyMap<string, string> = new Map(Object.entries(data.articles));

/** «Dos hijos», «2 gatos», «gata negra que se llama Siouxsie». */
const family =
  /^(?:(?:un|una|dos|tres|cuatro|cinco|[1-9]) (?:hij|niñ|nen|peque|niet|gemel|melliz|perr|gat)\p{L}*|hij[oa]s (?:mayores|pequeños|adolescentes))(?![^,]* (?:me|se|ya son|viven) )/iu;
const pet =
  /^(?:perr|gat)(?:it)?[oa](?= (?:que|\p{L}+ que|negr|blanc|naranja|adoptad|llamad))|^(?:hij|niñ|nen)[oa](?= de \d)/iu;

function cleaned(raw: string, told: OwnWords): string {
  return raw
    .trim()
    .replace(forUsOnly, '')
    .replace(
      /^(?:(?:h?ola,?|buenas,?|[ye]|i(?! (?:love|like|am|work))|che|vale|wn|e+h*|and|bueno(?! (?:pa|pal|para|en|con|de)(?!\p{L}))|pues|a ver|ah|eh|mira|o sea|en fin) )+(?=[\p{L}\d])/iu,
      '',
    )
    .replace(/^(?:es que )?yo (?=(?:soy|tengo|vivo|trabajo|hago|llevo|estoy|me) )/iu, '')
    .replace(toldTo, (lead) => {
      const asked = /(?:algo|una? \p{L}+) (?!que |de |con |sobre )\p{L}+/iu.exec(lead)?.[0];
      if (asked) told.wishes.push(asked);
      return '';
    })
    .replace(/ que (?:ya )?no me (?:hablan?|quieren? ver)$/iu, () => {
      told.left.add('hurt');
      return '';
    })
    .replace(
      toldTo.test(raw.trim()) ? / y que (?=\p{L}+o(?!\p{L})|en |no |soy |me )/giu : '',
      (and) => and && ' y ',
    )
    .replace(dangling, '')
    .replace(/(?:^|,? )(?:(?:j[aei]){2,}j?|xd)(?=[.,;) ]|$)|,? obvio$/giu, '')
    .replace(/^((?:soy )?(?:una? )?(?:mam|pap))a(?= (?:solter|de |divorciad|viud|separad)|$)/iu, '$1á')
    .replace(/^(?:él|el) (?:de )?(\d\d),? (?:y )?ella (?:de )?(\d\d)$/iu, 'él $1 y ella $2')
    .replace(/^se (?=\p{L}+[aei]r(?!\p{L}))/iu, told.isForeign ? 'se ' : 'sé ')
    .replace(/((?:hij|niñ|nen)[oa]s?),? (?=custodia (?:compartida|exclusiva))/giu, '$1 con ')
    .replace(/^(?:1[89]|[2-9]\d)$/u, (years) => (told.isForeign ? years : `${years} años`))
    .replace(
      /^(?=(?:compañ[ií]a|compañer[oa]|pareja|alguien|gente) (?:para|con quien|que) )/iu,
      told.isForeign ? '' : 'busco ',
    )
    .replace(/^((?:viud|separad|divorciad)[oa]) (?=hace )/iu, '$1 desde ')
    .replace(family, (said) => (told.isForeign ? said : `tengo ${uncapitalise(said)}`))
    .replace(pet, (said) => (told.isForeign ? said : `tengo ${said.endsWith('a') ? 'una' : 'un'} ${said}`))
    .replace(/^((?:\p{L}+ ){0,2}\p{L}+) (no|s[ií])$/iu, (all, thing: string, said: string) =>
      clause.test(fold(all)) ? all : `${thing}, ${said.replace('i', 'í')}`,
    )
    .replace(/^[\s:*#,-]+|[\s:*#,-]+$/gu, '');
}

const age =
  /\b(?:(?:soy|parezco|aparento|ponme|pon)(?: de| que tengo)? [1-9]\d\b|tengo [1-9]\d(?= *(?:anos|tacos|$|[,.;\n]|(?:y|pero) )))/gu;

/** «Soy 50, pon que tengo 35»: which one is true is not ours to choose. */
const hasTwoAges = (text: string): boolean =>
  new Set(
    fold(text)
      .match(age)
      ?.map((said) => said.slice(-2)),
  ).size > 1;

function whyLeft(piece: string, folded: string): Left | undefined {
  const why = left.find(([, words]) => words.test(folded))?.[0];
  if (why === 'exposed' || !isUnfit(piece)) return why;
  return isFor('complaint', folded) ? 'complaint' : 'unfit';
}

/** «Soy un chico alto», «me llamo Iker»: an age or a trade that follows belongs to it. */
export const isOneself = ({ parts }: Sentence) =>
  /^(?:soy|somos|me llamo|tengo \d\d)(?![a-z])/u.test(fold(parts[0] ?? ''));

const atWork = begins(['(?:yo )?(?:soy|trabajo|curro|laburo|chambeo|vivo|estudio)']);

function isWho(folded: string, isKnown: boolean): boolean {
  const words = folded.split(/[^\p{L}\d]+/u);
  const [first = ''] = words;
  if (people.has(first) || people.has(first.replace(/a$/u, 'o')) || givenNames.has(first)) return true;
  return (
    !isKnown &&
    (/\b\d\d (?:anos|tacos)\b|^(?:el|ella) \d\d\b|^1[.,]?\d\d\b/u.test(folded) ||
      towns.has(folded) ||
      words.some((word, at) => towns.has(word) && /^(?:de|en|desde|from|in)$/u.test(words[at - 1] ?? '')))
  );
}

function isUnfit(piece: string): boolean {
  const folded = fold(piece);
  if (markup.test(piece) || hidden.test(folded) || isFor('exposed', folded) || isOrder(piece)) return true;
  return readTopics(piece.replace(reclaimed, '')).attributes.some(
    ({ id }) => id === 'insult' || (id === 'sexual' && !refuses.test(folded)),
  );
}

/** «…o que me digas si mejor no» */
export const asksUs =
  /\b(?:digas|digais|dices|aconsej\w+|recomiend\w+|no se) (?:si|que) (?:es )?(?:mejor|poner|contar|decir|mencionar|lo pongo)|^(?:lo )?pongo\b/u;
const doubtsIt = /\bno se si (?:poner|contar|decir|mencionar)l[oa]\b/u;

/** What they do not want to be read first stands last: «no quiero que lo de ciega sea lo primero», «que no suene a confesión». */
function laterOn(sentences: Sentence[], wishes: readonly string[]): Sentence[] {
  const asked = wishes
    .map(fold)
    .filter((wish) => notFirst.test(wish) || lighter.test(wish) || asksUs.test(wish));
  const stems = new Set(asked.flatMap(stemsOf));
  const isNamed = (part: string) => stemsOf(part).some((stem) => stems.has(stem));
  /** «Que no sea lo primero» names nothing: it is said of what weighs most. */
  const isOfGrave =
    asked.some((wish) => notFirst.test(wish)) &&
    !sentences.some(({ isLast, parts }) => isLast || parts.some(isNamed));
  const isLate = (part: string) =>
    !ofOther.test(part) &&
    (isNamed(part) ||
      (isOfGrave && isGrave(part)) ||
      (asked.some((wish) => lighter.test(wish)) &&
        readTopics(part).attributes.some(({ id }) => !harmless.has(id))));
  return [
    ...sentences.flatMap((one) => {
      const parts = one.isLast ? one.parts : one.parts.filter((part) => !isLate(part));
      return parts.length > 0 ? [{ ...one, parts }] : [];
    }),
    ...sentences
      .filter(({ isLast }) => !isLast)
      .flatMap(({ parts }) => parts.filter(isLate))
      .map((part): Sentence => ({ parts: [part], kind: 'clause', opening: '', isLast: true })),
  ];
}

/** «Cuido a mi madre, tiene alzheimer.» */
const ofOther = /^(?:tiene|est[aá]|es|son|vive)(?!\p{L})/iu;

/** «Quiero salir tal como soy.» */
const asIAm = /\b(?:tal (?:y )?(?:como|cual)|como) soy\b/u;

const isGrave = (part: string): boolean =>
  readTopics(part).attributes.some(({ id, denied }) => !denied && grave.has(id));

/** Nobody is met by a diagnosis or by how a marriage ended, where more is told of who they are: «39 años, periodista, viuda». */
function neverFirst(sentences: Sentence[]): Sentence[] {
  const [first, ...rest] = sentences;
  const [part = '', ...parts] = first?.parts ?? [];
  if (first?.kind !== 'who' && first?.kind !== 'thing') return sentences;
  if (first.isLast || !isGrave(part) || /\b(?:hij|nin)/u.test(fold(part))) return sentences;
  const [, status = '', years = ''] = /^(\p{L}+) (?:de )?([1-9]\d)(?: años)?$/u.exec(part) ?? [];
  const after = [status || part].map(
    (one) => `${isHad(one) ? 'con ' : ''}${/^\p{Lu}{2}/u.test(one) ? one : uncapitalise(one)}`,
  );
  const others = [...(years && [`${years} años`]), ...parts];
  if (others.length > 0) return [{ ...first, kind: 'who', parts: [...others, ...after] }, ...rest];
  const at = rest.findIndex(({ kind, isLast }) => kind === 'who' && !isLast);
  return at < 0
    ? sentences
    : rest.map((one, n) => (n === at ? { ...one, parts: [...one.parts, ...after] } : one));
}

/** «Epilepsia», «TDAH» and «esclerosis múltiple» are what somebody has; «viuda» is what they are. */
const isHad = (part: string): boolean =>
  /^(?:\p{L}*(?:ia|is|es|ion|dad|cer|son|us|hn)|t[a-z]{2,3}|vih|asperger|baja|sindrome|trastorno)(?!\p{L})/u.test(
    fold(part),
  );

/** What stands last is told as a whole: «soy autista», «tengo epilepsia», «mido 1,60». */
export function wholly(part: string): string {
  const [first = ''] = fold(part).split(' ');
  const said = /^\p{Lu}{2}/u.test(part) ? part : uncapitalise(part);
  if (clause.test(fold(part))) return said;
  if (/^1[.,']?[4-9]\d/u.test(part)) return `mido ${part}`;
  if (/^en silla/u.test(said)) return `voy ${said}`;
  if (isGrave(part) && isHad(part)) return `tengo ${said}`;
  if (/^(?:separad|divorciad)/u.test(said)) return `estoy ${said}`;
  const isState = people.has(first) || ofBody.test(part) || isGrave(part);
  return isState ? `soy ${said.replace(/ (1[.,']?[4-9]\d)$/u, ' ($1)')}` : part;
}

const grave: ReadonlySet<string> = new Set([
  'illness',
  'disability',
  'wheels',
  'separated',
  'divorced',
  'widowed',
  'body',
]);

/** What they ask us to keep to ourselves. */
function withoutSecrets(sentences: Sentence[], wishes: readonly string[]): Sentence[] {
  const asked = wishes
    .map(fold)
    .filter(
      (wish) =>
        /\b(?:no|sin|nada|ni)\b/u.test(wish) &&
        !notFirst.test(wish) &&
        !asksUs.test(wish) &&
        !ofTheBio.test(wish),
    );
  const hidden = secrets.filter(([what]) => asked.some((wish) => what.test(wish))).map(([, hides]) => hides);
  const isHidden = (part: string) =>
    hidden.some((hides) =>
      hides === '{job}'
        ? fold(part)
            .split(' ', 3)
            .some((word) => foldedJobs.has(word))
        : hides === '{illness}'
          ? readTopics(part).attributes.some(({ id }) => id === 'illness')
          : new RegExp(hides, 'u').test(fold(part)),
    );
  return sentences
    .map((one) => ({ ...one, parts: one.parts.filter((part) => !isHidden(part)) }))
    .filter(({ parts }) => parts.length > 0);
}

/** «Jazz y blues» are two; «sal y pimienta», which we do not know, is one. */
export function itemsOf({ parts }: Sentence): Item[] {
  return parts.flatMap((phrase) => {
    const pieces = phrase.split(/ [ye] /u);
    const each = pieces.map(itemOf);
    return each.some(({ topic }) => topic) && each.every(({ said }) => said.split(' ').length < 5)
      ? each
      : [itemOf(phrase)];
  });
}

function itemOf(phrase: string): Item {
  const [found] = readTopics(phrase).topics.filter((one) => one.said && !isFactOfLife(one));
  const said = plainStart(phrase);
  if (!found) return { said, isOwn: true };
  const known = new Set(fold(found.said).split(' '));
  const named = new Set((said.match(/(?<= )\p{Lu}\p{L}+/gu) ?? []).map(fold));
  const isOwn = fold(phrase)
    .split(/[^\p{L}\d]+/u)
    .some((word) => word && !known.has(word) && !small.has(word) && !named.has(word));
  return { said: found.start === 0 ? uncapitalise(said) : said, topic: found.topic, isOwn };
}

/** «El señor de los anillos» has its capitals. */
const proper = (piece: string, topics: readonly { said: string; topic: Topic }[]): string =>
  topics.reduce((text, { said, topic: { name } }) => {
    const at = fold(name).indexOf(fold(said));
    return said && /\p{Lu}/u.test(name) && at >= 0
      ? text.replace(said, name.slice(at, at + said.length))
      : text;
  }, piece);

/** «Mi gata Luna» inside a sentence begins small, «Bilbao» does not. */
function plainStart(piece: string): string {
  const folded = fold(piece);
  const [first = ''] = folded.split(' ');
  return clause.test(folded) || small.has(first) ? uncapitalise(piece) : piece;
}

function withoutShouting(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const loud = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  if (loud < 8 || loud < letters.length * 0.7) return text;
  return text.toLowerCase();
}

function distinct(list: readonly Sentence[]): Sentence[] {
  const seen = new Set<string>();
  const isNew = (part: string) => {
    const said = fold(part).replace(/^soy /u, '');
    return !seen.has(said) && seen.add(said);
  };
  return list
    .map((one) => ({ ...one, parts: one.parts.filter(isNew) }))
    .filter(({ parts }) => parts.length > 0);
}

import { withCommas } from '../../language/write/commas.server.ts';
import { discreet } from '../../language/write/discreet.server.ts';
import { givenNames, isFactOfLife, towns, withTowns } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { calm, capitalise, uncapitalise } from '../../language/write/grammar.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { spelled, withStops } from '../../language/write/spelled.server.ts';
import { readTopics, type Topic } from '../../language/write/topics.server.ts';
import { turnedAround } from '../../language/write/turned.server.ts';
import data from './own-words.json' with { type: 'json' };
import { honest } from './said-to-us.server.ts';
import {
  any,
  begins,
  clause,
  harmless,
  isOneself,
  isPerson,
  isSeeking,
  liking,
  ofTheBio,
  type Piece,
  people,
  trait,
} from './sentence.server.ts';
import { inStretches, itemised } from './without-commas.server.ts';

type Left = keyof typeof data.left | 'unfit';

/** What somebody tells of themselves, as they put it. */
export interface OwnWords {
  /** By what they typed as one sentence. */
  typed: Piece[][];
  question: string;
  /** What is said to us and not of themselves: «que no suene desesperado». */
  wishes: string[];
  is: ReadonlySet<string>;
  left: Set<Left>;
  isForeign: boolean;
  /** They want no question in it. */
  isUnasked: boolean;
  said: string;
}

export const isDelicate = ({ is }: OwnWords) => ['bad-news', 'illness', 'threat'].some((id) => is.has(id));

const small = new Set(data.small);
const noWords = begins(data.noWords, ' *$');
const markup = /[<>{}[\]=\\⟦⟧]|https?|www\.|@\w|\d{6,}|(?:\d[ .-]?){9}|(\p{L})\1{3,}|\p{L}{26,}/u;
const hidden =
  /\b(?:ignora\w*|instrucci\w+|prompt|system|sistema|override|jailbreak|onlyfans|bizum|hacked|responde solo|(?:por|mi|al|en|tu|dame|pido|dejo) (?:el |mi |tu )?(?:whatsapp|telegram|insta(?:gram)?))\b|^(?:whatsapp|telegram|insta(?:gram)?|ig)\b/u;
const refuses = begins(['no|nada de|sin|ni|nunca|cero']);
/** «Trans (lo quiero decir en la bio y listo)». */
const forUsOnly = /\([^()]*\b(?:bio|perfil|(?:quiero|quisiera) decir)\b[^()]*\)/giu;
const orders = new RegExp(
  `(?<!^\\s*no| y)(?:,(?!\\d)|(?<!\\d),)(?! depende )(?! \\d{1,2}(?:, \\d{1,2})* y \\d)(?![^(]*\\))| (?=(?:pero|aunque|y|as[ií] que|por eso) (?:${data.orders.joined.join('|')})|${data.orders.alone.join('|')})`,
  'iu',
);
/** What is not for strangers, or against somebody: the first that it is. */
const left = Object.entries(data.left).map(([why, rows]) => [why as Left, any(rows)] as const);
const isFor = (why: Left, folded: string) => left.some(([one, words]) => one === why && words.test(folded));
/** What a voice note says between two things. */
const breaths = new RegExp(
  `( y )?(?<![\\p{L}\\d])(?:${data.breaths.join('|')})(?: pues)?(?:[,:]? |(?=[.,;]|$))`,
  'giu',
);
const wishes = any(data.wishes);
/** What is left where the end was for us: «sé que a muchas no os gusta pero». */
const dangling = /(?:,? (?:pero|y|e|o|ni|aunque|porque|que|hasta|para|con|de|del|en|por|sin|al?))+$/iu;
const toldTo = new RegExp(data.told, 'iu');
/** «Bollera», of oneself: it is theirs to say. */
const reclaimed = /^(?:soy )?(?:muy |una? )?(?:bollera|bollo|maric[oó]n|marica|sudaca)(?![\p{L}])/iu;

export function ownWordsOf(typed: string): OwnWords {
  const { open: original, asked } = discreet(honest(typed));
  const whole = readTopics(original);
  const isForeign = otherLanguageOf(original) !== undefined;
  const told: OwnWords = {
    typed: [],
    question: '',
    wishes: asked,
    is: new Set(whole.attributes.filter(({ denied }) => !denied).map(({ id }) => id)),
    left: new Set(),
    isForeign,
    isUnasked: /\b(?:sin|nada de) preguntas?\b/iu.test(original),
    said: original,
  };
  const typedApart = withoutQuestions(putRight(original, isForeign), told)
    .split(/[\n;|•·!¡…]+|\.(?!\d)|(?<!\d)\.| [/–-] /u)
    .filter((one) => /[\p{L}\d]/u.test(one));
  const inRant = isRant(fold(original));
  for (const sentence of typedApart) {
    const pieces = readSentence(sentence, told, typedApart.length > 1, inRant);
    const both = [...(told.typed.at(-1) ?? []), ...pieces];
    // A row that is typed line by line is one, and so is who somebody is.
    if (both.every(({ kind }) => kind === 'who'))
      told.typed.splice(-1, 1, [
        ...both.slice(0, 1),
        ...both.slice(1).map((one) => ({ ...one, text: lowered(one.text) })),
      ]);
    else if (both.every(({ kind, text }) => kind === 'thing' && /^\p{Ll}/u.test(text)))
      told.typed.splice(-1, 1, both);
    else told.typed.push(pieces);
  }
  told.typed = told.typed.filter(({ length }) => length > 0);
  if (told.typed.length === 0 && told.left.size === 0) {
    const seen = whole.topics.filter(({ said }) => !said).map(({ topic }) => pieceOf(topic.name, 'thing'));
    if (seen.length > 0) told.typed.push(seen);
  }
  return told;
}

const pieceOf = (text: string, kind: Piece['kind'], more: Partial<Piece> = {}): Piece => ({
  text,
  kind,
  isMore: false,
  isAnd: false,
  isProse: false,
  ...more,
});

/** Accents, capitals and stops; without what a voice note says between two things. */
function putRight(original: string, isForeign: boolean): string {
  const heard = calm(
    original
      .replace(/^([^«"“]{3,40}): *[«"“](.+)[»"”]\.?$/su, '$1. $2')
      .replace(/(?<!\p{L})(lic|ing|dra?|prof|arq)\.(?= (?:en|de|\p{Ll}))/giu, '$1')
      .replace(/\p{Extended_Pictographic}(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}])*/gu, ', '),
  )
    .replace(breaths, (_, and?: string) => and ?? ', ')
    .replace(/ (?=,)/gu, '');
  if (isForeign) return heard;
  const put = spelled(heard);
  const stopped = /[.!?…\n]+\s*[^.!?…\s]/u.test(put) ? put : withStops(put);
  const parted = stopped.replace(/[^.,;:!?…()\n]{20,}/gu, inStretches);
  const inItems = /[,;.!?\n/|•·]/u.test(original)
    ? parted
    : parted.replace(/[^.,;:()!?\s][^.,;:()!?]*[^.,;:()!?\s]/gu, itemised);
  return withCommas(withTowns(inItems)).replace(
    /(?<=(?<!\p{L})(?:me llamo|soy) )\p{Ll}+/giu,
    (name) => givenNames.get(fold(name)) ?? name,
  );
}

const shortestQuestion = 8;
/** Their own question has the last word; one that is asked of us is a wish. */
function withoutQuestions(text: string, told: OwnWords): string {
  const questions = new Set<string>();
  const rest = text.replace(
    /(?:\p{L}[\p{L} ]{2,24}: )?¿[^?¿]{2,140}\?+|[^.!?¿;\n,(]{2,140}\?+(?![?)])/gu,
    (theirs) => {
      const bare = theirs.trim().replace(/^¿ ?|\?+$/gu, '');
      if (wishes.test(fold(bare))) told.wishes.push(bare);
      else if (isUnfit(bare)) told.left.add('unfit');
      else if (bare.length >= shortestQuestion)
        questions.add(bare.includes('¿') ? `${capitalise(bare)}?` : `¿${capitalise(bare)}?`);
      return '. ';
    },
  );
  told.question = [...questions].slice(0, 2).join(' ');
  return rest;
}

/** What it tells of them. */
function readSentence(sentence: string, told: OwnWords, isProse: boolean, inRant: boolean): Piece[] {
  const read: Piece[] = [];
  const pieces = sentence
    .replace(/^[\s,]*([^:,]{4,40}):(?= )/u, (all, head: string) =>
      wishes.test(fold(head)) ? `${head},` : all,
    )
    .split(orders);
  for (const raw of pieces) {
    const last = read.at(-1);
    const isSought = isSeeking(last);
    const piece = cleaned(raw, told, isSought);
    const folded = fold(piece);
    if (!/\p{L}{2}|\d/u.test(piece)) continue;
    const isAsked = (!isSought || ofTheBio.test(folded)) && wishes.test(folded);
    if (isAsked) told.wishes.push(piece);
    const isAgain = read.some(({ text }) => fold(text) === folded);
    if (isAsked || isAgain || noWords.test(folded)) continue;
    const left = whyLeft(piece, folded, inRant);
    if (left) {
      // One thing that they do want says enough.
      const lines = told.left.has(left) ? [] : turnedAround(piece).slice(0, 1);
      read.push(...lines.map((line) => pieceOf(uncapitalise(line.slice(0, -1)), 'clause')));
      told.left.add(left);
      continue;
    }
    if (last && hanging.test(fold(last.text))) {
      last.text += ` ${piece}`;
      continue;
    }
    // «Tengo una peluquería, un niño de 6, bailo salsa»
    const isOwned = last?.kind === 'clause' && !isOfList(folded, last) && owned.test(folded);
    const goesOn = isOwned && /^tengo /u.test(fold(last.text));
    const text = `${isOwned && !goesOn ? 'tengo ' : ''}${piece}`;
    const opening = liking.exec(folded)?.[0].length ?? text.length;
    read.push(
      pieceOf(
        `${text.slice(0, opening)}${text.slice(opening).replace(apart, ', ')}`,
        isOwned ? 'clause' : kindOf(piece, folded, last),
        {
          isMore: more.test(folded),
          isAnd: goesOn || /^\s*y\s/iu.test(raw),
          isProse: isProse && read[0]?.kind === 'clause' && !isOneself(read[0]),
        },
      ),
    );
  }
  return read.filter(({ text }) => !hanging.test(fold(text)));
}

/** «El campo las flores y pasear» */
const apart =
  /(?<!(?:^| )(?:al?|de|en|con|por|para|sobre|entre|hasta|ver|tod[oa]s?|que|menos|salvo|como)|[aei]r|ndo) (?=(?:el|las?|los) \p{L}+ y (?:el|las?|los|\p{L}+[aei]r)(?!\p{L})(?!.* que ))/giu;
const owned = /^(?:una?|dos|tres|cuatro|cinco|[1-9]) (?:hij|nin|nen|cri[oa]|peque|niet|perr|gat)[a-z]*/u;
const hanging = /^(?:busco|quiero|me gustan?|me encantan?|odio|soy|tengo)$/u;
/** «Pero me gusta la ciudad» */
const more = begins(data.goesOn);
/** «El pelo ya me ha crecido», «quedan pocos»: somebody else's verb. */
const states =
  /^(?!.*\bque\b)(?:(?:el|la|l[oa]s|mis?|eso|esto|ya|aqui|aun|todavia|no) )?(?:[a-z]+ )?(?:ya |no |me |se |nos )*(?:es|son|esta|estan|era|eran|ha|han|hay|quedan?|parecen?)(?: |$)/u;
/** «Con él todo era el fútbol» */
const tells = /^(?!.*\bque\b).* (?:era|eran|fue|fueron|es|son|esta|estan) /u;
/** «Los toros no me gustan» */
const liked = / me (?:gust|encant|flip|mol|va|interes)a?n?(?: |$)/u;

function kindOf(piece: string, folded: string, last: Piece | undefined): Piece['kind'] {
  const { topics, attributes } = readTopics(piece);
  const isFact = attributes.some(({ id }) => !harmless.has(id)) && !isOfList(folded, last);
  const isTold =
    states.test(folded) ||
    tells.test(folded) ||
    liked.test(folded) ||
    liking.test(folded) ||
    (refuses.test(folded) && !isFact) ||
    folded.split(/ y (?![^(]*\))/u).some((one) => clause.test(one) && !givenNames.has(one));
  if (isTold) return 'clause';
  const isKnown = topics.some((one) => one.said && !isFactOfLife(one));
  const isThing = alsoThings.test(folded) && last !== undefined && last.kind !== 'who';
  return isFact || (!isThing && isWho(folded, isKnown, /^soy /u.test(fold(last?.text ?? ''))))
    ? 'who'
    : 'thing';
}

/** «Fútbol, playa, mi hijo Benja»: one more of them. */
const isOfList = (folded: string, last: Piece | undefined): boolean =>
  (last?.kind === 'thing' || (last !== undefined && liking.test(fold(last.text)))) &&
  /^(?:(?:el|la|los|las|mis?|un|una|dos|tres|\d) [^,]{2,40}|(?:hij|nin|niet|sobrin)[oa]s)$/u.test(folded);

function cleaned(raw: string, told: OwnWords, isSought: boolean): string {
  return raw
    .trim()
    .replace(forUsOnly, '')
    .replace(
      /^(?:(?:h?ola,?|buenas(?! (?:tardes|noches)$)(?: tardes| noches)?,?|y(?! si )|e|i(?! (?:love|like|am|work))|che|vale|s[ií]{2,}|wn|e+h*|u+f+|buf+|puf+|and|bueno(?! (?:pa|pal|para|en|con|de)(?!\p{L}))|pues|a ver|ah|eh|mira|o sea|en fin) )+(?=[\p{L}\d])/iu,
      '',
    )
    .replace(/^(?:en realidad|datos?|resumen|sobre m[ií]|a saber|lo dem[aá]s(?: es)? verdad) ?: */iu, '')
    .replace(/^(?:es que )?yo (?=(?:soy|tengo|vivo|trabajo|hago|llevo|estoy|me) )/iu, '')
    .replace(toldTo, (lead) => {
      if (isSought) return lead;
      const asked = /(?:algo|una? \p{L}+) (?!que |de |con |sobre )\p{L}+/iu.exec(lead)?.[0];
      if (asked) told.wishes.push(asked);
      return '';
    })
    .replace(
      toldTo.test(raw.trim()) ? / y que (?=\p{L}+o(?!\p{L})|en |no |soy |me )/giu : '',
      (and) => and && ' y ',
    )
    .replace(dangling, '')
    .replace(/(?<=\p{L}) (?=(?:obvio|lo siento|lo s[eé])(?:$|\)))/giu, ', ')
    .replace(/^(vivo|estoy) sol[oa] (?=en (?!un mundo))/iu, (_, verb: string) => {
      told.left.add('exposed');
      return `${verb} `;
    })
    .replace(/(?<=^|, )(?:1[89]|[2-9]\d)(?=$|, )/gu, (years) => (told.isForeign ? years : `${years} años`))
    .replace(
      /^(lic|ing|arq)(?= (?:en|de|industrial|mec[aá]nic[oa]|civil|qu[ií]mic[oa]|inform[aá]tic[oa]|comercial)(?!\p{L}))/iu,
      '$1.',
    )
    .replace(/(?<=^(?:ya )?tengo )[1-9]\d$/iu, '$& años')
    .replace(/^(?=\d\d años (?:y|pero) (?:vivo|trabajo|soy|estoy|me) )/u, 'tengo ')
    .replace(/^[\s:*#,-]+|[\s:*#,-]+$/gu, '');
}

/** «No busco rollos, no quiero dramas, nada de…»: one says what somebody wants, in a row they are a complaint. */
const refusal = /\b(?:no (?:busco|quiero|me interesan?|vengo)|abstener\w*|paso de|nada de|ni)(?= )/gu;
const isRant = (folded: string) => (folded.match(refusal)?.length ?? 0) > 2;

function whyLeft(piece: string, folded: string, inRant: boolean): Left | undefined {
  if (inRant && folded.search(refusal) === 0 && turnedAround(piece).length > 0) return 'complaint';
  const why = left.find(([, words]) => words.test(folded))?.[0];
  if (why === 'exposed' || !isUnfit(piece)) return why;
  return isFor('complaint', folded) ? 'complaint' : 'unfit';
}

/** «Con pareja, todo hablado»: how somebody lives is no thing of a list. */
const status = any(data.status);
/** «Gym, viajes, música»: nobody is that. «Buceo, Tailandia, moto»: nor lives there. */
const alsoThings = begins(data.alsoThings, '$');

function isWho(folded: string, isKnown: boolean, isAfterOneself: boolean): boolean {
  const words = folded.split(/[^\p{L}\d]+/u);
  const [first = ''] = words;
  if (isPerson(first)) return true;
  if (givenNames.has(first) && words.length < 3) return true;
  if (words.length === 1 && isAfterOneself && trait.test(first)) return true;
  if (status.test(folded) || /^(?:[1-9]\d|[a-z]+ y [a-z]+) (?:anos|tacos)$/u.test(folded)) return true;
  const inTown = words.some(
    (word, at) => towns.has(word) && /^(?:de|en|desde|from|in)$/u.test(words[at - 1] ?? ''),
  );
  return (
    !isKnown &&
    (inTown ||
      towns.has(folded) ||
      /\b\d\d (?:anos|tacos)\b|^(?:el|ella) \d\d\b|^1[.,]?\d\d\b|^r[1-5](?: |$)/u.test(folded))
  );
}

function isUnfit(piece: string): boolean {
  const folded = fold(piece);
  if (markup.test(piece) || hidden.test(folded) || isFor('exposed', folded) || isOrder(piece)) return true;
  return readTopics(piece.replace(reclaimed, '')).attributes.some(
    ({ id }) => id === 'insult' || (id === 'sexual' && !refuses.test(folded)),
  );
}

export interface Item {
  /** In the person's words: «mi gata Luna». */
  said: string;
  topic?: Topic;
  /** More than the name of the thing and a name: «baloncesto en silla». No line of ours is about that. */
  isOwn: boolean;
}

/** What is named in a list, «jazz y blues» as two. */
export const itemsOf = ({ text }: Piece): Item[] =>
  text
    .slice(liking.exec(fold(text))?.[0].length ?? 0)
    .split(/, | [ye] /u)
    .map(itemOf);

function itemOf(said: string): Item {
  const [found] = readTopics(said).topics.filter((one) => one.said && !isFactOfLife(one));
  if (!found) return { said, isOwn: true };
  const known = new Set(fold(found.said).split(' '));
  const isOwn = fold(said)
    .split(/[^\p{L}\d]+/u)
    .some((word) => word && !known.has(word) && !small.has(word));
  return { said: lowered(said), topic: found.topic, isOwn };
}

/** Without the capital of a sentence; a name keeps its own. */
function lowered(said: string): string {
  const folded = fold(said);
  const [first = ''] = folded.split(/[^\p{L}\d]+/u);
  if (towns.has(folded) || givenNames.has(first)) return said;
  const isPlain =
    small.has(first) ||
    people.has(first) ||
    /[aei]r$/u.test(first) ||
    / anos$/u.test(folded) ||
    readTopics(said).topics.some(
      ({ topic }) => fold(topic.name) === topic.name && topic.name.split(' ').includes(first),
    );
  return isPlain ? uncapitalise(said) : said;
}

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
  before,
  begins,
  clause,
  goesOn,
  harmless,
  type Kind,
  ofTheBio,
  people,
  type Sentence,
  trait,
} from './sentence.server.ts';
import { inStretches, itemised } from './without-commas.server.ts';

export interface Item {
  /** In the person's words: «mi gata Luna». */
  said: string;
  topic?: Topic;
  /** More than the name of the thing and a name: «baloncesto en silla». No line of ours is about that. */
  isOwn: boolean;
}

type Left = keyof typeof data.left | 'unfit';

/** What somebody tells of themselves, as they put it. */
export interface OwnWords {
  sentences: Sentence[];
  /** The same by what they typed as one sentence. */
  typed: Sentence[][];
  /** Topics of what they tell in a sentence of theirs: «toco el bajo». */
  topics: Topic[];
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
export const likedIn = ({ sentences }: OwnWords): Item[] =>
  sentences.filter(({ kind }) => kind === 'liking' || kind === 'thing').flatMap(itemsOf);

const liking = begins(
  [
    `${before}(?:(?:a mi )?me (?:gustan?|encantan?|flipan?|molan?|chiflan?|apasionan?|copan?|fascinan?|late|laten)|amo|adoro|disfruto (?:de|con)|m'encanta|m'agrada|i love|mis aficiones(?: son)?:?|aficiones:?|gustos:?|hobbies:?|(?:soy )?(?:muy )?(?:fan|fanatic[oa]|fanatique|aficionad[oa]|friki) de)(?: (?:mucho|muchisimo|un monton|tambien))?`,
  ],
  '(?![a-z]) ?',
);
const small = new Set(data.small);
const noWords = begins(data.noWords, ' *$');
const markup = /[<>{}[\]=\\⟦⟧]|https?|www\.|@\w|\d{6,}|(?:\d[ .-]?){9}|(\p{L})\1{3,}|\p{L}{26,}/u;
const hidden =
  /\b(?:ignora\w*|instrucci\w+|prompt|system|sistema|override|jailbreak|onlyfans|bizum|hacked|responde solo|(?:por|mi|al|en|tu|dame|pido|dejo) (?:el |mi |tu )?(?:whatsapp|telegram|insta(?:gram)?))\b|^(?:whatsapp|telegram|insta(?:gram)?|ig)\b/u;
const refuses = begins(['no|nada de|sin|ni|nunca|cero']);
const dislike = /^(?:no me (?:gust|va|interes|mol|apasion|encant)|odio|detesto|no (?:soporto|aguanto))/u;
/** Said of a thing after it: «los toros no me gustan», «horóscopo no». */
const after = /^(?!no ).* no(?: me (?:gustan?|van?|molan?)| gracias)?$/u;
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
  `(?<![\\p{L}\\d])(?:${data.breaths.join('|')})(?: pues)?(?:[,:]? |(?=[.,;]|$))`,
  'giu',
);
const wishes = any(data.wishes);
/** What is left where the end was for us: «sé que a muchas no os gusta pero». */
const dangling = /(?:,? (?:pero|y|e|o|ni|aunque|porque|que|hasta))+$/iu;
const toldTo = new RegExp(data.told, 'iu');
const seeks = new RegExp(data.seeks, 'u');
/** «Bollera», of oneself: it is theirs to say. */
const reclaimed = /^(?:soy )?(?:muy |una? )?(?:bollera|bollo|maric[oó]n|marica|sudaca)(?![\p{L}])/iu;

export function ownWordsOf(typed: string): OwnWords {
  const { open: original, asked } = discreet(honest(typed));
  const quiet = calm(
    original
      .replace(/(?<!\p{L})(lic|ing|dra?|prof|arq)\.(?= (?:en|de|\p{Ll}))/giu, '$1')
      .replace(/\p{Extended_Pictographic}(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}])*/gu, ', '),
  );
  const whole = readTopics(original);
  const heard = quiet
    .replace(breaths, ', ')
    .replace(/ (?=,)/gu, '')
    .replace(
      /(?<!\d)([2-6]\d) (?=(?:os[oa]|osit[oa]|gordit[oa]|delgad[oa]|moren[oa]|rubi[oa]|calv[oa])(?!\p{L}))/giu,
      '$1, ',
    )
    .replace(/ de (?:puta madre|la hostia)(?!\p{L})/giu, ' muy bien')
    .replace(/(?<!\p{L})follamig[oa]s?(?!\p{L})/giu, 'amistad con derecho a roce');
  const isForeign = otherLanguageOf(original) !== undefined;
  const put = isForeign ? heard : spelled(heard);
  const said = put
    .replace(/(?<=(?<!\p{L})(?:all[aíá]|antes)) (?=(?:aqu[ií]|ac[aá]|ahora) \p{L}+o(?!\p{L}))/giu, ', ')
    .replace(/(?<=(?<!\p{L})(?:me gusta|odio|amo)n?):/giu, '')
    .replace(/(?<=\p{L}s) (?=l[oa]s (?:veo|cuido|llevo|tengo)(?!\p{L}))/giu, ', ')
    .replace(/(?<=(?<!\p{L})me (?:gust|encant|mol|flip)a)(?= l[oa]s )/giu, 'n');
  const isInSentences = /[.!?…\n]+\s*[^.!?…\s]/u.test(put);
  const stopped = (isInSentences ? said : withStops(said)).replace(/[^.,;:!?…()\n]{20,}/gu, inStretches);
  const isRow = !isForeign && !/[,;\n]/u.test(original);
  const inItems = isRow ? stopped.replace(/[^.,;:()!?\s][^.,;:()!?]*[^.,;:()!?\s]/gu, itemised) : stopped;
  const text = withCommas(isForeign ? inItems : withTowns(inItems))
    .replace(/,(?: *,)+/gu, ',')
    .replace(/(?<=(?<!\p{L})(?:me llamo|soy) )\p{Ll}+/giu, (name) => givenNames.get(fold(name)) ?? name);
  const questions: string[] = [];
  const told: OwnWords = {
    sentences: [],
    typed: [],
    topics: [],
    question: '',
    wishes: asked,
    is: new Set(whole.attributes.filter(({ denied }) => !denied).map(({ id }) => id)),
    left: new Set(),
    isForeign,
    isUnasked: /\b(?:sin|nada de) preguntas?\b/iu.test(original),
    said: original,
  };
  const rest = text.replace(
    /(?:(?<=^|[.!;\n,]\s*)\p{L}[\p{L} ]{2,24}: )?¿[^?¿]{2,140}\?+|(?<=^|[.!;\n,])[^.!?¿;\n,(]{2,140}\?+(?![?)])(?:\s*yo (?:tambi[eé]n|tampoco|s[ií]|no)(?!\s*\p{L}))?/giu,
    (asked) => {
      const [, theirs = asked, answer = ''] = /^(.*\?)\s*([^?]*)$/su.exec(asked) ?? [];
      const [, lead = '', question = theirs] = /^([^¿:]+: )(¿.*)$/su.exec(theirs) ?? [];
      const bare = question.trim().replace(/^¿ ?|\?+$/g, '');
      if (wishes.test(fold(bare))) told.wishes.push(bare);
      else if (isUnfit(bare)) told.left.add('unfit');
      else {
        const said = answer && ` ${capitalise(answer)}.`;
        questions.push(`${lead ? `${capitalise(lead)}¿${bare}` : `¿${capitalise(bare)}`}?${said}`);
      }
      return '. ';
    },
  );
  told.question = [...new Set(questions)].slice(0, 2).join(' ');
  const disliked = new Set(whole.disliked.map(({ topic }) => topic.id));
  const typedApart = rest
    .split(/[\n;|•·!¡…]+|\.(?!\d)|(?<!\d)\.| [/–-] /u)
    .filter((one) => /[\p{L}\d]/u.test(one));
  for (const sentence of typedApart) {
    const sentences = readSentence(sentence, told, disliked, typedApart.length > 1, isRant(fold(original)));
    const both = [...(told.typed.at(-1) ?? []), ...sentences];
    const isGoingOn =
      both.every(
        ({ kind, parts }) =>
          kind === 'thing' && parts.every((part) => !/^(?:de|en|con|por|sin) /iu.test(part)),
      ) || both.every((one) => one.kind === 'who' || isOneself(one));
    if (isGoingOn) told.typed.splice(-1, 1, both);
    else told.typed.push(sentences);
  }
  if (told.typed.flat().length === 0 && told.left.size === 0)
    told.typed.push(
      whole.topics
        .filter(({ said }) => !said)
        .map(({ topic }) => ({ parts: [topic.name], kind: 'thing', opening: '' })),
    );
  told.sentences = told.typed.flat();
  return told;
}

/** What it tells of them. */
function readSentence(
  sentence: string,
  told: OwnWords,
  disliked: ReadonlySet<string>,
  isOfMany: boolean,
  inRant: boolean,
): Sentence[] {
  const sentences: Sentence[] = [];
  const add = (part: string, kind: Kind, opening = '') => sentences.push({ parts: [part], kind, opening });
  let isAsked = false;
  const pieces = sentence
    .replace(/^[\s,]*([^:,]{4,40}):(?= )/u, (all, head: string) =>
      wishes.test(fold(head)) ? `${head},` : all,
    )
    .split(orders);
  for (const [at, raw] of pieces.entries()) {
    const last = sentences.at(-1);
    const isSought = last && !isOneself(last) && seeks.test(fold(last.parts.join(' ')));
    const piece = cleaned(raw, told, isSought);
    const folded = fold(piece);
    if (!/\p{L}{2}|\d/u.test(piece)) continue;
    // «Dilo con ternura, que esto para mí es empezar.»
    const isReason = isAsked && /^(?:que|porque|pq) /u.test(folded);
    isAsked = (!isSought || ofTheBio.test(folded)) && wishes.test(folded);
    if (isAsked) told.wishes.push(piece);
    const isAgain = sentences.some(({ parts }) => parts.some((part) => fold(part) === folded));
    if (isAsked || isReason || isAgain || noWords.test(folded)) continue;
    const left = whyLeft(piece, folded, inRant);
    if (left) {
      told.left.add(left);
      for (const line of turnedAround(piece).slice(0, 1)) add(uncapitalise(line.slice(0, -1)), 'against');
      continue;
    }
    const { topics, attributes, disliked: against } = readTopics(piece);
    const opening = liking.exec(folded)?.[0] ?? '';
    // «Leo, 29», and not «leo, camino».
    const isName = givenNames.has(folded) && /^\s*\d\d/u.test(pieces[at + 1] ?? '');
    // «La lloré» is no thing.
    const isDone = /^l[ao]s? \p{L}+[éó](?!\p{L})/iu.test(piece);
    const isClause =
      isDone ||
      states.test(folded) ||
      (folded.split(/ y (?![^(]*\))/u).some((one) => clause.test(one)) && !isName);
    const isAgainst = against.length > 0 || topics.some(({ topic }) => disliked.has(topic.id));
    const isFact = attributes.some(({ id }) => !harmless.has(id));
    const isRefusal = refuses.test(folded);
    const isThing = alsoThings.test(folded) && last !== undefined && last.kind !== 'who' && !isOneself(last);
    const known = topics.filter((one) => one.said && !isFactOfLife(one) && !atWork.test(folded));
    const goes = goesOn.test(folded);
    const kind: Kind =
      dislike.test(folded) || (after.test(folded) && !isFact) || (isRefusal && !isClause && !isFact)
        ? 'against'
        : opening && !isAgainst
          ? 'liking'
          : isClause || goes
            ? 'clause'
            : (isFact && !isOfList(folded, last)) ||
                isAgainst ||
                (!isThing && isWho(folded, known.length > 0, /^soy /u.test(fold(last?.parts[0] ?? ''))))
              ? 'who'
              : 'thing';
    if (kind === 'clause' && !isFact && !isAgainst) told.topics.push(...known.map(({ topic }) => topic));
    const said = plainStart(piece).replace(/,? (?:porfa\p{L}*|por favor|plis)(?=$| que )/iu, '');
    const [first] = sentences;
    // «Busco alguien bueno, tranquilo», among sentences, is no list.
    const isProse = isOfMany && first?.kind === 'clause' && !isOneself(first);
    if (last?.kind === 'clause' && hanging.test(fold(last.parts.join(' ')))) {
      last.parts.splice(-1, 1, `${last.parts.at(-1)} ${uncapitalise(said)}`);
      continue;
    }
    const isMore =
      last &&
      (goes ||
        (kind === 'thing' &&
          isSought &&
          last.kind === 'clause' &&
          /\b(?:para|con quien)\b/u.test(fold(last.parts.join(' ')))) ||
        (isProse && (kind === 'thing' || (kind === 'who' && (isSought || isRefusal)))) ||
        goesOn.test(fold(last.parts.at(-1) ?? '')) ||
        (isAgainst && last.kind === 'against') ||
        (kind === 'thing' &&
          dislike.test(fold(last.parts[0] ?? '')) &&
          /^(?:el|la|los|las) /u.test(folded)) ||
        (kind === 'who' && (last.kind === 'who' || isOneself(last))) ||
        (kind === 'thing' && last.kind === 'liking' && !/ [ye] /u.test(last.parts.at(-1) ?? '')));
    // «Dieta, disciplina, pero lloro con…» is no fourth thing of a list.
    if (last && goes && (last.kind === 'thing' || last.kind === 'who'))
      last.parts.push(`${last.parts.pop()}, ${said}`);
    else if (last && isMore) last.parts.push(isAnd.test(raw) && last.kind === 'clause' ? `y ${said}` : said);
    else if (kind === 'liking')
      add(said.slice(opening.length).trim().replace(apart, ', '), kind, said.slice(0, opening.length).trim());
    else add(said, kind);
  }
  return sentences;
}

/** «Y busco, pues no sé, alguien que se ría» */
const isAnd = /^\s*y\s/iu;
/** «El campo las flores y pasear» */
const apart =
  /(?<!(?:^| )(?:al?|de|en|con|por|para|sobre|entre|hasta|ver|tod[oa]s?|que|menos|salvo|como)|[aei]r|ndo) (?=(?:el|las?|los) \p{L}+ y (?:el|las?|los|\p{L}+[aei]r)(?!\p{L})(?!.* que ))/giu;
const hanging = /^(?:busco|quiero|me gustan?|me encantan?|odio|soy|tengo)$/u;

/** «Fútbol, playa, mi hijo Benja»: one more of them. */
const isOfList = (folded: string, last: Sentence | undefined): boolean =>
  (last?.kind === 'thing' || last?.kind === 'liking') && /^(?:el|la|los|las|mis?) [^,]{2,40}$/u.test(folded);

/** «El pelo ya me ha crecido», «quedan pocos»: somebody else's verb. */
const states =
  /^(?!.*\bque\b)(?:(?:el|la|l[oa]s|mis?|eso|esto|ya|aqui|aun|todavia|no) )?(?:[a-z]+ )?(?:ya |no |me |se |nos )*(?:es|son|esta|estan|era|eran|ha|han|hay|quedan?|parecen?)(?: |$)/u;

function cleaned(raw: string, told: OwnWords, isSought = false): string {
  return raw
    .trim()
    .replace(forUsOnly, '')
    .replace(
      /^(?:(?:h?ola,?|buenas,?|y(?! si )|e|i(?! (?:love|like|am|work))|che|vale|wn|e+h*|u+f+|buf+|puf+|and|bueno(?! (?:pa|pal|para|en|con|de)(?!\p{L}))|pues|a ver|ah|eh|mira|o sea|en fin) )+(?=[\p{L}\d])/iu,
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
    .replace(/(?:^|,? )(?:(?:j[aei]){2,}j?|xd)(?=[.,;) ]|$)/giu, '')
    .replace(/(?<=\p{L}) (?=(?:obvio|lo siento)$)/giu, ', ')
    .replace(/^(vivo|estoy) sol[oa] (?=en (?!un mundo))/iu, (_, verb: string) => {
      told.left.add('exposed');
      return `${verb} `;
    })
    .replace(/(?<=^|, )(?:1[89]|[2-9]\d)(?=$|, )/gu, (years) => (told.isForeign ? years : `${years} años`))
    .replace(/^(?=1[.,][4-9]\d(?: y |$))/u, told.isForeign ? '' : 'mido ')
    .replace(/^[\s:*#,-]+|[\s:*#,-]+$/gu, '')
    .replace(/^\(([^()]+)\)$/u, '$1');
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

/** «Soy un chico alto», «me llamo Iker»: an age or a trade that follows belongs to it. */
export const isOneself = ({ parts }: Sentence) =>
  /^(?:soy|somos|me llamo|tengo \d\d|vivo en)(?![a-z])/u.test(fold(parts[0] ?? ''));

/** «Con pareja, todo hablado»: how somebody lives is no thing of a list. */
const status = any(data.status);
/** «Gym, viajes, música»: nobody is that. «Buceo, Tailandia, moto»: nor lives there. */
const alsoThings = begins(data.alsoThings, '$');
const atWork = begins(['(?:yo )?(?:soy|trabajo|curro|laburo|chambeo|vivo|estudio)']);

function isWho(folded: string, isKnown: boolean, isAfterOneself: boolean): boolean {
  const words = folded.split(/[^\p{L}\d]+/u);
  const [first = ''] = words;
  if (people.has(first) || people.has(first.replace(/a$/u, 'o'))) return true;
  if (givenNames.has(first) && words.length < 3) return true;
  if ((words.length === 1 || words[1] === 'y') && isAfterOneself && trait.test(first)) return true;
  if (status.test(folded) || /^[1-9]\d (?:anos|tacos)$/u.test(folded)) return true;
  const inTown = words.some(
    (word, at) => towns.has(word) && /^(?:de|en|desde|from|in)$/u.test(words[at - 1] ?? ''),
  );
  if (inTown && /^(?:de|en) /u.test(folded)) return true;
  return (
    !isKnown &&
    (inTown || towns.has(folded) || /\b\d\d (?:anos|tacos)\b|^(?:el|ella) \d\d\b|^1[.,]?\d\d\b/u.test(folded))
  );
}

function isUnfit(piece: string): boolean {
  const folded = fold(piece);
  if (markup.test(piece) || hidden.test(folded) || isFor('exposed', folded) || isOrder(piece)) return true;
  return readTopics(piece.replace(reclaimed, '')).attributes.some(
    ({ id }) => id === 'insult' || (id === 'sexual' && !refuses.test(folded)),
  );
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
  const isOwn = fold(phrase)
    .split(/[^\p{L}\d]+/u)
    .some((word) => word && !known.has(word) && !small.has(word));
  return {
    said:
      found.start === 0 && !/\p{Lu}/u.test(found.topic.name) && !/ \p{Lu}/u.test(said)
        ? uncapitalise(said)
        : said,
    topic: found.topic,
    isOwn,
  };
}

/** «Mi gata Luna» inside a sentence begins small, «Bilbao» does not. */
function plainStart(piece: string): string {
  const folded = fold(piece);
  const [first = ''] = folded.split(' ');
  return clause.test(folded) || small.has(first) ? uncapitalise(piece) : piece;
}

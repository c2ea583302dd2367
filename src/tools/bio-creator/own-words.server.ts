import { readData } from '../../language/read/data.server.ts';
import { isFactOfLife, towns } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise, uncapitalise } from '../../language/write/grammar.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { jobs, traits } from '../../language/write/people.server.ts';
import { spelled, withStops } from '../../language/write/spelled.server.ts';
import { readTopics, type Topic } from '../../language/write/topics.server.ts';
import data from './wishes.json' with { type: 'json' };

interface Like {
  /** In the person's words: «mi gata Luna». */
  said: string;
  topic?: Topic;
  /** More than the name of the thing and a name: «baloncesto en silla». No line of ours is about that. */
  isOwn: boolean;
}

interface Sentence {
  /** What stood between commas, as the person put it. */
  parts: string[];
  kind: 'clause' | 'note' | 'liking';
}

/** What somebody tells of themselves, sentence by sentence and as they put it. */
export interface OwnWords {
  sentences: Sentence[];
  likes: Like[];
  question: string;
  /** What is said to us and not of themselves: «que no suene desesperado». */
  wishes: string[];
  is: ReadonlySet<string>;
  hasUnfit: boolean;
  /** Something that puts down whoever reads. */
  hasContempt: boolean;
  said: string;
}

const says = (words: string, end = '(?![a-z])') => new RegExp(`^(?:${words})${end}`, 'u');
const before =
  '(?:(?:yo|ya|no|nunca|siempre|aun|todavia|tambien|solo|a veces|ahora|hoy|y|entre semana|por las \\w+|los (?:findes|fines de semana|lunes|martes|miercoles|jueves|viernes|sabados|domingos)) )*';
/** «Trabajo en un bar los findes me gusta el campo»: they belong to what comes. */
const when = /,? (los (?:findes|fines de semana|\p{L}+(?:es|os))|por las \p{L}+|entre semana)\. (?=me )/giu;
/** How a clause about oneself begins; anything else is a note: «enfermera», «dos hijos». */
const clause = says(
  `${before}(?:soy|estoy|vivo|tengo|trabajo|curro|laburo|chambeo|busco|quiero|querria|quisiera|bebo|fumo|tomo|como|hago|voy|vengo|mido|peso|naci|estudio|uso|llevo|me|mi (?:madre|padre|marido|mujer|pareja|hij[oa])[a-z ]{0,20} (?:es|murio|ha)|odio|detesto|necesito|creo|perdi|acabo|ando|salgo|cocino|leo|corro|toco|canto|bailo|juego|escribo|pinto|colecciono|cuido|crio|doy|prefiero|valoro|puedo|se|pido|hablo|he|ha|murio|fallecio|vine|llegue|deje|entreno|viajo|veo|escucho|monto|restauro|enseno|espero|ofrezco|aprendo|rezo|practico|pronombres?|libro (?:los )?(?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)|visc|treballo|busque|no m|i am|i'm|working|looking for|living)`,
);
const liking = says(
  `${before}(?:(?:a mi )?me (?:gustan?|encantan?|flipan?|molan?|chiflan?|apasionan?|copan?|fascinan?|late|laten)|amo|adoro|disfruto (?:de|con)|m'encanta|m'agrada|i love|mis aficiones(?: son)?:?|aficiones:?|gustos:?|hobbies:?)(?: (?:mucho|muchisimo|un monton|tambien))?`,
  '(?![a-z]) ?',
);
const goesOn = says(
  'pero|que|porque|aunque|si|cuando|sobre todo|especialmente|ni|como|excepto|menos|incluso|l[ao]s? tengo',
);
const small = new Set(
  'el la los las un una unos unas lo de del al a en con y e o por mi mis muy mucho mucha ver ir hacer jugar escuchar salir tocar leer practicar comer'.split(
    ' ',
  ),
);
const noWords = says(
  '(?:(?:ja|je|ji|ha|xd|lol)+|(?:alv |pues |uf |la verdad )?no ?s[eé](?![a-z])(?: que (?:poner|escribir|decir))?.{0,12}|ni idea.{0,10}|hola.{0,12}|buenas|nada|normal(?:it[oa])?|(?:una? )?(?:persona|chic[oa]|tip[oa]) normal|soy normal|test|prueba|asdf\\w*|bio|ayuda|yo|pues|a ver|ah|en fin|no me gusta nada|de todo(?: un poco)?|todo|lo que sea|me aburro)',
  ' *$',
);
const markup = /[<>{}[\]=\\⟦⟧]|https?|www\.|@\w|\d{6,}|(?:\d[ .-]?){9}|(\p{L})\1{3,}|\p{L}{26,}/u;
const hidden =
  /\b(?:ignora\w*|instrucci\w+|prompt|system|sistema|override|jailbreak|onlyfans|bizum|hacked|responde solo|whatsapp|telegram|insta(?:gram)?)\b/u;
const refuses = says('no|nada de|sin|ni|nunca|cero');
/** «Quiero compañía, abrazos y casa» is one wish. */
const wish = says(
  '(?:busco|quiero|necesito|ofrezco|pido) (?!algo|alguien|a alguien|gente|una? |pareja|relacion|.* (?:y|con) )[a-z ]{3,30}',
  '$',
);
/** «No me gustan: llamadas, sorpresas» is one dislike. */
const dislike = /^no me (?:gusta|va|interesa)n?\b/;
/** Said to us and not to whoever reads. */
const forUs = /\b(?:en|para|de) (?:la|mi|una) bio\b/;
/** «Trans (lo quiero decir en la bio y listo)». */
const forUsOnly = /\([^()]*\b(?:bio|perfil|(?:quiero|quisiera) decir)\b[^()]*\)/giu;
/** What shuts a door on people for their body, their past or where they come from. */
const contempt =
  /^(?:no|ni|nada de|abstener\w*|paso de|fuera|cero|sin)\b.*\b(?:gord|feas?\b|feos\b|foc[ao]s?\b|viej[ao]s\b|operadas|tatuad|chonis?\b|panchi|sudac|mor[oa]s\b|negr[oa]s\b|gitan|travel|maric|guarr|zorr|divas\b|feminist|feminazi|usadas|con (?:hijos|mochila|cargas|gato)|loc[ao]s\b|interesad|enan[oa]s|calvos|pobres|mantenid)/u;
const people = new Set([...jobs, ...traits].map(fold));
const harmless = new Set(['no-hurry', 'feminine', 'masculine']);

const given = new Map(readData<string[]>('given-names.json').map((name) => [fold(name), name]));

/** What a voice note says between two things. */
const breaths = new RegExp(
  `(?<![\\p{L}\\d])(?:${data.breaths.join('|')})(?: pues)?(?:,? |(?=[.,;]|$))`,
  'giu',
);
const wishes = data.wishes.map((one) => new RegExp(one, 'u'));
const toldTo = new RegExp(data.told, 'iu');
const seeks = new RegExp(data.seeks, 'u');
const isWishFor = (folded: string) => wishes.some((one) => one.test(folded));
const thirdPerson = new RegExp(
  `(?<=^|[,.;\\n] ?| y )(?:(?:ella|[eé]l) )?(?:${Object.keys(data.thirdPerson).join('|')})(?= )`,
  'giu',
);
const firstPerson = new RegExp(data.firstPerson, 'u');

/** «Es un chico alto, le gusta correr», told of oneself by another: sure where nobody says «I». */
const toldByOneself = (text: string): string =>
  firstPerson.test(fold(text))
    ? text
    : text.replace(
        thirdPerson,
        (verb) => Reflect.get(data.thirdPerson, verb.toLowerCase().replace(/^(?:ella|[eé]l) /, '')) ?? verb,
      );

/** «Bollera», of oneself: it is theirs to say. */
const reclaimed = /^(?:soy )?(?:muy |una? )?(?:bollera|bollo|maric[oó]n|marica|sudaca)(?![\p{L}])/iu;

export function ownWordsOf(original: string): OwnWords {
  const quiet = withoutShouting(
    original.replace(/\p{Extended_Pictographic}(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}])*/gu, ', '),
  );
  const whole = readTopics(original);
  const heard = quiet.replace(/ eh+(?=\))/giu, '').replace(breaths, ', ');
  const text = withStops(spelled(toldByOneself(heard)).replace(/(?<=[\p{L}\d]) (?=l[ao]s? tengo )/giu, ', '))
    .replace(when, '. $1 ')
    .replace(/(?<=(?<!\p{L})(?:me llamo|soy) )\p{Ll}+/giu, (name) => given.get(fold(name)) ?? name);
  const disliked = new Set(whole.disliked.map(({ topic }) => topic.id));
  const is = new Set(whole.attributes.filter(({ denied }) => !denied).map(({ id }) => id));
  const questions: string[] = [];
  const told: OwnWords = {
    sentences: [],
    likes: [],
    question: '',
    wishes: [],
    is,
    hasUnfit: false,
    hasContempt: false,
    said: original,
  };
  const rest = text.replace(
    /¿[^?¿]{2,140}\?+|(?<=^|[.!;\n,])[^.!?¿;\n,(]{2,140}\?+(?![?)])/gu,
    (question) => {
      const bare = question.trim().replace(/^¿ ?|\?+$/g, '');
      if (isUnfit(bare)) told.hasUnfit = true;
      else questions.push(`¿${capitalise(bare)}?`);
      return '. ';
    },
  );
  told.question = [...new Set(questions)].slice(0, 2).join(' ');
  for (const sentence of rest.split(/[\n;|•·!¡…]+|\.(?!\d)|(?<!\d)\.| [/–-] /u))
    readSentence(sentence, told, disliked);
  if (told.sentences.length === 0)
    for (const { said, topic } of whole.topics)
      if (!said) {
        told.likes.push({ said: topic.name, topic, isOwn: false });
        told.sentences.push({ parts: [topic.name], kind: 'liking' });
      }
  told.sentences = distinct(told.sentences);
  return told;
}

function readSentence(sentence: string, told: OwnWords, disliked: ReadonlySet<string>): void {
  let last: Sentence | undefined;
  const pieces = sentence.split(
    /(?:,(?!\d)|(?<!\d),)(?![^(]*\))| (?=pero (?:sin (?:parecer|sonar)|que no (?:suene|parezca)))/iu,
  );
  const first = fold(pieces[0]?.trim() ?? '');
  const isWish = wish.test(first) || dislike.test(first);
  for (const [at, raw] of pieces.entries()) {
    const piece = raw
      .trim()
      .replace(forUsOnly, '')
      .replace(/^[^:]{3,40}: /u, (said) =>
        isWishFor(fold(said)) ? (told.wishes.push(said.slice(0, -2)), '') : said,
      )
      .replace(
        /^(?:(?:[ye]|i(?! (?:love|like|am|work))|che|and|bueno|pues|a ver|ah|eh|mira|o sea|en fin) )+(?=\p{L})/iu,
        '',
      )
      .replace(toldTo, '')
      .replace(/^yo (?=\p{L}+$)/iu, '')
      .replace(/^(no me (?:gusta|va|interesa)n?):/iu, '$1')
      .replace(/^(?:1[89]|[2-9]\d)$/u, '$& años')
      .replace(/\s+/g, ' ')
      .replace(/^[\s"':*#-]+|[\s"':*#-]+$/gu, '');
    const folded = fold(piece);
    if (!/\p{L}{2}|\d/u.test(piece) || noWords.test(folded)) continue;
    if (forUs.test(folded) || (isWishFor(folded) && !(last && seeks.test(fold(last.parts.join(' ')))))) {
      told.wishes.push(piece);
      continue;
    }
    if (isUnfit(piece)) {
      told.hasUnfit = true;
      continue;
    }
    if (contempt.test(folded)) {
      told.hasContempt = true;
      continue;
    }
    const { topics, attributes, disliked: against } = readTopics(piece);
    const opening = liking.exec(folded)?.[0];
    const isClause = clause.test(folded);
    const isAgainst = against.length > 0 || topics.some(({ topic }) => disliked.has(topic.id));
    const isFact = isAgainst || attributes.some(({ id }) => !harmless.has(id));
    const isNote =
      isFact ||
      refuses.test(folded) ||
      folded.split(' ', 3).some((word) => people.has(word)) ||
      isPlaced(folded);
    const known = topics.filter((one) => one.said && !isFactOfLife(one) && !atWork.test(folded));
    const goes = goesOn.test(folded) || (isWish && at > 0 && !isClause && !opening && folded.length < 40);
    const kind =
      opening && !isFact
        ? 'liking'
        : isClause || opening
          ? 'clause'
          : known.length > 0 && !isNote
            ? 'liking'
            : 'note';
    const refusal = refuses.test(folded);
    if (kind === 'liking') told.likes.push(...likesIn(opening ? piece.slice(opening.length).trim() : piece));
    else if (kind === 'clause' && !isFact)
      told.likes.push(...known.map(({ topic }) => ({ said: '', topic, isOwn: false })));
    const isMore =
      last &&
      (goes ||
        goesOn.test(fold(last.parts.at(-1) ?? '')) ||
        (refusal && refuses.test(fold(last.parts.at(-1) ?? ''))) ||
        (isAgainst && !isClause && !opening && !refusal) ||
        (kind === 'note' && last.kind !== 'liking' && !refusal) ||
        (kind !== 'clause' && !opening && last.kind === 'liking' && !isNote && isOpenList(last, folded)));
    if (last && isMore) {
      last.parts.push(plainStart(piece));
      const like = told.likes.at(-1);
      if (goes && like && last.kind === 'liking') like.isOwn = true;
    } else {
      last = { parts: [plainStart(piece)], kind };
      told.sentences.push(last);
    }
  }
}

/** «El fernet y el truco» is a whole list; «los tacos» may still belong to it. */
const isOpenList = ({ parts }: Sentence, folded: string): boolean =>
  !/ [ye] /u.test(parts.at(-1) ?? '') || small.has(folded.split(' ')[0] ?? '');

const atWork = says('(?:yo )?(?:soy|trabajo|curro|laburo|chambeo|vivo|estudio)');
const isPlaced = (folded: string) =>
  /\d/.test(folded) || folded.split(/[^\p{L}]+/u).some((word) => towns.has(word));

function isUnfit(piece: string): boolean {
  const folded = fold(piece);
  if (markup.test(piece) || hidden.test(folded) || isOrder(piece)) return true;
  return readTopics(piece.replace(reclaimed, '')).attributes.some(
    ({ id }) => id === 'insult' || (id === 'sexual' && !refuses.test(folded)),
  );
}

/** «Jazz y blues» are two; «sal y pimienta», which we do not know, is one. */
function likesIn(phrase: string): Like[] {
  const parts = phrase.split(/ (?:[yei&]|and) /u);
  const each = parts.map(likeOf);
  return parts.length > 1 &&
    each.some(({ topic }) => topic) &&
    each.every(({ said, topic }) => said.split(' ').length < 5 && (topic || /^\p{Ll}/u.test(said)))
    ? each
    : [likeOf(phrase)];
}

function likeOf(phrase: string): Like {
  const [found] = readTopics(phrase).topics.filter(({ said }) => said);
  const said = plainStart(phrase);
  if (!found) return { said, isOwn: true };
  const known = new Set(fold(found.said).split(' '));
  const named = new Set((said.match(/(?<= )\p{Lu}\p{L}+/gu) ?? []).map(fold));
  const isOwn = fold(phrase)
    .split(/[^\p{L}\d]+/u)
    .some((word) => word && !known.has(word) && !small.has(word) && !named.has(word));
  const isProper = /\p{Lu}/u.test(found.topic.name);
  return { said: found.start === 0 && !isProper ? uncapitalise(said) : said, topic: found.topic, isOwn };
}

/** «Mi gata Luna» inside a sentence begins small, «Bilbao» does not. */
function plainStart(piece: string): string {
  const first = fold(piece.split(' ')[0] ?? '');
  return clause.test(fold(piece)) || goesOn.test(fold(piece)) || small.has(first) || refuses.test(fold(piece))
    ? uncapitalise(piece)
    : piece;
}

function withoutShouting(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const loud = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  if (loud < 8 || loud < letters.length * 0.7) return text;
  return text.toLowerCase().replace(/\p{L}+/gu, (word) => towns.get(fold(word)) ?? word);
}

function distinct(list: readonly Sentence[]): Sentence[] {
  const seen = new Set<string>();
  const isNew = (part: string) => !seen.has(fold(part)) && seen.add(fold(part));
  return list
    .map((one) => ({ ...one, parts: one.parts.filter(isNew) }))
    .filter(({ parts }) => parts.length > 0);
}

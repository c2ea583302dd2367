import { isFactOfLife, towns } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise, uncapitalise } from '../../language/write/grammar.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { jobs, traits } from '../../language/write/people.server.ts';
import { spelled, withStops } from '../../language/write/spelled.server.ts';
import { readTopics, type Topic } from '../../language/write/topics.server.ts';

interface Like {
  /** In the person's words: «mi gata Luna». */
  said: string;
  topic?: Topic;
  /** More than the name of the thing and a name: «baloncesto en silla». No line of ours is about that. */
  isOwn: boolean;
}

/** What somebody tells of themselves, clause by clause and as they put it. */
export interface OwnWords {
  /** «Enfermera», «dos hijos», «1,80», and what we know nothing of. */
  fragments: string[];
  /** «Busco algo serio», «no bebo», «vivo en Vigo». */
  clauses: string[];
  likes: Like[];
  /** «Me gusta», where the first of them came with it. */
  liking: string;
  question: string;
  is: ReadonlySet<string>;
  hasUnfit: boolean;
  /** Something that puts down whoever reads. */
  hasContempt: boolean;
  hasLikes: boolean;
  said: string;
}

const says = (words: string, end = '(?![a-z])') => new RegExp(`^(?:${words})${end}`, 'u');
const before = '(?:(?:yo|ya|no|nunca|siempre|aun|todavia|tambien|solo|a veces|ahora|hoy|y) )*';
/** How a clause about oneself begins; anything else is a note: «enfermera», «dos hijos». */
const clause = says(
  `${before}(?:soy|estoy|vivo|tengo|trabajo|curro|laburo|chambeo|busco|quiero|querria|quisiera|bebo|fumo|tomo|como|hago|voy|vengo|mido|peso|naci|estudio|uso|llevo|me|mi (?:madre|padre|marido|mujer|pareja|hij[oa])[a-z ]{0,20} (?:es|murio|ha)|odio|detesto|necesito|creo|perdi|acabo|ando|salgo|cocino|leo|corro|toco|canto|bailo|juego|escribo|pinto|colecciono|cuido|crio|doy|prefiero|valoro|puedo|se|pido|hablo|he|ha|murio|fallecio|vine|llegue|deje|entreno|viajo|veo|escucho|monto|restauro|enseno|espero|ofrezco|aprendo|rezo|practico|pronombres?|libro (?:los )?(?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)|visc|treballo|busque|no m|i am|i'm|working|looking for|living)`,
);
const liking = says(
  "(?:(?:a mi )?me (?:gustan?|encantan?|flipan?|molan?|chiflan?|apasionan?|copan?|fascinan?|late|laten)|amo|adoro|disfruto (?:de|con)|m'encanta|m'agrada|i love|mis aficiones(?: son)?:?|aficiones:?|gustos:?|hobbies:?)(?: (?:mucho|muchisimo|un monton|tambien))?",
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
  '(?:(?:ja|je|ji|ha|xd|lol)+|(?:alv |pues |uf |la verdad )?no ?s[eé](?![a-z])(?: que (?:poner|escribir|decir))?.{0,12}|ni idea.{0,10}|hola.{0,12}|buenas|nada|normal(?:it[oa])?|(?:una? )?(?:persona|chic[oa]|tip[oa]) normal|soy normal|test|prueba|asdf\\w*|bio|ayuda|yo|pues|a ver|ah|en fin|no me gusta nada|de todo(?: un poco)?|todo|hazme una bio.{0,20}|lo que sea)',
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

/** What a voice note says between two things. */
const breaths = /,? (?:(?:y|pues) bueno|eh+|mm+|o sea|y eso|en plan)(?: pues)?(?:,? |(?=[.,;]|$))/giu;
/** «Bollera», of oneself: it is theirs to say. */
const reclaimed = /^(?:soy )?(?:muy |una? )?(?:bollera|bollo|maric[oó]n|marica|sudaca)(?![\p{L}])/iu;

export function ownWordsOf(original: string): OwnWords {
  const quiet = withoutShouting(
    original.replace(/\p{Extended_Pictographic}(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}])*/gu, ', '),
  );
  const text = withStops(
    spelled(
      quiet
        .replace(/ eh+(?=\))/giu, '')
        .replace(breaths, ', ')
        .replace(/(?<=[\p{L}\d]) (?=l[ao]s? tengo )/giu, ', '),
    ),
  );
  const whole = readTopics(original);
  const disliked = new Set(whole.disliked.map(({ topic }) => topic.id));
  const is = new Set(whole.attributes.filter(({ denied }) => !denied).map(({ id }) => id));
  const questions: string[] = [];
  const told: OwnWords = {
    fragments: [],
    clauses: [],
    likes: [],
    liking: '',
    question: '',
    is,
    hasUnfit: false,
    hasContempt: false,
    hasLikes: whole.topics.some((one) => one.said && !isFactOfLife(one)),
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
  if (told.likes.length + told.fragments.length + told.clauses.length === 0)
    told.likes.push(
      ...whole.topics
        .filter(({ said }) => !said)
        .map(({ topic }) => ({ said: topic.name, topic, isOwn: false })),
    );
  told.fragments = distinct(told.fragments);
  told.clauses = distinct(told.clauses);
  const seen = new Set<string>();
  told.likes = told.likes.filter(({ said }) => !seen.has(fold(said)) && seen.add(fold(said)));
  return told;
}

function readSentence(sentence: string, told: OwnWords, disliked: ReadonlySet<string>): void {
  let last: { list: string[] } | { like: Like } | undefined;
  let isLiked = false;
  const pieces = sentence.split(/(?:,(?!\d)|(?<!\d),)(?![^(]*\))/u);
  const first = fold(pieces[0]?.trim() ?? '');
  const isWish = wish.test(first) || dislike.test(first);
  for (const [at, raw] of pieces.entries()) {
    const piece = raw
      .trim()
      .replace(forUsOnly, '')
      .replace(
        /^(?:(?:[ye]|i(?! (?:love|like|am|work))|che|and|bueno|pues|a ver|ah|eh|mira|o sea|en fin) )+(?=\p{L})/iu,
        '',
      )
      .replace(/^yo (?=\p{L}+$)/iu, '')
      .replace(/\s+/g, ' ')
      .replace(/^[\s"':*#-]+|[\s"':*#-]+$/gu, '');
    const folded = fold(piece);
    if (!/\p{L}{2}|\d/u.test(piece) || noWords.test(folded)) continue;
    if (isUnfit(piece)) {
      told.hasUnfit = true;
      continue;
    }
    if (forUs.test(folded)) continue;
    if (contempt.test(folded)) {
      told.hasContempt = true;
      continue;
    }
    const { topics, attributes, disliked: against } = readTopics(piece);
    const known = topics.filter((one) => one.said && !isFactOfLife(one) && !atWork.test(folded));
    const isAgainst = against.length > 0 || topics.some(({ topic }) => disliked.has(topic.id));
    const isOfWish = isWish && at > 0 && !clause.test(folded) && !liking.test(folded) && folded.length < 40;
    if (
      last &&
      (isOfWish ||
        goesOn.test(folded) ||
        isOpen(last) ||
        (isAgainst && !clause.test(folded) && !refuses.test(folded)))
    ) {
      if ('like' in last) Object.assign(last.like, { said: `${last.like.said}, ${piece}`, isOwn: true });
      else last.list.push(`${last.list.pop()}, ${piece}`);
      continue;
    }
    const isFact = attributes.some(({ id }) => !harmless.has(id)) || isAgainst;
    const opening = liking.exec(folded)?.[0];
    const isClause = clause.test(folded) || goesOn.test(folded);
    const isNoted =
      isFact ||
      isClause ||
      refuses.test(folded) ||
      folded.split(' ', 3).some((word) => people.has(word)) ||
      isPlaced(folded);
    if (opening || known.length > 0) isLiked = true;
    if (isNoted && !opening) isLiked = false;
    if (!isFact && (opening || (!isNoted && (isLiked || isListed(piece, told))))) {
      const likes = likesIn(opening ? piece.slice(opening.length).replace(/^[\s:]+/, '') : piece);
      if (opening && told.likes.length === 0) told.liking = piece.slice(0, opening.length).trim();
      told.likes.push(...likes);
      const like = likes.at(-1);
      last = like && { like };
      continue;
    }
    const list = isClause || refuses.test(folded) ? told.clauses : told.fragments;
    list.push(plainStart(piece.replace(/^(no me (?:gusta|va|interesa)n?):/iu, '$1')));
    if (known.length > 0 && !isFact && list === told.clauses)
      told.likes.push(...known.map(({ topic }) => ({ said: '', topic, isOwn: false })));
    last = { list };
  }
}

const atWork = says('(?:yo )?(?:soy|trabajo|curro|laburo|chambeo|vivo|estudio)');
const isPlaced = (folded: string) =>
  /\d/.test(folded) || folded.split(/[^\p{L}]+/u).some((word) => towns.has(word));

/** «Si bailas, *avisa*». */
const isOpen = (last: { list: string[] } | { like: Like }) =>
  'list' in last && goesOn.test(fold(last.list.at(-1) ?? ''));

/** A short note after others, where things that people like are among them. */
const isListed = (piece: string, { fragments, clauses, hasLikes }: OwnWords) =>
  hasLikes && fragments.length + clauses.length > 0 && /^\p{Ll}/u.test(piece) && piece.split(' ').length < 4;

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

function distinct(list: readonly string[]): string[] {
  const seen = new Set<string>();
  return list.filter((one) => !seen.has(fold(one)) && seen.add(fold(one)));
}

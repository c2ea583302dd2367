import { type FamilyLines, familyLines } from './bio-family-lines.server.ts';
import { type Voice, voices } from './bio-voices.server.ts';
import { type Detail, inOrderOfMention } from './detail.server.ts';
import type { Reading } from './details.server.ts';
import { leastEcho } from './echo.ts';
import { fill, namesDetail } from './fill.ts';
import { fold } from './fold.ts';
import { capitalise, joinAnd, tidy } from './grammar.ts';
import { freshOpenings } from './openings.ts';
import type { Dice } from './seeded.ts';

export interface WrittenBio {
  angle: string;
  bio: string;
}

/** Nothing was said that can go in a bio: honest, and still something to answer. */
const emptyBios = [
  {
    angle: 'Invitación a escribir',
    starts: [
      'Mi bio está a medias.',
      'Todavía no sé resumirme en tres líneas.',
      'Esta casilla se me resiste.',
      'Hablo mejor de lo que me describo.',
      'Aquí falta media historia.',
    ],
    ends: [
      'Pregúntame algo y la terminamos entre dos.',
      'Prueba con una pregunta, de las fáciles o de las otras.',
      'Tú preguntas, yo contesto y luego al revés.',
      '¿Qué es lo primero que te gustaría saber?',
    ],
  },
  {
    angle: 'Con humor',
    starts: [
      'Aquí iba una bio brillante.',
      'Bio en obras. Disculpa las molestias.',
      'Espacio reservado para una frase ingeniosa que no llega.',
      'Se alquila este hueco por horas.',
      'Carta de presentación extraviada en Correos.',
    ],
    ends: [
      'Hazme una pregunta y la improviso.',
      'Pregunta sin miedo, que no muerdo.',
      'Mientras tanto: ¿dulce o salado?',
      'Se aceptan sugerencias y memes.',
    ],
  },
  {
    angle: 'Directa al grano',
    starts: [
      'Prefiero conversar a describirme.',
      'Nada de listas.',
      'Poco texto y muchas ganas de charla.',
      'Menos bio y más café.',
      'Lo interesante sale hablando.',
    ],
    ends: [
      '¿Empiezas tú?',
      'Dime qué quieres saber y te lo cuento.',
      'Cuéntame qué te ha hecho gracia hoy y seguimos.',
      '¿Qué tal si me preguntas lo que no se suele preguntar?',
    ],
  },
] as const;

/** One thing is no list. */
const single = {
  list: [
    'Empiezo por lo importante: {lista}.',
    'Si tengo que elegir una sola cosa, me quedo con {lista}.',
    'Un dato basta: {lista}.',
    'Para empezar a hablar: {lista}.',
    'De momento te doy una pista: {lista}.',
    'Por aquí se empieza: {lista}.',
    'Lo que más espacio ocupa en mi semana: {lista}.',
    'Primera palabra que me viene a la cabeza: {lista}.',
  ],
  weakness: [
    'Tengo debilidad por {lista}.',
    'Hay un tema que nunca me cansa: {lista}.',
    'Se me nota enseguida: {lista}.',
    'Mi punto flaco: {lista}.',
    'Con una sola cosa se me gana: {lista}.',
    'Mi buen humor empieza en {lista}.',
    'No me hace falta mucho más que {lista}.',
    'Si me ves sonreír sin motivo, será por {lista}.',
  ],
};

/** Where nothing that was told gives a question of its own. */
const plainAsks = [
  '¿Y tú? Empieza por lo que quieras.',
  '¿Qué te gustaría preguntarme?',
  '¿Qué te ha alegrado la semana?',
  '¿Qué plan te saca de casa un domingo?',
  '¿De qué se ríe la gente contigo?',
  '¿Qué es lo primero que cuentas cuando te sientes a gusto?',
  '¿Qué manía tuya tengo que conocer?',
];

/** Who somebody is, and no matter for a joke. */
const plainlySaid =
  /\b(?:viud|separad|divorciad|solter|sord|cieg|gay\b|lesbian|bisexual|trans\b|celiac|madre|padre)/;

/** Three bios from what is known; the analyser's example is one of them. */
export function writeBios(reading: Reading, voice: Voice, limit: number, dice: Dice): WrittenBio[] {
  const facts = factsOf(reading);
  if (facts.likes.length === 0 && !facts.portrait && reading.wishes.length === 0)
    return emptyBios.map(({ angle, starts, ends }) => ({
      angle,
      bio: `${dice.pick(starts)} ${dice.pick(ends)}`,
    }));
  const lines = voices[voice];
  const wish = toldIn(reading.wishes);
  const best = facts.best;
  const others = facts.likes.filter((like) => like !== best);
  const [second] = others.filter((like) => like.family !== best?.family);
  const beyond = others.filter((like) => like !== second);
  const alone = facts.likes.length === 1;
  const own = voice === 'casual' ? [] : dice.shuffle(lines.list).slice(0, 2);
  const listed = (alone ? [...own, ...dice.shuffle(single.list)] : dice.shuffle(lines.list)).map((line) =>
    withList(line, facts.likes),
  );
  const ownWeak = voice === 'casual' ? [] : dice.shuffle(lines.weakness).slice(0, 1);
  const weak = (alone ? [...ownWeak, ...dice.shuffle(single.weakness)] : dice.shuffle(lines.weakness)).map(
    (line) => withList(line, facts.likes),
  );
  const asks = dice.shuffle([...linesAbout('ask', best), ...linesAbout('ask', second)]);
  const quips = dice.shuffle(linesAbout('quip', best));
  const moreQuips = dice.shuffle(linesAbout('quip', second));
  const rests = dice.shuffle(lines.rest).map((line) => withList(line, beyond));
  const [closing = '', ...closings] = dice.shuffle(lines.closing);
  const openings = freshOpenings();
  const { portrait } = facts;
  const said = facts.isSomebody ? `${/^jubilad/.test(portrait) ? 'Estoy' : 'Soy'} ${portrait}.` : '';
  const after = !facts.isSomebody
    ? ['']
    : plainlySaid.test(fold(portrait))
      ? [said]
      : dice.shuffle(lines.portrait).map((line) => line.replace('{retrato}', () => portrait));
  const first = portrait ? capitalise(`${portrait}.`) : '';
  return [
    { angle: 'Lista con chispa', bio: fitted([[first], listed, [wish], [closing]], [3, 0], limit, openings) },
    {
      angle: 'Invitación a escribir',
      bio: fitted(
        [
          facts.likes.length > 0 ? weak : [''],
          [said],
          [wish],
          asks.length > 0 ? asks : dice.shuffle(plainAsks),
        ],
        [1, 2],
        limit,
        openings,
      ),
    },
    {
      angle: 'Retrato breve',
      bio: fitted(
        [quips, moreQuips, rests, after, [wish], others.length === 0 ? closings : ['']],
        [5, 3, 2, 4],
        limit,
        openings,
      ),
    },
  ].map(({ angle, bio }) => ({ angle, bio: bio || tidy(shortest(facts, limit)) }));
}

/** «65 años y dos hijos. Voy en silla de ruedas y busco algo serio.» */
function toldIn(wishes: readonly string[]): string {
  const small = [...new Set(wishes)].map((wish) => wish.charAt(0).toLowerCase() + wish.slice(1)).slice(0, 5);
  const isClause = (wish: string) => /^(?:voy|no|busco) /.test(wish);
  const clauses = [
    ...small.filter((wish) => isClause(wish) && !wish.startsWith('busco')),
    ...small.filter((wish) => wish.startsWith('busco')),
  ];
  return [small.filter((wish) => !isClause(wish)), clauses]
    .filter((some) => some.length > 0)
    .map((some) => capitalise(`${joinAnd(some)}.`))
    .join(' ');
}

/** An infinitive does not go after «con»: it takes the lines that say «lo de», or those for anything at all. */
function linesAbout(kind: keyof FamilyLines, detail: Detail | undefined): string[] {
  if (!detail) return [];
  const fits = (line: string) =>
    !detail.infinitive || !namesDetail(line) || /\blo \{del\}|^\{del\} hablo/i.test(line);
  const own = familyLines[detail.family][kind].filter(fits);
  return (own.length > 0 ? own : familyLines.otra[kind].filter(fits)).map((line) => fill(line, detail));
}

interface Facts {
  likes: Detail[];
  best: Detail | undefined;
  /** Without a capital and a stop. */
  portrait: string;
  /** Then the portrait fits after «soy». */
  isSomebody: boolean;
}

function factsOf({ details, traits }: Reading): Facts {
  const trades = inOrderOfMention(details).filter(
    (detail) => detail.family === 'trabajo' && detail.el.startsWith('ser '),
  );
  const job = trades.length > 0 ? joinAnd(trades.slice(0, 2).map(({ el }) => el.slice(4))) : undefined;
  const city = details.find((detail) => detail.family === 'ciudad');
  const likes = inOrderOfMention(details)
    .filter((detail) => !trades.includes(detail) && detail !== city)
    .slice(0, 8);
  const portrait = portraitOf(job, city?.el, joinAnd(traits.slice(0, 3)));
  const isSomebody = job !== undefined || traits.length > 0;
  return { likes, best: details.find((detail) => likes.includes(detail)), portrait, isSomebody };
}

/** «enfermera en Sevilla, tranquila y curiosa»: fits after «soy». */
function portraitOf(job: string | undefined, city: string | undefined, character: string): string {
  const joint = city || character.includes(' ') || job?.includes(' y ') ? ', ' : ' y ';
  if (job) return `${job}${city ? ` en ${city}` : ''}${character ? `${joint}${character}` : ''}`;
  if (character && city) return `${character}, desde ${city}`;
  return character || (city ? `desde ${city}` : '');
}

/** In one's own bio the dog is «mi perro Coco». */
function named(detail: Detail): string {
  return detail.family === 'mascota' && detail.name ? `mi ${detail.el} ${detail.name}` : detail.el;
}

function withList(line: string, likes: readonly Detail[]): string {
  if (likes.length === 0) return '';
  const plural = likes.length > 1 || likes[0]?.plural === true;
  return capitalise(fill(line, { el: '', plural })).replace('{lista}', () => joinAnd(likes.map(named)));
}

/** Whole sentences only: leaves out the optional ones, in this order, until the rest fits. */
function fitted(
  parts: readonly (readonly string[])[],
  optional: readonly number[],
  limit: number,
  openings: ReturnType<typeof freshOpenings>,
): string {
  for (let dropped = 0; dropped <= optional.length; dropped++) {
    const without = new Set(optional.slice(0, dropped));
    const kept = parts.filter((choices, at) => !without.has(at) && choices.some(Boolean));
    const candidates = combinations(kept).map((sentences) => tidy(sentences.join(' ')));
    const fitting = candidates.filter((candidate) => candidate.length <= limit);
    if (fitting.length > 0) return openings.take(leastEcho(openings.among(fitting)));
  }
  return '';
}

function combinations(parts: readonly (readonly string[])[]): string[][] {
  return parts.reduce<string[][]>(
    (all, choices) => all.flatMap((begun) => choices.slice(0, 3).map((choice) => [...begun, choice])),
    [[]],
  );
}

function shortest({ likes, portrait }: Facts, limit: number): string {
  for (let count = likes.length; count > 0; count--) {
    const text = `Lo mío: ${joinAnd(likes.slice(0, count).map(named))}.`;
    if (text.length <= limit) return text;
  }
  return portrait ? capitalise(`${portrait}.`).slice(0, limit) : '';
}

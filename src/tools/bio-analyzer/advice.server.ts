import { fold } from '../../language/write/fold.ts';
import { joinAnd } from '../../language/write/grammar.ts';
import { unsafeToQuote } from '../../language/write/quoting.server.ts';
import type { Dice } from '../../language/write/seeded.ts';
import { type Clause, isLike } from './clauses.server.ts';
import { type Findings, wellQuoted } from './findings.server.ts';
import { softenedIn } from './softened.server.ts';
import written from './styles.json' with { type: 'json' };

export interface BioFacts {
  bio: string;
  length: number;
  limit: number;
  app: string | undefined;
  clauses: readonly Clause[];
  /** What is remembered of it, the best first. */
  best: readonly Clause[];
  /** What they are, seek or never do. */
  told: readonly Clause[];
  /** As they name them: «los gatos», «la cerámica». */
  hooks: readonly string[];
  /** Likes that most profiles have. */
  common: readonly string[];
  /** A question about what they tell. */
  ask: string | undefined;
  /** What comes in the wished tone after the best of it. */
  touch: Touch | undefined;
  /** It says nothing but its best. */
  isOneThing: boolean;
  /** What the example leaves for them to fill in. */
  gap: string | undefined;
  asks: boolean;
  findings: Findings;
  points: number;
  /** Nothing repels and enough holds: a touch is enough. */
  isGood: boolean;
  /** Loss, illness or fear is told. */
  isTender: boolean;
  isGrieving: boolean;
  desiredStyle: string | undefined;
  /** Another one than ours. */
  language: string | undefined;
  /** In two languages at once. */
  isMixed: boolean;
}

export interface Touch {
  advice: string;
  tag: string;
}

const [most, mostOfGrieving] = [4, 5];
const mostOfGood = 3;

const noHurry =
  'No hay ningún plazo: quedarse un rato o dejarlo para más adelante, las dos cosas están bien.';
const startWith = 'Empezar por «{cita}»: así la pérdida no es lo único que se lee, y tampoco se esconde.';

/** A line of a kind about a clause. */
const about = (line: string | undefined, { text }: Clause): string | undefined =>
  line?.replaceAll('{cita}', () => wellQuoted(text));

/** The most useful first. In infinitive: it suits everybody, however they are addressed. */
export function adviceFor(facts: BioFacts, dice: Dice): string[] {
  const { findings, best, told, isGood, clauses } = facts;
  const [first] = best;
  const isPrivate = findings.redFlags.filter((one) => one.isPrivate);
  const others = findings.redFlags.filter((one) => !one.isPrivate);
  const grief = clauses.find(({ kind }) => kind?.isTender && kind.side === 'told');
  const toTell = first ? undefined : clauses.find(({ kind }) => kind?.isKept && !kind.why);
  const brighter = facts.isGrieving
    ? clauses.find(({ kind }) => kind?.rank !== undefined || kind?.isOneWord)
    : undefined;
  const toGrow = best.find(({ kind }) => kind?.next);
  const advice = [
    facts.isMixed &&
      'Dejar la mezcla de idiomas: es parte de la gracia, y quien la entienda se queda. Basta con que una frase entera se pueda leer en cada lengua.',
    facts.language &&
      !facts.isMixed &&
      `Dejarla en ${facts.language} si es la lengua en la que se quiere hablar: así encuentra a quien la habla.`,
    ...isPrivate.slice(0, 2).map(({ fix }) => fix),
    grief && about(grief.kind?.keep, grief),
    ...(facts.isGrieving ? [noHurry, brighter && about(startWith, brighter)] : []),
    ...(isGood ? best.slice(0, 2) : facts.isOneThing || facts.touch ? [] : best.slice(0, 1))
      .filter((one) => one !== toGrow)
      .map((one) => about(one.kind?.keep, one)),
    ...others.slice(0, 2).map(({ fix }) => fix),
    facts.isGrieving && !styleOf(facts.desiredStyle ?? '')?.dropped ? undefined : styleAdvice(facts, dice),
    lengthAdvice(facts),
    ...findings.cliches.slice(0, 2).map(({ fix }) => fix),
    toGrow && about(toGrow.kind?.next, toGrow),
    toTell && about(toTell.kind?.fix, toTell),
    toTell || brighter ? undefined : detailAdvice(facts),
    ...told
      .filter((one) => one !== grief && !isGood)
      .slice(0, 1)
      .map((one) => about(one.kind?.keep, one)),
    facts.asks || facts.isTender || isGood || !facts.ask ? undefined : questionAdvice(facts.ask),
  ].filter((line) => typeof line === 'string');
  const alike = Map.groupBy(advice, (line) => line.replace(/«[^«»]*»/gu, ''));
  return [...alike.values()]
    .flatMap((lines) => lines.slice(0, 1))
    .slice(0, facts.isGrieving ? mostOfGrieving : isGood ? mostOfGood : most);
}

function lengthAdvice({ length, limit, app }: BioFacts): string | undefined {
  if (length > limit)
    return `Recortar: son ${length} caracteres y ${app ? `en ${app} caben` : 'suelen caber'} unos ${limit}. Lo primero que sobra es lo que ya dicen las fotos.`;
  if (length < 40)
    return 'Añadir una o dos frases: con tan poco texto, lo más fácil es pasar a la siguiente.';
  if (length > 450) return 'Dejarla en la mitad: tres frases buenas se leen enteras; un párrafo largo, no.';
  return undefined;
}

const quotedIn = (line: string) => line.replace(/\.$/, '').replaceAll('«', '“').replaceAll('»', '”');
function detailAdvice(facts: BioFacts): string | undefined {
  const { hooks, common, best, isTender, findings } = facts;
  if (best.length > 0 || findings.redFlags.length > 1 || findings.cliches.length > 0) return undefined;
  if (isTender)
    return 'Añadir, solo si apetece, algo pequeño que guste ahora: un paseo, un plato, una canción. Da por dónde empezar sin quitarle peso a lo demás.';
  const some = [...hooks, ...common];
  if (some.length > 2)
    return `Elegir uno o dos temas entre ${joinAnd(some.slice(0, 4))} y contar una escena: se recuerda más que la lista entera.`;
  if (some[0]) return `Concretar ${some[0]}: la última vez, dónde y con quién.`;
  return facts.gap && (!facts.desiredStyle || vague.test(fold(facts.desiredStyle)))
    ? `Incluir un dato que nadie más pueda copiar. ${inExample(facts.gap)}`
    : undefined;
}

const questionAdvice = (ask: string) =>
  `Cerrar con una pregunta de lo mismo: así quien lea ya tiene el primer mensaje medio escrito. Por ejemplo: «${quotedIn(ask)}».`;

const styles = written.map(({ words, dropped, ...style }) => ({
  ...style,
  words: new RegExp(words),
  dropped: dropped ? new RegExp(dropped) : undefined,
}));

const lessGrave =
  /\b(?:menos|no (?:tan|(?:suene|parezca|quede|sea|resulte)(?: tan| muy)?)) (?:seri[oa]|formal|sos[oa]|aburrid[oa]|grave|seca?o?|plan[oa])\b/;

/** Less of one tone is advised as the tone that takes its place. */
const styleOf = (wish: string) => {
  const wanted = fold(wish).replace(lessGrave, 'divertido');
  return styles.find(({ words }) => words.test(wanted));
};

/** A line that only they can fill in, in the tone that they wish for. */
export const gapFor = (wish = ''): string[] => (wish ? [styleOf(wish)?.gap ?? []].flat() : []);

/** Whether a wish asks that something of them is not seen. */
export const hidesSomething = (wish = ''): boolean => Boolean(wish && styleOf(wish)?.dropped);

/** What the example leaves out for a wish: «menos triste», «que no suene a ligón». */
export function unwishedFor(wish = ''): (text: string) => boolean {
  const { drops = [], dropped } = (wish && styleOf(wish)) || {};
  return (text) => dropped?.test(fold(text)) === true || (drops.length > 0 && isLike(text, drops));
}

/** A last word in the wished tone, and what is said of it. */
export function touchFor(wish: string, best: Clause, dice: Dice): Touch | undefined {
  const { touch, tags = [] } = styleOf(wish) ?? {};
  if (!touch || tags.length === 0) return undefined;
  const tag = dice.pick(tags);
  return {
    tag,
    advice: touch.replace('{cita}', () => wellQuoted(best.text)).replace('{remate}', () => quotedIn(tag)),
  };
}

/** «Menos borde» keeps what it shuts out, in other words. */
export const isToSoften = (wish = ''): boolean => softer.test(fold(wish));
const softer = /\b(?:bord|sec[oa]|dur[ao]|agresiv|amable|suav|cortante|negativ|antipat|exigent|defensiv)/;

const inExample = (gap: string | undefined) =>
  gap && `En el ejemplo: «${quotedIn(gap.replace(/ ¿.*$/u, ''))}».`;

/** «No sé, mejor»: no tone at all. */
const vague =
  /^(?:(?:no se|ni idea|mejor|mas o menos|bien|bueno|buena|normal|lo que sea|cualquiera|da igual|como veas|como quieras|nada|algo|guay|ok|pues|a ver)(?:[,. ]+|$))+$/;

/** For a wish that we know nothing about, an honest word instead of a guess. */
function styleAdvice({ bio, desiredStyle: wish, touch, gap }: BioFacts, dice: Dice): string | undefined {
  if (!wish || vague.test(fold(wish))) return undefined;
  if (touch) return touch.advice;
  const [kinder] = isToSoften(wish) ? softenedIn(bio) : [];
  if (kinder)
    return `En lugar de «${wellQuoted(kinder.text)}», lo mismo sin portazo. Por ejemplo: «${quotedIn(kinder.says)}».`;
  const known = styleOf(wish);
  // One example is enough.
  const plain = known?.advice.filter((line) => !line.includes('Por ejemplo')) ?? [];
  const example = gap && gapFor(wish).includes(gap) && plain.length > 0 ? inExample(gap) : '';
  if (known) return [dice.pick(example ? plain : known.advice), example].filter(Boolean).join(' ');
  const named = unsafeToQuote(wish) ? 'El tono que se pide' : `Un tono «${wish}»`;
  return `${named} no está entre los que sabemos aconsejar. Una manera de acercarse: leerla en voz alta y cambiar la frase que menos suene así.`;
}

import { fold } from '../../language/write/fold.ts';
import type { Dice } from '../../language/write/seeded.ts';
import type { Clause } from './clauses.server.ts';
import { detailsOn } from './details.server.ts';
import type { BioFacts } from './facts.server.ts';
import { wellQuoted } from './findings.server.ts';
import lines from './lines.json' with { type: 'json' };
import written from './styles.json' with { type: 'json' };

interface App {
  /** How much it allows. */
  limit: number;
  name: string | undefined;
}

const [most, mostOfGood] = [4, 3];

/** A line of a kind about a clause. */
const about = (line: string | undefined, { text }: Clause): string | undefined =>
  line?.replaceAll('{cita}', () => wellQuoted(text));

/** It says nothing but its best. */
export const isOneThing = ({ best: [first], bioText }: BioFacts): boolean =>
  first !== undefined && first.text.length > bioText.trim().length * 0.85;

/** The most useful first. In infinitive: it suits everybody, however they are addressed. */
export function adviceFor(facts: BioFacts, app: App, dice: Dice): string[] {
  const { findings, best, told, isGood, clauses, isGrieving } = facts;
  const fixes = (isPrivate: boolean) =>
    findings.redFlags.filter((one) => one.isPrivate === isPrivate).map(({ fix }) => fix);
  const grief = clauses.find(({ kind }) => kind?.isTender && kind.side === 'told');
  const keeps = dice.shuffle(lines.own.keep);
  const toTell = best.length > 0 ? undefined : clauses.find(({ kind }) => kind?.isKept && !kind.why);
  const advice = [
    facts.language &&
      `Si lo de escribir en ${facts.language} es a propósito, dejarlo: así encuentra a quien lo habla.`,
    ...fixes(true).slice(0, 2),
    grief && about(grief.kind?.keep, grief),
    isGrieving && lines.noHurry,
    ...best
      .slice(0, isGood ? 2 : isOneThing(facts) ? 0 : 1)
      .map((one, at) => about(one.kind?.keep ?? keeps[at], one)),
    ...fixes(false).slice(0, 2),
    isGrieving ? undefined : styleAdvice(facts, dice),
    lengthAdvice(facts.length, app),
    ...findings.cliches.slice(0, 2).map(({ fix }) => fix),
    findings.cliches.length === 1 && best.length === 0 ? otherDetail(facts) : undefined,
    toTell ? about(toTell.kind?.fix, toTell) : detailAdvice(facts),
    ...told
      .filter((one) => one !== grief && !isGood)
      .slice(0, 1)
      .map((one) => about(one.kind?.keep, one)),
  ].filter((line) => typeof line === 'string');
  const alike = Map.groupBy(advice, (line) => line.replace(/«[^«»]*»/gu, ''));
  return [...alike.values()].flatMap((lines) => lines.slice(0, 1)).slice(0, isGood ? mostOfGood : most);
}

function lengthAdvice(length: number, { limit, name }: App): string | undefined {
  if (length > limit)
    return `Recortar: son ${length} caracteres y ${name ? `en ${name} caben` : 'suelen caber'} unos ${limit}. Lo primero que sobra es lo que ya dicen las fotos.`;
  if (length < 40)
    return 'Añadir una o dos frases: con tan poco texto, lo más fácil es pasar a la siguiente.';
  return undefined;
}

function detailAdvice({ likes, best, isTender, isGrieving, findings }: BioFacts): string | undefined {
  if (best.length > 0 || findings.redFlags.length > 1 || findings.cliches.length > 0) return undefined;
  if (isTender && !isGrieving)
    return 'Añadir, solo si apetece, algo pequeño que guste ahora: un paseo, un plato, una canción. Da por dónde empezar sin quitarle peso a lo demás.';
  const [like] = likes;
  const [detail] = detailsOn(like?.text ?? '');
  return like && detail && about(`De «{cita}» se puede sacar más: ${detail}`, like);
}

/** «Me gusta viajar, la música y el cine» is one thing to say, and three to tell. */
function otherDetail({ clauses }: BioFacts): string | undefined {
  const worn = clauses.find(({ kind }) => kind?.isWorn);
  const [, other] = detailsOn(worn?.text ?? '');
  return other && `Otra idea: ${other}`;
}

const styles = written.map(({ words, ...style }) => ({ ...style, words: new RegExp(words) }));

/** «No sé, mejor»: no tone at all. */
const vague =
  /^(?:(?:no se|ni idea|mejor|mas o menos|bien|bueno|buena|normal|lo que sea|cualquiera|da igual|como veas|como quieras|nada|algo|guay|ok|pues|a ver)(?:[,. ]+|$))+$/;

/** For a wish that we know nothing about, an honest word instead of a guess. */
function styleAdvice({ wish, leftOut }: BioFacts, dice: Dice): string | undefined {
  const known = styles.find(({ words }) => words.test(fold(wish)));
  if (leftOut && !known) return leftOut;
  if (!wish || vague.test(fold(wish))) return undefined;
  return known ? dice.pick(known.advice) : lines.unknownStyle;
}

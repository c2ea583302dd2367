import { fold } from '../../language/write/fold.ts';
import { joinAnd } from '../../language/write/grammar.ts';
import type { Dice } from '../../language/write/seeded.ts';
import type { Clause } from './clauses.server.ts';
import { detailsOn } from './details.server.ts';
import type { BioFacts } from './facts.server.ts';
import { unended, wellQuoted } from './findings.server.ts';
import lines from './lines.json' with { type: 'json' };
import type { Example } from './rewrite.server.ts';

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

/** The most useful first; what is to be kept stands in the example. In infinitive: it suits everybody, however they are addressed. */
export function adviceFor(facts: BioFacts, example: Example, app: App, dice: Dice): string[] {
  const { findings, isGood, clauses, isGrieving } = facts;
  const [best, told] = [facts.best.filter(example.holds), facts.told.filter(example.holds)];
  const fixes = (isPrivate: boolean) =>
    findings.redFlags.filter((one) => one.isPrivate === isPrivate).map(({ fix }) => fix);
  const grief = told.find(({ kind }) => kind?.isTender);
  const keeps = dice.shuffle(lines.own.keep);
  const length = lengthAdvice(facts.length, example.left, app);
  const toTell =
    best.length > 0 || isGrieving ? undefined : clauses.find(({ kind }) => kind?.isKept && !kind.why);
  const advice = [
    facts.language && lines.language.replace('{idioma}', facts.language),
    ...fixes(true).slice(0, 2),
    grief && about(grief.kind?.keep, grief),
    isGrieving && isFresh.test(fold(facts.bioText)) && lines.noHurry,
    ...(example.left.length > 0 ? length : []),
    styleAdvice(facts, dice),
    ...best
      .slice(0, isGood ? 2 : isOneThing(facts) ? 0 : 1)
      .map((one, at) => about(one.kind?.keep ?? keeps[at], one)),
    ...(example.left.length > 0 ? [] : length),
    ...fixes(false).slice(0, 2),
    ...findings.cliches.slice(0, 2).map(({ fix }) => fix),
    toTell ? about(toTell.kind?.fix, toTell) : detailAdvice(facts),
    ...told
      .filter((one) => one !== grief && !isGood)
      .slice(0, 1)
      .map((one) => about(one.kind?.keep, one)),
  ].filter((line) => typeof line === 'string');
  const alike = Map.groupBy(advice, (line) => line.replace(/«[^«»]*»/u, ''));
  return [...alike.values()].flatMap((lines) => lines.slice(0, 1)).slice(0, isGood ? mostOfGood : most);
}

/** A loss of long ago is told no haste. */
const isFresh =
  /\bno se\b|\bpoco\b|\bmes(?:es)?\b|\bun ano\b|todavia|reciente|aprend|\b(?:ha muerto|murio)\b/u;

const quoted = (texts: readonly string[]): string => {
  const named = texts.slice(0, 2).map((text) => `«${wellQuoted(text.replace(/\s+/gu, ' '))}»`);
  return joinAnd([...named, ...(texts.length > 2 ? ['algo más'] : [])]);
};

function lengthAdvice(length: number, left: readonly string[], { limit, name }: App): string[] {
  const elsewhere = name === 'Hinge' ? ': puede ir en otra de las respuestas' : '';
  const out = left.length > 0 ? [`Para que quepa, el ejemplo deja fuera ${quoted(left)}${elsewhere}.`] : [];
  const where = name ? `en ${name} caben` : 'suelen caber';
  if (length > limit)
    return [[`Recortar: son ${length} caracteres y ${where} unos ${limit}.`, ...out].join(' ')];
  return length < 40 ? [lines.short] : out;
}

function detailAdvice({ likes, best, tone, isTender, isGrieving, findings }: BioFacts): string | undefined {
  const isTold = best.length > 0 || findings.redFlags.length > 1 || findings.cliches.length > 0;
  if (isGrieving || isTold) return undefined;
  if (isTender) return lines.gently;
  const [like] = likes;
  const [detail] = detailsOn(like?.text ?? '', tone);
  return like && detail && about(lines.more.replace('{línea}', unended(detail.line)), like);
}

/** For a wish that we know nothing about, an honest word instead of a guess. */
function styleAdvice({ wish, style, leftOut, clauses, isGrieving, isUnwished }: BioFacts, dice: Dice) {
  if (!style && leftOut) return leftOut;
  // «No sé, mejor»: no tone at all.
  if (!wish || style?.advice.length === 0 || (isGrieving && !style?.isGladFirst)) return undefined;
  const gone = clauses.filter(isUnwished).map(({ text }) => text);
  const out = gone.length > 0 ? ` Por eso no están en el ejemplo ${quoted(gone)}.` : '';
  return style ? dice.pick(style.advice) + out : lines.unknownStyle;
}

import { appLabel, bioLengthOf } from '../../generation/app-lengths.ts';
import { helpLinesFor } from '../../generation/help-lines.ts';
import type { EmbeddedContext } from '../../generation/tool.ts';
import { fold } from '../../language/write/fold.ts';
import { joinAnd } from '../../language/write/grammar.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { type Dice, diceOf } from '../../language/write/seeded.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { adviceFor, isOneThing } from './advice.server.ts';
import { answersTo, askedIn, noBio } from './asked.server.ts';
import { isFit } from './best-clause.server.ts';
import type { Clause } from './clauses.server.ts';
import type { BioAnalyzerInput, BioAnalyzerOutput } from './contract.ts';
import { type BioFacts, factsOf, high } from './facts.server.ts';
import { wellQuoted } from './findings.server.ts';
import lines from './lines.json' with { type: 'json' };
import { exampleOf, isInviting } from './rewrite.server.ts';

const longestExample = 1_000;
const [briefLength, mostOfBrief] = [160, 0.7];
const mostAdvice = 6;

export function bioAnalyzerEmbedded(given: BioAnalyzerInput, { seed }: EmbeddedContext): BioAnalyzerOutput {
  const { bio: bioText, asked } = askedIn(given.bioText);
  const { appType } = given;
  const [limit, name] = [bioLengthOf(appType), appLabel(appType)];
  const facts = factsOf({ ...given, bioText });
  const { best, told, findings, length, isBrief } = facts;
  if (facts.isFarewell)
    throw new Failure('content_refused', {
      message: lines.selfHarm,
      helpLines: helpLinesFor([{ family: 'autolesion', severity: 'high' }]),
    });
  if (facts.language && best.length + told.length === 0) {
    const said = (line: string) => line.replaceAll('{idioma}', facts.language ?? '');
    const { interest, generic, advice } = lines.unread;
    return ungraded({ interest: said(interest), generic: said(generic) }, [said(advice)], bioText);
  }
  const dice = diceOf(`${seed} ${given.bioText}`);
  const room = isBrief ? Math.min(briefLength, Math.floor(length * mostOfBrief)) : longestExample;
  const example = exampleOf(facts, Math.min(room, limit), asked !== '', dice);
  const hasBio = asked === '' || /\p{L}{2}/u.test(bioText);
  const interest = interestOf(facts, dice);
  const allowed = `${name ? `en ${name} caben` : 'suelen caber'} unos ${limit} caracteres`;
  const answers = answersTo(asked, hasBio ? interest.level : 'sin', allowed);
  const hasGaps = /\[[^[\]]+\]/u.test(example.text);
  if (!hasBio) return ungraded(noBio, [...answers, ...(hasGaps ? [lines.template] : [])], example.text);
  const isAsItIs = facts.isGood && fold(example.text) === fold(bioText);
  const advice = [
    ...answers,
    ...(isAsItIs ? [lines.asItIs] : []),
    ...adviceFor(facts, example, { limit, name }, dice),
  ].slice(0, mostAdvice - 1);
  if (hasGaps) advice.push(lines.gaps);
  return {
    interest,
    generic: genericOf(facts),
    redFlags: findings.redFlags.map(({ quote, why }) => ({ quote, why })),
    cliches: findings.cliches.map(({ quote, why }) => ({ quote, why })),
    recommendations: advice.length > 0 ? advice : [lines.aloud],
    rewritten: example.text,
  };
}

/** What we cannot read, or did not get, is neither judged nor rewritten, and that is said. */
const ungraded = (
  { interest, generic }: Record<'interest' | 'generic', string>,
  recommendations: string[],
  text: string,
): BioAnalyzerOutput => ({
  interest: { level: 'medio', explanation: interest },
  generic: { isGeneric: false, explanation: generic },
  redFlags: [],
  cliches: [],
  recommendations,
  rewritten: text.slice(0, longestExample),
});

const quoted = ({ text }: Clause) => `«${wellQuoted(text)}»`;

function interestOf(facts: BioFacts, dice: Dice): BioAnalyzerOutput['interest'] {
  const { best, told, likes, score, clauses, isTender, faults } = facts;
  const isGrave = clauses.some(({ kind }) => kind?.isGrave && !kind.isPrivate);
  const isTold = told.length + likes.length > faults;
  return {
    level:
      score >= high && !isGrave
        ? 'alto'
        : isTender || (best.length > 0 && !isGrave) || isTold
          ? 'medio'
          : 'bajo',
    explanation: [whatHooks(facts, dice), whatHolds(facts)].filter(Boolean).join(' '),
  };
}

function whatHooks(facts: BioFacts, dice: Dice): string {
  const { best, told, likes, clauses, isUnwished } = facts;
  const [first, second] = best;
  const invites =
    isInviting(clauses.filter((one) => !isUnwished(one))) && first?.kind?.id !== 'kind-invite'
      ? ' Además invita a contestar, que ayuda mucho.'
      : '';
  const tender = clauses.find(({ kind }) => kind?.isTender);
  if (first) {
    const shows = first.kind?.shows ?? dice.pick(lines.own.shows);
    const also = second && second.kind?.id !== 'kind-invite' ? ` También engancha ${quoted(second)}.` : '';
    return isOneThing(facts)
      ? `Funciona: ${shows}.${invites}`
      : `Lo mejor es ${quoted(first)}: ${shows}.${also}${invites}`;
  }
  if (tender)
    return `${quoted(tender)} está dicho sin adornos, y quien lo lea con cariño se va a parar aquí.${invites}`;
  if (told[0])
    return `Lo más claro es ${quoted(told[0])}; falta un detalle del día a día por el que empezar.${invites}`;
  if (likes[0] && isFit(likes[0].text))
    return `Lo más concreto es ${quoted(likes[0])}: de ahí puede salir la primera conversación.${invites}`;
  const [worn, other] = clauses.filter(({ kind }) => kind?.isWorn);
  if (worn) {
    const both = [worn, other].flatMap((one) => (one ? quoted(one) : []));
    return `Se entiende qué gusta o qué se busca, y todavía no quién lo escribe: ${joinAnd(both)} ${other ? 'valen' : 'vale'} para mucha gente.${invites}`;
  }
  return `Quien lea esta bio no encuentra todavía un dato concreto por el que empezar a hablar.${invites}`;
}

function whatHolds({ findings, length, best, clauses }: BioFacts): string {
  const isWorn = clauses.some(({ kind }) => kind?.isWorn);
  const [flag] = findings.redFlags
    .filter(({ quote }) => !isOrder(quote))
    .toSorted((a, b) => Number(a.isPrivate ?? false) - Number(b.isPrivate ?? false));
  if (flag)
    return flag.isPrivate
      ? `Lo que conviene quitar es «${flag.quote}».`
      : `Lo que más frena es «${flag.quote}».`;
  const [cliche] = findings.cliches;
  if (cliche && (best.length > 0 || !isWorn)) return `Pierde fuerza en «${cliche.quote}».`;
  return length < 40 && best.length === 0
    ? 'Se queda muy corta: con una frase más ya habría conversación.'
    : '';
}

function genericOf({ likes, findings, best, isTender, told }: BioFacts): BioAnalyzerOutput['generic'] {
  const ownership = (best[0]?.kind?.rank ?? 0) > 2 ? 'own' : best.length > 0 ? 'nearly' : undefined;
  const worn = isTender ? 'tender' : findings.cliches.length > 0 ? 'worn' : undefined;
  const is = ownership ?? worn ?? (told.length + likes.length > 0 ? 'told' : 'none');
  return { isGeneric: is === 'worn' || is === 'none', explanation: lines.generic[is] };
}

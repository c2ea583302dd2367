import { appLabel, bioLengthOf } from '../../generation/app-lengths.ts';
import { helpLinesFor } from '../../generation/help-lines.ts';
import type { EmbeddedContext } from '../../generation/tool.ts';
import { fold } from '../../language/write/fold.ts';
import { joinAnd } from '../../language/write/grammar.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { type Dice, diceOf } from '../../language/write/seeded.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { adviceFor, isOneThing } from './advice.server.ts';
import { isFit } from './best-clause.server.ts';
import type { Clause } from './clauses.server.ts';
import type { BioAnalyzerInput, BioAnalyzerOutput } from './contract.ts';
import { type BioFacts, factsOf, high } from './facts.server.ts';
import { wellQuoted } from './findings.server.ts';
import lines from './lines.json' with { type: 'json' };
import { isInviting, rewritten } from './rewrite.server.ts';

const longestExample = 1_000;
const [briefLength, mostOfBrief] = [160, 0.7];
export function bioAnalyzerEmbedded(given: BioAnalyzerInput, { seed }: EmbeddedContext): BioAnalyzerOutput {
  const input = { ...given, bioText: bioIn(given.bioText) };
  const { bioText, appType } = input;
  const facts = factsOf(input);
  const { best, told, findings, length, isBrief } = facts;
  if (facts.isFarewell)
    throw new Failure('content_refused', {
      message: lines.selfHarm,
      helpLines: helpLinesFor([{ family: 'autolesion', severity: 'high' }]),
    });
  if (facts.language && best.length + told.length === 0) return unread(facts.language, bioText);
  const dice = diceOf(`${seed} ${bioText}`);
  const limit = bioLengthOf(appType);
  const room = isBrief ? Math.min(briefLength, Math.floor(length * mostOfBrief)) : longestExample;
  const example = rewritten(facts, Math.min(room, limit), dice);
  const advice = [
    ...(facts.isGood && fold(example) === fold(bioText) ? [lines.asItIs] : []),
    ...adviceFor(facts, { limit, name: appLabel(appType) }, dice),
    ...(/\[[^[\]]+\]/u.test(example) ? [lines.gaps] : []),
  ];
  return {
    interest: interestOf(facts, dice),
    generic: genericOf(facts),
    redFlags: findings.redFlags.map(({ quote, why }) => ({ quote, why })),
    cliches: findings.cliches.map(({ quote, why }) => ({ quote, why })),
    recommendations: advice.length > 0 ? advice : [lines.aloud],
    rewritten: example,
  };
}

const quotedBio =
  /(?<=:\s{0,2})(?:'((?:[^'\n]|(?<=\p{L})'(?=\p{L}))+)'|"([^"]+)"|«([^«»]+)»|“([^“”]+)”)(?!\p{L})/u;
const aboutIt =
  /(?<!\p{L})(?:bio|perfil|descripci[oó]n|anal[ií]za\p{L}*|m[ií]ra(?:la|lo)|es est[aeo]|he puesto|esto|dime)(?!\p{L})/iu;
const shortestBio = 40;

/** «Mi bio es: “…”. ¿Sobra algo?»: what is to be read is the bio, and not what is said of it. */
function bioIn(text: string): string {
  const [whole = '', ...marked] = quotedBio.exec(text) ?? [];
  const bio = marked.find((one) => one !== undefined)?.trim() ?? '';
  return bio.length >= shortestBio && aboutIt.test(text.replace(whole, ' ')) ? bio : text;
}

/** What we cannot read is neither judged nor rewritten, and that is said. */
function unread(language: string, bio: string): BioAnalyzerOutput {
  const { interest, generic, advice } = lines.unread;
  const said = (line: string) => line.replaceAll('{idioma}', language);
  return {
    interest: { level: 'medio', explanation: said(interest) },
    generic: { isGeneric: false, explanation: said(generic) },
    redFlags: [],
    cliches: [],
    recommendations: [said(advice)],
    rewritten: bio.slice(0, longestExample),
  };
}

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
  const { best, told, likes, clauses } = facts;
  const [first, second] = best;
  const invites =
    isInviting(clauses) && first?.kind?.id !== 'kind-invite'
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
  const isWorn = findings.cliches.length > 0;
  const ways: readonly (readonly [is: boolean, isGeneric: boolean, explanation: string])[] = [
    [(best[0]?.kind?.rank ?? 0) > 2, false, 'No: algo así no lo escribe cualquiera.'],
    [
      best.length > 0,
      false,
      'No del todo: da de qué hablar, y con un detalle más sería solo de quien lo escribe.',
    ],
    [isTender, false, 'No: lo que cuenta es suyo y de nadie más.'],
    [isWorn, true, 'Sí: lo firmarían miles de perfiles, y no hay un detalle propio que lo compense.'],
    [
      told.length + likes.length > 0,
      false,
      'No del todo: cuenta algo de verdad; falta un detalle de cómo es un día suyo.',
    ],
    [true, true, 'Sí: no hay todavía nada que solo pueda decir quien la escribe.'],
  ];
  const [, isGeneric = true, explanation = ''] = ways.find(([is]) => is) ?? [];
  return { isGeneric, explanation };
}

import { appLabel, bioLengthOf } from '../../generation/app-lengths.ts';
import { helpLinesFor } from '../../generation/help-lines.ts';
import type { EmbeddedContext } from '../../generation/tool.ts';
import { addressedAs, addressIn, canBe } from '../../language/write/addressed.ts';
import { fitsPerson } from '../../language/write/attributes.server.ts';
import { discreet } from '../../language/write/discreet.server.ts';
import { towns } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { joinAnd } from '../../language/write/grammar.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { diceOf } from '../../language/write/seeded.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { adviceFor, type BioFacts, gapFor } from './advice.server.ts';
import { bestClauses } from './best-clause.server.ts';
import { type Clause, isFarewell, readClauses } from './clauses.server.ts';
import type { BioAnalyzerInput, BioAnalyzerOutput } from './contract.ts';
import { findingsOf, wellQuoted } from './findings.server.ts';
import lines from './lines.json' with { type: 'json' };
import { isInviting, isKept, rewritten } from './rewrite.server.ts';

/** The example should be read in one look, whatever the app allows. */
const exampleLength = 450;
const [briefLength, mostOfBrief] = [160, 0.7];
const selfHarm =
  'Lo que cuentas importa más que cualquier bio. En el 024 escuchan gratis y a cualquier hora; si hay peligro ahora mismo, llama al 112. No te ha costado ningún uso.';

export function bioAnalyzerEmbedded(input: BioAnalyzerInput, { seed }: EmbeddedContext): BioAnalyzerOutput {
  const { bioText, desiredStyle = '' } = input;
  const { topics, attributes } = readTopics(bioText);
  const { open, asked, isSecret } = discreet(desiredStyle);
  const all = readClauses(bioText, isSecret).flat();
  const clauses = all.filter(({ text }) => !isSecret(text));
  const isLeftOut = clauses.length < all.length;
  const wish = isLeftOut ? open.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '') : desiredStyle;
  if (attributes.some(({ id, denied }) => !denied && id === 'self-harm') || isFarewell(all))
    throw new Failure('content_refused', {
      message: selfHarm,
      helpLines: helpLinesFor([{ family: 'autolesion', severity: 'high' }]),
    });
  const isGrieving =
    clauses.some(({ kind }) => kind?.isGrief) ||
    attributes.some(({ id, denied }) => !denied && id === 'bad-news');
  const found = findingsOf(clauses);
  // Whoever is grieving is not told that they write what others write, nor that they shut a door.
  const findings = isGrieving
    ? { redFlags: found.redFlags.filter((flag) => flag.isPrivate || flag.isGrave), cliches: [] }
    : found;
  const language = otherLanguageOf(bioText);
  const limit = bioLengthOf(input.appType);
  const addressed = addressedAs(bioText);
  const dice = diceOf(`${seed} ${bioText}`);
  const suits = fitsPerson(attributes);
  const best = bestClauses(clauses);
  const openClauses = clauses.filter(isKept);
  const likes = topics
    .filter((one) => one.said && suits(one.topic.name, true) && !towns.has(fold(one.said)))
    .toSorted((a, b) => Number(a.topic.common ?? false) - Number(b.topic.common ?? false))
    .flatMap(({ start }) => partAt(start, openClauses)?.replace(/^y /iu, '') ?? [])
    .filter((text) => !best.some((one) => one.text.includes(text)));
  const told = clauses.filter(({ kind, text }) => kind?.side === 'told' && text.includes(' '));
  const length = [...bioText].length;
  const isBrief = /cort|brev|resum|concis/iu.test(desiredStyle);
  const isGood =
    !isBrief &&
    scoreOf({ best, told, likes, findings }) >= high &&
    findings.redFlags.length + findings.cliches.length === 0;
  const gap = [...dice.shuffle(gapFor(wish)), ...dice.shuffle(lines.gaps)].find((one) =>
    canBe(addressIn(bioText), one),
  );
  const facts: BioFacts = {
    length,
    limit,
    app: appLabel(input.appType),
    clauses,
    best,
    told,
    likes: [...new Set(likes)].map((text) => `«${wellQuoted(text)}»`),
    isOneThing: best[0] !== undefined && best[0].text.length > bioText.trim().length * 0.85,
    gap,
    asks: isInviting(clauses),
    findings,
    isGood,
    isTender: isGrieving || clauses.some(({ kind }) => kind?.isTender),
    isGrieving,
    wish,
    leftOut: isLeftOut ? lines.leftOut : asked.length > 0 ? lines.notThere : undefined,
    language,
  };
  if (language && best.length + told.length === 0) return unread(language, bioText);
  const example = rewritten(bioText, {
    limit: Math.min(isBrief ? Math.min(briefLength, Math.floor(length * mostOfBrief)) : exampleLength, limit),
    gap: isBrief ? undefined : addressed(gap ?? ''),
    isGood,
    isForeign: language !== undefined,
    isGrieving,
    isSecret,
    pictures: /\p{L}{2}/u.test(bioText) ? [] : topics.map(({ topic }) => topic.name),
  });
  // Advice speaks of what the example shows.
  const isShown = gap !== undefined && example.includes(addressed(gap));
  const advised = adviceFor({ ...facts, gap: isShown ? gap : undefined }, dice);
  const advice = [...(isGood && fold(example) === fold(bioText) ? [lines.asItIs] : []), ...advised];
  return {
    interest: interestOf(facts),
    generic: genericOf(facts),
    redFlags: findings.redFlags.map(({ quote, why }) => ({ quote, why })),
    cliches: findings.cliches.map(({ quote, why }) => ({ quote, why })),
    recommendations: advice.length > 0 ? advice : [lines.aloud],
    rewritten: example,
  };
}

/** The clause, or the part of it, in which something stands. */
function partAt(place: number, clauses: readonly Clause[]): string | undefined {
  const holds = (one: Clause) => one.start <= place && place < one.end;
  const whole = clauses.find(holds);
  return (whole?.parts?.find(holds) ?? whole)?.text;
}

const high = 3;

/** What holds a reader and what tells, without what is worn or repels. */
function scoreOf({
  best,
  told,
  likes,
  findings,
}: Pick<BioFacts, 'best' | 'told' | 'likes' | 'findings'>): number {
  if (best.length === 0) return 0;
  const tells = Math.min(told.length + likes.length, 2);
  return best.length + 1 + tells - 2 * findings.redFlags.length - findings.cliches.length;
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
    rewritten: bio.slice(0, exampleLength),
  };
}

const quoted = ({ text }: Clause) => `«${wellQuoted(text)}»`;

function interestOf(facts: BioFacts): BioAnalyzerOutput['interest'] {
  const { told, likes, findings, clauses, isTender } = facts;
  const score = scoreOf(facts);
  const isHarmless = findings.redFlags.length + findings.cliches.length === 0;
  const isGrave = clauses.some(({ kind }) => kind?.isGrave);
  const isTold = isHarmless && told.length + likes.length > 0;
  return {
    level:
      score >= high && !isGrave ? 'alto' : isTender || (score > 0 && !isGrave) || isTold ? 'medio' : 'bajo',
    explanation: [whatHooks(facts), whatHolds(facts)].filter(Boolean).join(' '),
  };
}

function whatHooks({ best, told, likes, asks, clauses, isOneThing }: BioFacts): string {
  const [first, second] = best;
  const invites =
    asks && first?.kind?.id !== 'kind-invite' ? ' Además invita a contestar, que ayuda mucho.' : '';
  const tender = clauses.find(({ kind }) => kind?.isTender);
  if (first) {
    const also = second && second.kind?.id !== 'kind-invite' ? ` También engancha ${quoted(second)}.` : '';
    return isOneThing
      ? `Funciona: ${first.kind?.shows}.${invites}`
      : `Lo mejor es ${quoted(first)}: ${first.kind?.shows}.${also}${invites}`;
  }
  if (tender)
    return `${quoted(tender)} está dicho sin adornos, y quien lo lea con cariño se va a parar aquí.${invites}`;
  if (told[0])
    return `Lo más claro es ${quoted(told[0])}; falta un detalle del día a día por el que empezar.${invites}`;
  if (likes.length > 1)
    return `Hay temas de los que hablar (${joinAnd(likes.slice(0, 3))}), pero dichos en lista: se sabe qué gusta y todavía no cómo es quien lo disfruta.${invites}`;
  if (likes[0])
    return `Lo más concreto es ${likes[0]}: de ahí puede salir la primera conversación.${invites}`;
  return `Quien lea esta bio no encuentra todavía un dato concreto por el que empezar a hablar.${invites}`;
}

function whatHolds({ findings, length, best }: BioFacts): string {
  const [flag] = findings.redFlags
    .filter(({ quote }) => !isOrder(quote))
    .toSorted((a, b) => Number(a.isPrivate ?? false) - Number(b.isPrivate ?? false));
  if (flag)
    return flag.isPrivate
      ? `Lo que conviene quitar es «${flag.quote}».`
      : `Lo que más frena es «${flag.quote}».`;
  const [cliche] = findings.cliches;
  if (cliche) return `Pierde fuerza en «${cliche.quote}».`;
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
    [told.length > 0, false, 'No del todo: cuenta algo de verdad; falta un detalle de cómo es un día suyo.'],
    [likes.length > 0, true, 'Bastante: son gustos de mucha gente; falta decir cuál, dónde o con quién.'],
    [true, true, 'Sí: no hay todavía nada que solo pueda decir quien la escribe.'],
  ];
  const [, isGeneric = true, explanation = ''] = ways.find(([is]) => is) ?? [];
  return { isGeneric, explanation };
}

import { appLabel, bioLengthOf } from '../../generation/app-lengths.ts';
import { helpLinesFor } from '../../generation/help-lines.ts';
import type { EmbeddedContext } from '../../generation/tool.ts';
import { addressedAs, addressIn, canBe } from '../../language/write/addressed.ts';
import { fitsPerson } from '../../language/write/attributes.server.ts';
import { towns } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { joinAnd } from '../../language/write/grammar.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { questionsOn } from '../../language/write/questions.server.ts';
import { diceOf } from '../../language/write/seeded.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import {
  adviceFor,
  type BioFacts,
  gapFor,
  hidesSomething,
  isToSoften,
  touchFor,
  unwishedFor,
} from './advice.server.ts';
import { bestClauses, isForUs } from './best-clause.server.ts';
import { type Clause, isFarewell, readClauses } from './clauses.server.ts';
import type { BioAnalyzerInput, BioAnalyzerOutput } from './contract.ts';
import { type Findings, findingsOf, wellQuoted } from './findings.server.ts';
import lines from './lines.json' with { type: 'json' };
import { isInviting, isKept, rewritten } from './rewrite.server.ts';

/** The example should be read in one look, whatever the app allows. */
const exampleLength = 450;
const [briefLength, mostOfBrief] = [160, 0.7];
/** Beside words, one picture is an ornament. */
const fewestPictures = 3;
const selfHarm =
  'Lo que cuentas importa más que cualquier bio. En el 024 escuchan gratis y a cualquier hora; si hay peligro ahora mismo, llama al 112. No te ha costado ningún uso.';

/** Small words of ours in a bio that is mostly in another language. */
const small =
  /(?<!\p{L})(?:el|los|las|mi|con|tu|y|muy|pero|una|del|si|en|de|que|soy|tengo|viviendo)(?!\p{L})/giu;
const differentIn = (text: string) => new Set(text.toLowerCase().match(small)).size;

export function bioAnalyzerEmbedded(input: BioAnalyzerInput, { seed }: EmbeddedContext): BioAnalyzerOutput {
  const { bioText, desiredStyle } = input;
  const { topics, attributes } = readTopics(bioText);
  const clauses = readClauses(bioText)
    .flat()
    .filter(({ text }) => !isForUs(fold(text)));
  if (attributes.some(({ id, denied }) => !denied && id === 'self-harm') || isFarewell(clauses))
    throw new Failure('content_refused', {
      message: selfHarm,
      helpLines: helpLinesFor([{ family: 'autolesion', severity: 'high' }]),
    });
  const isGrieving =
    clauses.some(({ kind }) => kind?.isGrief) ||
    attributes.some(({ id, denied }) => !denied && id === 'bad-news');
  const found = findingsOf(bioText, clauses);
  const suits = fitsPerson(attributes);
  // Whoever is grieving is not told that they write what others write.
  const cliches = isGrieving ? [] : found.cliches;
  const findings = { redFlags: isGrieving ? found.redFlags.map(gently) : found.redFlags, cliches };
  const language = otherLanguageOf(bioText);
  const limit = bioLengthOf(input.appType);
  const address = addressIn(bioText);
  const addressed = addressedAs(bioText);
  const dice = diceOf(`${seed} ${bioText}`);
  const isOpen = ({ start }: { start: number }) =>
    clauses.some((one) => one.start <= start && start < one.end && isKept(one));
  const named = topics.filter(
    (one) => one.said && isOpen(one) && suits(one.topic.name, true) && !towns.has(fold(one.said)),
  );
  /** «Dog» is one with what stands beside it: «dog dad». */
  const nameOf = ({ said, start }: (typeof named)[number]) => {
    const whole = clauses.find((one) => one.start <= start && start < one.end);
    const part = whole?.parts?.find((one) => one.start <= start && start < one.end) ?? whole;
    return part && part.text.split(' ').length < 4 ? part.text : said;
  };
  const namesOf = (isCommon: boolean) =>
    named
      .filter(({ topic }) => (topic.common === true) === isCommon)
      .map((one) => `«${wellQuoted(nameOf(one))}»`);
  const pictures = topics.filter(({ said }) => !said).map(({ topic }) => topic.name);
  const best = bestClauses(clauses);
  const told = clauses.filter(({ kind, text }) => kind?.side === 'told' && text.includes(' '));
  const isTender = isGrieving || clauses.some(({ kind }) => kind?.isTender);
  const asks = isInviting(clauses);
  const length = [...bioText].length;
  const points = pointsOf(
    clauses,
    topics.filter(({ topic }) => !topic.common),
  );
  const open = clauses.filter(isKept).map(({ text }) => text);
  const ofTheirs = dice.shuffle(questionsOn(open.join('. ')).slice(0, 3));
  const ask = ofTheirs.find((one) => canBe(address, one));
  const isBrief = /cort|brev|resum|concis/iu.test(desiredStyle ?? '');
  const [first] = best;
  const isGood =
    points >= high &&
    !hidesSomething(desiredStyle) &&
    !isBrief &&
    (best.length > 1 || (first?.kind?.rank ?? 0) > 2) &&
    findings.redFlags.length + findings.cliches.length === 0;
  const isOneThing = isMostly(bioText, first);
  const touch =
    first && desiredStyle && !isGood && !isTender && !language && !isOneThing && bearsMore(first)
      ? touchFor(desiredStyle, first, dice)
      : undefined;
  const gaps = [...dice.shuffle(gapFor(desiredStyle)), ...dice.shuffle(lines.gaps)];
  const gap =
    isBrief || touch || (isGrieving && !hidesSomething(desiredStyle))
      ? undefined
      : gaps.find((one) => canBe(address, one));
  const facts: BioFacts = {
    bio: bioText,
    length,
    limit,
    app: appLabel(input.appType),
    clauses,
    best,
    told,
    hooks: namesOf(false),
    common: namesOf(true),
    ask: ask && addressed(ask),
    touch,
    gap,
    isOneThing,
    asks,
    findings,
    points,
    isGood,
    isTender,
    isGrieving,
    desiredStyle,
    language,
    isMixed: language === 'inglés' && differentIn(bioText) > 2,
  };
  const wanted = isBrief ? Math.min(briefLength, Math.floor(length * mostOfBrief)) : exampleLength;
  const question =
    asks || isTender || isGood || (best.length > 0 && isBrief)
      ? undefined
      : language
        ? (lines.askIn as Readonly<Record<string, string>>)[language]
        : facts.ask;
  if (language && best.length + told.length === 0) return unread(language, facts);
  const example = rewritten(bioText, {
    limit: Math.min(wanted, limit),
    question,
    gap: addressed(gap ?? ''),
    tag: touch?.tag,
    tagged: first?.text,
    isSoftened: isToSoften(desiredStyle),
    most: /asust|intimid|espant|abrum|impon/u.test(fold(desiredStyle ?? '')) ? 2 : 3,
    isGood,
    isForeign: language !== undefined,
    isGrieving,
    isUnwished: unwishedFor(desiredStyle),
    pictures: /\p{L}{2}/u.test(bioText) && pictures.length < fewestPictures ? [] : pictures,
  });
  // Advice speaks of what the example shows.
  const shown = (line: string | undefined) => (line && example.includes(addressed(line)) ? line : undefined);
  const advised = adviceFor({ ...facts, ask: shown(facts.ask), gap: shown(gap) }, dice);
  const isSame = fold(example) === fold(bioText);
  const advice = [...(isSame ? [lines.asItIs] : []), ...advised];
  return {
    interest: interestOf(facts),
    generic: genericOf(facts),
    redFlags: findings.redFlags.map(({ quote, why }) => ({ quote, why })),
    cliches: findings.cliches.map(({ quote, why }) => ({ quote, why })),
    recommendations: advice.length > 0 ? advice : [lines.aloud],
    rewritten: example,
  };
}

/** «Hago cerámica los jueves» bears a word after it; a joke, an invitation and «mi gata Doña Gloria» do not. */
const bearsMore = ({ text, kind }: Clause): boolean =>
  kind?.id !== 'kind-invite' && (kind?.rank ?? 0) < 4 && tellsOfOneself.test(text);
const tellsOfOneself =
  /^(?:(?:no|ya|solo|siempre|nunca|también|me|te|se|lo|la|los \p{L}+|las \p{L}+) ){0,2}(?:\p{L}{2,}o|soy|voy|doy|estoy|he)(?!\p{L})/iu;

/** Most of the bio is this: to quote it says nothing. */
const isMostly = (bio: string, clause: Clause | undefined): boolean =>
  clause !== undefined && clause.text.length > bio.trim().length * 0.85;

/** «Nunca habrá otra como ella»: nobody who lost somebody shuts a door. */
const gently = (flag: Findings['redFlags'][number]) =>
  flag.isPrivate || flag.isGrave
    ? flag
    : { ...flag, why: lines.grief.why, fix: lines.grief.fix.replace('{cita}', () => flag.quote) };

const [high, middling] = [3, 2];

/** Counts what holds a reader, what tells, and what repels. */
function pointsOf(clauses: readonly Clause[], own: readonly { start: number }[]): number {
  const of = (worth: (kind: NonNullable<Clause['kind']>) => number) =>
    clauses.reduce((sum, { kind }) => sum + (kind ? worth(kind) : 0), 0);
  const ranks = clauses.flatMap(({ kind }) => kind?.rank ?? []).toSorted((a, b) => b - a);
  const holds = Math.min(
    ranks.reduce((sum, rank, at) => sum + (rank > 2 || at === 0 ? 2 : 1), 0),
    5,
  );
  const tells = Math.min(
    clauses.filter(
      ({ kind, start, end }) =>
        kind?.side === 'told' || (!kind && own.some((one) => start <= one.start && one.start < end)),
    ).length,
    2,
  );
  return (
    holds +
    tells -
    of(({ side, isMild, isPrivate, isKept, isSmall }) =>
      side === 'repels' ? (isMild || isPrivate ? 1 : 2) : side === 'empty' && !isKept && !isSmall ? 1 : 0,
    )
  );
}

/** What we cannot read is neither judged nor rewritten, and that is said. */
function unread(language: string, { bio, asks, length }: BioFacts): BioAnalyzerOutput {
  return {
    interest: {
      level: 'medio',
      explanation: `Está en ${language} y lo leemos solo a medias, así que preferimos no puntuarla más fino.`,
    },
    generic: { isGeneric: false, explanation: `De un texto en ${language} no lo podemos decir.` },
    redFlags: [],
    cliches: [],
    recommendations: [
      `Dejarla en ${language} si es la lengua en la que se quiere hablar. Para llegar a más gente, cerrar con una línea en castellano, por ejemplo: «También respondo en castellano, y con ganas».`,
      ...(length < 60 ? ['Añadir una frase con algo que se hizo esta semana: da por dónde empezar.'] : []),
      ...(asks
        ? []
        : ['Acabar con una pregunta fácil, en la misma lengua: es el primer mensaje medio escrito.']),
    ],
    rewritten: bio.slice(0, exampleLength),
  };
}

const quoted = ({ text }: Clause) => `«${wellQuoted(text)}»`;

function interestOf(facts: BioFacts): BioAnalyzerOutput['interest'] {
  const { points, isTender } = facts;
  const level =
    points >= high && facts.best.length > 0
      ? 'alto'
      : points >= middling || isTender || isHeld(facts) || isHarmless(facts)
        ? 'medio'
        : 'bajo';
  return { level, explanation: [whatHooks(facts), whatHolds(facts)].filter(Boolean).join(' ') };
}

/** Something is remembered of it, and one slip does not undo it. */
const isHeld = ({ best, clauses, findings }: BioFacts): boolean =>
  best.length > 0 &&
  findings.redFlags.length < 2 &&
  findings.redFlags.length + findings.cliches.length <= best.length &&
  !clauses.some(({ kind }) => kind?.isGrave);

/** Nothing of it is worn or shuts a door, and something is told. */
const isHarmless = ({ told, hooks, findings }: BioFacts): boolean =>
  told.length + hooks.length > 0 && findings.redFlags.length + findings.cliches.length === 0;

function whatHooks({ best, told, hooks, common, asks, clauses, isOneThing }: BioFacts): string {
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
  const some = [...hooks, ...common].slice(0, 3);
  if (told[0])
    return `Lo más claro es ${quoted(told[0])}; falta un detalle del día a día por el que empezar.${invites}`;
  if (some.length > 1)
    return `Hay temas de los que hablar (${joinAnd(some)}), pero dichos en lista: se sabe qué gusta y todavía no cómo es quien lo disfruta.${invites}`;
  if (some[0]) return `Lo más concreto es ${some[0]}: de ahí puede salir la primera conversación.${invites}`;
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

function genericOf({
  hooks,
  common,
  findings,
  best,
  isTender,
  told,
}: BioFacts): BioAnalyzerOutput['generic'] {
  const [cliche] = findings.cliches;
  const [own] = best;
  if (own)
    return {
      isGeneric: false,
      explanation:
        (own.kind?.rank ?? 0) > 2
          ? `No: algo así no lo escribe cualquiera${cliche ? ', aunque al lado haya frases de todo el mundo' : ''}.`
          : 'No del todo: da de qué hablar, y con un detalle más sería solo de quien lo escribe.',
    };
  if (isTender) return { isGeneric: false, explanation: 'No: lo que cuenta es suyo y de nadie más.' };
  if (told[0] && !cliche)
    return {
      isGeneric: false,
      explanation:
        'No del todo: ya cuenta algo de verdad; falta un detalle de cómo se pasa un día a su lado.',
    };
  if (cliche)
    return {
      isGeneric: true,
      explanation: 'Sí: lo firmarían miles de perfiles, y no hay un detalle propio que lo compense.',
    };
  const some = [...hooks, ...common].slice(0, 3);
  return {
    isGeneric: true,
    explanation:
      some.length > 0
        ? 'Bastante: son gustos de mucha gente; falta decir cuál, dónde o con quién.'
        : 'Sí: no hay todavía nada que solo pueda decir quien la escribe.',
  };
}

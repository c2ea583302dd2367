import { appLabel, bioLengthOf } from '../../generation/app-lengths.ts';
import { helpLinesFor } from '../../generation/help-lines.ts';
import type { EmbeddedContext } from '../../generation/tool.ts';
import { addressedAs, addressIn, canBe } from '../../language/write/addressed.ts';
import { fitsPerson } from '../../language/write/attributes.server.ts';
import { towns } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise, joinAnd, uncapitalise } from '../../language/write/grammar.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { mentionsMinor } from '../../language/write/minor.ts';
import { isQuotable, unsafeToQuote } from '../../language/write/quoting.server.ts';
import { diceOf } from '../../language/write/seeded.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { questionsAbout, readTopics, type Topic, topicsOf } from '../../language/write/topics.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { adviceFor, type BioFacts } from './advice.server.ts';
import { bestClause, isFit } from './best-clause.server.ts';
import type { BioAnalyzerInput, BioAnalyzerOutput } from './contract.ts';
import { findingsIn } from './findings.server.ts';
import written from './patterns.json' with { type: 'json' };
import { isInviting, rewritten } from './rewrite.server.ts';

/** The example should be read in one look, whatever the app allows. */
const exampleLength = 450;
const briefLength = 160;
const selfHarm =
  'Lo que cuentas importa más que cualquier bio. En el 024 escuchan gratis y a cualquier hora; si hay peligro ahora mismo, llama al 112. No te ha costado ningún uso.';

export function bioAnalyzerEmbedded(input: BioAnalyzerInput, { seed }: EmbeddedContext): BioAnalyzerOutput {
  const { bioText, desiredStyle } = input;
  if (mentionsMinor(bioText))
    throw new Failure('content_refused', {
      message:
        'Las apps de citas, y Salero también, son solo para mayores de 18 años, así que no podemos analizar esta bio.',
    });
  const reading = readTopics(bioText);
  const found = findingsIn(bioText);
  const is = new Set(reading.attributes.filter(({ denied }) => !denied).map(({ id }) => id));
  // Whoever is grieving is not told that they write what others write.
  const findings = is.has('bad-news') ? { ...found, cliches: [] } : found;
  const quotes = [...findings.redFlags, ...findings.cliches].map(({ quote }) => quote);
  const kept = quotes
    .reduce((text, quote) => text.replaceAll(quote, ' . '), bioText)
    .replace(/,? (?:y|pero|aunque) +\./giu, ' .');
  const suits = fitsPerson(reading.attributes);
  if (is.has('self-harm'))
    throw new Failure('content_refused', {
      message: selfHarm,
      helpLines: helpLinesFor([{ family: 'autolesion', severity: 'high' }]),
    });
  const { topics, attributes } = readTopics(kept);
  const limit = bioLengthOf(input.appType);
  const address = addressIn(bioText);
  const addressed = addressedAs(bioText);
  const dice = diceOf(`${seed} ${bioText}`);
  const liked = topics
    .filter(
      ({ topic, said, start }) =>
        !/(?:llamo|llama|llaman) $/iu.test(kept.slice(0, start)) &&
        suits(topic.name, true) &&
        !towns.has(fold(said)),
    )
    .toSorted((a, b) => Number(isTrade(a)) - Number(isTrade(b)));
  const named = liked
    .map((one) => ({ ...one, phrase: one.said ? phraseOf(kept, one) : one.topic.name }))
    .filter(({ said, phrase }) => !said || findingsIn(phrase).cliches.length === 0)
    .filter(({ phrase }, at, all) => !all.some((one, other) => other !== at && one.phrase.includes(phrase)));
  const quoted = ({ said, phrase }: { said: string; phrase: string }) => (said ? `«${phrase}»` : phrase);
  const namesOf = (isCommon: boolean) =>
    named.filter(({ topic }) => (topic.common === true) === isCommon).map(quoted);
  const detailed = named.find(
    (one) => one.said && !isTrade(one) && one.phrase.split(' ').length > one.said.split(' ').length + 2,
  );
  const language = otherLanguageOf(bioText);
  const isDelicate = attributes.some(({ id, denied }) => !denied && (id === 'bad-news' || id === 'illness'));
  const asks = (isDelicate ? [] : liked.filter((one) => !isTrade(one))).flatMap(({ topic }) =>
    dice.shuffle(questionsAbout(topic).filter((one) => suits(one, true) && canBe(address, one))),
  );
  const [ask = dice.pick(written.asks)] = asks.map(addressed);
  const main = named.find(({ topic }) => !topic.common) ?? named[0];
  const facts: BioFacts = {
    bio: bioText,
    length: [...bioText].length,
    limit,
    app: appLabel(input.appType),
    hooks: namesOf(false),
    common: namesOf(true),
    detailed: detailed && quoted(detailed),
    begun: main?.said && !isTrade(main) ? begunWith(kept, main) : undefined,
    isTrade: main !== undefined && isTrade(main),
    ask,
    told: reading.attributes
      .filter(
        ({ id, denied, clause }) =>
          !denied &&
          worthKeeping.has(id) &&
          kept.includes(clause) &&
          isQuotable(clause) &&
          clause.length > 12,
      )
      .map(({ clause }) => clause)[0],
    best: bestClause(kept),
    asks: isInviting(kept),
    findings,
    isDelicate,
    desiredStyle,
  };
  if (language) return inAnotherLanguage(language, facts);
  const wanted = /cort|brev|resum|concis/iu.test(desiredStyle ?? '') ? briefLength : exampleLength;
  return {
    interest: interestOf(facts),
    generic: genericOf(facts),
    redFlags: findings.redFlags.map(({ quote, why }) => ({ quote, why })),
    cliches: findings.cliches.map(({ quote, why }) => ({ quote, why })),
    recommendations: adviceFor(facts, dice),
    rewritten: rewritten(
      bioText,
      findings,
      Math.min(wanted, limit),
      { attributes, topics: liked },
      { question: ask, gap: dice.pick(written.gaps) },
    ),
  };
}

const trades = topicsOf('work', 'trades');
/** Of one's own it is said, and no thing to ask after. */
const isTrade = ({ topic }: { topic: Topic }): boolean => trades.has(topic.id);

const worthKeeping = new Set(['children', 'widowed', 'sober', 'seeks-serious', 'no-hurry', 'wheels', 'deaf']);

/** What we read only by halves is neither judged nor rewritten, and that is said. */
function inAnotherLanguage(language: string, { bio, asks, length }: BioFacts): BioAnalyzerOutput {
  const [longest] = bio
    .split(/[.!?\n]+/)
    .map((one) => one.trim())
    .filter((one) => one.length > 24 && isFit(one))
    .toSorted((a, b) => b.length - a.length);
  return {
    interest: {
      level: 'medio',
      explanation: `Está en ${language} y lo leemos solo a medias, así que preferimos no puntuarla más fino.${longest ? ` La frase con más detalle parece «${longest}».` : ''}`,
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

/** «Mi gata Luna», «croquetas para un regimiento»: to the end of what is said of it. */
function phraseOf(text: string, { start, end }: { start: number; end: number }): string {
  const before = /(?:(?<!\p{L})(?:mis?|el|la|los|las|un|una) )?$/iu.exec(text.slice(0, start))?.[0] ?? '';
  const after =
    /^(?: (?!(?:y|e|o|pero|aunque|busco|tengo|soy|me|que)(?!\p{L})|\d\d(?!\d))[\p{L}\d]+){1,4}(?= *(?:$|[,.;!?\n]| y ))/iu.exec(
      text.slice(end),
    )?.[0];
  const said = `${before}${text.slice(start, end)}${after ?? ''}`;
  return /(?:^|[.!?¡¿\n] ?)$/u.test(text.slice(0, start - before.length)) ? uncapitalise(said) : said;
}

/** The clause around, spelled right, where more can be said after it. */
function begunWith(text: string, { start, end }: { start: number; end: number }): string | undefined {
  const from = /(?:[^.!?¡¿;:\n|]|\.(?=\d))*$/u.exec(text.slice(0, start))?.[0] ?? '';
  const own = /(?<=,) *me \p{L}+ .*$/iu.exec(from)?.[0] ?? from;
  const to = /^[^.!?;\n|,]*/u.exec(text.slice(end))?.[0] ?? '';
  const clause = capitalise(spelled(`${own}${text.slice(start, end)}${to}`.replace(/^[\s,]+|\s+$/gu, '')));
  return clause.length < 70 &&
    !unsafeToQuote(clause) &&
    !/^(?:En|Del?|Con|Al?|Por|Y|O|Para|Sin) /u.test(clause)
    ? clause
    : undefined;
}

function interestOf(facts: BioFacts): BioAnalyzerOutput['interest'] {
  const { hooks, findings, length, asks, best } = facts;
  const points =
    Math.min(hooks.length, 3) +
    (best ? 2 : 0) +
    (asks && length > 40 ? 1 : 0) -
    findings.redFlags.length * 2 -
    findings.cliches.length -
    (length < 40 ? 1 : 0);
  const level = points >= 4 ? 'alto' : points >= 2 ? 'medio' : 'bajo';
  return { level, explanation: [whatHooks(facts), whatHolds(facts)].filter(Boolean).join(' ') };
}

function whatHooks({ hooks, common, asks, best }: BioFacts): string {
  const some = joinAnd(
    hooks.filter((hook) => !best?.toLowerCase().includes(hook.slice(1, -1).toLowerCase())).slice(0, 3),
  );
  const invites = asks ? ' Y acaba invitando a contestar, que ayuda mucho.' : '';
  if (best)
    return `Lo mejor es «${spelled(best)}»: se ve a alguien concreto y da por dónde empezar.${some ? ` También ${isMany(some) ? 'dan' : 'da'} tema ${some}.` : ''}${invites}`;
  if (hooks.length > 1)
    return `Hay temas de los que hablar (${some}), pero dichos en lista: se sabe qué gusta y todavía no cómo es quien lo disfruta.${invites}`;
  if (hooks.length === 1)
    return `Lo más concreto es ${some}: de ahí puede salir la primera conversación.${invites}`;
  if (common.length > 0)
    return `Se mencionan gustos (${joinAnd(common.slice(0, 3))}), pero todavía sin un detalle propio del que tirar.${invites}`;
  return `Quien lea esta bio no encuentra todavía un dato concreto por el que empezar a hablar.${invites}`;
}

/** «Los gatos», or more than one thing. */
const isMany = (names: string) => /^«?(?:los|las|mis) |» y «|, | y (?:el|la|los|las) /.test(names);

function whatHolds({ findings, length }: BioFacts): string {
  const [flag] = findings.redFlags;
  if (flag) return `Lo que más frena es «${flag.quote}».`;
  const [cliche] = findings.cliches;
  if (cliche) return `Pierde fuerza en «${cliche.quote}».`;
  return length < 40 ? 'Se queda muy corta: con una frase más ya habría conversación.' : '';
}

function genericOf({
  detailed,
  hooks,
  common,
  findings,
  best,
  isDelicate,
  told,
}: BioFacts): BioAnalyzerOutput['generic'] {
  const [cliche] = findings.cliches;
  const but = cliche ? `, aunque «${cliche.quote}» está en muchos perfiles` : '';
  const own = (best && `«${spelled(best)}»`) ?? detailed;
  if (own) return { isGeneric: false, explanation: `No: ${own} no lo escribe cualquiera${but}.` };
  if (isDelicate) return { isGeneric: false, explanation: 'No: lo que cuenta es suyo y de nadie más.' };
  if (told && !cliche)
    return {
      isGeneric: false,
      explanation: `No del todo: «${told}» ya dice con quién se habla; falta un detalle de cómo se pasa un día a su lado.`,
    };
  if (hooks.length > 0)
    return {
      isGeneric: true,
      explanation: `Bastante: ${joinAnd(hooks.slice(0, 3))} ${isMany(joinAnd(hooks)) ? 'están' : 'está'} en muchos perfiles. Con un cuál, un dónde o un con quién ya sería solo de una persona.`,
    };
  if (cliche)
    return {
      isGeneric: true,
      explanation: `Sí: frases como «${cliche.quote}» están en miles de perfiles y no hay un detalle propio que las compense.`,
    };
  return {
    isGeneric: true,
    explanation:
      common.length > 0
        ? `Sí: lo de ${joinAnd(common.slice(0, 3))} le gusta a casi todo el mundo; falta decir cuál, dónde o con quién.`
        : 'Sí: no hay todavía nada que solo pueda decir quien la escribe.',
  };
}

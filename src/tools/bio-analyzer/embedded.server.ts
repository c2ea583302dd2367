import { appLabel, bioLengthOf } from '../../generation/app-lengths.ts';
import type { EmbeddedContext } from '../../generation/tool.ts';
import { addressedAs, addressIn, canBe } from '../../language/write/addressed.ts';
import { fitsPerson } from '../../language/write/attributes.server.ts';
import { isFactOfLife, towns } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { joinAnd, uncapitalise } from '../../language/write/grammar.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { mentionsMinor } from '../../language/write/minor.ts';
import { isQuotable } from '../../language/write/quoting.server.ts';
import { diceOf } from '../../language/write/seeded.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { adviceFor, type BioFacts } from './advice.server.ts';
import { bestClause } from './best-clause.server.ts';
import type { BioAnalyzerInput, BioAnalyzerOutput } from './contract.ts';
import { findingsIn } from './findings.server.ts';
import { rewritten } from './rewrite.server.ts';

/** The example should be read in one look, whatever the app allows. */
const exampleLength = 450;
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
  const findings = findingsIn(bioText);
  const quotes = [...findings.redFlags, ...findings.cliches].map(({ quote }) => quote);
  const kept = quotes.reduce((text, quote) => text.replaceAll(quote, ' . '), bioText);
  const suits = fitsPerson(reading.attributes);
  const is = new Set(reading.attributes.filter(({ denied }) => !denied).map(({ id }) => id));
  if (is.has('self-harm')) throw new Failure('content_refused', { message: selfHarm });
  const { topics } = readTopics(kept);
  const likedOnes = (wanted: boolean) =>
    topics
      .filter(
        ({ topic, said, start }) =>
          !/(?:llamo|llama|llaman) $/iu.test(kept.slice(0, start)) &&
          (topic.common === true) === wanted &&
          suits(topic.name, true) &&
          !towns.has(fold(said)),
      )
      .toSorted((a, b) => Number(isFactOfLife(a)) - Number(isFactOfLife(b)));
  const namesOf = (wanted: boolean) =>
    likedOnes(wanted).map((one) => (one.said ? `«${phraseOf(kept, one)}»` : one.topic.name));
  const limit = bioLengthOf(input.appType);
  const address = addressIn(bioText);
  const addressed = addressedAs(bioText);
  const dice = diceOf(`${seed} ${bioText}`);
  const shuffled = {
    ...reading,
    // What only a quote that goes has said is no topic of the rest.
    topics: reading.topics
      .filter(({ topic }) => topics.some((one) => one.topic.name === topic.name))
      .map((one) => ({
        ...one,
        topic: { ...one.topic, bio: dice.shuffle(one.topic.bio), ask: dice.shuffle(one.topic.ask) },
      })),
  };
  const fitting = (line: string) => (canBe(address, line) ? addressed(line) : undefined);
  const language = otherLanguageOf(bioText);
  const isDelicate = is.has('bad-news') || is.has('illness');
  const [best] = [...likedOnes(false), ...likedOnes(true)];
  const first = isDelicate
    ? undefined
    : shuffled.topics.find(({ topic }) => topic.id === best?.topic.id)?.topic;
  const sampleOf = (lines: readonly string[] = []) =>
    lines.map((one) => (suits(one, true) ? fitting(one) : undefined)).find((one) => one !== undefined);
  const facts: BioFacts = {
    bio: bioText,
    length: [...bioText].length,
    limit,
    app: appLabel(input.appType),
    hooks: namesOf(false),
    common: namesOf(true),
    sample: { line: sampleOf(first?.bio.toReversed()), ask: sampleOf(first?.ask) },
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
    asks: bioText.includes('?'),
    findings,
    isDelicate,
    desiredStyle,
  };
  if (language) return inAnotherLanguage(language, facts);
  return {
    interest: interestOf(facts),
    generic: genericOf(facts),
    redFlags: findings.redFlags.map(({ quote, why }) => ({ quote, why })),
    cliches: findings.cliches.map(({ quote, why }) => ({ quote, why })),
    recommendations: adviceFor(facts),
    rewritten: rewritten(bioText, findings, Math.min(exampleLength, limit), shuffled, fitting),
  };
}

const worthKeeping = new Set(['children', 'widowed', 'sober', 'seeks-serious', 'no-hurry', 'wheels', 'deaf']);

/** What we read only by halves is neither judged nor rewritten, and that is said. */
const inAnotherLanguage = (language: string, { bio, asks, length }: BioFacts): BioAnalyzerOutput => ({
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
});

/** «Mi gata Luna» for a cat that is named so. */
function phraseOf(text: string, { start, end }: { start: number; end: number }): string {
  const before = /(?:(?<!\p{L})(?:mis?|el|la|los|las|un|una) )?$/iu.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^ \p{Lu}\p{Ll}{2,12}(?!\p{L})/u.exec(text.slice(end))?.[0] ?? '';
  const said = `${before}${text.slice(start, end)}${after}`;
  return /(?:^|[.!?¡¿\n] ?)$/u.test(text.slice(0, start - before.length)) ? uncapitalise(said) : said;
}

const shortBio = 60;

const isMany = (name: string | undefined) => /^«?(?:los|las|mis) /.test(name ?? '');

function interestOf(facts: BioFacts): BioAnalyzerOutput['interest'] {
  const { hooks, findings, length, asks } = facts;
  const points =
    Math.min(hooks.length, 4) +
    (asks && length > 40 ? 1 : 0) -
    findings.redFlags.length * 2 -
    findings.cliches.length -
    (length < 40 ? 1 : 0);
  const level = points >= 3 ? 'alto' : points >= 1 ? 'medio' : 'bajo';
  return { level, explanation: [whatHooks(facts), whatHolds(facts)].filter(Boolean).join(' ') };
}

const bestOf = (best: string | undefined) => (best ? ` Lo más vivo: «${best}».` : '');

function whatHooks({ hooks, common, asks, best }: BioFacts): string {
  const some = joinAnd(hooks.slice(0, 3));
  if (hooks.length > 1)
    return `Hay de qué hablar: ${some} dan tema desde el primer mensaje${asks ? ', y la pregunta invita a contestar' : ''}.${bestOf(best)}`;
  if (hooks.length === 1)
    return `Lo mejor ${isMany(hooks[0]) ? 'son' : 'es'} ${some}: ahí hay un hilo del que tirar${asks ? ', y la pregunta ayuda' : ''}.${bestOf(best)}`;
  if (best && common.length === 0)
    return `Lo que más se acerca a un detalle propio es «${best}»: por ahí se puede empezar a hablar.`;
  if (common.length > 0)
    return `Se mencionan gustos (${joinAnd(common.slice(0, 3))}), pero todavía sin un detalle propio del que tirar.`;
  return 'Quien lea esta bio no encuentra todavía un dato concreto por el que empezar a hablar.';
}

function whatHolds({ findings, length }: BioFacts): string {
  const [flag] = findings.redFlags;
  if (flag) return `Lo que más frena es «${flag.quote}».`;
  const [cliche] = findings.cliches;
  if (cliche) return `Pierde fuerza en «${cliche.quote}».`;
  return length < 40 ? 'Se queda muy corta: con una frase más ya habría conversación.' : '';
}

function genericOf({
  hooks,
  common,
  findings,
  best,
  length,
  isDelicate,
}: BioFacts): BioAnalyzerOutput['generic'] {
  const [hook] = hooks;
  const [cliche] = findings.cliches;
  if (isDelicate) return { isGeneric: false, explanation: 'No: lo que cuenta es suyo y de nadie más.' };
  // Not to know what it is about is no reason to call it everybody's.
  const isOwn = best && hooks.length + common.length + findings.cliches.length === 0 && length >= shortBio;
  if (isOwn) return { isGeneric: false, explanation: `No lo parece: «${best}» no lo escribe cualquiera.` };
  const isGeneric = hooks.length === 0 || (hooks.length === 1 && findings.cliches.length > 1);
  if (!isGeneric)
    return {
      isGeneric,
      explanation: `No: ${joinAnd(hooks.slice(0, 2))} ${hooks.length > 1 || isMany(hook) ? 'la distinguen' : 'la distingue'} de otras${cliche ? `, aunque «${cliche.quote}» está en muchos perfiles` : ''}.`,
    };
  if (hook)
    return { isGeneric, explanation: `Bastante: quitando ${hook}, el resto lo podría firmar mucha gente.` };
  if (cliche)
    return {
      isGeneric,
      explanation: `Sí: frases como «${cliche.quote}» están en miles de perfiles y no hay un detalle propio que las compense.`,
    };
  return {
    isGeneric,
    explanation:
      common.length > 0
        ? `Sí: lo de ${joinAnd(common.slice(0, 3))} le gusta a casi todo el mundo; falta decir cuál, dónde o con quién.`
        : 'Sí: no hay todavía nada que solo pueda decir quien la escribe.',
  };
}

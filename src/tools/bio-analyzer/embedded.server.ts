import { appLabel, bioLengthOf } from '../../generation/app-lengths.ts';
import type { EmbeddedContext } from '../../generation/tool.ts';
import type { Voice } from '../../language/write/bio-voices.server.ts';
import type { Detail } from '../../language/write/detail.server.ts';
import { readDetails } from '../../language/write/details.server.ts';
import { joinAnd } from '../../language/write/grammar.ts';
import { mentionsMinor } from '../../language/write/minor.ts';
import { diceOf } from '../../language/write/seeded.ts';
import { toVos } from '../../language/write/voseo.ts';
import { writeBios } from '../../language/write/write-bios.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { adviceFor, type BioFacts } from './advice.server.ts';
import { bestClause } from './best-clause.server.ts';
import type { BioAnalyzerInput, BioAnalyzerOutput, DesiredStyle } from './contract.ts';
import { findingsIn } from './findings.server.ts';

const voiceFor: Record<DesiredStyle, Voice> = {
  divertido: 'divertido',
  sexy: 'romantico',
  confiable: 'sincero',
  misterioso: 'intelectual',
  interesante: 'aventurero',
};

/** The example should be read in one look, whatever the app allows. */
const exampleLength = 300;

export function bioAnalyzerEmbedded(
  input: BioAnalyzerInput,
  { seed, address }: EmbeddedContext,
): BioAnalyzerOutput {
  const { bioText, desiredStyle } = input;
  if (mentionsMinor(bioText))
    throw new Failure('content_refused', {
      message:
        'Las apps de citas, y Salero también, son solo para mayores de 18 años, así que no podemos analizar esta bio.',
    });
  const reading = readDetails(bioText);
  const findings = findingsIn(bioText);
  const quoted = [...findings.redFlags, ...findings.cliches].map(({ quote }) => quote);
  const kept = quoted.reduce((text, quote) => text.replaceAll(quote, ' . '), bioText);
  const read = readDetails(kept);
  const usable = (detail: Detail) => isHook(detail) || detail.weight < 2;
  const own = read.details.filter(usable);
  const clean = {
    ...read,
    details: own.length > 0 || findings.redFlags.length > 0 ? own : reading.details.filter(usable),
  };
  const facts: BioFacts = {
    bio: bioText,
    length: [...bioText].length,
    limit: bioLengthOf(input.appType),
    app: appLabel(input.appType),
    hooks: namesOf(ownFirst(clean.details.filter(isHook))),
    common: namesOf(reading.details.filter((detail) => detail.weight < 2)),
    best: bestClause(kept),
    asks: bioText.includes('?'),
    findings,
    desiredStyle,
  };
  const voice = desiredStyle ? voiceFor[desiredStyle] : 'casual';
  const dice = diceOf(`${seed} ${bioText}`);
  const bios = writeBios(clean, voice, Math.min(exampleLength, facts.limit), dice);
  const rewritten = (clean.details.length > 0 ? bios[2] : dice.pick(bios))?.bio ?? '';
  return {
    interest: interestOf(facts),
    generic: genericOf(facts),
    redFlags: findings.redFlags.map(({ quote, why }) => ({ quote, why })),
    cliches: findings.cliches.map(({ quote, why }) => ({ quote, why })),
    recommendations: adviceFor(facts),
    rewritten: address === 'vos' ? toVos(rewritten) : rewritten,
  };
}

/** In running prose a phrase we have no words for is often no detail at all; a name or something one does is. */
function isHook(detail: Detail): boolean {
  return detail.weight >= 2 && (detail.family !== 'otra' || detail.proper || detail.infinitive);
}

const isMany = (name: string | undefined) => /^(?:los|las) /.test(name ?? '');

/** What is their own first; a trade and a town after it. */
const commonplace = new Set(['trabajo', 'ciudad', 'lugar', 'estudios']);

function ownFirst(details: readonly Detail[]): Detail[] {
  const own = details.filter(({ family }) => !commonplace.has(family));
  return [...own, ...details.filter(({ family }) => commonplace.has(family))];
}

function namesOf(details: readonly Detail[]): string[] {
  return details.map(({ el, name, family }) =>
    family === 'mascota' && name ? name : el.startsWith('ser ') ? 'el trabajo' : el,
  );
}

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

function genericOf({ hooks, common, findings }: BioFacts): BioAnalyzerOutput['generic'] {
  const [hook] = hooks;
  const [cliche] = findings.cliches;
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
        ? `Sí: ${joinAnd(common.slice(0, 3))} gustan a casi todo el mundo; falta decir cuál, dónde o con quién.`
        : 'Sí: no hay todavía nada que solo pueda decir quien la escribe.',
  };
}

import { adviceToAsker } from '../../generation/pipeline/own-grave.server.ts';
import type { EmbeddedContext } from '../../generation/tool.ts';
import { actOf, inShort } from '../../language/read/acts.server.ts';
import { likelyTellings, tellingFor } from '../../language/read/aims.ts';
import { unmarked, wordsAskedAbout } from '../../language/read/asked-about.ts';
import { compileTest } from '../../language/read/compile.ts';
import { familyLabels, type Level } from '../../language/read/families.ts';
import { isSuffered } from '../../language/read/find-by-rules.ts';
import type { Interest } from '../../language/read/find-cues.ts';
import { type Finding, isByWeights, isFaintLikeness } from '../../language/read/finding.ts';
import { readInterest } from '../../language/read/interest.ts';
import { normalise } from '../../language/read/normalise.ts';
import { ownPressureWords } from '../../language/read/own-pressure.ts';
import { gravestFirst } from '../../language/read/severity.ts';
import {
  type Situation as Lived,
  leadingIn,
  type Telling,
  tellingIn,
} from '../../language/read/situations.ts';
import { addressedAs } from '../../language/write/addressed.ts';
import { capitalise } from '../../language/write/grammar.ts';
import { excerpt } from '../../library/excerpt.ts';
import { noAlerts, type SubtextInput, type SubtextOutput } from './contract.ts';
import { readings } from './readings.server.ts';
import { lastSaid, lastWords, levelWith, type Said, saidIn } from './said.server.ts';

type Analysis = SubtextOutput['analysis'];

/** What somebody asks, and what was found in it. */
interface Asked {
  message: string;
  telling: Telling;
  /** «Me puso "ya veremos", ¿qué significa?»: what is to be read are their words. */
  told: string | undefined;
  findings: readonly Finding[];
  alerts: readonly Finding[];
  /** Those that say what the words are: a faint likeness is shown, and the words are read all the same. */
  leads: readonly Finding[];
  senales: Analysis['senales'];
  interest: Interest;
  /** What was written for the newest words of the other one. */
  said: Said | undefined;
  /** What they show of interest, beside the warning signs. */
  read: Level;
}

export function subtextEmbedded(input: SubtextInput, _: EmbeddedContext): SubtextOutput {
  const asked = askedIn(input);
  const { ownPressure, isConversation } = asked.telling.reading;
  const harm = harmIn(asked);
  if (harm) {
    const senales = { hay_alertas: true, detalles: readings.tells, familias: harm.helps ? [harm.helps] : [] };
    return { analysis: { ...ofOneself(asked, readings.tells, harm.read ?? harm.says), senales } };
  }
  const advice = adviceToAsker(asked.alerts);
  if (advice !== null) return { analysis: ofOneself(asked, readings.ownGrave, advice) };
  const lived = livedIn(asked);
  if (lived) return { analysis: mourned(asked, ofLife(asked, lived)) };
  if (ownPressure.length === 0) return { analysis: mourned(asked, ofWords(asked)) };
  const pressing = ownPressureWords(ownPressure);
  if (isConversation) return { analysis: { ...ofWords(asked), siguiente_paso: pressing.advice } };
  return { analysis: ofOneself(asked, pressing.tone, pressing.advice) };
}

/** Who tells us that they lost somebody gets a word for it, and nothing is urged on them; not where the other person tells of it. */
function mourned({ message, told, telling }: Asked, analysis: Analysis): Analysis {
  const isToldToUs = told !== undefined || telling.situation !== undefined;
  const plain = isToldToUs ? normalise(message.replace(told ?? '', ' ')).text : '';
  const loss = losses.find(({ isSaid }) => isSaid?.test(plain));
  return loss
    ? { ...analysis, subtexto: `${loss.says} ${analysis.subtexto}`, siguiente_paso: loss.step }
    : analysis;
}

const losses = readings.loss.map((one) => ({ ...one, isSaid: compileTest(one.match) }));

function askedIn(input: SubtextInput): Asked {
  const message = unmarked(input.message);
  const telling = tellingIn(input, message);
  const { findings: all, isConversation, lines, ownPressure } = telling.reading;
  const told = isConversation ? undefined : wordsAskedAbout(message, telling.situation !== undefined);
  // A story is told to us: its words are no message, and what only may be danger takes nothing from what goes on.
  const isStory = telling.situation !== undefined && told === undefined;
  const findings = all.filter(
    (one) => !isStory || one.certain || (one.severity === 'high' && !isByWeights(one)),
  );
  const alerts = findings.filter((one) => one.severity !== 'low');
  const leads = alerts.filter((one) => !isFaintLikeness(one));
  const interest = isStory || told ? readInterest(told ?? '') : readInterest(message, lines);
  const grave = [...alerts, ...ownPressure].filter(
    ({ severity, family }) => severity === 'high' || family === 'autolesion',
  );
  const senales = {
    hay_alertas: alerts.length + ownPressure.length > 0,
    detalles: [details(alerts), ownDetails(ownPressure)].filter(Boolean).join('\n') || noAlerts,
    familias: [...new Set(grave.map(({ family }) => family))],
  };
  const last = told ? [told] : isStory ? [] : lastSaid(message, lines);
  const read = levelBeside(senales, interest.level);
  const said = alerts.some((one) => grave.includes(one))
    ? undefined
    : saidIn({ message, lines, theirs: last, level: read, alerts: leads, isNo: interest.refused });
  return { message, telling, told, findings, alerts, leads, senales, interest, said, read };
}

/** What somebody tells of harm, and neither a rule nor what is said to people reads: no matter of interest. */
function harmIn({ message, telling, told, said, findings }: Asked) {
  const { ownPressure, isConversation } = telling.reading;
  const mayTell = !isConversation && !told && findings.length + ownPressure.length === 0;
  if (!mayTell || (said && !said.reading.isShape) || !telling.likely?.isSure) return null;
  return likelyTellings[tellingFor(telling.likely, [message])];
}

/** What goes on. Words that are quoted from it are read, or said not to be understood, unless it is plain. */
function livedIn({ telling, told, findings }: Asked): Lived | undefined {
  return told !== undefined && !telling.isPlain ? undefined : leadingIn(telling, findings);
}

/** What they tell of themselves says nothing of the other person. */
function ofOneself(asked: Asked, tone: string, advice: string): Analysis {
  const { telling, alerts, senales } = asked;
  const quotes = [...telling.reading.ownPressure, ...alerts].map(({ quote }) => quote);
  return {
    subtexto: tone,
    interes: {
      nivel: 'bajo',
      explicacion: readings.toldOfOneself,
      citas: firstOf(quotes),
      incertidumbre: uncertaintyOf(asked),
    },
    siguiente_paso: advice,
    senales,
  };
}

function ofWords(asked: Asked): Analysis {
  const { message, telling, told, alerts, leads, senales, interest, said, read } = asked;
  const [gravest] = gravestFirst(leads);
  const isEndured = gravest?.family === 'presion_sexual' && isSuffered(gravest);
  const situation = isEndured ? 'endured' : (gravest?.family ?? (interest.refused ? 'refusal' : null));
  // What was written for these very words, then what the signs say, then what kind of sentence it is. Of words that are asked about
  // that is no answer.
  const own = said?.reading.isShape && (situation || told !== undefined) ? undefined : said;
  const level = own ? levelWith(own, read) : situation ? read : 'medio';
  const citas = (own ? [own] : leads).map(({ quote }) => quote).filter(Boolean);
  const reading = own?.reading ?? readings.situations[situation ?? 'unread'];
  const { means, other, step, shows } = { ...reading, ...own?.reading.at?.[level] };
  return {
    subtexto: means.replace('{dicho}', cut(citas[0] ?? told ?? lastWords(message, telling.reading.lines))),
    ...(other && { otra_lectura: other }),
    interes: {
      nivel: level,
      explicacion: shows ?? explain(gravest),
      citas: firstOf([...citas, ...alerts.map(({ quote }) => quote)]),
      incertidumbre: uncertaintyOf(asked),
    },
    siguiente_paso: stepFor(step, own ? undefined : gravest)
      // What we would write is for who writes to them, in their own way.
      .replace(/«[^«»]*»/gu, addressedAs(message)),
    senales,
  };
}

/** Who tells how they would end their life needs all that there is to do, and nothing beside it. */
function stepFor(step: string, gravest: Finding | undefined): string {
  const act = gravest && actOf(gravest);
  if (act?.family === 'autolesion' && act.id !== act.family) return act.advice;
  return [step, act && inShort(act)].filter(Boolean).join(' ');
}

const cut = (quote: string): string => excerpt(quote, 90);

const explain = (alert: Finding | undefined): string =>
  alert
    ? `Más que interés, lo que se lee es otra cosa: «${cut(alert.quote)}».`
    : 'Dice que no, o que no va por ahí, y merece leerse tal cual.';

const firstOf = (quotes: readonly string[]) => [...new Set(quotes)].filter(Boolean).slice(0, 3);

function uncertaintyOf({ telling, interest }: Asked): string {
  const { isConversation, knowsMine } = telling.reading;
  const ofText = interest.words < 6 ? 'short' : 'context';
  return readings.uncertainties[isConversation ? (knowsMine ? 'chat' : 'voices') : ofText];
}

const sentenceEnd = /(?<=[.?!…»]) (?=[\p{Lu}¿¡«])/u;

function ofLife({ told, alerts }: Asked, lived: Lived): Analysis {
  const { level, family, sign, means, other, interest, step } = lived;
  const signed = sign && family ? `${familyLabels[family]}. ${sign}` : '';
  const senales = {
    hay_alertas: signed !== '' || alerts.length > 0,
    detalles: [signed, details(alerts)].filter(Boolean).join('\n') || noAlerts,
    familias: family && level === 'alto' ? [family] : [],
  };
  // Its last sentence speaks of interest.
  const sentences = means.split(sentenceEnd);
  const shows = sentences.length > 1 ? sentences.pop() : readings.unsaid;
  return {
    subtexto: sentences.join(' '),
    ...(other && { otra_lectura: other }),
    interes: {
      nivel: levelBeside(senales, interest),
      explicacion: capitalise((shows ?? '').replace(/^(?:Pero|Y) /u, '')),
      citas: told ? [told] : [],
      incertidumbre: readings.uncertainties.story,
    },
    siguiente_paso: step,
    senales,
  };
}

/** Beside a warning sign interest is never high. Behind a threat or a plea for money there may be words of love: they are none at all. */
export function levelBeside(
  { hay_alertas, familias }: SubtextOutput['analysis']['senales'],
  level: Level,
): Level {
  if (familias.some((one) => one !== 'manipulacion' && one !== 'falta_de_respeto')) return 'bajo';
  return hay_alertas && level === 'alto' ? 'medio' : level;
}

const details = (alerts: readonly Finding[]): string =>
  alerts
    .slice(0, 4)
    .map(({ family, quote, text }) => `${familyLabels[family]}: «${cut(quote)}». ${text}`)
    .join('\n');

/** Of what whoever asks does: said beside the reading, which is of the other person. */
const ownDetails = (found: readonly Finding[]): string =>
  found.map(({ quote, text }) => `Esto lo haces tú: «${cut(quote)}». ${text}`).join('\n');

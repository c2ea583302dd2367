import type { EmbeddedContext } from '../../generation/tool.ts';
import { actOf, inShort } from '../../language/read/acts.server.ts';
import { likelyTellings, tellingFor } from '../../language/read/aims.ts';
import { compileTest } from '../../language/read/compile.ts';
import { type Family, familyLabels, type Level } from '../../language/read/families.ts';
import { isSuffered } from '../../language/read/find-by-rules.ts';
import type { Interest } from '../../language/read/find-cues.ts';
import { type Finding, isByWeights } from '../../language/read/finding.ts';
import { readInterest } from '../../language/read/interest.ts';
import { timesSpokenTo } from '../../language/read/learned/situation-features.ts';
import { normalise } from '../../language/read/normalise.ts';
import { ownPressureWords } from '../../language/read/own-pressure.ts';
import { gravestFirst } from '../../language/read/severity.ts';
import {
  type Situation as Lived,
  leadingIn,
  type Telling,
  tellingIn,
} from '../../language/read/situations.ts';
import { silenceBeside } from '../../language/read/told-beside.ts';
import { addressedAs } from '../../language/write/addressed.ts';
import { capitalise } from '../../language/write/grammar.ts';
import { noAlerts, type SubtextInput, type SubtextOutput } from './contract.ts';
import { readings, type Situation } from './readings.server.ts';
import {
  answered,
  lastSaid,
  lastWords,
  levelWith,
  mostLevels,
  readingsOf,
  type Said,
  saidByChat,
} from './said.server.ts';
import { cut, explain, quotesOf, shownBy } from './why.server.ts';

/** Behind a threat or a plea for money there may be words of love: they are not interest in the person. */
const overshadowing: readonly Family[] = [
  'violencia',
  'sextorsion',
  'fraude',
  'autolesion',
  'control',
  'presion_sexual',
  'menor',
];

/** What somebody asks, and what was found in it. */
interface Asked {
  message: string;
  telling: Telling;
  /** «Me puso "ya veremos", ¿qué significa?»: what is to be read are their words. */
  told: string | undefined;
  findings: readonly Finding[];
  alerts: readonly Finding[];
  senales: SubtextOutput['analysis']['senales'];
  interest: Interest;
  /** What was written for the newest words of the other one, the surest first. */
  said: readonly Said[];
  /** What they show of interest, beside the warning signs. */
  read: Level;
}

export function subtextEmbedded(input: SubtextInput, _: EmbeddedContext): SubtextOutput {
  const asked = askedIn(input);
  const harm = harmIn(asked);
  const lived = harm ? undefined : livedIn(asked);
  if (lived) return { analysis: ofLife(asked, lived) };
  const { ownPressure, isConversation } = asked.telling.reading;
  const pressing =
    ownPressure.length > 0
      ? ownPressureWords(ownPressure)
      : harm && { tone: readings.tells, advice: harm.read ?? harm.says };
  if (!pressing) return { analysis: ofWords(asked) };
  if (isConversation) return { analysis: { ...ofWords(asked), siguiente_paso: pressing.advice } };
  const senales = { hay_alertas: true, detalles: readings.tells, familias: harm?.helps ? [harm.helps] : [] };
  return { analysis: { ...ofOneself(asked, pressing), ...(harm && { senales }) } };
}

function askedIn(input: SubtextInput): Asked {
  const message = unquoted(input.message);
  const known = tellingIn(input, message);
  const { findings: all, level: warning, isConversation, lines, ownPressure } = known.reading;
  const told = isConversation ? undefined : toldIn(message, known.situation !== undefined);
  // A story is told to us: its words are no message, and what only may be danger takes nothing from what goes on.
  const isStory = known.situation !== undefined && told === undefined;
  const telling = isStory && !known.likely?.isSure ? { ...known, likely: null } : known;
  const findings = all.filter((one) => !(isStory && isMisread(one, telling)));
  const plain = findings.filter((one) => one.severity !== 'low');
  // Light signs that add up to a warning are one here too.
  const alerts = warning !== 'bajo' && plain.length === 0 ? findings : plain;
  const interest = isStory || told ? readInterest(told ?? '') : readInterest(message, lines);
  const grave = alerts
    .filter((one) => one.severity === 'high' || one.family === 'autolesion')
    .map((one) => one.family);
  const ownGrave = ownPressure.filter((one) => one.severity === 'high').map((one) => one.family);
  const senales = {
    hay_alertas: alerts.length + ownPressure.length > 0,
    detalles: [details(alerts), ownDetails(ownPressure)].filter(Boolean).join('\n') || noAlerts,
    familias: [...new Set([...grave, ...ownGrave])],
  };
  const last = told ? [told] : isStory ? [] : lastSaid(message, lines);
  const isOvershadowed = alerts.some(({ family }) => overshadowing.includes(family));
  const read = isOvershadowed ? 'bajo' : levelBeside(senales, interest.level);
  const since = sinceThen(message, told);
  const ofChat = alerts.length === 0 && !interest.refused && saidByChat(message, lines, last);
  const said =
    grave.length > 0
      ? []
      : [
          ...(since ? [since] : []),
          ...(ofChat || readingsOf(last, answered(message, lines), read, alerts, interest.refused)),
        ];
  return { message, telling, told, findings, alerts, senales, interest, said, read };
}

/** What somebody tells of harm, and neither a rule nor what is said to people reads: no matter of interest. */
function harmIn({ message, telling, told, said, findings }: Asked) {
  const { ownPressure, isConversation } = telling.reading;
  const mayTell = !isConversation && !told && findings.length + ownPressure.length === 0;
  if (!mayTell || !said.every(({ reading }) => reading.isShape) || !telling.likely?.isSure) return null;
  return likelyTellings[tellingFor(telling.likely, [message])];
}

/** What goes on, where nothing that is said in words goes before it. */
function livedIn(asked: Asked): Lived | undefined {
  const { message, telling, told, findings, interest, said } = asked;
  // A no that is quoted is answered as one, whatever goes on.
  if (told !== undefined && interest.refused && !telling.isOwn) return undefined;
  if (said[0]?.reading === readings.of('with-another')) return undefined;
  if (told !== undefined && !/\p{L}/u.test(told)) return undefined;
  // What is not sure to go on says less of interest than words that show it.
  if (!telling.isSure && !telling.isTold && interest.level === 'alto') return undefined;
  const isRead = said.some(({ reading }) => !reading.isShape);
  if (told !== undefined && !telling.isPlain) {
    const isAsked = areAsked(message, told);
    const isSentence = isRead || told.split(' ').length >= fewestWords;
    if (telling.situation?.id ? isAsked && (isRead || isAskedAbout(asked)) : isSentence) return undefined;
  }
  return leadingIn(telling, findings);
}

const fewBeside = 32;
/** Two words are no sentence to be read by themselves. */
const fewestWords = 3;

/** Words that are quoted within a longer story are a part of what goes on. */
const areAsked = (message: string, told: string) =>
  asksAbout.test(message) || message.length - told.length <= Math.max(fewBeside, told.length);

/** What only seems to go on says nothing of words that are asked about. */
const isAskedAbout = ({ told, telling, senales }: Asked) =>
  told !== undefined && !telling.isSure && !senales.hay_alertas;

/** What they tell of themselves says nothing of the other person. */
function ofOneself(asked: Asked, { tone, advice }: { tone: string; advice: string }) {
  const { telling, alerts, senales } = asked;
  const quotes = [...telling.reading.ownPressure, ...alerts].map(({ quote }) => quote);
  return {
    subtexto: tone,
    interes: {
      nivel: 'bajo' as const,
      explicacion: readings.toldOfOneself,
      citas: firstOf(quotes),
      incertidumbre: uncertaintyOf(asked),
    },
    siguiente_paso: advice,
    senales,
  };
}

function ofWords(asked: Asked): SubtextOutput['analysis'] {
  const { message, telling, told, alerts, senales, interest, said, read } = asked;
  const { isConversation, lines } = telling.reading;
  const situation = situationOf(asked);
  // What was written for these very words, then what the signs and cues say, then what kind of sentence it is.
  const shape = situation ? undefined : said[0];
  // Of words that are asked about, to be told what kind of sentence they are is no answer.
  const isUnread =
    isAskedAbout(asked) && !situation && (shape?.reading.levels.length ?? mostLevels) === mostLevels;
  const own = said.find(({ reading }) => !reading.isShape) ?? (isUnread ? undefined : shape);
  const isGuess = isUnread && own === undefined;
  const level = isGuess ? 'medio' : own ? levelWith(own, read) : read;
  const quotes = own ? [own, ...said.filter((one) => one !== own && !one.reading.isShape)] : [];
  const citas = own ? quotes.map(({ quote }) => quote) : quotesOf(interest, level, alerts);
  const {
    means,
    other,
    step,
    withDay,
    inChat,
    told: whenTold,
    shows,
  } = own?.reading ?? readings.situations[situation ?? (isGuess ? 'unread' : 'terse')];
  const loss = lossIn(asked);
  const newest = isConversation ? [answered(message, lines), ...lastSaid(message, lines)].join(' ') : message;
  return {
    subtexto: [loss, means.replace('{dicho}', cut(citas[0] ?? told ?? lastWords(message, lines)))]
      .filter(Boolean)
      .join(' '),
    ...(other && { otra_lectura: other }),
    interes: {
      nivel: level,
      explicacion: own
        ? shownBy(own, level === 'bajo' || loss ? undefined : quotes[1], level, message, interest)
        : (shows ?? (isGuess ? readings.unsaid : explain(interest, level, alerts))),
      citas: firstOf([...citas, ...alerts.map(({ quote }) => quote)]),
      incertidumbre: uncertaintyOf(asked),
    },
    siguiente_paso: loss
      ? readings.loss.step
      : [
          (told && whenTold) || (isConversation && inChat) || (day.test(newest) && withDay) || step,
          ...(own ? [] : stepAgainst(alerts)),
        ]
          .join(' ')
          // What we would write is for who writes to them, in their own way.
          .replace(/«[^«»]*»/gu, addressedAs(message)),
    senales,
  };
}

const firstOf = (quotes: readonly string[]) => [...new Set(quotes)].filter(Boolean).slice(0, 3);

function uncertaintyOf({ telling, interest }: Asked): string {
  const { isConversation, knowsMine } = telling.reading;
  const ofText = interest.words < 6 ? 'short' : 'context';
  return readings.uncertainties[isConversation ? (knowsMine ? 'chat' : 'voices') : ofText];
}

function ofLife(asked: Asked, lived: Lived): SubtextOutput['analysis'] {
  const { told, alerts } = asked;
  const { level, family, sign, means, other, interest, step } = lived;
  const signed = sign && family ? `${familyLabels[family]}. ${sign}` : '';
  const senales = {
    hay_alertas: signed !== '' || alerts.length > 0,
    detalles: [signed, details(alerts)].filter(Boolean).join('\n') || noAlerts,
    familias: family && level === 'alto' ? [family] : [],
  };
  const nivel = levelBeside(senales, interest);
  const { says, shows } = asTwo(means);
  return {
    subtexto: [lossIn(asked), says].filter(Boolean).join(' '),
    ...(other && { otra_lectura: other }),
    interes: {
      nivel,
      explicacion: shows,
      citas: told ? [told] : [],
      incertidumbre: readings.uncertainties.story,
    },
    siguiente_paso: step,
    senales,
  };
}

const sentenceEnd = /(?<=[.?!…»]) (?=[\p{Lu}¿¡«])/u;

/** What it means, and what of that speaks of interest: its last sentence. */
function asTwo(means: string): { says: string; shows: string } {
  const sentences = means.split(sentenceEnd);
  if (sentences.length === 1) return { says: means, shows: readings.unsaid };
  const last = sentences.at(-1) ?? '';
  return { says: sentences.slice(0, -1).join(' '), shows: capitalise(last.replace(/^(?:Pero|Y) /u, '')) };
}

const day =
  /(?<!\p{L})(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|finde|esta (?:tarde|noche))(?!\p{L})/iu;

const marks = /^[\s"«“‘'’]+|(?<![\s"»”’'])[\s"»”’']+$/gu;

/** «"fluyamos"»: we put it between marks ourselves. */
function unquoted(message: string): string {
  const inner = message.replace(marks, '');
  return inner === '' || /["«»“”‘]|(?<!\p{L})['’]|['’](?!\p{L})/u.test(inner) ? message : inner;
}

const reported =
  /(?<!\p{L})(?:me (?:ha |había )?(?:puesto|puso|pone|escrit[oa]|escrib(?:i[oó]|e)|contestado|contest[oóa]|respondido|respond(?:i[oó]|e)|mandado|mand[oóa]|su?elt[oóa])|(?:me (?:ha |había )?)?(?:dicho|dijo|dice|contesta|responde)|d[ií]xome)(?!\p{L})[^'"«“‘’.\n]{0,40}['"«“‘]([^'"«»“”‘’\n]{1,200})['"»”’]/iu;
/** «Me puso 🙃». */
const onlyEmoji =
  /^(?:y )?(?:(?:s[oó]lo|hoy|ayer|ahora) )?me (?:ha )?(?:puso|pone|puesto|mand[oóa]|mandado|contest[oóa]|contestado|respondi[oó]|respondido|escribi[oó])(?: (?:con|una?|s[oó]lo|carita)){0,4} ?(\p{Extended_Pictographic}[^\s\p{L}\d.?!]{0,8})[\s.?¿!]*$/iu;
/** «"Ahorita te aviso" y ya van dos días». */
const quotedFirst = /^['"«“‘]([^'"«»“”‘’\n]{3,200})['"»”’],? (?:y|e|pero|eso|es|ya|qu[eé])(?!\p{L})/iu;
const quoted =
  /(?<![\p{L}\d])['"«“‘]((?:[^'"«»“”‘’\n]|(?<=\p{L})['’](?=\p{L})){3,200})['"»”’](?![\p{L}\d])/giu;
const asksAbout =
  /(?<!\p{L})(?:(?:qu?[eé]?|k) (?:significa|quiere decir|quiso decir|onda|es eso)|eso (?:qu[eé]|es)|entender|entiendo|pillo|me lo tomo|no s[eé] si es|(?:por qu[eé]|pq) (?:solo|s[oó]lo|dice|dijo|dir[aá]))(?!\p{L})/iu;
const byMe =
  /(?<!\p{L})(?:(?:le|les) (?:dije|digo|puse|pongo|escrib[ií]|mand[eé]|contest[eé]|respond[ií]|pregunt[eé])|dijiste)(?!\p{L})[^.\n]{0,40}$/iu;

/**
 * The words that somebody asks about. In a story, where nobody is spoken to, after a colon or where it is asked what they mean, the only ones
 * that are quoted and not their own.
 */
function toldIn(message: string, isStory: boolean): string | undefined {
  const known = (reported.exec(message) ?? quotedFirst.exec(message) ?? onlyEmoji.exec(message))?.[1]?.trim();
  if (known) return known;
  const isToUs = timesSpokenTo(message) === 0;
  const found = [...message.matchAll(quoted)].filter(
    ({ 0: { length }, 1: words = '', index }) =>
      words.includes(' ') &&
      length < message.trim().length &&
      !byMe.test(message.slice(0, index)) &&
      (isStory || isToUs || /:\s*$/u.test(message.slice(0, index)) || asksAbout.test(message)),
  );
  return found.length === 1 ? found[0]?.[1]?.trim() : undefined;
}

/** What came after the words that are told: silence, or another person. */
function sinceThen(message: string, told: string | undefined): Said | undefined {
  const silence = silenceBeside(message);
  const isToUs = told !== undefined || timesSpokenTo(message) === 0;
  const another = isToUs && withAnother?.test(normalise(message).text);
  const reading = readings.of(silence ? 'silence-told' : 'with-another');
  const quote = silence ?? (another && (told ?? message));
  return quote && reading ? { quote, isOfWords: true, reading } : undefined;
}

const withAnother = compileTest(readings.withAnother);

/** A word for whoever has just lost somebody; not where the other person tells of it. */
function lossIn({ message, told = '', telling }: Asked): string | null {
  if (telling.reading.isConversation) return null;
  return loss?.test(normalise(message.replace(told, ' ')).text) ? readings.loss.says : null;
}

const loss = compileTest(readings.loss.match);

/** Told without a danger that is sure: what only resembles one in a message is none. */
const isMisread = (one: Finding, { likely }: Telling): boolean =>
  isByWeights(one) || (!likely && !one.certain && one.severity !== 'high');

/** Beside a warning sign interest is never high; beside a grave one it is low, whatever the words say. */
export function levelBeside(
  { hay_alertas, familias }: SubtextOutput['analysis']['senales'],
  level: Level,
): Level {
  if (familias.some((one) => overshadowing.includes(one))) return 'bajo';
  return hay_alertas && level === 'alto' ? 'medio' : level;
}

/** By the warning signs, or a no. */
function situationOf({ interest, alerts }: Asked): Situation | null {
  const [gravest] = gravestFirst(alerts);
  const threats = alerts.map((one) => ofFamily[one.family]);
  const grave = (['selfHarm', 'minor', 'threat', 'fraud'] as const).find((one) => threats.includes(one));
  const isEndured = gravest?.family === 'presion_sexual' && isSuffered(gravest);
  if (gravest) return grave ?? (isEndured ? 'endured' : ofFamily[gravest.family]);
  return interest.refused ? 'refusal' : null;
}

const ofFamily: Record<Family, Situation> = {
  autolesion: 'selfHarm',
  menor: 'minor',
  sextorsion: 'threat',
  violencia: 'threat',
  fraude: 'fraud',
  control: 'control',
  manipulacion: 'manipulacion',
  presion_sexual: 'presion_sexual',
  falta_de_respeto: 'falta_de_respeto',
};

/** Where a life or a minor is at stake, the reading itself says what to do. */
function stepAgainst(alerts: readonly Finding[]): string[] {
  const [gravest] = gravestFirst(alerts);
  const isSaid = alerts.some(({ family }) => family === 'autolesion' || family === 'menor');
  return gravest && !isSaid ? [inShort(actOf(gravest))] : [];
}

function details(alerts: readonly Finding[]): string {
  const lines = alerts
    .slice(0, 4)
    .map((one) => `${familyLabels[one.family]}: «${cut(one.quote)}». ${one.text}`);
  return lines.join('\n');
}

/** Of what whoever asks does: said beside the reading, which is of the other person. */
const ownDetails = (found: readonly Finding[]): string =>
  found.map(({ quote, text }) => `Esto lo haces tú: «${cut(quote)}». ${text}`).join('\n');

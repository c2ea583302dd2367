import type { EmbeddedContext } from '../../generation/tool.ts';
import { actOf, inShort } from '../../language/read/acts.server.ts';
import { likelyTellings } from '../../language/read/aims.ts';
import { type Family, familyLabels, type Level } from '../../language/read/families.ts';
import { isSuffered } from '../../language/read/find-by-rules.ts';
import type { FoundCue, Interest } from '../../language/read/find-cues.ts';
import { type Finding, isByWeights } from '../../language/read/finding.ts';
import { readInterest } from '../../language/read/interest.ts';
import { likelyTold } from '../../language/read/learned/told.ts';
import type { Lines } from '../../language/read/lines.ts';
import { ownPressureWords } from '../../language/read/own-pressure.ts';
import { readOnce } from '../../language/read/read-once.ts';
import { gravestFirst, levelRank } from '../../language/read/severity.ts';
import { addressedAs } from '../../language/write/addressed.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { sayingsOf } from '../../language/write/likely-sayings.server.ts';
import { sayingsIn } from '../../language/write/sayings.server.ts';
import { noAlerts, type SubtextInput, type SubtextOutput } from './contract.ts';
import { readings, type SayingReading, type Situation } from './readings.server.ts';

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

export function subtextEmbedded(input: SubtextInput, _: EmbeddedContext): SubtextOutput {
  const { message } = input;
  const reading = readOnce(input, message);
  const { findings: all, level: warning, isConversation, knowsMine, lines, ownPressure } = reading;
  const findings = all.filter((one) => !isGesture(one));
  const plain = findings.filter((one) => one.severity !== 'low');
  // Light signs that add up to a warning are one here too.
  const alerts = warning !== 'bajo' && plain.length === 0 ? findings : plain;
  // «Me puso "ya veremos", ¿qué significa?»: what is to be read are their words.
  const told = isConversation ? undefined : toldIn(message);
  const interest = told ? readInterest(told) : readInterest(message, lines);
  const grave = alerts.filter((one) => one.severity === 'high').map((one) => one.family);
  const ownGrave = ownPressure.filter((one) => one.severity === 'high').map((one) => one.family);
  const senales = {
    hay_alertas: alerts.length + ownPressure.length > 0,
    detalles: [details(alerts), ownDetails(ownPressure)].filter(Boolean).join('\n') || noAlerts,
    familias: [...new Set([...grave, ...ownGrave])],
  };
  const last = told ? [told] : lastSaid(message, lines);
  const isDemand = alerts.some((one) => isAllOf(one, last));
  const read = isDemand ? 'bajo' : levelBeside(senales, interest.level);
  const said =
    grave.length > 0
      ? []
      : readingsOf(last, interest.refused ? null : answered(message, lines), read, alerts);
  // What somebody tells, and neither a rule nor what is said to people reads, is no matter of interest.
  const mayTell = !isConversation && !told && all.length + ownPressure.length === 0;
  const likely = mayTell && said.every(({ reading }) => reading.isShape) ? likelyTold(message) : null;
  const tells = likely?.isSure ? likelyTellings[likely.kind] : null;
  const situated = situationOf(interest, read, alerts, last.join('\n'));
  // What was written for these very words, then what the signs and cues say, then what kind of sentence it is.
  const own = said.find(({ reading }) => !reading.isShape) ?? (situated ? undefined : said[0]);
  const level = own ? levelWith(own.reading, read) : read;
  const quotes = own ? said.filter((one) => one === own || !one.reading.isShape) : [];
  const citas = own
    ? quotes.map(({ quote }) => quote)
    : [situated?.quote ?? '', ...quotesOf(interest, level, alerts)].filter(Boolean);
  const pressing =
    ownPressure.length > 0
      ? ownPressureWords(ownPressure)
      : tells && { tone: readings.tells, advice: tells.says };
  // What they tell of themselves says nothing of the other person.
  const isOfOneself = pressing !== null && !isConversation;
  const {
    means,
    other,
    step,
    withDay,
    inChat,
    told: whenTold,
  } = own?.reading ?? readings.situations[situated?.situation ?? 'terse'];
  return {
    analysis: {
      subtexto: isOfOneself
        ? pressing.tone
        : means.replace('{dicho}', cut(citas[0] ?? told ?? lastWords(message, lines))),
      ...(other && !isOfOneself && { otra_lectura: other }),
      interes: {
        nivel: isOfOneself ? 'bajo' : level,
        explicacion: isOfOneself
          ? readings.toldOfOneself
          : own
            ? shownBy(own, level === 'bajo' ? undefined : quotes[1], level, message)
            : explain(isDemand ? { ...interest, level } : interest, level, alerts),
        citas: [
          ...new Set([
            ...(isOfOneself ? ownPressure.map(({ quote }) => quote) : citas),
            ...alerts.map(({ quote }) => quote),
          ]),
        ]
          .filter(Boolean)
          .slice(0, 3),
        incertidumbre:
          readings.uncertainties[
            isConversation ? (knowsMine ? 'chat' : 'voices') : interest.words < 6 ? 'short' : 'context'
          ],
      },
      siguiente_paso: pressing
        ? pressing.advice
        : [
            (told && whenTold) || (isConversation && inChat) || (day.test(message) && withDay) || step,
            ...(own ? [] : stepAgainst(alerts)),
          ]
            .join(' ')
            // What we would write is for who writes to them, in their own way.
            .replace(/«[^»]*»/gu, addressedAs(message)),
      senales: tells
        ? { hay_alertas: true, detalles: readings.tells, familias: tells.helps ? [tells.helps] : [] }
        : senales,
    },
  };
}

/** Words alone lift what was weighed as low no higher than the middle, unless they are sure. */
function levelWith({ levels, isSure }: SayingReading, read: Level): Level {
  if (levels.includes(read)) return read;
  return !isSure && read === 'bajo' && levels.includes('medio') ? 'medio' : levels[0];
}

interface Said {
  quote: string;
  reading: SayingReading;
}

const mostRead = 1_200;
const denies =
  /(?<!\p{L})(?:no|ni|nunca|tampoco|cero|pero|aunque|para qu[eé]|como (?:un |una )?(?:amig|herman)[oa]|perd[oó]n|lo siento|(?:a|para) otr[oa])(?!\p{L})/iu;
const asksNothing = /(?:no|ni|sin) (?:\p{L}+ )?pregunta/iu;
const day =
  /(?<!\p{L})(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|finde|esta (?:tarde|noche))(?!\p{L})/iu;

const reported =
  /(?<!\p{L})me (?:ha |había )?(?:puesto|puso|pone|escrit[oa]|escribi[oó]|dicho|dijo|dice|contestado|contest[oó]|respondido|respondi[oó]|mandado|mand[oó]|solt[oó])(?!\p{L})[^'"«“‘’.\n]{0,40}['"«“‘]([^'"«»“”‘’\n]{1,200})['"»”’]/iu;
const toldIn = (message: string) => reported.exec(message)?.[1]?.trim();

/** What the other person wrote since whoever asks last did. */
function lastSaid(message: string, { messages }: Lines): string[] {
  const before = messages.findLastIndex(({ author }) => author === 'mine');
  return messages.slice(before + 1).map(({ start, end }) => message.slice(start, end));
}

/** The line of whoever asks that they answer. */
function answered(message: string, { messages }: Lines): string {
  const own = messages.findLast(({ author }) => author === 'mine');
  return own ? message.slice(own.start, own.end) : '';
}

/** «Mándame tu ubi o sé que me engañas» has no word beside what it demands, and wanting to command is no interest. */
const isAllOf = ({ family, quote }: Finding, last: readonly string[]): boolean =>
  overshadowing.includes(family) && last.join(' ').length < quote.length + mostOutside;

/** «Le dio like a una foto en bañador» only sounds like something else. */
const isGesture = (one: Finding) =>
  (isByWeights(one) || (one.severity !== 'high' && !one.certain)) &&
  sayingsIn(one.quote)
    .slice(0, 1)
    .some(({ id }) => readings.sayings[id]?.isGesture);

/** By what they say most plainly. Beside a warning sign only what is said in its words counts. */
function readingsOf(
  theirs: readonly string[],
  /** What they answer; null of a no, which only rules may read as anything else. */
  own: string | null,
  level: Level,
  [alert]: readonly Finding[],
): Said[] {
  const text = theirs.join('\n').slice(-mostRead);
  const tongue = otherLanguageOf(text);
  const known = (own === null ? sayingsIn(text) : sayingsOf(text, own)).flatMap(({ id, quote }) => {
    const written = readings.sayings[id];
    const reading = tongue && written?.isShape ? readings.otherTongue : written;
    const isDenied = text.includes('?') && asksNothing.test(reading?.shows ?? '');
    // Warm in so many words, with nothing beside it and nothing denied: not weighed as cold.
    const isAll =
      reading?.levels[0] === 'alto' && !denies.test(text) && text.length < quote.length + mostOutside;
    const fits = !isDenied && (reading?.levels.includes(level) || reading?.isSure || isAll);
    const isOfAlert =
      !alert || (!reading?.isShape && (alert.quote.includes(quote) || quote.includes(alert.quote)));
    if (!reading || !fits || !isOfAlert) return [];
    return [{ quote: reading.isShape && !quote.endsWith('?') ? (theirs.at(-1) ?? quote) : quote, reading }];
  });
  const isPart = (one: string, other: string) => one.includes(other) || other.includes(one);
  return known.filter(({ quote }, at) => at === 0 || !isPart(known[0]?.quote ?? '', quote)).slice(0, 2);
}

function shownBy(own: Said, beside: Said | undefined, level: Level, message: string): string {
  const { levels, shows } = own.reading;
  const isWhole = message.length < own.quote.length + mostOutside;
  return [
    shows,
    beside && `Y en «${cut(beside.quote)}»: ${lowerFirst(beside.reading.shows)}`,
    !isWhole && levelRank[level] < levelRank[levels[0]] && readings.tempered.lower,
    !isWhole && levelRank[level] > levelRank[levels[0]] && readings.tempered.higher,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Characters beside a quote that may change what it is worth. */
const mostOutside = 25;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function lastWords(message: string, { messages }: Lines): string {
  const last = messages.findLast(({ author }) => author !== 'mine');
  return last ? message.slice(last.start, last.end).trim() : message.trim();
}

/** Beside a warning sign interest is never high; beside a grave one it is low, whatever the words say. */
export function levelBeside(
  { hay_alertas, familias }: SubtextOutput['analysis']['senales'],
  level: Level,
): Level {
  if (familias.some((one) => overshadowing.includes(one))) return 'bajo';
  return hay_alertas && level === 'alto' ? 'medio' : level;
}

interface Situated {
  situation: Situation;
  quote?: string;
}

/** By the warning signs, a no or a cue that can be quoted. */
function situationOf(
  interest: Interest,
  level: Level,
  alerts: readonly Finding[],
  last: string,
): Situated | null {
  const [gravest] = gravestFirst(alerts);
  const threats = alerts.map((one) => ofFamily[one.family]);
  const grave = (['selfHarm', 'minor', 'threat', 'fraud'] as const).find((one) => threats.includes(one));
  const isEndured = gravest?.family === 'presion_sexual' && isSuffered(gravest);
  if (gravest) return { situation: grave ?? (isEndured ? 'endured' : ofFamily[gravest.family]) };
  if (interest.refused) return { situation: 'refusal' };
  const cues = leading(interest, level).filter(({ quote }) => quote !== '' && last.includes(quote));
  for (const [situation, levels, wanted] of byCue) {
    const found = cues.find(({ cue }) => wanted.includes(cue.id) || wanted.includes(cue.kind));
    if (found && levels.includes(level)) return { situation, quote: found.quote };
  }
  return null;
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

const byCue: readonly [Situation, readonly Level[], readonly string[]][] = [
  ['counterOffer', ['medio', 'alto'], ['counter-offer']],
  ['halfway', ['medio'], ['vague', 'busy']],
  ['excuse', ['bajo'], ['vague', 'busy']],
  ['plan', ['medio', 'alto'], ['proposes', 'invites']],
  ['feeling', ['medio', 'alto'], ['feeling']],
];

/** Where a life or a minor is at stake, the reading itself says what to do. */
function stepAgainst(alerts: readonly Finding[]): string[] {
  const [gravest] = gravestFirst(alerts);
  const isSaid = alerts.some(({ family }) => family === 'autolesion' || family === 'menor');
  return gravest && !isSaid ? [inShort(actOf(gravest))] : [];
}

/** What pulls in the direction of the level comes first. */
function leading({ found }: Interest, level: Level): FoundCue[] {
  const sign = level === 'bajo' ? 1 : -1;
  return found.toSorted((a, b) => sign * (a.cue.points - b.cue.points));
}

function explain(interest: Interest, level: Level, alerts: readonly Finding[]): string {
  const [alert] = alerts;
  if (alert && level !== interest.level)
    return `Hay palabras de interés, pero pesan más las señales de alerta («${cut(alert.quote)}»).`;
  if (alert && level === 'bajo') return `Más que interés, lo que se lee es otra cosa: «${cut(alert.quote)}».`;
  if (interest.refused) return 'Dice que no, o que no va por ahí, y merece leerse tal cual.';
  const cues = leading(interest, level);
  const wanted = cues.filter(({ cue }) => (level === 'bajo' ? cue.points < 0 : cue.points > 0)).slice(0, 2);
  const against = cues.find(({ cue }) => (level === 'bajo' ? cue.points > 1 : cue.points < 0));
  const said = wanted.map((one) => one.cue.means);
  if (said.length === 0)
    return level === 'bajo'
      ? 'Es muy poco texto y no invita a seguir: ni pregunta, ni propone, ni cuenta nada.'
      : 'El tono es amable, pero no hay ni una propuesta ni una pregunta que lo confirme.';
  const body = `${level === 'bajo' ? 'Se enfría porque' : 'Se nota en que'} ${said.join(' y ')}`;
  return against ? `${body}. En el otro lado de la balanza, ${against.cue.means}.` : `${body}.`;
}

function quotesOf(interest: Interest, level: Level, alerts: readonly Finding[]): string[] {
  const quotes = [
    ...alerts.map((one) => one.quote),
    ...leading(interest, level)
      .filter(({ cue }) => (level === 'bajo' ? cue.points < 0 : cue.points > 0))
      .map((one) => one.quote),
  ];
  return [...new Set(quotes.filter((quote) => quote !== ''))].slice(0, 3);
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

function cut(quote: string): string {
  return quote.length > 90 ? `${quote.slice(0, 88).trimEnd()}…` : quote;
}

import type { EmbeddedContext } from '../../generation/tool.ts';
import { actOf, inShort } from '../../language/read/acts.server.ts';
import { type Family, familyLabels, type Level } from '../../language/read/families.ts';
import type { FoundCue, Interest } from '../../language/read/find-cues.ts';
import type { Finding } from '../../language/read/finding.ts';
import { readInterest } from '../../language/read/interest.ts';
import { readOnce } from '../../language/read/read-once.ts';
import { gravestFirst } from '../../language/read/severity.ts';
import { diceOf } from '../../language/write/seeded.ts';
import { noAlerts, type SubtextInput, type SubtextOutput } from './contract.ts';
import { type Reading, readings, uncertainties } from './readings.server.ts';

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

export function subtextEmbedded(input: SubtextInput, { seed }: EmbeddedContext): SubtextOutput {
  const { message } = input;
  const { findings, level: warning, isConversation, knowsMine, lines } = readOnce(input, message);
  const plain = findings.filter((one) => one.severity !== 'low');
  // Light signs that add up to a warning are one here too.
  const alerts = warning !== 'bajo' && plain.length === 0 ? findings : plain;
  const interest = readInterest(message, lines);
  const grave = alerts.filter((one) => one.severity === 'high').map((one) => one.family);
  const senales = {
    hay_alertas: alerts.length > 0,
    detalles: alerts.length === 0 ? noAlerts : details(alerts),
    familias: [...new Set(grave)],
  };
  const level = levelBeside(senales, interest.level);
  const dice = diceOf(`${seed} ${message}`);
  const { meaning, step } = dice.pick<Reading>(readings[situationOf(interest, level, alerts)]);
  return {
    analysis: {
      subtexto: meaning,
      interes: {
        nivel: level,
        explicacion: explain(interest, level, alerts),
        citas: quotesOf(interest, level, alerts),
        incertidumbre: uncertaintyOf(interest, isConversation && !knowsMine),
      },
      siguiente_paso: [step, ...stepAgainst(alerts)].join(' '),
      senales,
    },
  };
}

/** Beside a warning sign interest is never high; beside a grave one it is low, whatever the words say. */
export function levelBeside(
  { hay_alertas, familias }: SubtextOutput['analysis']['senales'],
  level: Level,
): Level {
  if (familias.some((one) => overshadowing.includes(one))) return 'bajo';
  return hay_alertas && level === 'alto' ? 'medio' : level;
}

type Situation = keyof typeof readings;

function situationOf(interest: Interest, level: Level, alerts: readonly Finding[]): Situation {
  const families = alerts.map((one) => one.family);
  if (families.includes('autolesion')) return 'selfHarm';
  if (families.includes('menor')) return 'minor';
  if (families.includes('sextorsion') || families.includes('violencia')) return 'threat';
  if (families.includes('fraude')) return 'fraud';
  if (alerts.length > 0) return 'pressure';
  if (interest.refused) return 'refusal';
  const kinds = interest.found.map((one) => one.cue.kind);
  const ids = interest.found.map((one) => one.cue.id);
  if (level === 'alto') {
    if (ids.includes('counter-offer')) return 'counterOffer';
    if (kinds.includes('plan')) return 'plan';
    return kinds.includes('feeling') ? 'feeling' : 'keen';
  }
  if (level === 'medio') {
    if (ids.includes('vague') || ids.includes('busy') || ids.includes('unsure')) return 'halfway';
    return kinds.includes('curiosity') ? 'curious' : 'friendly';
  }
  if (ids.includes('busy') || ids.includes('vague')) return 'excuse';
  return interest.words <= 3 ? 'terse' : 'cold';
}

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

function uncertaintyOf({ words }: Interest, mixedVoices: boolean): string {
  if (mixedVoices) return uncertainties.voices;
  return words < 6 ? uncertainties.short : uncertainties.context;
}

function details(alerts: readonly Finding[]): string {
  const lines = alerts
    .slice(0, 4)
    .map((one) => `${familyLabels[one.family]}: «${cut(one.quote)}». ${one.text}`);
  return lines.join('\n');
}

function cut(quote: string): string {
  return quote.length > 90 ? `${quote.slice(0, 88).trimEnd()}…` : quote;
}

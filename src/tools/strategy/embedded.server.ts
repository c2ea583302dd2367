import type { EmbeddedContext, Refinement } from '../../generation/tool.ts';
import { addressedAs } from '../../language/write/addressed.ts';
import { leastEcho } from '../../language/write/echo.ts';
import { capitalise, tidy, uncapitalise } from '../../language/write/grammar.ts';
import { freshOpenings } from '../../language/write/openings.ts';
import { refineText } from '../../language/write/refine-text.ts';
import { type Dice, diceOf } from '../../language/write/seeded.ts';
import { aimAdvice, selfHarmAdvice, seriousTip, situationAdvice, styleTips } from './advice.server.ts';
import {
  defaultObjective,
  objectiveLabels,
  type StrategyInput,
  type StrategyOutput,
  styleLabels,
} from './contract.ts';
import { aimOf, aimWords } from './lines/aims.server.ts';
import type { Aim, Angle, Angles, Style } from './lines/angle.server.ts';
import { exits, goodbyes } from './lines/farewells.server.ts';
import { moves } from './lines/moves.server.ts';
import { feelingOpeners, joyOpeners, openers, questionOpeners } from './lines/openers.server.ts';
import { caringWays, limits, minorWays, safeWays } from './lines/safety.server.ts';
import { replies } from './lines/situations.server.ts';
import { type Received, readReceived } from './read-received.server.ts';
import { calmTags, tags } from './refine-tags.server.ts';

/** More than these make no reply better, only slower. */
const mostTried = 12;

type Wish = Aim | 'end' | 'limit';

export function strategyEmbedded(input: StrategyInput, { seed }: EmbeddedContext): StrategyOutput {
  const received = readReceived(input);
  const wish = wishOf(input);
  const style = styleOf(input.style);
  const [first, ...others] = optionsFor(input, received, wish, style, seed);
  if (!first) throw new RangeError('no reply');
  const grave = isGrave(received);
  return {
    ...first,
    strategicAdvice: adviceFor(received, wish),
    styleTip: grave ? seriousTip : styleTips[style],
    alternatives: others,
    familias: [...new Set(received.alerts.filter((one) => one.severity === 'high').map((one) => one.family))],
  };
}

export function strategyEmbeddedRefine(
  input: StrategyInput,
  refinement: Refinement,
  { seed }: EmbeddedContext,
): string {
  const received = readReceived(input);
  const wish = wishOf(input);
  const dice = diceOf(`${seed} ${refinement.chip} ${refinement.text}`);
  const fresh = () =>
    ['a', 'b', 'c'].flatMap((round) =>
      optionsFor(input, received, wish, styleOf(input.style), `${seed} ${round}`).map(
        (one) => one.suggestedReply,
      ),
    );
  const calm = isGrave(received) || wish === 'end' || wish === 'limit';
  return refineText(refinement, calm ? calmTags : tags, dice, () => dice.shuffle(fresh()));
}

function adviceFor(received: Received, wish: Wish): string {
  if (received.alerts.some((one) => one.family === 'autolesion')) return selfHarmAdvice;
  const advice = situationAdvice[received.situation];
  if (isGrave(received) || standsAlone.has(received.situation)) return advice;
  return wish === 'end' || wish === 'limit' ? aimAdvice.end : `${advice} ${aimAdvice[wish]}`;
}

/** Where what was received says enough about what to do. */
const standsAlone = new Set([
  'hard',
  'night',
  'boundary',
  'photo',
  'seeks',
  'need',
  'contact',
  'voice',
  'reassure',
]);

function isGrave({ situation }: Received): boolean {
  return ['minor', 'danger', 'pressure', 'refusal'].includes(situation);
}

function optionsFor(
  input: StrategyInput,
  received: Received,
  wish: Wish,
  style: Style,
  seed: string,
): { angle: string; suggestedReply: string }[] {
  const dice = diceOf(`${seed} ${input.receivedMessage} ${wish} ${style}`);
  const { receivedMessage, lastMessage = '', customObjective = '' } = input;
  const addressed = addressedAs([receivedMessage, lastMessage, customObjective, input.style].join(' '));
  const finish = (text: string) => (isGrave(received) ? text : addressed(text));
  const openings = freshOpenings();
  const write = (angle: Angle, lead: string, at: number) => {
    const texts = linesOf(angle, style, received, dice, at === 0)
      .slice(0, mostTried)
      .map((line) => tidy(`${namesTopic(line, received) ? '' : lead} ${line}`.trim()));
    const text = openings.take(leastEcho(openings.among(texts).slice(0, 3)));
    return { angle: angle.name, suggestedReply: finish(text) };
  };
  const angles = fixedAngles(received, wish);
  if (angles) return angles.map((angle, at) => write(angle, '', at));
  // Nothing goes in front of an apology, nor of the first word after a silence.
  const silent = wish === 'apologise' || (wish === 'recover' && received.about === null);
  const leads = silent ? [] : leadsOf(received, style, dice);
  return moves[wish as Aim].map((angle, at) => write(angle, filled(leads[at] ?? '', received), at));
}

function namesTopic(line: string, { about }: Received): boolean {
  return about !== null && line.includes(bare(about));
}

function fixedAngles({ situation, alerts }: Received, wish: Wish): Angles | undefined {
  if (situation === 'minor') return minorWays;
  if (situation === 'danger')
    return alerts.some((one) => one.family === 'autolesion') ? caringWays : safeWays;
  if (situation === 'pressure') return limits;
  if (situation === 'refusal') return exits;
  if (wish === 'limit') return limits;
  if (wish === 'end') return goodbyes;
  if (wish === 'apologise' || wish === 'call') return undefined;
  if (situation === 'question' && wish !== 'interest') return undefined;
  return situation === 'cold' && wish === 'recover' ? undefined : replies[situation];
}

/** Those that hold a detail go first. The answer to a feeling comes once; the other angles begin with what was told. */
function leadsOf(received: Received, style: Style, dice: Dice): readonly string[] {
  const usable = (lines: readonly string[]) => {
    const fitting = dice.shuffle(lines.filter((line) => fits(line, received)));
    return [
      ...fitting.filter((line) => line.includes('{')),
      ...fitting.filter((line) => !line.includes('{')),
    ];
  };
  const { situation } = received;
  if (situation === 'joy') return usable(joyOpeners[style]);
  if (situation === 'question') return usable(questionOpeners[style]);
  if (situation !== 'feeling') return usable(openers[style]);
  const [first = '', ...more] = usable(feelingOpeners[style]);
  return received.about === null ? [first, ...more] : [first, ...usable(openers[style])];
}

function fits(line: string, { about, day, meeting, choice, place }: Received): boolean {
  return (
    (about !== null || !/\{(?:[lL]o|tema)\}/.test(line)) &&
    (day !== null || !/\{[dD]ía\}/.test(line)) &&
    (meeting !== null || !/\{[cC]ita\}/.test(line)) &&
    (choice !== null || !/\{(?:[uU]na|otra)\}/.test(line)) &&
    (place !== null || !line.includes('{sitio}'))
  );
}

/** In any order; where some hold a detail of what was received, only those. */
function linesOf(
  { first = [''], lines, also = [], after = [''] }: Angle,
  style: Style,
  received: Received,
  dice: Dice,
  isFirst: boolean,
): string[] {
  // Whoever wants humour does not want a line for any style.
  const own = [...('casual' in lines ? lines[style] : lines), ...(style === 'divertido' ? [] : also)];
  const whole = first.flatMap((start) =>
    own.flatMap((line) => after.map((end) => `${start} ${joined(line, end)}`.trim())),
  );
  const usable = dice.shuffle(whole.filter((line) => fits(line, received)));
  const plain = usable.filter((line) => !line.includes('{'));
  // Good news is congratulated first: the lead names it.
  if (received.situation === 'joy' && isFirst && plain.length > 0) return plain;
  const agreed = usable.filter((line) => /\{[cC]ita\}/.test(line));
  const aboutIt = usable.filter((line) => /\{(?:[lL]o|tema)\}/.test(line));
  const dated = usable.filter((line) => line.includes('{'));
  const both = agreed.filter((line) => aboutIt.includes(line));
  const [best = []] = [both, agreed, aboutIt, dated, usable].filter((some) => some.length > 0);
  return best.map((line) => filled(line, received));
}

/** A small letter after a colon, a capital after a stop. */
function joined(line: string, end: string): string {
  return line.endsWith(':') ? `${line} ${uncapitalise(end)}` : `${line} ${capitalise(end)}`.trim();
}

/** «el concierto» out of «del concierto». */
function bare(about: string): string {
  return about.replace(/^del /, 'el ').replace(/^de /, '');
}

function filled(line: string, { about, day, meeting, choice, place }: Received): string {
  const [one = '', other = ''] = choice ?? [];
  return line
    .replaceAll('{lo}', `lo ${about}`)
    .replaceAll('{Lo}', `Lo ${about}`)
    .replaceAll('{tema}', bare(about ?? ''))
    .replaceAll('{día}', day ?? '')
    .replaceAll('{Día}', capitalise(day ?? ''))
    .replaceAll('{cita}', meeting ?? '')
    .replaceAll('{Cita}', capitalise(meeting ?? ''))
    .replaceAll('{una}', one)
    .replaceAll('{Una}', capitalise(one))
    .replaceAll('{otra}', other)
    .replaceAll('{sitio}', place ?? '');
}

function wishOf({ objective, customObjective }: StrategyInput): Wish {
  const chosen = objective ?? (customObjective ? 'other' : defaultObjective);
  if (chosen === 'end') return 'end';
  if (chosen !== 'other' && Object.hasOwn(objectiveLabels, chosen))
    return aimOf[chosen as keyof typeof aimOf];
  const words = chosen === 'other' ? (customObjective ?? '') : chosen;
  return aimWords.find(([pattern]) => pattern.test(words))?.[1] ?? 'interest';
}

function styleOf(style: string | undefined): Style {
  if (!style || style === 'custom') return 'casual';
  if (Object.hasOwn(styleLabels, style)) return style as Style;
  if (/humor|grac|divert|iron|chist|risa|juguet/i.test(style)) return 'divertido';
  if (/rom[aá]n|tiern|dulc|cari[nñ]|poe/i.test(style)) return 'romantico';
  if (/direct|segur|clar|atrev/i.test(style)) return 'directo';
  return /sincer|honest|seri|formal|educad|respet/i.test(style) ? 'sincero' : 'casual';
}

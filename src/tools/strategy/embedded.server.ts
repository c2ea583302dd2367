import { capitalise, tidy } from '../../generation/spanish/grammar.ts';
import { refineText } from '../../generation/spanish/refine-text.ts';
import { type Dice, diceOf } from '../../generation/spanish/seeded.ts';
import { toVos, usesVos } from '../../generation/spanish/voseo.ts';
import type { EmbeddedContext, Refinement } from '../../generation/tool.ts';
import { aimAdvice, selfHarmAdvice, seriousTip, situationAdvice, styleTips } from './advice.server.ts';
import {
  defaultObjective,
  objectiveLabels,
  type StrategyInput,
  type StrategyOutput,
  type StrategyStyle,
  styleLabels,
} from './contract.ts';
import {
  type Aim,
  type Angle,
  type Angles,
  aimOf,
  aimWords,
  caringWays,
  exits,
  feelingOpeners,
  goodbyes,
  limits,
  minorWays,
  moves,
  openers,
  questionOpeners,
  replies,
  safeWays,
} from './lines.server.ts';
import { type Received, readReceived } from './read-received.server.ts';
import { calmTags, tags } from './refine-tags.server.ts';

type Wish = Aim | 'end' | 'limit';
type Style = Exclude<StrategyStyle, 'custom'>;

export function strategyEmbedded(input: StrategyInput, { seed }: EmbeddedContext): StrategyOutput {
  const received = readReceived(input.receivedMessage);
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
  const received = readReceived(input.receivedMessage);
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
  if (isGrave(received) || received.situation === 'hard') return advice;
  return wish === 'end' || wish === 'limit' ? aimAdvice.end : `${advice} ${aimAdvice[wish]}`;
}

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
  const own = usesVos(`${input.receivedMessage} ${input.lastMessage ?? ''}`) && !isGrave(received);
  const finish = (text: string) => (own ? vos(text) : text);
  const fixed = fixedAngles(received, wish);
  if (fixed)
    return fixed.map((angle) => ({
      angle: angle.name,
      suggestedReply: finish(lineOf(angle, received, dice)),
    }));
  const leads = dice.shuffle(leadsOf(received, style).filter((line) => fits(line, received)));
  return moves[wish as Aim].map((angle, at) => {
    const move = lineOf(angle, received, dice);
    const named = received.about !== null && move.includes(received.about);
    const lead = named ? '' : filled(leads[at % Math.max(leads.length, 1)] ?? '', received);
    return { angle: angle.name, suggestedReply: finish(tidy(`${lead} ${move}`.trim())) };
  });
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
  return situation === 'cold' && wish === 'recover' ? undefined : replies[situation];
}

function leadsOf({ situation }: Received, style: Style): readonly string[] {
  if (situation === 'feeling') return feelingOpeners[style];
  if (situation === 'question') return questionOpeners[style];
  return openers[style].filter((line) => line !== '');
}

function fits(line: string, { about, day }: Received): boolean {
  return (
    (about !== null || !/\{lo\}|\{Lo\}/.test(line)) && (day !== null || !/\{d[ií]a\}|\{Día\}/.test(line))
  );
}

/** Lines with a detail of what was received come first. */
function lineOf(angle: Angle, received: Received, dice: Dice): string {
  const usable = angle.lines.filter((line) => fits(line, received));
  const concrete = usable.filter((line) => line.includes('{'));
  return filled(dice.pick(concrete.length > 0 ? concrete : usable), received);
}

function filled(line: string, { about, day }: Received): string {
  return line
    .replaceAll('{lo}', `lo ${about}`)
    .replaceAll('{Lo}', `Lo ${about}`)
    .replaceAll('{día}', day ?? '')
    .replaceAll('{Día}', capitalise(day ?? ''));
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

const vosForms: Record<string, string> = {
  escríbeme: 'escribime',
  elige: 'elegí',
  empieza: 'empezá',
  cuéntamelo: 'contámelo',
  dame: 'dame',
  eres: 'sos',
  empiezas: 'empezás',
  dirás: 'dirás',
};

function vos(text: string): string {
  const ours = text.replace(/\p{L}+/gu, (word) => {
    const form = vosForms[word.toLowerCase()];
    if (!form) return word;
    return /^\p{Lu}/u.test(word) ? capitalise(form) : form;
  });
  return toVos(ours);
}

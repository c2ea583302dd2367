import type { EmbeddedContext, Refinement } from '../../generation/tool.ts';
import { inShort, actOf as readAct } from '../../language/read/acts.server.ts';
import type { Finding } from '../../language/read/finding.ts';
import { gravestFirst } from '../../language/read/severity.ts';
import { addressedAs } from '../../language/write/addressed.ts';
import { isAmerican, isPeninsular } from '../../language/write/american.ts';
import { fitsPerson } from '../../language/write/attributes.server.ts';
import { freshOpenings } from '../../language/write/openings.ts';
import { diceOf } from '../../language/write/seeded.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { type Act, actOf, texts, type Way } from './acts.server.ts';
import { defaultStyle, type StrategyInput, type StrategyOutput, styleLabels } from './contract.ts';
import { placesOf } from './days.server.ts';
import { toBeSaid } from './own-words.server.ts';
import { readReceived, rulesRead } from './read-act.server.ts';
import { type Wish, wishOf } from './wish.server.ts';

interface Move {
  advice: string;
  grave: boolean;
  /** Three or more ideas, the recommended one first. */
  ways: readonly Way[];
}

export function strategyEmbedded(input: StrategyInput, { seed }: EmbeddedContext): StrategyOutput {
  const { alerts } = readReceived(input);
  const style = styleOf(input.style);
  const { advice, grave, ways } = moveFor(input);
  const dice = diceOf(`${seed} ${input.receivedMessage} ${style}`);
  const finish = finisherOf(input);
  const openings = freshOpenings();
  const [first, ...alternatives] = ways.slice(0, 3).map((way) => ({
    angle: way.angle,
    ...(way.silent && { silent: true }),
    suggestedReply: finish(openings.take(dice.pick(openings.among(preferred(way, style, seed))))),
  }));
  if (!first) throw new RangeError('no reply');
  return {
    ...first,
    alternatives,
    strategicAdvice: advice,
    styleTip: ways.every(({ silent }) => silent)
      ? texts.silentTip
      : grave
        ? texts.seriousTip
        : (texts.tips[style] ?? ''),
    familias: [...new Set(alerts.filter((one) => one.severity === 'high').map((one) => one.family))],
  };
}

const chipLines: Partial<Record<string, (way: Way) => readonly string[]>> = {
  funnier: (way) => [...(way.funny ?? []), ...(/humor/i.test(way.angle) ? way.lines : [])],
  bolder: (way) => way.direct ?? [],
  warmer: (way) => way.tender ?? [],
};

/** Another line that was written for this moment, or an honest no. */
export function strategyEmbeddedRefine(
  input: StrategyInput,
  { chip, text }: Refinement,
  { seed }: EmbeddedContext,
): string {
  const dice = diceOf(`${seed} ${chip} ${text}`);
  const finish = finisherOf(input);
  const ways = moveFor(input).ways.filter(({ silent }) => !silent);
  const before = text.trim();
  const own = ways.filter((way) => allOf(way).map(finish).includes(before));
  const lists = chipLines[chip]
    ? [ways.flatMap(chipLines[chip])]
    : [chip === 'another' ? own.flatMap(allOf) : [], ways.flatMap(allOf)];
  const [other] = lists
    .flatMap((list) => dice.shuffle(list).map(finish))
    .filter((line) => line !== before && (chip !== 'shorter' || line.length < before.length));
  if (!other) throw new Failure('content_refused', { message: texts.cannot[chip] ?? '' });
  return other;
}

const allOf = ({ lines, funny = [], direct = [], tender = [] }: Way) => [
  ...lines,
  ...funny,
  ...direct,
  ...tender,
];

type Style = 'casual' | 'divertido' | 'sincero' | 'directo' | 'romantico';

function preferred(way: Way, style: Style, seed: string): readonly string[] {
  const { lines, funny, direct, tender } = way;
  const own = { casual: undefined, sincero: undefined, divertido: funny, directo: direct, romantico: tender }[
    style
  ];
  // Asked again and again, the others come too.
  return own && diceOf(`${seed} own`).pick([true, true, true, false]) ? own : lines;
}

/** Why no usual answer fits, and what helps against the very thing that was read. */
function adviceOn({ id, advice }: Act, alerts: readonly Finding[]): string {
  const [gravest] = gravestFirst(alerts);
  if (!gravest || !['danger', 'limits'].includes(id)) return advice;
  return `${inShort({ advice })} ${readAct(gravest).advice}`;
}

function moveFor(input: StrategyInput): Move {
  const { act, alerts, message } = readReceived(input);
  const wish = wishOf(input);
  const style = styleOf(input.style);
  const places = placesOf(message, act?.id === 'counter-offer');
  const fill = (line: string) => places.fill(line).replace('{dicho}', toBeSaid(input) ?? '');
  const talk = talkOf(input);
  const fitsBoth = fitsPerson(
    readTopics(`${talk} ${input.customObjective ?? input.objective ?? ''}`).attributes,
  );
  const usable = (lines: readonly string[] = []) => {
    const fit = lines.filter((line) => places.fits(line) && fitsBoth(line, true));
    const near = isAmerican(talk) ? fit.filter((line) => !isPeninsular(line)) : fit;
    return near.length > 0 ? near : fit;
  };
  const written = (ways: readonly Way[]) =>
    ways
      .map((way) => ({
        ...way,
        lines: usable(way.lines).map(fill),
        funny: kept(usable(way.funny).map(fill)),
        direct: kept(usable(way.direct).map(fill)),
        tender: kept(usable(way.tender).map(fill)),
      }))
      .filter(({ lines }) => lines.length > 0);
  if (act?.grave) {
    const advice = adviceOn(act, alerts);
    const all = actWays(act, wish);
    // Where the advice is not to answer, there is nothing to send.
    const ways = /no contestes|corta el contacto/i.test(advice) ? all.filter(({ silent }) => silent) : all;
    const grave = written(ways.length < 3 ? all : ways);
    return { advice, grave: true, ways: grave.length < 3 ? split(grave) : grave };
  }
  const { advice, ways } = lightMove(act, wish, message, input);
  const own = written(ways);
  const ready = own.length < 3 ? [...own, ...written(actWays(actOf('anybody'), wish))] : own;
  const funny = style === 'divertido' ? ready.filter(({ angle }) => /humor/i.test(angle)) : [];
  return { advice, grave: false, ways: [...funny, ...ready.filter((way) => !funny.includes(way))] };
}

const kept = (lines: readonly string[]) => (lines.length > 0 ? lines : undefined);

/** A goodbye to somebody in grief has one idea and no second thoughts. */
const kinds = ['Despedirse con cariño', 'Breve y cálido', 'Con buenos deseos'];
function split(ways: readonly Way[]): Way[] {
  const lines = ways.flatMap((way) => way.lines);
  return kinds.map((angle, at) => ({
    angle,
    lines: lines.filter((_, index) => index % kinds.length === at),
  }));
}

function actWays({ ways }: Act, wish: Wish): Way[] {
  const isFor = (way: Way) => way.for?.includes(wish) ?? false;
  const wanted = ways
    .filter(isFor)
    .toSorted((one, other) => (one.for?.length ?? 0) - (other.for?.length ?? 0));
  if (wish === 'end' && wanted.length > 0) return wanted;
  const general = ways.filter((way) => !way.for && !way.not?.includes(wish));
  const isStep = ['date', 'whatsapp', 'recover'].includes(wish);
  return isStep ? [...wanted, ...general] : ways.filter((way) => isFor(way) || general.includes(way));
}

function lightMove(
  act: Act | null,
  wish: Wish,
  message: string,
  input: StrategyInput,
): { advice: string; ways: readonly Way[] } {
  if (toBeSaid(input)) return actOf('tell');
  if (wish === 'limit') return actOf('limits');
  if (wish === 'end') {
    const goodbye = actOf('goodbye');
    const farewells = act?.ways.filter((way) => way.for?.includes('end')) ?? [];
    return { advice: goodbye.advice, ways: [...farewells, ...goodbye.ways] };
  }
  if (wish === 'apologise') return actOf('apologise');
  if (wish === 'call') return actOf('call-wish');
  if (act) return { advice: act.advice, ways: actWays(act, wish) };
  return aboutTopic(message, wish) ?? unknown(wish, input);
}

const wishActs: Partial<Record<Wish, string>> = {
  date: 'date-wish',
  whatsapp: 'contact-wish',
  recover: 'recover-wish',
};

/** A topic only stands in what people love or do: in a story it is a detail. */
const likes =
  /\b(?:me (?:gusta|encanta|flipa|mola|apasiona|chifla|fascina)|soy (?:muy )?(?:de|fan)|fan de|adoro|(?:enganchad|obsesionad|viciad)[oa] (?:al?|con)|hago|practico|toco|juego a|voy a clases|estoy (?:leyendo|viendo|aprendiendo)|aprendiendo|mi (?:pasi[oó]n|hobby)|colecciono|entreno)/i;
/** Lines of the lexicon that are no answer to a profile. */
const forProfiles = /perfil|bio\b|foto|he visto|he leído|vi que|leo que|te he/i;

function aboutTopic(message: string, wish: Wish) {
  const [topic] = readTopics(message).topics.map((one) => one.topic);
  if (!topic || wish === 'recover' || !likes.test(message)) return undefined;
  const way = (angle: string, lines: readonly string[]): Way => ({
    angle,
    lines: lines.filter((line) => !forProfiles.test(line)),
  });
  const ask = way('Preguntar por ello', topic.ask);
  const step = wish === 'date' ? [way('Proponer un plan', topic.invite)] : [];
  const contact = wish === 'whatsapp' ? actOf('contact-wish').ways.slice(0, 1) : [];
  const ways = [
    ...step,
    ...contact,
    ask,
    ...actOf('topic').ways,
    way('Interés sincero', topic.warm),
    way('Con humor', topic.joke),
  ];
  const { advice } = actOf(wishActs[wish] ?? 'topic');
  return { advice: `${actOf('topic').advice}${wishActs[wish] ? ` ${advice}` : ''}`, ways };
}

function unknown(wish: Wish, { customObjective }: StrategyInput) {
  const anybody = actOf('anybody');
  const id = wishActs[wish];
  const [first, ...others] = id ? actOf(id).ways : [];
  const [listen, ...more] = anybody.ways.filter((way) => !way.for);
  const own = wish === 'interest' && customObjective ? ` ${texts.ownWish}` : '';
  return {
    advice: `${anybody.advice}${id ? ` ${actOf(id).advice}` : own}`,
    ways: [first, listen, ...others.slice(0, 1), ...more].filter((way) => way !== undefined),
  };
}

const toTheWriter = new Set(['minor', 'care', 'danger', 'limits', 'insult', 'money', 'stop', 'wait']);

const talkOf = ({ receivedMessage, lastMessage = '' }: StrategyInput) =>
  `${receivedMessage.slice(-rulesRead)} ${lastMessage}`;

function finisherOf(input: StrategyInput): (text: string) => string {
  // Some of these speak to the person who asks.
  if (toTheWriter.has(readReceived(input).act?.id ?? '')) return (text) => text;
  const addressed = addressedAs(talkOf(input));
  // A gap speaks to whoever fills it.
  return (text) =>
    text.replace(/\[[^\]]*\]|[^[]+/g, (part) => (part.startsWith('[') ? part : addressed(part)));
}

function styleOf(style: string = defaultStyle): Style {
  if (style !== 'custom' && Object.hasOwn(styleLabels, style)) return style as Style;
  if (/humor|grac|divert|ir[oó]n|chist|risa|juguet/i.test(style)) return 'divertido';
  if (/rom[aá]n|tiern|dulc|cari[nñ]|poe/i.test(style)) return 'romantico';
  if (/direct|segur|clar|atrev/i.test(style)) return 'directo';
  return /sincer|honest|seri|formal|educad|respet/i.test(style) ? 'sincero' : 'casual';
}

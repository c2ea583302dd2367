import { bindingNo } from '../../generation/pipeline/their-no.server.ts';
import type { EmbeddedContext, Refinement } from '../../generation/tool.ts';
import { inShort, actOf as readAct } from '../../language/read/acts.server.ts';
import { compileTest } from '../../language/read/compile.ts';
import type { Finding } from '../../language/read/finding.ts';
import { rulesRead } from '../../language/read/newest.ts';
import { normalise } from '../../language/read/normalise.ts';
import { gravestFirst } from '../../language/read/severity.ts';
import { addressIn, canBe, turnedTo } from '../../language/write/addressed.ts';
import { isAmerican, isPeninsular } from '../../language/write/american.ts';
import { fitsPerson } from '../../language/write/attributes.server.ts';
import { daysIn } from '../../language/write/days.server.ts';
import { capitalise } from '../../language/write/grammar.ts';
import { diceOf } from '../../language/write/seeded.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import { saysUsted } from '../../language/write/usted.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { type Act, actFor, actOf, texts, type Way } from './acts.server.ts';
import { defaultObjective, defaultStyle, type StrategyInput, type StrategyOutput } from './contract.ts';
import { ownWordsIn } from './own-words.server.ts';
import { readAs, readReceived } from './read-act.server.ts';
import { conversationOf, isDangerous } from './safety.server.ts';
import { aimOf, type Wish, wishOf } from './wish.server.ts';

/** What makes two texts look alike at a glance. */
const openingOf = (text: string) =>
  text
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.slice(0, 2)
    .join(' ') ?? '';

/** Who has threatened before, or said no, is not chatted with today: that is what is answered. */
function answered(input: StrategyInput, { thread, reported = [] }: EmbeddedContext): StrategyInput {
  const care = reported.includes('autolesion') ? 'care' : 'in-doubt';
  if (reported.length > 0 && !isDangerous(input))
    return readAs(reported.includes('menor') ? 'minor' : care, input);
  if (thread?.isGrave && !isDangerous(input))
    return readAs('in-doubt', { ...input, lastMessage: undefined, receivedMessage: thread.chat });
  const no = bindingNo(input, conversationOf(input), thread);
  return no && !isDangerous(input)
    ? readAs('exits', { ...input, lastMessage: undefined, receivedMessage: no })
    : input;
}

export function strategyEmbedded(given: StrategyInput, context: EmbeddedContext): StrategyOutput {
  const { seed } = context;
  const input = answered(given, context);
  const { act, alerts } = readReceived(input);
  const style = styleOf(input.style);
  const { advice, ways } = moveFor(input);
  const dice = diceOf(`${seed} ${input.receivedMessage} ${style}`);
  const taken = new Set<string>();
  const [first, ...alternatives] = ways.slice(0, 3).map((way) => {
    const lines = preferred(way, style);
    const fresh = lines.filter((line) => !taken.has(openingOf(line)));
    const line = dice.pick(fresh.length > 0 ? fresh : lines);
    taken.add(openingOf(line));
    return { angle: way.angle, ...(way.silent && { silent: true }), suggestedReply: line };
  });
  if (!first) throw new RangeError('no reply');
  return {
    ...first,
    alternatives,
    strategicAdvice: advice,
    styleTip: ways.every(({ silent }) => silent)
      ? texts.silentTip
      : act?.grave
        ? texts.seriousTip
        : (texts.tips[style] ?? ''),
    familias: [...new Set(alerts.filter((one) => one.severity === 'high').map((one) => one.family))],
  };
}

const listOf: Partial<Record<string, 'funny' | 'direct' | 'tender'>> = {
  divertido: 'funny',
  funnier: 'funny',
  directo: 'direct',
  bolder: 'direct',
  romantico: 'tender',
  warmer: 'tender',
};

/** Another line that was written for this moment, or an honest no. */
export function strategyEmbeddedRefine(
  given: StrategyInput,
  { chip, text }: Refinement,
  context: EmbeddedContext,
): string {
  const { seed } = context;
  const input = answered(given, context);
  const dice = diceOf(`${seed} ${chip} ${text}`);
  const ways = moveFor(input).ways.filter(({ silent }) => !silent);
  const before = text.trim();
  const own = ways.filter((way) => allOf(way).includes(before));
  const list = listOf[chip];
  const wanted = list
    ? [ways.flatMap((way) => [...(way[list] ?? []), ...(list === 'funny' && isHumour(way) ? way.lines : [])])]
    : [chip === 'another' ? own.flatMap(allOf) : [], ways.flatMap(allOf)];
  const [other] = wanted
    .flatMap((lines) => dice.shuffle(lines))
    .filter((line) => line !== before && (chip !== 'shorter' || line.length < before.length));
  if (!other) throw new Failure('content_refused', { message: texts.cannot[chip] ?? '' });
  return other;
}

const lists = ['lines', 'funny', 'direct', 'tender'] as const;

const allOf = (way: Way) => lists.flatMap((list) => way[list] ?? []);

function preferred(way: Way, style: Style): readonly string[] {
  const own = way[listOf[style] ?? 'lines'] ?? [];
  return own.length > 0 ? own : way.lines;
}

const isHumour = ({ angle }: Way) => /humor/i.test(angle);

/** Why no usual answer fits, and what helps against the very thing that was read. */
function adviceOn({ id, advice }: Act, alerts: readonly Finding[]): string {
  const isOfLife = id === 'care';
  const [gravest] = gravestFirst(isOfLife ? alerts.filter(({ family }) => family === 'autolesion') : alerts);
  const act = gravest && readAct(gravest);
  if (isOfLife) return act && act.id !== act.family ? act.advice : advice;
  if (!act || !['danger', 'in-doubt', 'limits', 'insult'].includes(id)) return advice;
  return `${inShort({ advice })} ${act.advice}`;
}

/** Three or more ideas, the recommended one first. */
function moveFor(input: StrategyInput) {
  const { act, alerts } = readReceived(input);
  const wish = wishOf(input);
  if (act?.grave) {
    const advice = adviceOn(act, alerts);
    const all = actWays(act, wish);
    // Where the advice is not to answer, there is nothing to send.
    const silent = /no contestes|corta el contacto/i.test(advice) ? all.filter((way) => way.silent) : [];
    return { advice, ways: written(silent.length < 3 ? all : silent, input) };
  }
  const { advice, ways } = lightMove(wish, input);
  const fit = written(ways, input);
  const ready = fit.length < 3 ? [...fit, ...written(actWays(actOf('anybody'), wish), input)] : fit;
  const isAhead = (way: Way) => (wish in texts.steps && way === ready[0]) || isHumour(way);
  return {
    advice: wish === 'own' ? `${texts.ownWish} ${advice}` : advice,
    ways:
      styleOf(input.style) === 'divertido'
        ? ready.toSorted((one, other) => Number(isAhead(other)) - Number(isAhead(one)))
        : ready,
  };
}

/** The ideas with the lines that fit what is known of both, as the other person is spoken to. */
function written(ways: readonly Way[], input: StrategyInput): Way[] {
  const { act, message } = readReceived(input);
  const talk = talkOf(input);
  const address = addressOf(input);
  const filled = filling(message, act, aimOf(input));
  const fitsBoth = fitsPerson(readTopics(`${talk} ${aimOf(input)}`).attributes);
  const usable = (lines: readonly string[]) => {
    const fit = lines.filter((line) => fitsBoth(line, true));
    const near = isAmerican(talk) ? fit.filter((line) => !isPeninsular(line)) : fit;
    return near.length > 0 ? near : fit;
  };
  const toThem = (lines: readonly string[]) => {
    const sure = usable(lines).filter(address.fits);
    return filled(sure.length > 0 || address.isFormal ? sure : usable(lines)).map(address.turned);
  };
  return ways
    .map((way) => inEachList(way, way.silent ? usable : toThem))
    .filter(({ lines }) => lines.length > 0);
}

/** Lines with what is known in its place; those in the person's own words go before the others. */
function filling(message: string, act: Act | null, aim: string) {
  const days = daysIn(message).filter(({ isRefused }) => !isRefused);
  const isOne = days.length === 1 || act?.id === 'counter-offer';
  const día = (isOne && days.at(-1)?.day) || 'ese día';
  const said = ownWordsIn(aim, message);
  const known: Readonly<Record<string, string>> = { ...said, día, Día: capitalise(día) };
  return (lines: readonly string[]): readonly string[] => {
    const put = lines
      .map((line) => line.replace(/\{(\p{L}+)\}/gu, (slot, name: string) => known[name] ?? slot))
      .filter((line) => !line.includes('{'));
    const own = put.filter((line) => Object.values(said).some((words) => line.includes(words)));
    return own.length > 0 ? own : put;
  };
}

const inEachList = (way: Way, change: (lines: readonly string[]) => readonly string[]): Way => ({
  ...way,
  ...Object.fromEntries(lists.map((list) => [list, change(way[list] ?? [])])),
});

const mostCharacters = 240;

/** «Gracias, qué amable.» before a reply to the question beside it, or before a step to a date. */
function after({ brief }: Pick<Act, 'brief'>, way: Way): Way {
  if (!brief || way.silent) return way;
  const fits = (joined: string) => joined.length <= mostCharacters && joined.split('[').length <= 2;
  return inEachList(way, (lines) =>
    lines.flatMap((line) => {
      const joined = brief.map((opening) => `${opening} ${line}`).filter(fits);
      return joined.length > 0 ? joined : [line];
    }),
  );
}

function actWays({ ways }: Act, wish: Wish): Way[] {
  const wanted = ways.filter((way) => way.for?.includes(wish));
  return [...wanted, ...ways.filter((way) => !way.for && !way.not?.includes(wish))];
}

/** An answer that is hardly one. */
const isDry = (text: string) => /^[^?\n]{1,24}$/u.test(text) && text.trim().split(/\s+/).length < 4;

function lightMove(wish: Wish, input: StrategyInput) {
  const { act, beside, message } = readReceived(input);
  const opened = (ways: readonly Way[], opening: Act | null) =>
    opening ? ways.map((way) => after(opening, way)) : ways;
  if (wish === 'end') {
    const { advice, ways } = actOf('goodbye');
    const farewells = (beside ?? act)?.ways.filter((way) => way.for?.includes('end')) ?? [];
    return { advice, ways: [...farewells, ...ways] };
  }
  const wanted = wish === defaultObjective || wish in texts.steps ? undefined : actFor(wish);
  if (wanted && !wanted.leaves?.includes(act?.id ?? '')) {
    const [first, ...others] = opened(wanted.ways, wanted.grave || wanted.isAlone ? null : act);
    // Kind words thrice would be one idea: what answers the message itself stands beside them.
    const isKind = wish === 'say' && ownWordsIn(aimOf(input)).amable && act && !act.tells;
    const isWhole = (way: Way) => !isHumour(way) && !allOf(way).join().includes('[');
    const answers = isKind ? actWays(act, wish).filter(isWhole) : [];
    return { advice: wanted.advice, ways: first ? [first, ...answers.slice(0, 1), ...others] : [] };
  }
  const shown = act ?? actOf(isDry(message) ? 'little' : 'anybody');
  const ways = actWays(shown, wish);
  const [step, ...steps] = stepsFor(shown, wish, ways);
  const isAlone = !act && !input.lastMessage && !input.receivedMessage.includes('\n');
  const [first, ...others] = ways;
  return {
    advice: isAlone ? `${shown.advice} ${texts.before}` : shown.advice,
    ways: opened(step && first ? [step, first, ...steps, ...others] : ways, beside),
  };
}

/** What the person wants, after a short answer to what was said. */
function stepsFor(act: Act, wish: Wish, ways: readonly Way[]): readonly Way[] {
  const isWritten = ways.some((way) => way.for?.includes(wish));
  if (isWritten || act.isFirst || texts.noStep.includes(act.id)) return [];
  if (texts.planned.includes(act.id)) return texts.steps[`${wish}-planned`] ?? [];
  return (texts.steps[wish] ?? []).map((step) => after(act, step));
}

const talkOf = ({ receivedMessage, lastMessage = '' }: StrategyInput) =>
  `${receivedMessage.slice(-rulesRead)} ${lastMessage}`;

const asksForTu = /(?<!no |no me |sin )tut[eé](?:ar|ame|emos|eme)/iu;

const gaps = /\[[^[\]]*\]/gu;

/** How the other person is spoken to. A gap, and advice not to write, speak to the person who asks. */
function addressOf(input: StrategyInput) {
  const { receivedMessage, lastMessage = '', style = '' } = input;
  const isFormal = [receivedMessage, lastMessage].some(saysUsted);
  const words = [talkOf(input), aimOf(input), style].join('\n');
  const address = asksForTu.test(receivedMessage) ? 'tu' : isFormal ? 'usted' : addressIn(words);
  const turn = turnedTo[address];
  return {
    isFormal: address === 'usted',
    fits: (line: string) => canBe(address, line.replace(gaps, '')),
    turned: (line: string) =>
      line.replace(/\[[^[\]]*\]|[^[]+/g, (part) => (part.startsWith('[') ? part : turn(part))),
  };
}

type Style = keyof typeof texts.tips;

function styleOf(style: string = defaultStyle): Style {
  if (Object.hasOwn(texts.tips, style)) return style;
  const { text } = normalise(style);
  return styles.find(([, said]) => said?.test(text))?.[0] ?? defaultStyle;
}

const styles = Object.entries(texts.styles).map(([style, rows]) => [style, compileTest(rows)] as const);

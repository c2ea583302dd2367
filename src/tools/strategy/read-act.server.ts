import { isRefusal } from '../../generation/send-check/check.ts';
import { type Message, parseChat } from '../../language/read/chat.ts';
import { type Finding, isByWeights } from '../../language/read/finding.ts';
import { newestOf } from '../../language/read/newest.ts';
import { normalise } from '../../language/read/normalise.ts';
import { readOnce } from '../../language/read/read-once.ts';
import { hasRefusal } from '../../language/read/refusal.ts';
import { saysNo } from '../../language/read/says-no.ts';
import { saidByVictim, sufferedFrom } from '../../language/read/suffered.ts';
import { against, likelySayings, saidSentences } from '../../language/write/likely-sayings.server.ts';
import { type Saying, sayingsIn } from '../../language/write/sayings.server.ts';
import { type Act, actOf, acts } from './acts.server.ts';
import type { StrategyInput } from './contract.ts';

/** Characters from the end that a reply is written from. Danger is looked for in all that was received. */
export const rulesRead = 4_000;
const mostOfLast = 1_200;

export interface Received {
  act: Act | null;
  /** Said in the same message, and answered in a short sentence before the reply. */
  beside: Act | null;
  alerts: readonly Finding[];
  /** The other person's last messages, after the last one of whoever asks. */
  message: string;
  /** What they say, of `sayings.json`. */
  said: readonly Saying[];
}

const readings = new WeakMap<StrategyInput, Received>();

export function readReceived(input: StrategyInput): Received {
  const known = readings.get(input) ?? received(input);
  readings.set(input, known);
  return known;
}

/** What is answered first, whatever else a no says. */
const beforeNo = ['stop', 'care', 'danger', 'minor'];

/** A way out that was written for their very words: none of its lines asks anything. */
const isExit = ({ grave, ways }: Act) =>
  grave === true && !ways.some((way) => Object.values(way).flat().join().includes('?'));

/** The input, read as a no to the person. */
export function readAsNo(input: StrategyInput): StrategyInput {
  const reading = received(input);
  const { act } = reading;
  const isAnswered = act !== null && (beforeNo.includes(act.id) || isExit(act));
  readings.set(input, isAnswered ? reading : { ...reading, act: actOf('exits'), beside: null });
  return input;
}

/** They take their leave in words that have no other use. What else may be a no is weighed by `theirNo`. */
export function takesLeave(input: StrategyInput): boolean {
  const { act, message } = readReceived(input);
  return act?.id === 'stop' || (act?.id === 'exits' && !hasRefusal(message));
}

function received(input: StrategyInput): Received {
  const { message, own, unanswered } = lastOf(input);
  const suffered = sufferedOf(input, own, message);
  const alerts = [...alertsIn(input), ...suffered];
  const said = sayingsIn(message);
  const act =
    suffered.length > 0
      ? (graveAct(alerts) ?? actOf('danger'))
      : ((isInPain(input) ? actOf('own-pain') : null) ?? actOn(message, said, own, alerts));
  const waiting = unanswered > 1 ? 'wait' : 'silence';
  if (unanswered > 0 && !act?.grave) return { act: actOf(waiting), beside: null, alerts, message, said };
  return { ...twoActs(act, message, said), alerts, message, said };
}

const actOn = (message: string, said: readonly Saying[], own: string, alerts: readonly Finding[]) =>
  asksToStop(message, alerts) ?? graveAct(alerts) ?? spokenAct(message, said, own, alerts);

/** What whoever asks has suffered from the other person, by their own last words. */
export function sufferedIn(input: StrategyInput): Finding[] {
  const { own, message } = lastOf(input);
  return sufferedOf(input, own, message);
}

/** Whoever asks has just written that they want to die or hurt themselves: nothing is answered before that. */
export function isInPain(input: StrategyInput): boolean {
  const { own } = lastOf(input);
  return (
    own !== '' &&
    readOnce(input, `Yo: ${own}`).findings.some(
      ({ mine, family, severity }) => mine && family === 'autolesion' && severity === 'high',
    )
  );
}

const atTheDoor =
  /\b(?:estoy (?:abajo|fuera|aqui|en (?:tu|la) (?:puerta|portal|calle|casa))|subo|voy (?:para alla|a tu casa)|abreme)\b/;

/** Whoever got a no and stands at the door all the same is no date. */
function sufferedOf(input: StrategyInput, own: string, message: string): Finding[] {
  const isAtTheDoor = atTheDoor.test(normalise(message).text) && isRefusal(own);
  return isAtTheDoor ? [saidByVictim(own)] : sufferedFrom(input, own);
}

function twoActs(
  act: Act | null,
  message: string,
  said: readonly Saying[],
): Pick<Received, 'act' | 'beside'> {
  if (!act || act.grave) return { act, beside: null };
  const plain = normalise(message).text;
  const saying = said.find(({ id }) => act.sayings?.includes(id));
  const rest = saying?.rest ?? (act.said_ ? plain.replace(act.said_, ' ') : plain);
  const sentences = saidSentences(rest);
  const question = sentences.findLast((one) => asksSomething(one));
  const isBesideIt = act.tells || (act.brief && (saying || sentences.length > 1));
  if (question && isBesideIt) {
    const asked = askedIn(question, act);
    if (asked !== act) return { act: asked, beside: act };
  }
  const isBeside = (one: Act) => one !== act && one.beside && saysIt(one, rest, '');
  return { act, beside: acts.find(isBeside) ?? null };
}

function askedIn(question: string, told: Act): Act {
  const asked = spokenAct(question, sayingsIn(question), '', []);
  return asked && !asked.isFirst ? asked : (plainAct(question, [], '', told) ?? questionIn(question));
}

/** Where nothing better is known of what is asked. */
const questions = ['asks-why', 'asks-what', 'question'].map(actOf);

/** Who begs to be left alone, or says that they will report it, is no danger to whoever asks, unless a rule is sure of one. */
function asksToStop(message: string, alerts: readonly Finding[]): Act | null {
  const stop = actOf('stop');
  const isElse = alerts.some(({ certain, family }) => certain || family === 'autolesion');
  return !isElse && saysIt(stop, normalise(message).text, '') ? stop : null;
}

interface Last {
  message: string;
  own: string;
  /** Messages of whoever asks since the other one wrote. */
  unanswered: number;
}

function lastOf({ receivedMessage, lastMessage }: StrategyInput): Last {
  const { text } = newestOf(receivedMessage, rulesRead);
  const words = ({ start, end }: Message) => text.slice(start, end);
  const lines = withoutNods(parseChat(text), words);
  const last = lines.findLastIndex(({ author }) => author !== 'mine');
  const speaker = lines[last]?.speaker;
  const before = lines.findLastIndex((line, at) => at < last && line.speaker !== speaker);
  const message = lines
    .slice(before + 1, last + 1)
    .map(words)
    .join('\n');
  const mine = lines[before];
  return {
    message: (message || text).slice(-mostOfLast),
    own: lastMessage ?? (mine ? words(mine) : ''),
    unanswered: last < 0 && lines.length === 0 ? 0 : lines.length - 1 - last,
  };
}

/** «Va», «😳»: whoever ends with that has been heard, not left without an answer. */
function withoutNods(lines: Message[], words: (line: Message) => string): Message[] {
  const last = lines.at(-1);
  const isNod = last?.author === 'mine' && lines.length > 1 && nod.test(words(last));
  return isNod ? lines.slice(0, -1) : lines;
}

const nod = /^(?!.*\?).{0,12}$/su;

export const isAlert = ({ severity }: Finding) => severity !== 'low';

const laughs = /(?:j[aei]){2}|😂|🤣/iu;

/** «Me quiero morir jajaja, le he mandado el audio a mi jefe» brings help lines, and is answered as what it tells. */
const isCrisisInJest = ({ family, severity }: Finding, text: string) =>
  family === 'autolesion' && severity !== 'high' && laughs.test(text);

const graveIn = (input: StrategyInput, text: string) =>
  readOnce(input, text).findings.filter((one) => isAlert(one) && !isCrisisInJest(one, text));

const onPressure = ['presion_sexual', 'control', 'manipulacion', 'falta_de_respeto'];

/** What no rule names gives way to a plain act, unless the rest of the message is one as well; pressure is never seen by likeness alone. */
function alertsIn(input: StrategyInput): Finding[] {
  const { receivedMessage } = input;
  const found = graveIn(input, receivedMessage);
  if (!found.some(isByWeights) || receivedMessage.length > mostOfLast) return found;
  if (found.every(({ id, family }) => id === 'resembles' && onPressure.includes(family))) return [];
  const plain = normalise(receivedMessage).text;
  const act = acts.find((one) => saysIt(one, plain, ''));
  const rest = act?.said_ ? plain.replace(act.said_, ' ').trim() : plain;
  return rest === plain || graveIn(input, rest).length > 0 ? found : found.filter((one) => !isByWeights(one));
}

export function graveAct(alerts: readonly Finding[]): Act | null {
  const has = (family: string) => alerts.some((one) => one.family === family);
  if (has('menor')) return actOf('minor');
  if (has('autolesion')) return actOf('care');
  const isDanger = ({ id, family, severity }: Finding) =>
    severity === 'high'
      ? family === 'control' || !onPressure.includes(family)
      : !onPressure.includes(family) && id !== 'resembles';
  // Small change that a stranger asks for needs a no rather than a flight.
  if (alerts.every(({ id, severity }) => id === 'money-request' || severity === 'low') && has('fraude'))
    return actOf('money');
  if (alerts.some(isDanger)) return actOf('danger');
  // Strong words early in a romance are no reason to answer with a limit.
  return null;
}

/** Shares from which the weights are believed: bad news and a no are no guess, and what a rule has found needs more to be something else. */
const enough = { plain: 0.2, asked: 0.6, first: 0.4, against: 0.5, part: 0.5 };

const byWhatIsSaid = new Map([
  ...acts.map((act) => [act.id, act] as const),
  ...acts.toReversed().flatMap((act) => (act.sayings ?? []).map((saying) => [saying, act] as const)),
]);

/** How likely each act is, the likeliest first. Several sayings are answered alike. */
function likelyActs(message: string, own: string, said: readonly Saying[]): Map<Act, number> {
  const shares = new Map<Act, number>();
  for (const { choice, share } of likelySayings(message, own, said)) {
    const act = byWhatIsSaid.get(choice);
    if (act) shares.set(act, (shares.get(act) ?? 0) + share);
  }
  return new Map([...shares].toSorted(([, one], [, other]) => other - one));
}

const mostSentences = 6;

/** By the weights of what strangers wrote, where they are sure enough; else by rules that they do not speak against. */
function spokenAct(
  message: string,
  said: readonly Saying[],
  own: string,
  alerts: readonly Finding[],
): Act | null {
  const byRules = actByRules(message, said, own, alerts);
  const isForeign = byRules !== null && ['catalan', 'galician', 'english'].includes(byRules.id);
  const isForRules = alerts.length > 0 || isForeign || bareNo.test(normalise(message).text);
  if (isForRules) return byRules;
  const shares = likelyActs(message, own, said);
  const [likeliest] = shares;
  const isAsked = byRules !== null && questions.includes(byRules);
  const least = byRules?.isFirst ? enough.against : isAsked ? enough.asked : enough.plain;
  const isEnough = ([act, share]: [Act, number]) => share >= Math.max(least, act.isFirst ? enough.first : 0);
  if (likeliest && isEnough(likeliest)) return likeliest[0];
  const isKept = byRules?.isFirst || isAsked || (byRules && (shares.get(byRules) ?? 1) >= against);
  return isKept ? byRules : partOf(message);
}

/** Of several sentences the one that is plain. */
function partOf(message: string): Act | null {
  const sentences = saidSentences(message).slice(-mostSentences);
  if (sentences.length < 2) return null;
  const read = sentences.flatMap((one) => [...likelyActs(one, '', sayingsIn(one))].slice(0, 1));
  const [best] = read.toSorted(([, one], [, other]) => other - one);
  return best && best[1] >= enough.part ? best[0] : null;
}

function actByRules(
  message: string,
  said: readonly Saying[],
  own: string,
  alerts: readonly Finding[],
): Act | null {
  const plain = normalise(message).text;
  const before = normalise(own).text;
  const pressed = alerts.some(({ id }) => id !== 'too-soon');
  if (bareNo.test(plain))
    return actOf(own.includes('?') && !saysIt(actOf('accepts'), 'si', before) ? 'little' : 'one-no');
  const ids = said.map(({ id }) => id);
  for (const act of acts.filter(({ isFirst }) => isFirst)) {
    // After losses and bad news, which come first always.
    if (act.id === 'insult' && pressed && !act.sayings?.some((one) => ids.includes(one)))
      return saysIt(actOf('exits'), plain, '') ? actOf('exits') : pressure(plain, alerts);
    if (act.sayings?.some((one) => ids.includes(one)) && !act.unless_?.test(plain)) return act;
    if (act.id === 'exits' ? refuses(plain) : saysIt(act, plain, before)) return act;
  }
  return plainAct(message, said, before) ?? (asksSomething(plain) ? questionIn(plain) : null);
}

/** What was written for these very words, else what the message seems to do. */
function plainAct(text: string, said: readonly Saying[], own: string, but?: Act): Act | undefined {
  const plain = normalise(text).text;
  const others = acts.filter((act) => !act.isFirst && !act.grave && act !== but);
  const bySaying = said.map(({ id }) => others.find(({ sayings }) => sayings?.includes(id)));
  return bySaying.find((act) => act !== undefined) ?? others.find((act) => saysIt(act, plain, own));
}

const questionIn = (plain: string): Act =>
  questions.find((act) => saysIt(act, plain, '')) ?? actOf('question');

const asksSomething = (plain: string) => /[a-z0-9][^a-z0-9?]*\?/.test(plain.replace(tag, ''));

/** Which pressure it is, where somebody wrote for it. */
function pressure(plain: string, alerts: readonly Finding[]): Act {
  // Whoever was stood up may well lay blame.
  const isComplaint = alerts.every(({ id }) =>
    ['should-not', 'lays-guilt', 'needles', 'resembles'].includes(id),
  );
  const known = ['insult', 'money', 'jealous', ...(isComplaint ? ['reproach'] : [])].map(actOf);
  return known.find((act) => saysIt(act, plain, '')) ?? actOf('limits');
}

/** «¿No?» at the end asks only to be agreed with. */
const tag = /(?:[, ](?:no|eh|vale|sabes|viste|o que|o no)|, ?(?:verdad|cierto))\s?\?+/g;
const bareNo = /^[^a-z0-9]*no(?:p|no)?(?: no)*[^a-z0-9]*$/;
function refuses(plain: string): boolean {
  const exits = actOf('exits');
  if (exits.said_ && plain.search(exits.said_) >= 0) return true;
  // Another day, or a number, is offered beside the no.
  const isOffered = ['counter-offer', 'gives-contact'].some((id) => saysIt(actOf(id), plain, ''));
  // «No quiero engordar» and «lo siento, pero no puedo» are no goodbye.
  return !isOffered && saysNo(plain.replace(exits.unless_ ?? '', ' '));
}

function saysIt({ said_, unless_, after_, whole, asks, most, id }: Act, plain: string, own: string): boolean {
  if (id === 'emoji') return !/[a-z0-9]/.test(plain) && plain.trim() !== '' && !/^[\s?!.,]*$/.test(plain);
  if (!said_ || (most && plain.length > most)) return false;
  if ((asks && !plain.includes('?')) || unless_?.test(plain) || (after_ && !after_.test(own))) return false;
  said_.lastIndex = 0;
  if (!whole) return said_.test(plain);
  const rest = plain.replace(said_, '');
  return rest !== plain && !/[a-z0-9]/.test(rest);
}

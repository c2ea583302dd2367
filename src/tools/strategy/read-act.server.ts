import { isRefusal } from '../../generation/send-check/check.ts';
import { type Message, parseChat } from '../../language/read/chat.ts';
import { type Finding, isByWeights } from '../../language/read/finding.ts';
import { newestOf } from '../../language/read/newest.ts';
import { normalise } from '../../language/read/normalise.ts';
import { likelyToldOnce, readOnce } from '../../language/read/read-once.ts';
import { hasRefusal } from '../../language/read/refusal.ts';
import type { Situation } from '../../language/read/situations.ts';
import { saidByVictim, sufferedFrom } from '../../language/read/suffered.ts';
import { silenceBeside, withoutAside } from '../../language/read/told-beside.ts';
import { bareSayings, type ChatShape, chatShape } from '../../language/write/chat-shape.server.ts';
import { likelySayings } from '../../language/write/likely-sayings.server.ts';
import { saysPlainly } from '../../language/write/said-plainly.server.ts';
import { type Saying, sayingsIn } from '../../language/write/sayings.server.ts';
import { type Act, actOf } from './acts.server.ts';
import type { StrategyInput } from './contract.ts';
import { saysIt, spokenAct, twoActs } from './spoken-act.server.ts';
import { toldIn } from './told.server.ts';

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
  /** What goes on, where that is told in place of their words. */
  told?: Situation;
  /** The hour stands in what they answer, and they take nothing back: there is nothing left to propose. */
  isSet?: boolean;
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
  const { message, own, unanswered, shape } = lastOf(input);
  const suffered = sufferedOf(input, own, message);
  const alerts = [...alertsIn(input), ...suffered];
  const said = sayingsIn(message);
  const act =
    suffered.length > 0
      ? (graveAct(alerts) ?? actOf('danger'))
      : ((isInPain(input) ? actOf('own-pain') : null) ?? actOn(message, said, own, alerts));
  const waiting = unanswered.length > 1 ? 'wait' : 'silence';
  const isSilent =
    unanswered.length > 0 ||
    silenceBeside(input.receivedMessage) !== undefined ||
    saysPlainly('left-on-read', normalise(message).text, normalise(own).text);
  if (isSilent && !act?.grave && !isOnlyHeard(act, unanswered))
    return { act: actOf(waiting), beside: null, alerts, message, said };
  if (shape && gives(shape, act)) return { act: actOf(shape), beside: null, alerts, message, said };
  const told = act?.grave || act?.id === 'silence' ? undefined : toldIn(input);
  // Of what is told and no more is known of, their words may still be read.
  const isStory = told !== undefined && (told.id !== '' || act === null || act.id === 'answered');
  const isSet = hour.test(normalise(own).text) && agrees.test(normalise(message).text);
  const isAgreed = isSet && !message.includes('?') && act !== null && saysYes.includes(act.id);
  const answered = isAgreed ? actOf('see-you-there') : act;
  return { ...twoActs(answered, message, said), alerts, message, said, isSet, ...(isStory && { told }) };
}

const hour =
  /\ba las? (?:\d|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\b|\b\d{1,2}(?::\d\d|h\b)|\b(?:al|a) mediodia\b/;
const agrees =
  /^\W*(?:va(?:le)?|ok|okey|perfecto|genial|hecho|si+|claro|dale|listo|me apunto|venga|estupendo|de acuerdo|por mi bien|me (?:va|viene|parece|queda) (?:bien|genial|perfecto))\b/;
const saysYes = ['accepts', 'accepts-day', 'courtesy', 'little', 'agrees', 'of-course'];

/** «Ostras» after «tengo un hijo»: what weighs and got no more than that is answered still. */
const isOnlyHeard = (act: Act | null, unanswered: readonly string[]): boolean =>
  (act?.isFirst || act?.isSure) === true && !unanswered.some((line) => line.includes('?'));

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

/** Who begs to be left alone, or says that they will report it, is no danger to whoever asks, unless a rule is sure of one. */
function asksToStop(message: string, alerts: readonly Finding[]): Act | null {
  const stop = actOf('stop');
  const isElse = alerts.some(({ certain, family }) => certain || family === 'autolesion');
  return !isElse && saysIt(stop, normalise(message).text, '') ? stop : null;
}

interface Last {
  message: string;
  own: string;
  /** What whoever asks wrote since the other one did. */
  unanswered: readonly string[];
  shape: ChatShape | undefined;
}

/** Whether the chat says more than its last line. */
const gives = (shape: ChatShape, act: Act | null): boolean =>
  act === null || (shape === 'put-off' ? !act.grave && !act.isFirst : bareSayings.includes(act.id));

function lastOf({ receivedMessage, lastMessage }: StrategyInput): Last {
  const { text } = newestOf(receivedMessage, rulesRead);
  const words = ({ start, end }: Message) => withoutAside(text.slice(start, end));
  const lines = withoutNods(
    parseChat(text).filter((line) => words(line) !== ''),
    words,
  );
  const last = lines.findLastIndex(({ author }) => author !== 'mine');
  const speaker = lines[last]?.speaker;
  const turnBefore = (end: number) => lines.findLastIndex((line, at) => at < end && line.speaker !== speaker);
  const before = turnBefore(last);
  const turn = lines.slice(before + 1, last + 1);
  const between = lines[before];
  const said = turn.map(words).join('\n');
  const goesBack = between && nod.test(words(between)) && looksBack.test(normalise(said).text);
  const earlier = goesBack ? lines.slice(turnBefore(before) + 1, before) : [];
  const message = [...earlier, ...turn].map(words).join('\n');
  return {
    shape: chatShape(lines, words),
    message: (message || text).slice(-mostOfLast),
    own: lastMessage ?? (between ? words(between) : ''),
    unanswered: lines.slice(last + 1).map(words),
  };
}

/** «Va», «😳»: whoever ends with that has been heard, not left without an answer. */
function withoutNods(lines: Message[], words: (line: Message) => string): Message[] {
  const last = lines.at(-1);
  const isNod = last?.author === 'mine' && lines.length > 1 && nod.test(words(last));
  return isNod ? lines.slice(0, -1) : lines;
}

const nod = /^(?!.*\?).{0,12}$/su;

/** «¿Estás bien?» after a mere «vale» asks about what they told before, as «ves» speaks of it. */
const looksBack =
  /^[^a-z]*(?:(?:y|oye|pero|no se) )?(?:(?:estas|todo) (?:bien|mal|ahi|segur[oa])|(?:estas|te has) (?:enfadad[oa]|molest\w+|mosquead[oa])|te (?:molesta|importa|enfada|parece (?:bien|mal))|que (?:opinas|piensas|dices|te parece)|como (?:lo ves|te quedas)|(?:dime|di) algo|no dices nada|(?:ya )?ves|lo sabia)[^a-z]*$/;

export const isAlert = ({ severity }: Finding) => severity !== 'low';

const laughs = /(?:j[aei]){2}|😂|🤣/iu;

/** «Me quiero morir jajaja, le he mandado el audio a mi jefe», «te mato jajaja»: it is answered as what it tells. */
const isInJest = ({ family, severity }: Finding, text: string) =>
  severity !== 'high' &&
  laughs.test(text) &&
  (family === 'autolesion' || (family === 'violencia' && !inEarnest.test(normalise(text).text)));

/** Among laughter too: they know where somebody is, or say that they mean it. */
const inEarnest =
  /\bse (?:(?:muy|perfectamente|bien) )*(?:donde|a que hora|en que|con quien|por donde)\b|\b(?:no (?:es|era) (?:una? )?broma|no bromeo|(?:va|voy|hablo|lo digo) en serio|te (?:aviso|lo juro|vigilo|espero)|ya (?:veras|sabes)|lo sabes|estas avisad[oa])\b/;

/** «Si no vienes, ya sabes dónde acaban las fotos»: what is threatened with is the pictures. */
const pictures = /\b(?:fotos?|fotitos?|videos?|nudes?|pack|imagenes|capturas|desnud\w*)\b/;
const dies = /\b(?:mat\w*|muer\w*|mori\w*|suicid\w*|vivir|vida|cort\w*|tiro|pastillas)\b/;

export const asBlackmail = (found: readonly Finding[]): Finding[] =>
  found.map((one) => {
    const plain = one.family === 'autolesion' && !one.mine ? normalise(one.quote).text : '';
    return pictures.test(plain) && !dies.test(plain)
      ? { ...one, family: 'sextorsion', id: 'spread-images' }
      : one;
  });

const graveIn = (input: StrategyInput, text: string) =>
  asBlackmail(readOnce(input, text).findings).filter((one) => isAlert(one) && !isInJest(one, text));

const onPressure = ['presion_sexual', 'control', 'manipulacion', 'falta_de_respeto'];

/** What no rule names gives way to what is plainly something else; pressure is never seen by likeness alone. */
function alertsIn(input: StrategyInput): Finding[] {
  const { receivedMessage } = input;
  const found = graveIn(input, receivedMessage);
  if (found.length > 0 && found.every(isComplaint) && isOrdinary(input, receivedMessage, complains))
    return [];
  if (!found.some(isByWeights) || receivedMessage.length > mostOfLast) return found;
  if (found.every(({ id, family }) => id === 'resembles' && onPressure.includes(family))) return [];
  return isOrdinary(input, receivedMessage, ordinary) ? found.filter((one) => !isByWeights(one)) : found;
}

/** Of some two hundred messages of danger that only weights saw, none is so surely a thing that people say every day: the likeliest has 0.89. */
const ordinary = 0.95;
/** A complaint is no danger: it is answered as what it most likely says. */
const complains = 0.4;
const isComplaint = ({ id, severity }: Finding) =>
  severity === 'medium' && ['lays-guilt', 'needles', 'ultimatum', 'guilt', 'you-were-told'].includes(id);

function isOrdinary(input: StrategyInput, message: string, least: number): boolean {
  const [likeliest] = likelySayings(message, '', sayingsIn(message));
  return !likelyToldOnce(input, message) && likeliest?.choice !== 'none' && (likeliest?.share ?? 0) >= least;
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
  const dangers = alerts.filter(isDanger);
  // What only weights see is wrong too often to be told as sure.
  if (dangers.length > 0) return actOf(dangers.every(isByWeights) ? 'in-doubt' : 'danger');
  // Strong words early in a romance are no reason to answer with a limit.
  return null;
}

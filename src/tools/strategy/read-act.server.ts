import { isRefusal } from '../../generation/send-check/check.ts';
import { type Message, parseChat } from '../../language/read/chat.ts';
import { laughter } from '../../language/read/find-by-rules.ts';
import { type Finding, isByWeights } from '../../language/read/finding.ts';
import { newestOf, rulesRead } from '../../language/read/newest.ts';
import { normalise } from '../../language/read/normalise.ts';
import { readOnce, sufferedFrom, weighedOnce } from '../../language/read/read-once.ts';
import { hasRefusal } from '../../language/read/refusal.ts';
import { saidByVictim } from '../../language/read/suffered.ts';
import { isBorneOut } from '../../language/read/told-findings.ts';
import { sayingsIn } from '../../language/write/sayings.server.ts';
import { type Act, actOf } from './acts.server.ts';
import type { StrategyInput } from './contract.ts';
import { saysIt, spokenAct, twoActs } from './spoken-act.server.ts';

const mostOfLast = 1_200;

export interface Received {
  act: Act | null;
  /** Said in the same message, and answered in a short sentence before the reply. */
  beside: Act | null;
  alerts: readonly Finding[];
  /** The other person's last messages, after the last one of whoever asks. */
  message: string;
  /** What whoever asks has suffered from the other person, by their own last words. */
  suffered: readonly Finding[];
}

const readings = new WeakMap<StrategyInput, Received>();

export function readReceived(input: StrategyInput): Received {
  const known = readings.get(input) ?? received(input);
  readings.set(input, known);
  return known;
}

/** What is answered first, whatever else a no says. */
const beforeNo = ['stop', 'care', 'danger', 'minor', 'not-the-moment'];

/** As a no, or as what may be grave, where no act of its own answers what is. */
export function readAs(id: 'exits' | 'in-doubt' | 'minor' | 'care', input: StrategyInput): StrategyInput {
  const reading = received(input);
  const { act } = reading;
  const isAnswered = act !== null && (id === 'exits' ? beforeNo.includes(act.id) : act.grave === true);
  readings.set(input, isAnswered ? reading : { ...reading, act: actOf(id), beside: null });
  return input;
}

/** They take their leave in words that have no other use. What else may be a no is weighed by `theirNo`. */
export function takesLeave(input: StrategyInput): boolean {
  const { act, message } = readReceived(input);
  return act?.id === 'stop' || (act?.id === 'exits' && !hasRefusal(message));
}

function received(input: StrategyInput): Received {
  const { message, own, unanswered } = lastOf(input);
  const plain = normalise(message).text;
  // Whoever got a no and stands at the door all the same is no date.
  const suffered = atTheDoor.test(plain) && isRefusal(own) ? [saidByVictim(own)] : sufferedFrom(input, own);
  const alerts = [...alertsIn(input), ...suffered];
  const only = (act: Act): Received => ({ act, beside: null, alerts, message, suffered });
  if (suffered.length > 0) return only(graveAct(alerts) ?? actOf('danger'));
  if (isInPain(input, own)) return only(actOf('own-pain'));
  const said = sayingsIn(message);
  const act = asksToStop(plain, alerts) ?? graveAct(alerts) ?? spokenAct(message, said, own, alerts);
  if (act?.grave) return only(act);
  const heard = heardIn(input);
  if (heard) return { ...only(actOf('in-doubt')), alerts: [...alerts, heard] };
  if (unanswered.length > 1) return only(actOf('wait'));
  if (unanswered.join().includes('?')) return only(actOf('silence'));
  return { ...twoActs(act, message, said), alerts, message, suffered };
}

const atTheDoor =
  /\b(?:estoy (?:abajo|fuera|aqui|en (?:tu|la) (?:puerta|portal|calle|casa))|subo|voy (?:para alla|a tu casa)|abreme)\b/;

/** Of ninety chats of strangers in which nothing goes on none sounds as much like danger, and of those in which something does one is below. */
const plainlyAfraid = 0.2;
const longestHeard = 160;

/** «¿Ves cómo estoy con mi prima?» and «la próxima no sales»: what neither says is heard in both. */
function heardIn(input: StrategyInput): Finding | null {
  const { lastMessage, receivedMessage } = input;
  if (!lastMessage) return null;
  const { told, beyond } = weighedOnce(input, `${lastMessage} ${newestOf(receivedMessage, rulesRead).text}`);
  const isHurt = told && ['danger', 'extorted'].includes(told.kind) && told.harmAhead < 0;
  if (!isHurt || beyond <= plainlyAfraid) return null;
  const text = 'Lo que escribes y lo que te contesta suenan a miedo.';
  return {
    ...saidByVictim(receivedMessage.slice(0, longestHeard)),
    id: 'resembles',
    family: 'control',
    text,
  };
}

/** Whoever asks has just written that they want to die or hurt themselves: nothing is answered before that. */
const isInPain = (input: StrategyInput, own: string): boolean =>
  own !== '' &&
  readOnce(input, `Yo: ${own}`).findings.some(
    ({ mine, family, severity }) => mine && family === 'autolesion' && severity === 'high',
  );

/** Who begs to be left alone, or says that they will report it, is no danger to whoever asks, unless a rule is sure of one. */
function asksToStop(plain: string, alerts: readonly Finding[]): Act | null {
  const stop = actOf('stop');
  const isElse = alerts.some(({ certain, family }) => certain || family === 'autolesion');
  return !isElse && saysIt(stop, plain, '') ? stop : null;
}

function lastOf({ receivedMessage, lastMessage }: StrategyInput) {
  const { text } = newestOf(receivedMessage, rulesRead);
  const words = ({ start, end }: Message) => text.slice(start, end).trim();
  const lines = parseChat(text).filter((line) => words(line) !== '');
  const last = lines.findLastIndex(({ author }) => author !== 'mine');
  const before = lines.findLastIndex(({ speaker }, at) => at < last && speaker !== lines[last]?.speaker);
  const own = lines[before];
  const turn = lines.slice(before + 1, last + 1);
  const message = turn.map(words).join('\n') || text;
  return {
    message: message.slice(-mostOfLast),
    own: lastMessage ?? (own ? words(own) : ''),
    /** What whoever asks wrote since the other one did. */
    unanswered: lines.slice(last + 1).map(words),
  };
}

/** «Me quiero morir jajaja, le he mandado el audio a mi jefe», «te mato jajaja»: it is answered as what it tells. */
const isInJest = (one: Finding, input: StrategyInput) =>
  one.severity !== 'high' &&
  ['autolesion', 'violencia'].includes(one.family) &&
  laughter.test(input.receivedMessage.toLowerCase()) &&
  !isBorneOut(input, input.receivedMessage)(one);

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

const onPressure = ['presion_sexual', 'manipulacion', 'falta_de_respeto'];
const ofLife = ['menor', 'autolesion'];

/** Pressure is never seen by likeness alone, and a complaint, or what they tell of another, is none: each is answered as what it says. */
function isFaint({ id, family, severity }: Finding): boolean {
  if (!isByWeights({ id })) return complaints.includes(id) && severity === 'medium';
  return (
    severity !== 'high' || onPressure.includes(family) || (id === 'resembles' && !ofLife.includes(family))
  );
}
const complaints = ['lays-guilt', 'needles', 'ultimatum', 'guilt', 'you-were-told', 'told-force'];

const alertsIn = (input: StrategyInput) =>
  asBlackmail(readOnce(input, input.receivedMessage).findings).filter(
    (one) => one.severity !== 'low' && !isInJest(one, input) && !isFaint(one),
  );

export function graveAct(alerts: readonly Finding[]): Act | null {
  const has = (family: string) => alerts.some((one) => one.family === family);
  if (has('menor')) return actOf('minor');
  if (has('autolesion')) return actOf('care');
  // Small change that a stranger asks for needs a no rather than a flight.
  if (has('fraude') && alerts.every(({ id, severity }) => id === 'money-request' || severity === 'low'))
    return actOf('money');
  const dangers = alerts.filter(({ family, severity }) =>
    family === 'control' ? severity === 'high' : !onPressure.includes(family),
  );
  // What only weights see is wrong too often to be told as sure.
  const isSure = dangers.some((one) => !isByWeights(one));
  return dangers.length > 0 ? actOf(isSure ? 'danger' : 'in-doubt') : null;
}

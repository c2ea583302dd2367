import { isRefusal } from '../../generation/send-check/check.ts';
import { type Message, parseChat } from '../../language/read/chat.ts';
import { laughter } from '../../language/read/find-by-rules.ts';
import { type Finding, isByWeights } from '../../language/read/finding.ts';
import { newestOf } from '../../language/read/newest.ts';
import { normalise } from '../../language/read/normalise.ts';
import { readOnce, weighedOnce } from '../../language/read/read-once.ts';
import { hasRefusal } from '../../language/read/refusal.ts';
import { saidByVictim, sufferedFrom } from '../../language/read/suffered.ts';
import { silenceBeside, withoutAside } from '../../language/read/told-beside.ts';
import { bareSayings, isOneSided } from '../../language/write/chat-shape.server.ts';
import { sayingsIn } from '../../language/write/sayings.server.ts';
import { type Act, actOf } from './acts.server.ts';
import type { StrategyInput } from './contract.ts';
import { saysIt, spokenAct, twoActs } from './spoken-act.server.ts';

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
}

const readings = new WeakMap<StrategyInput, Received>();

export function readReceived(input: StrategyInput): Received {
  const known = readings.get(input) ?? received(input);
  readings.set(input, known);
  return known;
}

/** What is answered first, whatever else a no says. */
const beforeNo = ['stop', 'care', 'danger', 'minor', 'not-the-moment'];

/** The input, read as a no to the person. */
export function readAsNo(input: StrategyInput): StrategyInput {
  const reading = received(input);
  const isAnswered = reading.act !== null && beforeNo.includes(reading.act.id);
  readings.set(input, isAnswered ? reading : { ...reading, act: actOf('exits'), beside: null });
  return input;
}

/** They take their leave in words that have no other use. What else may be a no is weighed by `theirNo`. */
export function takesLeave(input: StrategyInput): boolean {
  const { act, message } = readReceived(input);
  return act?.id === 'stop' || (act?.id === 'exits' && !hasRefusal(message));
}

function received(input: StrategyInput): Received {
  const { message, own, unanswered, carriesIt } = lastOf(input);
  const suffered = sufferedOf(input, own, message);
  const alerts = [...alertsIn(input), ...suffered];
  const only = (act: Act): Received => ({ act, beside: null, alerts, message });
  if (suffered.length > 0) return only(graveAct(alerts) ?? actOf('danger'));
  if (isInPain(input)) return only(actOf('own-pain'));
  const said = sayingsIn(message);
  const act = asksToStop(message, alerts) ?? graveAct(alerts) ?? spokenAct(message, said, own, alerts);
  const heard = act?.grave ? [] : heardIn(input);
  if (heard.length > 0) return { ...only(actOf('in-doubt')), alerts: [...alerts, ...heard] };
  const isSilent =
    unanswered.length > 1 ||
    unanswered.join().includes('?') ||
    silenceBeside(input.receivedMessage) !== undefined;
  if (isSilent && !act?.grave) return only(actOf(unanswered.length > 1 ? 'wait' : 'silence'));
  if (carriesIt && (act === null || bareSayings.includes(act.id))) return only(actOf('one-sided'));
  return { ...twoActs(act, message, said), alerts, message };
}

/** Of ninety chats of strangers in which nothing goes on none sounds as much like danger, and of those in which something does one is below. */
const plainlyAfraid = 0.2;
const longestHeard = 160;

/** «¿Ves cómo estoy con mi prima?» and «la próxima no sales»: what neither says is heard in both. */
function heardIn(input: StrategyInput): Finding[] {
  const { lastMessage, receivedMessage } = input;
  if (!lastMessage) return [];
  const { told, beyond } = weighedOnce(input, `${lastMessage} ${receivedMessage}`);
  const isHurt = told && ['danger', 'extorted'].includes(told.kind) && told.harmAhead < 0;
  if (!isHurt || beyond <= plainlyAfraid) return [];
  return [
    {
      id: 'resembles',
      family: 'control',
      severity: 'high',
      text: 'Lo que escribes y lo que te contesta suenan a miedo.',
      quote: receivedMessage.slice(0, longestHeard),
      start: 0,
      certain: false,
      mine: false,
    },
  ];
}

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
  /** Only whoever asks keeps the chat going. */
  carriesIt: boolean;
}

function lastOf({ receivedMessage, lastMessage }: StrategyInput): Last {
  const { text } = newestOf(receivedMessage, rulesRead);
  const words = ({ start, end }: Message) => withoutAside(text.slice(start, end));
  const lines = parseChat(text).filter((line) => words(line) !== '');
  const last = lines.findLastIndex(({ author }) => author !== 'mine');
  const before = lines.findLastIndex(({ speaker }, at) => at < last && speaker !== lines[last]?.speaker);
  const turn = lines.slice(before + 1, last + 1);
  const message = turn.map(words).join('\n') || text;
  return {
    message: message.slice(-mostOfLast),
    own:
      lastMessage ??
      lines
        .slice(0, before + 1)
        .slice(-1)
        .map(words)
        .join(''),
    unanswered: lines.slice(last + 1).map(words),
    carriesIt: isOneSided(lines, words),
  };
}

const isAlert = ({ severity }: Finding) => severity !== 'low';

/** «Me quiero morir jajaja, le he mandado el audio a mi jefe», «te mato jajaja»: it is answered as what it tells. */
const isInJest = ({ family, severity }: Finding, text: string) =>
  severity !== 'high' &&
  ['autolesion', 'violencia'].includes(family) &&
  laughter.test(text.toLowerCase()) &&
  !inEarnest.test(normalise(text).text);

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
    (one) => isAlert(one) && !isInJest(one, input.receivedMessage) && !isFaint(one),
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

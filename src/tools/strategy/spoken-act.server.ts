import { type Finding, isByWeights } from '../../language/read/finding.ts';
import { normalise } from '../../language/read/normalise.ts';
import { saysNo } from '../../language/read/says-no.ts';
import { offersAnotherDay } from '../../language/write/days.server.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { against, likelySayings, saidSentences } from '../../language/write/likely-sayings.server.ts';
import {
  isDenied,
  saysPlainly,
  withoutDenial,
  withoutPlain,
} from '../../language/write/said-plainly.server.ts';
import { type Saying, sayingsIn } from '../../language/write/sayings.server.ts';
import { type Act, actOf, acts } from './acts.server.ts';

/** Shares from which the weights are believed, alone and against a row that was written for these words; in one sentence of several, and where nothing else is known. */
const enough = {
  plain: 0.5,
  first: 0.55,
  againstRule: 0.95,
  againstFirst: 0.75,
  part: 0.75,
  overShape: 0.35,
};

const byWhatIsSaid = new Map([
  ...acts.map((act) => [act.id, act] as const),
  ...acts.toReversed().flatMap((act) => (act.sayings ?? []).map((saying) => [saying, act] as const)),
]);

/** How likely each act is, the likeliest first. Several sayings are answered alike. */
function likelyActs(message: string, own: string, said: readonly Saying[]): Map<Act, number> {
  const shares = new Map<Act, number>();
  const plain = normalise(message).text;
  for (const { choice, share } of likelySayings(message, own, said)) {
    const act = byWhatIsSaid.get(choice);
    if (act && !isDenied(choice, plain) && !isDenied(act.id, plain))
      shares.set(act, (shares.get(act) ?? 0) + share);
  }
  return new Map([...shares].toSorted(([, one], [, other]) => other - one));
}

/** Where nothing better is known of what is asked, or told. */
const questions = ['asks-why', 'asks-what', 'question'].map(actOf);
const shapes = [...questions, ...['answered', 'told', 'jokes'].map(actOf)];

/** In another language nothing is read but which one it is. */
const foreign: Readonly<Record<string, Act>> = {
  catalán: actOf('catalan'),
  gallego: actOf('galician'),
  portugués: actOf('galician'),
  inglés: actOf('english'),
};

const isForeign = (act: Act) => Object.values(foreign).includes(act);

/** By rows that were written for these words, then by the weights of what strangers wrote, then by rules that those do not speak against. */
export function spokenAct(
  message: string,
  said: readonly Saying[],
  own: string,
  alerts: readonly Finding[],
  overShape: number = enough.overShape,
): Act | null {
  const plain = normalise(message).text;
  const before = normalise(own).text;
  const sure = alerts.some(({ severity }) => severity === 'high')
    ? undefined
    : acts.find((act) => act.isSure && saysIt(act, plain, before));
  if (sure) return sure;
  const byRules = actByRules(message, said, own, alerts);
  if (alerts.length > 0 || bareNo.test(plain)) return byRules;
  const tongue = foreign[otherLanguageOf(message) ?? ''];
  if (tongue || (byRules && isForeign(byRules))) return tongue ?? byRules;
  if (offersAnotherDay(message)) return actOf('counter-offer');
  const shares = likelyActs(message, own, said);
  const [likeliest, share = 0] = [...shares][0] ?? [];
  const isShape = byRules !== null && shapes.includes(byRules);
  const isPlain = byRules !== null && !isShape && saysIt(byRules, plain, before);
  if (isPlain && share < (byRules.isFirst ? enough.againstFirst : enough.againstRule)) return byRules;
  if (likeliest && share >= (likeliest.isFirst ? enough.first : enough.plain)) return likeliest;
  const isKept = byRules && !isShape && (byRules.isFirst || (shares.get(byRules) ?? 0) >= against);
  if (isKept) return byRules;
  const isLikely =
    likeliest && share >= overShape && !likeliest.isFirst && !likeliest.grave && !shapes.includes(likeliest);
  return isLikely ? likeliest : isShape ? byRules : null;
}

/** What is answered: of what is told and a question beside it the question, with a short sentence for the rest before that. */
export function twoActs(
  act: Act | null,
  message: string,
  said: readonly Saying[],
): { act: Act | null; beside: Act | null } {
  const alone = { act, beside: null };
  if (!act || act.grave || isForeign(act)) return alone;
  const saying = said.find(({ id }) => act.sayings?.includes(id));
  const without = withoutPlain(act.id, normalise(message).text);
  const sentences = saidSentences(saying?.rest ?? without);
  const question = sentences.findLast((one) => asksSomething(one));
  if (!question || !(act.tells || (act.brief && (saying || sentences.length > 1)))) return alone;
  const asked = askedIn(question, act);
  const isBare = questions.includes(asked) && !act.tells;
  return asked === act || isBare ? alone : { act: asked, beside: act };
}

function askedIn(question: string, told: Act): Act {
  const asked = spokenAct(question, sayingsIn(question), '', [], enough.plain);
  if (asked === told) return told;
  return asked && !asked.isFirst ? asked : (plainAct(question, [], '', told) ?? questionIn(question));
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
      return saysIt(actOf('exits'), plain, '') ? actOf('exits') : pressure(plain, own, alerts);
    if (act.sayings?.some((one) => ids.includes(one)) && !isDenied(act.id, plain)) return act;
    if (act.id === 'exits' ? refuses(plain) : saysIt(act, plain, before)) return act;
  }
  return plainAct(message, said, before) ?? (asksSomething(plain) ? questionIn(plain) : null);
}

/** What was written for these very words, else what the message seems to do. */
function plainAct(text: string, said: readonly Saying[], own: string, but?: Act): Act | undefined {
  const plain = normalise(text).text;
  const others = acts.filter((act) => !act.isFirst && !act.grave && act !== but);
  const bySaying = said.map(({ id }) =>
    others.find((act) => act.sayings?.includes(id) && !isDenied(id, plain) && !isDenied(act.id, plain)),
  );
  const byRows = others.find((act) => saysIt(act, plain, own));
  const written = byRows && !shapes.includes(byRows) ? byRows : undefined;
  return written ?? bySaying.find((act) => act !== undefined) ?? byRows;
}

const questionIn = (plain: string): Act =>
  questions.find((act) => saysIt(act, plain, '')) ?? actOf('question');

const asksSomething = (plain: string) => /[a-z0-9][^a-z0-9?]*\?/.test(plain.replace(tag, ''));

/** Which pressure it is, where somebody wrote for it. */
function pressure(plain: string, own: string, alerts: readonly Finding[]): Act {
  // Whoever was stood up may well lay blame.
  const isComplaint = alerts.every(({ id }) =>
    ['should-not', 'lays-guilt', 'needles', 'resembles'].includes(id),
  );
  const known = ['insult', 'money', 'jealous', ...(isComplaint ? ['reproach'] : [])].map(actOf);
  const isInsult = (likelyActs(plain, own, sayingsIn(plain)).get(actOf('insult')) ?? 0) >= enough.part;
  const otherwise = isInsult ? 'insult' : alerts.every(isByWeights) ? 'in-doubt' : 'limits';
  return known.find((act) => saysIt(act, plain, '')) ?? actOf(otherwise);
}

/** «¿No?» at the end asks only to be agreed with. */
const tag = /(?:[, ](?:no|eh|vale|sabes|viste|o que|o no)|, ?(?:verdad|cierto))\s?\?+/g;
const bareNo = /^[^a-z0-9]*no(?:p|no)?(?: no)*[^a-z0-9]*$/;
function refuses(plain: string): boolean {
  // «No quiero engordar» and «lo siento, pero no puedo» are no goodbye.
  const left = withoutDenial('exits', plain);
  if (withoutPlain('exits', left) !== left) return true;
  // Another day, or a number, is offered beside the no.
  const isOffered = ['counter-offer', 'gives-contact'].some((id) => saysIt(actOf(id), plain, ''));
  return !isOffered && saysNo(left);
}

export const saysIt = ({ id, sayings = [] }: Act, plain: string, own: string): boolean =>
  [id, ...sayings].some((one) => saysPlainly(one, plain, own));

import type { Finding } from '../../language/read/finding.ts';
import { normalise } from '../../language/read/normalise.ts';
import { saysNo } from '../../language/read/says-no.ts';
import { offersAnotherDay } from '../../language/write/days.server.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { likelySayings, saidSentences } from '../../language/write/likely-sayings.server.ts';
import {
  isDenied,
  saysPlainly,
  withoutDenial,
  withoutPlain,
} from '../../language/write/said-plainly.server.ts';
import { type Saying, sayingsIn } from '../../language/write/sayings.server.ts';
import { type Act, actOf, acts } from './acts.server.ts';

/** Shares from which the weights are believed: alone, and against a row that was written for these words. */
const enough = { plain: 0.5, againstRule: 0.95 };

const byWhatIsSaid = new Map([
  ...acts.map((act) => [act.id, act] as const),
  ...acts.toReversed().flatMap((act) => (act.sayings ?? []).map((saying) => [saying, act] as const)),
]);

/** The likeliest act and how likely it is. Several sayings are answered alike. */
function likeliestAct(message: string, own: string, said: readonly Saying[]): [Act | null, number] {
  const shares = new Map<Act, number>();
  const plain = normalise(message).text;
  for (const { choice, share } of likelySayings(message, own, said)) {
    const act = byWhatIsSaid.get(choice);
    if (act && !isDenied(choice, plain) && !isDenied(act.id, plain))
      shares.set(act, (shares.get(act) ?? 0) + share);
  }
  return [...shares].toSorted(([, one], [, other]) => other - one)[0] ?? [null, 0];
}

/** Where nothing better is known of what is asked, or told. */
const questions = ['asks-why', 'asks-what', 'question'].map(actOf);
const shapes = [...questions, ...['answered', 'told', 'jokes', 'about-me'].map(actOf)];

/** In another language nothing is read but which one it is. */
const otherTongue = actOf('other-tongue');
const foreign: Readonly<Record<string, Act>> = {
  catalán: actOf('catalan'),
  gallego: actOf('galician'),
  portugués: actOf('galician'),
  inglés: actOf('english'),
};

const isForeign = (act: Act) => act === otherTongue || Object.values(foreign).includes(act);

/** By rows that were written for these words, then by the weights of what strangers wrote. */
export function spokenAct(
  message: string,
  said: readonly Saying[],
  own: string,
  alerts: readonly Finding[],
): Act | null {
  const plain = normalise(message).text;
  const before = normalise(own).text;
  const byRules = actByRules(plain, said, before, alerts);
  // What was found goes before what language it is in.
  if (alerts.length > 0) return byRules && isForeign(byRules) ? null : byRules;
  const tongue = otherLanguageOf(message);
  if (tongue) return foreign[tongue] ?? otherTongue;
  if (offersAnotherDay(message)) return actOf('counter-offer');
  const isWritten = byRules !== null && !shapes.includes(byRules) && saysIt(byRules, plain, before);
  const [likeliest, share] = likeliestAct(message, own, said);
  return share >= (isWritten ? enough.againstRule : enough.plain) ? likeliest : byRules;
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
  const sentences = saidSentences(saying?.rest ?? withoutPlain(act.id, normalise(message).text));
  const question = sentences.findLast((one) => asksSomething(one));
  if (!question || !(act.tells || (act.brief && (saying || sentences.length > 1)))) return alone;
  const asked = spokenAct(question, sayingsIn(question), '', []) ?? questionIn(normalise(question).text);
  return asked === act || asked.isFirst ? alone : { act: asked, beside: act };
}

function actByRules(
  plain: string,
  said: readonly Saying[],
  before: string,
  alerts: readonly Finding[],
): Act | null {
  if (bareNo.test(plain))
    return actOf(before.includes('?') && !saysIt(actOf('accepts'), 'si', before) ? 'little' : 'one-no');
  const isPressed = alerts.some(({ id }) => id !== 'too-soon');
  const isSaid = (act: Act) => said.some(({ id }) => act.sayings?.includes(id)) && !isDenied(act.id, plain);
  for (const act of acts.filter(({ isFirst }) => isFirst)) {
    // After losses and bad news, which come first always.
    if (act.id === 'insult' && isPressed) return pressure(plain);
    if (isSaid(act) || (act.id === 'exits' ? refuses(plain) : saysIt(act, plain, before))) return act;
  }
  const others = acts.filter((act) => !act.isFirst && !act.grave);
  const byRows = others.find((act) => saysIt(act, plain, before));
  const isShape = byRows !== undefined && shapes.includes(byRows);
  const written = (!isShape && byRows) || others.find(isSaid) || byRows;
  return written ?? (asksSomething(plain) ? questionIn(plain) : null);
}

const questionIn = (plain: string): Act =>
  questions.find((act) => saysIt(act, plain, '')) ?? actOf('question');

const asksSomething = (plain: string) => /[a-z0-9][^a-z0-9?]*\?/.test(plain.replace(tag, ''));

const pressure = (plain: string): Act =>
  ['insult', 'money', 'jealous'].map(actOf).find((act) => saysIt(act, plain, '')) ?? actOf('limits');

/** «¿No?» at the end asks only to be agreed with. */
const tag = /(?:[, ](?:no|eh|vale|sabes|viste|o que|o no)|, ?(?:verdad|cierto))\s?\?+/g;

const bareNo = /^[^a-z0-9]*no(?:p|no)?(?: no)*[^a-z0-9]*$/;

function refuses(plain: string): boolean {
  // «No quiero engordar» and «lo siento, pero no puedo» are no goodbye.
  const left = withoutDenial('exits', plain);
  return withoutPlain('exits', left) !== left || saysNo(left);
}

export const saysIt = ({ id, sayings = [] }: Act, plain: string, own: string): boolean =>
  [id, ...sayings].some((one) => saysPlainly(one, plain, own));

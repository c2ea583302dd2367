import type { EmbeddedContext } from '../../generation/tool.ts';
import { canBe } from '../../language/write/addressed.ts';
import { joinAnd, uncapitalise, withPreposition } from '../../language/write/grammar.ts';
import { type Dice, diceOf } from '../../language/write/seeded.ts';
import { topicsOf as idsOf, type Topic } from '../../language/write/topics.server.ts';
import { toUstedes } from '../../language/write/ustedes.ts';
import { toVos } from '../../language/write/voseo.ts';
import { lineFrom } from './allergies.server.ts';
import {
  anotherAtADistance,
  choosePlan,
  fitting,
  topicLine,
  topicsOf,
  withTopic,
} from './choose-plan.server.ts';
import type { DatePlanInput, DatePlanOutput } from './contract.ts';
import texts from './plans/texts.json' with { type: 'json' };
import type { Chosen } from './plans.server.ts';
import { readWishes, type Wishes } from './wishes.server.ts';

const mostTips = 6;
const mostNeeds = 4;
const leastForMore = 130;
/** What is told of their purse is not told again by the plan. */
const ofMoney = /(?<!\p{L})(?:tope|presupuesto|dinero|gast(?:o|ar))(?!\p{L})/iu;

export function datePlannerEmbedded(input: DatePlanInput, { seed, today }: EmbeddedContext): DatePlanOutput {
  const wishes = readWishes(input, today);
  const dice = diceOf(`${seed}·${JSON.stringify(input)}`);
  const plan = choosePlan(wishes, dice);
  const fits = fitting(wishes);
  const pick = (lines: readonly string[]) => {
    const left = lines.filter(fits);
    return left.length > 0 ? [dice.pick(left)] : [];
  };
  const isRemote = plan.kind === 'remote';
  const grave = wishes.circumstances.some(({ first }) => first);
  const isLed = wishes.circumstances.some(({ leads }) => leads);
  const { about = [] } = plan;
  const isFull = plan.isFull || isRemote || grave || plan.only === 'kids' || plan.only === 'home';
  const another =
    isFull || (wishes.when.minutes ?? leastForMore) < leastForMore
      ? undefined
      : topicLine(wishes, [...about, ...topicsOf(plan)]);
  const safety = !wishes.isFirstDate ? [] : isRemote ? [texts.remoteSafety] : pick(texts.safety);
  const needs = needsOf(wishes, plan, dice);
  const isPurseTold = needs.some(({ text }) => ofMoney.test(text));
  const ofPlan = plan.tips.filter((line) => !(isPurseTold && ofMoney.test(line)));
  const tips = [
    ...needs.filter(({ first }) => first).map(({ text }) => text),
    ...ofPlan.slice(0, 1),
    ...needs.filter(({ first }) => !first).map(({ text }) => text),
    ...(isRemote ? anotherDay(plan, wishes) : []),
    ...talkOf(wishes, another?.topic, about, dice),
    ...ofPlan.slice(1),
  ].slice(0, mostTips - safety.length);
  const isVos = wishes.circumstances.some(({ vos }) => vos);
  const toReader = (line: string) => (isVos && canBe('vos', line) ? toVos(line) : line);
  const say =
    isVos || wishes.circumstances.some(({ ustedes }) => ustedes)
      ? (line: string) => toUstedes(toReader(line))
      : toReader;
  const activity = [
    ...wishes.circumstances.flatMap(({ before }) => before ?? []).slice(0, 1),
    plan.activity,
    ...(another
      ? [withTopic(isMealOf(plan, another.topic) ? texts.atTable : dice.pick(texts.another), another)]
      : []),
    ...(isLed || isRemote || wishes.company.has('kids') ? [] : pick(wishes.tone)),
  ];
  return {
    title: say(plan.title),
    activity: say(activity.join(' ')),
    meetingPoint: say(meetingPoint(plan, wishes, pick)),
    tips: [...tips, ...safety].map(say),
    funTip: say(plan.fun),
    remaining: plan.rain ? say(plan.rain) : null,
  };
}

const foods = idsOf('food', 'plates');
/** Nobody dines twice. */
const isMealOf = ({ kind }: Chosen, { id }: Topic) => kind === 'dinner' && foods.has(id);

export const datePlannerNote = (input: DatePlanInput): string | undefined =>
  readWishes(input, new Date()).isUnderstood ? undefined : texts.notes.unknown;

function needsOf(wishes: Wishes, plan: Chosen, dice: Dice) {
  const { circumstances, allergies, isFirstDate, when, budget } = wishes;
  const { toFood, onlyBesideFood } = allergies;
  const isServed = !plan.outdoors || plan.kind === 'cafe' || (plan.kind === 'dinner' && plan.cost !== 'none');
  const kitchenKnows = toFood !== null || onlyBesideFood;
  const ours = circumstances
    .filter(({ id }) => !(id === 'food' && kitchenKnows) && (isFirstDate || id !== 'home'))
    .flatMap(({ tips, outside, first, cheap }) => {
      const lines = (
        cheap && budget
          ? [texts[budget.goes].replace('{dinero}', () => budget.said)]
          : isServed
            ? tips
            : (outside ?? tips)
      ).filter((text) => {
        const line = lineFrom(text);
        return !allergies.forbids(line) && !(plan.kind === 'remote' && line.says(texts.terms.inPerson));
      });
      return lines.length > 0 ? [{ text: dice.pick(lines), first }] : [];
    });
  const { from, to, until, span } = when;
  const refused = circumstances.flatMap(({ name }) => name ?? []);
  const always = [
    from && to && texts.window.replace('{de}', from).replaceAll('{a}', to),
    until && texts.until.replaceAll('{a}', until),
    refused.length > 0 && texts.refused.replace('{cosas}', () => joinAnd(refused)),
    toFood && texts.allergy[isServed ? 'inside' : 'outside'].replace('{a}', () => toFood),
  ].flatMap((text) => (text ? [{ text, first: undefined }] : []));
  return [...always, ...ours]
    .filter(({ text }) => span || !text.includes('{tiempo}'))
    .map((one) => ({ ...one, text: one.text.replace('{tiempo}', span ?? '') }))
    .slice(0, mostNeeds);
}

function anotherDay(plan: Chosen, wishes: Wishes): string[] {
  const next = anotherAtADistance(plan, wishes);
  if (!next) return [];
  const [first = ''] = next.activity.split(/(?<=[.]) /);
  return [texts.anotherDay.replace('{plan}', () => uncapitalise(first))];
}

/** Something to ask about what they love, and best about what the plan leaves out. */
function talkOf(wishes: Wishes, shown: Topic | undefined, about: readonly string[], dice: Dice): string[] {
  const { topics, isFirstDate, circumstances, company } = wishes;
  if (
    (!isFirstDate && !company.has('home')) ||
    company.has('kids') ||
    company.has('pair') ||
    circumstances.some(({ first }) => first)
  )
    return [];
  const topic = topics.find((one) => one !== shown && !about.includes(one.id)) ?? topics[0];
  const fits = fitting(wishes);
  const asks =
    topic?.ask.filter(
      (line) => /^¿[^?]+\?$/u.test(line) && line.length < 110 && fits(`${topic.name}\n${line}`),
    ) ?? [];
  if (!topic || asks.length === 0) return [];
  return [
    dice
      .pick(texts.talk)
      .replace('de {gusto}', () => withPreposition('de', topic.name))
      .replace('{gusto}', () => topic.name)
      .replace('{pregunta}', () => dice.pick(asks)),
  ];
}

function meetingPoint(
  { kind, meet, only }: Chosen,
  { at, when, isFirstDate }: Wishes,
  pick: (lines: readonly string[]) => string[],
): string {
  const { from, to } = when;
  const there = from && to ? `De ${from} a ${to}, en ${meet}` : `En ${meet}`;
  if (kind === 'remote') return `${there}. ${texts.remoteHint}`;
  const where = at ?? (only ? undefined : texts.anywhere);
  const point = `${there}${where ? `, ${where}` : ''}.`;
  const hints = isFirstDate ? [...texts.hints, ...texts.hintsForStrangers] : texts.hints;
  return only === 'home' ? point : [point, ...pick(hints)].join(' ');
}

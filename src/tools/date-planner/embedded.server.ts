import type { EmbeddedContext } from '../../generation/tool.ts';
import { withPreposition } from '../../language/write/grammar.ts';
import { type Dice, diceOf } from '../../language/write/seeded.ts';
import { topicsOf as idsOf, type Topic } from '../../language/write/topics.server.ts';
import { asInAmerica } from '../../language/write/ustedes.ts';
import { lineFrom } from './allergies.server.ts';
import { choosePlan, fitting, topicLine, topicsOf, withTopic } from './choose-plan.server.ts';
import type { DatePlanInput, DatePlanOutput } from './contract.ts';
import texts from './plans/texts.json' with { type: 'json' };
import type { Chosen } from './plans.server.ts';
import { readWishes, type Wishes } from './wishes.server.ts';

const mostTips = 6;
const mostNeeds = 4;

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
  const { about = [] } = plan;
  const isFull = plan.isFull || isRemote || grave || plan.only === 'kids' || plan.only === 'home';
  const another =
    isFull || wishes.circumstances.some(({ brief }) => brief)
      ? undefined
      : topicLine(wishes, [...about, ...topicsOf(plan)]);
  const safety = !wishes.isFirstDate ? [] : isRemote ? [texts.remoteSafety] : pick(texts.safety);
  const needs = needsOf(wishes, plan, dice);
  const tips = [
    ...needs.filter(({ first }) => first).map(({ text }) => text),
    ...plan.tips.slice(0, 1),
    ...needs.filter(({ first }) => !first).map(({ text }) => text),
    ...talkOf(wishes, another?.topic, about, dice),
    ...plan.tips.slice(1),
  ].slice(0, mostTips - safety.length);
  const isVos = wishes.circumstances.some(({ vos }) => vos);
  const isAmerica = isVos || wishes.circumstances.some(({ ustedes }) => ustedes);
  const say = isAmerica ? asInAmerica(isVos) : (line: string) => line;
  const activity = [
    ...wishes.circumstances.flatMap(({ before }) => before ?? []).slice(0, 1),
    plan.activity,
    ...(another
      ? [withTopic(isMealOf(plan, another.topic) ? texts.atTable : dice.pick(texts.another), another)]
      : []),
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
  const { circumstances, allergies, isFirstDate, hours, budget } = wishes;
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
  const always = [
    hours && texts.window.replace('{de}', hours.from).replaceAll('{a}', hours.to),
    toFood && texts.allergy[isServed ? 'inside' : 'outside'].replace('{a}', () => toFood),
  ].flatMap((text) => (text ? [{ text, first: undefined }] : []));
  return [...always, ...ours].slice(0, mostNeeds);
}

/** Something to ask about what they love, and best about what the plan leaves out. */
function talkOf(wishes: Wishes, shown: Topic | undefined, about: readonly string[], dice: Dice): string[] {
  const { topics, isFirstDate, circumstances, among } = wishes;
  if (
    (!isFirstDate && !among.has('home')) ||
    among.has('kids') ||
    among.has('pair') ||
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
  { at, hours, isFirstDate }: Wishes,
  pick: (lines: readonly string[]) => string[],
): string {
  const there = hours ? `De ${hours.from} a ${hours.to}, en ${meet}` : `En ${meet}`;
  if (kind === 'remote') return `${there}. ${texts.remoteHint}`;
  const where = at ?? (only ? undefined : texts.anywhere);
  const point = `${there}${where ? `, ${where}` : ''}.`;
  const hints = isFirstDate ? [...texts.hints, ...texts.hintsForStrangers] : texts.hints;
  return only === 'home' ? point : [point, ...pick(hints)].join(' ');
}

import type { EmbeddedContext } from '../../generation/tool.ts';
import { canBe } from '../../language/write/addressed.ts';
import { capitalise, joinAnd, withPreposition } from '../../language/write/grammar.ts';
import { type Dice, diceOf } from '../../language/write/seeded.ts';
import type { Topic } from '../../language/write/topics.server.ts';
import { toUstedes } from '../../language/write/ustedes.ts';
import { toVos } from '../../language/write/voseo.ts';
import { lineFrom } from './allergies.server.ts';
import { choosePlan, fitting, topicLine, topicsOf, withTopic } from './choose-plan.server.ts';
import type { DatePlanInput, DatePlanOutput } from './contract.ts';
import texts from './plans/texts.json' with { type: 'json' };
import { type Chosen, saying } from './plans.server.ts';
import { readWishes, type Wishes } from './wishes.server.ts';

const mostTips = 6;
const mostNeeds = 4;
const manyLikes = 5;
const leastForMore = 110;

export function datePlannerEmbedded(input: DatePlanInput, { seed, today }: EmbeddedContext): DatePlanOutput {
  const wishes = readWishes(input, today);
  const dice = diceOf(`${seed}·${JSON.stringify(input)}`);
  const plan = ownPlan(wishes, dice) ?? choosePlan(wishes, dice);
  const fits = fitting(wishes);
  const pick = (lines: readonly string[]) => {
    const left = lines.filter(fits);
    return left.length > 0 ? [dice.pick(left)] : [];
  };
  const isRemote = plan.kind === 'remote';
  const grave = wishes.circumstances.some(({ first }) => first);
  const isLed = wishes.circumstances.some(({ leads }) => leads);
  const isOccasion = wishes.circumstances.some(({ known, leads }) => known && leads);
  const { about = [] } = plan;
  const named = [...topicsOf(plan)];
  const lineWithout = (covered: readonly string[]) => topicLine(wishes, covered, isLate(plan, wishes));
  // A plan for many likes names none of them: where there is no other, the one they have is named.
  const another =
    isRemote ||
    grave ||
    plan.only === 'kids' ||
    plan.only === 'home' ||
    (wishes.when?.minutes ?? 999) < leastForMore
      ? undefined
      : (lineWithout([...about, ...named]) ??
        (about.length > manyLikes && !wishes.named.has(plan) ? lineWithout(named) : undefined));
  const safety = !wishes.isFirstDate ? [] : isRemote ? [texts.remoteSafety] : pick(texts.safety);
  const needs = needsOf(wishes, plan, dice);
  const [tip = '', ...more] = plan.tips;
  const tips = [
    ...needs.filter(({ first }) => first).map(({ text }) => text),
    tip,
    ...needs.filter(({ first }) => !first).map(({ text }) => text),
    ...(plan.outdoors && !plan.seasons && wishes.season && wishes.isSeasonSaid
      ? pick(texts.outdoors[wishes.season])
      : []),
    ...talkOf(wishes, another?.topic, about, dice),
    ...more,
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
      ? [
          withTopic(
            about.includes(another.topic.id)
              ? texts.named
              : isOccasion || texts.another.some((text) => plan.activity.includes(text.slice(0, 11)))
                ? texts.third
                : dice.pick(texts.another),
            another,
          ),
        ]
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

/** After a dinner or an afternoon nothing is proposed that wants the morning. */
const isLate = ({ kind }: Chosen, { when }: Wishes) =>
  kind === 'dinner' || /^(?:[5-9]|1[6-9]|2\d)(?!\d)/u.test(when?.from ?? '');

/** What was not understood, and what would help. */
export function datePlannerNote(input: DatePlanInput): string | undefined {
  const { isUnderstood, unread, unknownStyle } = readWishes(input, new Date());
  if (!isUnderstood) return texts.notes.unknown;
  const named = unread.filter((item) => item !== undefined).map((item) => `«${item}»`);
  if (named.length > 0) return texts.notes.named.replace('{esto}', () => joinAnd(named.slice(0, 2)));
  if (unread.length > 0) return texts.notes.some;
  return unknownStyle && texts.notes.style.replace('{estilo}', () => unknownStyle);
}

function ownPlan({ ownPlan, kind }: Wishes, dice: Dice): Chosen | undefined {
  if (!ownPlan) return undefined;
  const { activity, meet, tips, fun } = texts.own;
  return {
    kind: kind ?? 'original',
    title: capitalise(ownPlan),
    activity: dice.pick(activity).replace('{plan}', () => ownPlan),
    meet,
    tips,
    fun: dice.pick(fun),
  };
}

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
      ).filter(
        (line) =>
          !allergies.forbids(lineFrom(line)) &&
          (isFirstDate || !line.includes('primera cita')) &&
          !(plan.kind === 'remote' && saying(line)(texts.terms.inPerson)),
      );
      return lines.length > 0 ? [{ text: dice.pick(lines), first }] : [];
    });
  const allergy = toFood
    ? [
        {
          text: texts.allergy[isServed ? 'inside' : 'outside'].replace('{a}', () => toFood),
          first: undefined,
        },
      ]
    : [];
  const { from, to, until, span } = when ?? {};
  const refused = circumstances.flatMap(({ name }) => name ?? []);
  const hours = [
    from && to && texts.window.replace('{de}', from).replaceAll('{a}', to),
    until && texts.until.replaceAll('{a}', until),
    refused.length > 0 && texts.refused.replace('{cosas}', () => joinAnd(refused)),
  ].flatMap((text) => (text ? [{ text, first: undefined }] : []));
  return [...hours, ...allergy, ...ours]
    .filter(({ text }) => span || !text.includes('{tiempo}'))
    .map((one) => ({ ...one, text: one.text.replace('{tiempo}', span ?? '') }))
    .slice(0, mostNeeds);
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
  // «En la entrada del parque, en el parque del Retiro» says it twice.
  const named = at && /parque|plaza|museo|playa|jardín|mercado|biblioteca/u.exec(at)?.[0];
  const isNamed = named !== undefined && meet.includes(named);
  const point = at && isNamed ? at : `en ${meet}`;
  const there = when?.said ? `${when.said}, ${point}` : capitalise(point);
  if (kind === 'remote') return `${there}. ${texts.remoteHint}`;
  const isSaid = isNamed || (meet.includes('pueblo') && at?.includes('pueblo'));
  const where = isSaid ? undefined : (at ?? (only ? undefined : texts.anywhere));
  if (only === 'home') return `${there}${where ? `, ${where}` : ''}.`;
  // Who has named the hour needs no other word on it.
  const all = isFirstDate ? [...texts.hints, ...texts.hintsForStrangers] : texts.hints;
  const hints = when?.said ? all.filter((hint) => !/\bhora\b/.test(hint)) : all;
  return [`${there}${where ? `, ${where}` : ''}.`, ...pick(hints)].join(' ');
}

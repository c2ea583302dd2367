import { uncapitalise } from '../../language/write/grammar.ts';
import type { Dice } from '../../language/write/seeded.ts';
import { readTopics, type Topic } from '../../language/write/topics.server.ts';
import { lineFrom } from './allergies.server.ts';
import texts from './plans/texts.json' with { type: 'json' };
import { type Chosen, type Kind, type Plan, plans } from './plans.server.ts';
import type { Wishes } from './wishes.server.ts';

const textOf = ({ title, activity, meet, tips, fun, rain = '' }: Plan) =>
  [title, activity, meet, ...tips, fun, rain].join('\n');

/** Whatever is said of it: «sin prisa por el café» has coffee in it. */
function mentionedIn(text: string): ReadonlySet<string> {
  const { topics, disliked } = readTopics(text);
  return new Set([...topics, ...disliked].map(({ topic }) => topic.id));
}

const isAny = (ids: ReadonlySet<string>, among: ReadonlySet<string>) => [...ids].some((id) => among.has(id));

/** Of a plan it is read once: they are the same for everybody. */
function once<T>(read: (text: string) => T): (plan: Plan) => T {
  const known = new Map<Plan, T>();
  return (plan) => {
    const found = known.get(plan) ?? read(textOf(plan));
    known.set(plan, found);
    return found;
  };
}
const lineOf = once(lineFrom);
export const topicsOf = once(mentionedIn);

/** Whether a line of ours may be read by somebody in these circumstances. */
export function fitting({ circumstances, allergies, disliked }: Wishes): (line: string) => boolean {
  return (text) => {
    const line = lineFrom(text);
    return (
      !allergies.forbids(line) &&
      !circumstances.some(({ avoid }) => line.says(avoid)) &&
      (disliked.size === 0 || !isAny(disliked, mentionedIn(text)))
    );
  };
}

function isPossible(plan: Chosen, wishes: Wishes) {
  const { circumstances, allergies, among, disliked, season } = wishes;
  const { kind, only, outdoors } = plan;
  if (plan.for && !isForThem(plan, wishes)) return false;
  if (only && !among.has(only)) return false;
  if (among.has('kids') && only !== 'kids' && kind !== 'remote') return false;
  if (outdoors && circumstances.some(({ indoor }) => indoor)) return false;
  if (plan.seasons && !(season && plan.seasons.includes(season))) return false;
  const line = lineOf(plan);
  // What was written for somebody may name what others would not.
  const isAvoided = circumstances.some(({ id, avoid }) => !plan.for?.includes(id) && line.says(avoid));
  if (allergies.forbids(line) || isAvoided) return false;
  return plan.for || disliked.size === 0 || !isAny(disliked, topicsOf(plan));
}

/** What is true of them it was written for, and something they love, where it names that too. */
const isForThem = (plan: Plan, wishes: Wishes) =>
  wishes.circumstances.some(({ id }) => plan.for?.includes(id)) &&
  (!plan.about || topicOf(plan, wishes) >= 0);

const topicOf = ({ about }: Plan, { topics }: Wishes) => topics.findIndex(({ id }) => about?.includes(id));

const clearly = 5;

const isWithThem = ({ only }: Plan) => only === 'kids' || only === 'home' || only === 'halfway';

function score(plan: Chosen, wishes: Wishes): number {
  const { isFeast, circumstances, named } = wishes;
  const shared = topicOf(plan, wishes);
  const isSpecial = (plan.said && !plan.for) || (plan.about && !plan.seasons);
  const isLed = circumstances.some(({ id, leads }) => leads && plan.for?.includes(id));
  const isCheap = circumstances.some(({ cheap }) => cheap);
  const ofCost = isCheap ? 2 : plan.outdoors ? 0 : -2;
  return (
    (shared >= 0 ? 10 - shared : isSpecial ? -6 : 0) +
    (named.has(plan) ? 30 : 0) +
    (plan.for ? (isLed ? 18 : 7) : 0) +
    (isWithThem(plan) ? 20 : 0) +
    (plan.only === 'pair' ? (isFeast ? 15 : 3) : 0) +
    (plan.seasons ? 1 : 0) +
    (plan.cost === 'none' ? ofCost : 0)
  );
}

/** The best plan that the circumstances allow. Where any kind will do, what they love most decides. */
export function choosePlan(wishes: Wishes, dice: Dice): Chosen {
  const { among, isDefaultKind, kind, named } = wishes;
  const possible = plans
    .filter((plan) => isPossible(plan, wishes))
    .map((plan) => ({ plan, points: score(plan, wishes) }));
  const best = (pool: typeof possible): Chosen | undefined => {
    const most = Math.max(...pool.map(({ points }) => points));
    const good = pool.filter(({ points }) => points >= most - (most >= clearly ? 0 : 1));
    return good.length > 0 ? dice.pick(good).plan : undefined;
  };
  const inPerson = possible.filter(({ plan }) => plan.kind !== 'remote');
  const cafe = inPerson.filter(({ plan }) => plan.kind === 'cafe');
  // Who is warned of the plan that was proposed is given one indoors and among people, whatever they like.
  if (wishes.circumstances.some(({ before }) => before))
    return plain(
      'cafe',
      cafe.map(({ plan }) => plan).filter(({ outdoors, about, for: whom }) => !outdoors && !about && !whom),
    );
  const isAny = !kind || kind === 'fun' || kind === 'original';
  const ofKind = possible.filter(
    ({ plan }) =>
      plan.kind === kind ||
      ((isAny || isDefaultKind) &&
        plan.kind !== 'remote' &&
        (named.has(plan) || plan.for || isWithThem(plan))),
  );
  const clear = (kind ? ofKind : inPerson).filter(({ points }) => points >= clearly);
  const written = best(clear);
  const isFirst = written && (score(written, wishes) > 10 || (topicOf(written, wishes) <= 0 && !written.for));
  const led = isAny && !isFirst && !among.has('kids') ? aroundTopic(wishes, dice) : undefined;
  return led ?? written ?? best(ofKind) ?? (kind === 'remote' ? undefined : best(cafe)) ?? plain(kind);
}

/** A plan of the kind that fits anybody, where the circumstances leave none. */
function plain(kind: Kind = 'cafe', among: readonly Chosen[] = []): Chosen {
  const [plan] = [...among, ...plans].filter(
    (one) => one.kind === (kind === 'remote' ? kind : 'cafe') && !one.about && !one.only,
  );
  if (!plan) throw new RangeError(`no plain plan for ${kind}`);
  return plan;
}

/** What was written for the first of their topics that these plans leave out. */
export function topicLine(wishes: Wishes, covered: readonly string[] = []) {
  const fits = fitting(wishes);
  for (const topic of wishes.topics.filter(({ id }) => !covered.includes(id))) {
    const line = topic.plan.find((one) => fits(`${topic.name}\n${one}`));
    if (line) return { topic, line };
  }
  return undefined;
}

export const withTopic = (text: string, { topic, line }: { topic: Topic; line: string }) =>
  text.replace('{gusto}', () => topic.name).replace('{plan}', () => uncapitalise(line));

function aroundTopic(wishes: Wishes, dice: Dice): Chosen | undefined {
  const first = topicLine(wishes);
  if (!first) return undefined;
  const second = topicLine(wishes, [first.topic.id]);
  const { title, both, after, meet, tips } = texts.topic;
  return {
    kind: 'original',
    isFull: second !== undefined,
    about: [first, ...(second ? [second] : [])].map(({ topic }) => topic.id),
    title: (second ? both : title)
      .replace('{gusto}', () => first.topic.name)
      .replace('{otro}', () => second?.topic.name ?? ''),
    activity: [first.line, second && withTopic(dice.pick(texts.another), second), dice.pick(after)]
      .filter(Boolean)
      .join(' '),
    meet,
    tips: dice.shuffle(tips).slice(0, 2),
    fun: dice.pick(texts.fun),
  };
}

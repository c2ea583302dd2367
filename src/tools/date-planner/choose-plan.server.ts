import { uncapitalise } from '../../language/write/grammar.ts';
import type { Dice } from '../../language/write/seeded.ts';
import { readTopics, type Topic } from '../../language/write/topics.server.ts';
import { type Line, lineFrom } from './allergies.server.ts';
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

interface Read extends Line {
  topics?: ReadonlySet<string>;
}
const inPlan = new Map<Plan, Read>();
function lineOf(plan: Plan): Read {
  const line = inPlan.get(plan) ?? lineFrom(textOf(plan));
  inPlan.set(plan, line);
  return line;
}
export function topicsOf(plan: Plan): ReadonlySet<string> {
  const line = lineOf(plan);
  line.topics ??= mentionedIn(textOf(plan));
  return line.topics;
}

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
  const { circumstances, allergies, company, disliked, isVillage, isCoast, isInland, season } = wishes;
  const { kind, only, outdoors } = plan;
  if (plan.for && !isForThem(plan, wishes)) return false;
  const isThere = { village: isVillage, coast: isCoast, inland: isInland, city: !isVillage };
  if (only && !(only in isThere ? isThere[only as keyof typeof isThere] : company.has(only as never)))
    return false;
  if (company.has('kids') && only !== 'kids' && kind !== 'remote') return false;
  if (outdoors && circumstances.some(({ indoor }) => indoor)) return false;
  if (plan.seasons && !(season && plan.seasons.includes(season))) return false;
  const { says } = lineOf(plan);
  // What was written for somebody may name what others would not.
  const isAvoided = circumstances.some(({ id, avoid }) => !plan.for?.includes(id) && says(avoid));
  if (allergies.forbids(lineOf(plan)) || isAvoided) return false;
  return plan.for || disliked.size === 0 || !isAny(disliked, topicsOf(plan));
}

/** What is true of them it was written for, and something they love, where it names that too. */
const isForThem = (plan: Plan, wishes: Wishes) =>
  wishes.circumstances.some(({ id }) => plan.for?.includes(id)) &&
  (!plan.about || topicOf(plan, wishes) >= 0);

const topicOf = ({ about }: Plan, { topics }: Wishes) => topics.findIndex(({ id }) => about?.includes(id));

const clearly = 5;

function score(plan: Chosen, wishes: Wishes): number {
  const { company, isFeast, circumstances } = wishes;
  const isFor = (one: 'kids' | 'home' | 'halfway' | 'pair') => plan.only === one && company.has(one);
  const shared = topicOf(plan, wishes);
  const isNamed = wishes.named.has(plan);
  const isSpecial = (plan.said !== undefined && !plan.for) || (plan.about !== undefined && !plan.seasons);
  const about = shared >= 0 ? 10 - Math.min(shared, 3) : isSpecial ? -6 : 0;
  return (
    about +
    (isNamed ? 30 : 0) +
    (plan.for ? (circumstances.some(({ id, leads }) => leads && plan.for?.includes(id)) ? 18 : 7) : 0) +
    (isFor('kids') || isFor('home') || isFor('halfway') ? 20 : 0) +
    (isFor('pair') ? (isFeast ? 15 : 3) : 0) +
    (wishes.isDefaultKind && plan.kind !== 'cafe' ? -3 : 0) +
    (!plan.seasons ? 0 : wishes.isSeasonSaid || wishes.topics.length === 0 ? 1 : -2 * clearly) +
    (plan.cost !== 'none' ? 0 : wishes.circumstances.some(({ cheap }) => cheap) ? 2 : plan.outdoors ? 0 : -2)
  );
}

/** The best plan that the circumstances allow. Where any kind will do, what they love most decides. */
export function choosePlan(wishes: Wishes, dice: Dice): Chosen {
  const { company, isDefaultKind, kind } = wishes;
  const possible = plans.filter((plan) => isPossible(plan, wishes));
  const best = (pool: readonly Chosen[]): Chosen | undefined => {
    const most = Math.max(...pool.map((plan) => score(plan, wishes)));
    const good = pool.filter(
      (plan) => score(plan, wishes) >= most - (most >= clearly ? 0 : most > 0 ? 2 : 1),
    );
    return good.length > 0 ? dice.pick(good) : undefined;
  };
  const inPerson = possible.filter((plan) => plan.kind !== 'remote');
  const clear = (pool: readonly Chosen[]) => best(pool.filter((plan) => score(plan, wishes) >= clearly));
  const isAny = !kind || kind === 'fun' || kind === 'original';
  const isFree = isAny || isDefaultKind;
  const isWithThem = ({ only }: Plan) => only !== 'pair' && company.has(only as never);
  const ofKind = possible.filter(
    (plan) =>
      plan.kind === kind ||
      (isFree && plan.kind !== 'remote' && (wishes.named.has(plan) || plan.for || isWithThem(plan))),
  );
  const written = clear(kind ? ofKind : inPerson);
  const isFirst = written && (score(written, wishes) > 10 || (topicOf(written, wishes) <= 0 && !written.for));
  const led = isAny && !isFirst && !company.has('kids') ? aroundTopic(wishes, dice) : undefined;
  const cafe = inPerson.filter((plan) => plan.kind === 'cafe');
  // Who is warned of the plan that was proposed is given one indoors and among people, whatever they like.
  if (wishes.circumstances.some(({ before }) => before))
    return plain(
      'cafe',
      cafe.filter(({ outdoors, about, for: whom }) => !outdoors && !about && !whom),
    );
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

/** What they may do at a distance another day: something else that they love. */
export const anotherAtADistance = ({ about = [] }: Chosen, wishes: Wishes): Chosen | undefined =>
  plans.find(
    (one) =>
      one.kind === 'remote' &&
      topicOf(one, wishes) >= 0 &&
      !one.about?.some((id) => about.includes(id)) &&
      isPossible(one, wishes),
  );

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

import type { Severity } from '../families.ts';
import type { Finding } from '../read.ts';
import { severityWeight } from '../severity.ts';
import { signals } from './all.ts';
import type { Signal } from './signal.ts';
import { type Hit, TermFinder, type Words, wordsOf } from './terms.ts';

const finder = new TermFinder();
const compiled = signals.map((signal) => ({
  signal,
  near: signal.near.map((terms) => finder.add(terms)),
  without: signal.without ? finder.add(signal.without) : null,
  worse: signal.worse ? finder.add(signal.worse) : null,
}));
const laughs = finder.add('jaj*|jej*|jiji*|xd|lol|jsjs*|es broma|de broma|en broma|de cona|es cona|que risa');
const denies = new Set(['no', 'nunca', 'jamas', 'tampoco', 'sin', 'ni']);
const reach = 12;
const around = 18;

type Entry = (typeof compiled)[number];

const distance = (words: Words, a: Hit, b: Hit) =>
  a.first <= b.last && b.first <= a.last
    ? 0
    : a.first > b.last
      ? (words.places[a.first] as number) - (words.places[b.last] as number)
      : (words.places[b.first] as number) - (words.places[a.last] as number);

const isNear = (words: Words, hits: readonly Hit[] | undefined, key: Hit) =>
  hits?.some((one) => distance(words, one, key) <= around) ?? false;

/** The nearest of each list; null when one is missing. A word serves one list only. */
function together(
  words: Words,
  entry: Entry,
  hits: ReadonlyMap<number, readonly Hit[]>,
  key: Hit,
): Hit[] | null {
  const chosen = [key];
  for (const id of entry.near.slice(1)) {
    let best: Hit | null = null;
    let bestDistance = (entry.signal.within ?? reach) + 1;
    for (const one of hits.get(id) ?? []) {
      const previous = chosen[chosen.length - 1] as Hit;
      if (entry.signal.inOrder && one.first <= previous.last) continue;
      if (chosen.some((other) => one.first <= other.last && other.first <= one.last)) continue;
      const gap = distance(words, one, key);
      if (gap < bestDistance) [best, bestDistance] = [one, gap];
    }
    if (!best) return null;
    chosen.push(best);
  }
  return chosen;
}

function isDenied(words: Words, { first }: Hit): boolean {
  for (let at = first - 1; at >= Math.max(0, first - 3); at -= 1) {
    if ((words.places[first] as number) - (words.places[at] as number) > 4) return false;
    if (!denies.has(words.text[at] as string)) continue;
    const before = words.text[at - 1];
    return before !== 'si' && before !== 'que' && before !== 'porque';
  }
  return false;
}

const lower: Record<Severity, Severity | null> = { high: 'medium', medium: 'low', low: null };

function severityOf({ joke, severity }: Signal, worse: boolean, joking: boolean): Severity | null {
  const grave = worse ? 'high' : severity;
  if (!joking || joke === 'keep') return grave;
  return joke === 'cancel' ? null : lower[grave];
}

export interface Lines {
  text: string;
  starts: readonly number[];
  ends: readonly number[];
}

/** `laughing` sees what words do not say: emojis; `isStory` what is told of the past or of others. */
export function findSignals(
  original: string,
  lines: Lines,
  mine: boolean,
  seen: { laughing: (from: number, to: number) => boolean; isStory: (at: number) => boolean },
): Finding[] {
  const words = wordsOf(lines.text);
  const hits = finder.find(words);
  const findings: Finding[] = [];
  for (const entry of compiled) {
    const { signal } = entry;
    if (mine && !signal.alsoMine) continue;
    if (entry.near.some((id) => !hits.has(id))) continue;
    let best: Finding | null = null;
    for (const key of hits.get(entry.near[0] as number) ?? []) {
      if (!signal.keepsNegation && isDenied(words, key)) continue;
      const chosen = together(words, entry, hits, key);
      if (!chosen) continue;
      if (entry.without !== null && isNear(words, hits.get(entry.without), key)) continue;
      const from = words.starts[Math.min(...chosen.map((one) => one.first))] as number;
      const to = words.ends[Math.max(...chosen.map((one) => one.last))] as number;
      if (!signal.keepsStory && seen.isStory(from)) continue;
      const worse = entry.worse !== null && isNear(words, hits.get(entry.worse), key);
      const joking = isNear(words, hits.get(laughs), key) || seen.laughing(from, to);
      const severity = severityOf(signal, worse, joking);
      if (severity === null || (best && severityWeight[best.severity] >= severityWeight[severity])) continue;
      const start = lines.starts[from] ?? 0;
      best = {
        id: signal.id,
        family: signal.family,
        severity,
        text: signal.text,
        quote: original.slice(start, lines.ends[to - 1] ?? start).trim(),
        start,
        certain: signal.certain === true && severity === 'high',
        mine,
      };
      // A joke further up does not hide what is meant further down.
      if (severity === 'high' || (severity === signal.severity && entry.worse === null)) break;
    }
    if (best) findings.push(best);
  }
  return findings;
}

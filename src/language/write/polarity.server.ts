import { readData } from '../read/data.server.ts';
import type { Hit } from '../read/terms.ts';
import type { SentenceWords } from './sentence-words.ts';

type Kind = 'for' | 'against' | 'without' | 'notReally' | 'afterFor' | 'afterAgainst';
type Lists = Readonly<Record<Kind, number>>;
type Hits = ReadonlyMap<number, readonly Hit[]>;

const kinds: readonly Kind[] = ['notReally', 'against', 'for', 'without', 'afterFor', 'afterAgainst'];

export function polarityTerms(add: (terms: readonly string[]) => number): Lists {
  const terms = readData<Record<Kind, string[]>>('polarity.json');
  return Object.fromEntries(kinds.map((kind) => [kind, add(terms[kind])])) as Record<Kind, number>;
}

/** An item of a list that goes on: «odio madrugar, *el* fútbol y *las* prisas». */
const goesOn = new Set(['el', 'la', 'los', 'las', 'lo', 'ni', 'que', 'a', 'al', 'y', 'o']);

export function polarityOf(text: SentenceWords, hits: Hits, lists: Lists): boolean[] {
  const { text: words, sentences, clauses } = text;
  const longest = new Map<number, { kind: Kind; last: number }>();
  for (const kind of kinds.slice(0, 4))
    for (const { first, last } of hits.get(lists[kind]) ?? [])
      if (last > (longest.get(first)?.last ?? first - 1)) longest.set(first, { kind, last });
  const lastNi = words.lastIndexOf('ni');
  const against: boolean[] = [];
  let state: Kind = 'for';
  let done = -1;
  for (let at = 0; at < words.length; at += 1) {
    if (sentences[at] !== sentences[at - 1]) state = 'for';
    else if (clauses[at] !== clauses[at - 1] && !(at < lastNi && sentences[at] === sentences[lastNi])) {
      if (state === 'without' || !goesOn.has(words[at] as string)) state = 'for';
    } else if (state === 'without' && (words[at] === 'y' || words[at] === 'e')) state = 'for';
    const turn = at > done ? longest.get(at) : undefined;
    if (turn) {
      state = turn.kind === 'notReally' ? 'for' : turn.kind;
      done = turn.last;
    }
    against.push(state !== 'for');
  }
  for (const [kind, isAgainst] of [
    ['afterAgainst', true],
    ['afterFor', false],
  ] as const)
    for (const { first, last } of hits.get(lists[kind]) ?? []) {
      const endsClause =
        clauses[last + 1] !== clauses[first] || /^(?:[ye]|que|porque|ya)$/.test(words[last + 1] ?? '');
      for (let at = first - 1; endsClause && clauses[at] === clauses[first] && words[at] !== 'y'; at -= 1)
        against[at] = isAgainst;
    }
  return against;
}

export interface Dice {
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  next(): number;
}

/** The same seed rolls the same numbers: an answer can be repeated and a test can name it. */
export function diceOf(seed: string): Dice {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    pick: (list) => {
      const [first] = list;
      if (first === undefined) throw new RangeError('nothing to pick from');
      return list[Math.floor(next() * list.length)] ?? first;
    },
    shuffle: (list) =>
      list
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value | 0;
}

/**
 * What letters a text must have before a pattern can be in it, so that most patterns are never run, nor compiled. Texts and patterns are
 * compared by their letters; any digit is `0`, what stands between words is one `_`, and what a pattern leaves open is a `.`.
 */
const between = '_';
const open = '.';
const digit = '0';
const mostWays = 8;
const mostRuns = 8;
const [smallest, largest] = [2 ** 10, 2 ** 18];

type Ways = readonly string[];

function waysOf(source: string): Ways {
  let at = 0;
  const has = (text: string) => source.startsWith(text, at);

  function alternatives(): Ways {
    const ways = [...sequence()];
    while (has('|')) {
      at += 1;
      ways.push(...sequence());
    }
    return ways;
  }

  function sequence(): Ways {
    let ways: Ways = [''];
    while (at < source.length && !has('|') && !has(')')) ways = followedBy(ways, quantified(element()));
    return ways;
  }

  function element(): Ways {
    const char = source[at] as string;
    if (char === '(') return group();
    if (char === '[') return characterClass();
    at += 1;
    if (char === '\\') return escaped();
    if (char === '^' || char === '$') return [''];
    return [char === '.' ? open : symbolOf(char)];
  }

  function group(): Ways {
    const [kind = ''] = /^\((?:\?(?::|<?[=!]|<\w+>))?/.exec(source.slice(at, at + 40)) ?? [];
    at += kind.length;
    const isLook = /[=!]$/.test(kind);
    const isEdge = kind.endsWith('!') && has('[a-z0-9])');
    const ways = alternatives();
    at += 1;
    return isLook ? [isEdge ? between : ''] : ways;
  }

  function characterClass(): Ways {
    const [whole] = /^\[(?:\\.|[^\]\\])*\]/s.exec(source.slice(at)) as RegExpExecArray;
    at += whole.length;
    const inside = whole.slice(1, -1);
    if (/^\^|\\[^dntrsW.?*+()[\]{}|/^$-]|.-./s.test(inside)) return [open];
    const signs = inside
      .replace(/\\d/g, digit)
      .replace(/\\[ntrsW]/g, between)
      .replaceAll('\\', '');
    const symbols = new Set(Array.from(signs, symbolOf));
    return symbols.size > 3 ? [open] : [...symbols];
  }

  function escaped(): Ways {
    const [whole, char] = /^(?:u[0-9a-f]{4}|x[0-9a-f]{2}|(.))/is.exec(source.slice(at)) as RegExpExecArray;
    at += whole.length;
    if (/^[cpk]/i.test(whole)) throw new Error(`what may stand for \\${whole} is not known`);
    if (/^[bB]/.test(whole)) return [''];
    if (char === 'd') return [digit];
    return char && /[ntrsW]|[^a-zA-Z0-9]/.test(char) ? [symbolOf(char)] : [open];
  }

  function quantified(ways: Ways): Ways {
    const [whole] = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(at, at + 12)) ?? [''];
    at += whole.length;
    if (whole === '') return ways;
    if (/^(?:[*?]|\{0)/.test(whole)) return [open];
    const times = Number(/\d+/.exec(whole)?.[0] ?? 1);
    return ways.length > 1 || ways[0]?.length !== 1
      ? ways.map((way) => way + open)
      : [ways[0] === between ? between : ways[0].repeat(Math.min(times, 3)) + open];
  }

  return alternatives();
}

const symbolOf = (char: string) => (/[a-z€%]/.test(char) ? char : /[0-9]/.test(char) ? digit : between);

function followedBy(ways: Ways, next: Ways): Ways {
  if (ways.length > 1 && next.length > 1 && ways.length * next.length > mostWays)
    return leastKnown(ways) >= leastKnown(next)
      ? ways.map((way) => way + open)
      : next.map((way) => open + way);
  return ways.flatMap((way) => next.map((other) => way + other));
}

const leastKnown = (ways: Ways) =>
  Math.min(...ways.map((way) => Math.max(...way.split(open).map((part) => part.length))));

function signOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 90;
  if (code >= 48 && code <= 57) return 2;
  return code === euro ? 3 : code === percent ? 4 : 1;
}
const [euro, percent] = [8364, 37];
const mixed = (run: number) => Math.imul(run ^ (run >>> 9), 0x9e3779b1) >>> 6;

/** Every three signs of a text in a row, and every four, as numbers. */
function eachRun(text: string, three: (run: number) => void, four: (run: number) => void): void {
  let [last, run] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const sign = signOf(text.charCodeAt(at));
    if (sign === 1 && last === 1) continue;
    last = sign;
    run = ((run << 6) | sign) & 0xffffff;
    if (run > 0xfff) three(mixed(run & 0x3ffff));
    if (run > 0x3ffff) four(mixed(run));
  }
}

function runsOfWays(source: string): number[][] | null {
  const all: number[][] = [];
  for (const way of new Set(waysOf(source))) {
    const runs: number[] = [];
    for (const part of way.split(open)) {
      const [three, four]: [number[], number[]] = [[], []];
      eachRun(
        part,
        (run) => three.push(run),
        (run) => four.push(run),
      );
      runs.push(...(four.length > 0 ? four : three));
    }
    if (runs.length === 0) return null;
    all.push(runs.slice(-mostRuns));
  }
  return all;
}

/**
 * Ways that share a run stand together behind it: a run, where the next one is, and of each way how many more it needs, and these.
 * Null where a text without any may do.
 */
export function needsOf(source: string): Uint32Array | null {
  const ways = runsOfWays(source);
  if (!ways) return null;
  const counts = new Map<number, number>();
  for (const run of ways.flat()) counts.set(run, (counts.get(run) ?? 0) + 1);
  const shared = new Map<number, number[][]>();
  for (const runs of ways) {
    const most = runs.reduce((one, run) => ((counts.get(run) ?? 0) > (counts.get(one) ?? 0) ? run : one));
    shared.set(most, [...(shared.get(most) ?? []), runs]);
  }
  const needs: number[] = [];
  for (const [run, group] of shared) {
    const rest = group
      .map((runs) => runs.filter((one) => one !== run))
      .flatMap((runs) => [runs.length, ...runs]);
    needs.push(run, needs.length + 2 + rest.length, ...rest);
  }
  return Uint32Array.from(needs);
}

export type Runs = Uint8Array;

export function runsOf(text: string): Runs {
  const wanted = 2 ** Math.ceil(Math.log2(text.length + 1) + 5);
  const runs = new Uint8Array(Math.min(largest, Math.max(smallest, wanted)));
  const add = (run: number) => {
    runs[run & (runs.length - 1)] = 1;
  };
  eachRun(between + text + between, add, add);
  return runs;
}

export function mayBeIn(needs: Uint32Array, runs: Runs): boolean {
  const mask = runs.length - 1;
  const has = (at: number) => runs[(needs[at] as number) & mask] === 1;
  for (let at = 0; at < needs.length; at = needs[at + 1] as number) {
    if (!has(at)) continue;
    const end = needs[at + 1] as number;
    for (let way = at + 2; way < end; ) {
      const next = way + 1 + (needs[way] as number);
      let one = way + 1;
      while (one < next && has(one)) one += 1;
      if (one === next) return true;
      way = next;
    }
  }
  return false;
}

/**
 * What letters a text must have before a pattern can be in it, so that most patterns are never run, nor compiled. Any digit is `0`, what
 * stands between words is one `_`, and what a pattern leaves open is a `.`.
 */
const between = '_';
const open = '.';
const mostWays = 8;
const mostRuns = 8;

type Ways = readonly string[];

function waysOf(source: string): Ways {
  let at = 0;

  function take(pattern: RegExp): string {
    pattern.lastIndex = at;
    const [taken = ''] = pattern.exec(source) ?? [];
    at += taken.length;
    return taken;
  }

  function alternatives(): Ways {
    const ways: string[] = [];
    do {
      let some: Ways = [''];
      while (at < source.length && !/[|)]/.test(source[at] as string))
        some = followedBy(some, quantified(element()));
      ways.push(...some);
    } while (take(/\|/y));
    return ways;
  }

  function element(): Ways {
    if (source[at] === '(') return group();
    const [sign = '', ...more] = take(
      /\[(?:\\.|[^\]\\])*\]|\\(?:p\{\w+\}|k<\w+>|u[\da-f]{4}|x[\da-f]{2}|.)|./isy,
    );
    if (sign === '\\') return [/[bB]/.test(more[0] as string) ? '' : open];
    if (sign !== '[') return [/[\^$]/.test(sign) ? '' : sign === '.' ? open : signsOf(sign)];
    const inside = signsOf(more.slice(0, -1).join(''));
    return /^(?:[a-z]{1,3}|_)$/.test(inside) && more[0] !== '^' ? [...inside] : [open];
  }

  function group(): Ways {
    const kind = take(/\((?:\?(?::|<?[=!]|<\w+>))?/y);
    const isEdge = kind.endsWith('!') && source.startsWith('[a-z0-9])', at);
    const ways = alternatives();
    at += 1;
    return /[=!]$/.test(kind) ? [isEdge ? between : ''] : ways;
  }

  function quantified(ways: Ways): Ways {
    const times = take(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/y);
    if (times === '' || (ways[0] === between && /^(?:\+|\{[1-9])/.test(times))) return ways;
    return /^(?:[*?]|\{0)/.test(times) ? [open] : ways.map((way) => way + open);
  }

  return alternatives();
}

const signsOf = (text: string) => text.replace(/[0-9]/g, '0').replace(/[^a-z0€%]+/g, between);

function followedBy(ways: Ways, next: Ways): Ways {
  if (ways.length > 1 && next.length > 1 && ways.length * next.length > mostWays)
    return leastKnown(ways) >= leastKnown(next)
      ? ways.map((way) => way + open)
      : next.map((way) => open + way);
  return ways.flatMap((way) => next.map((other) => way + other));
}

const leastKnown = (ways: Ways) =>
  Math.min(...ways.map((way) => Math.max(...way.split(open).map((part) => part.length))));

/** Every four signs in a row, as a number. */
function runsIn(signs: string): number[] {
  const runs: number[] = [];
  let run = 0;
  for (let at = 0; at < signs.length; at += 1) {
    run = ((run << 5) | (signs.charCodeAt(at) & 31)) & 0xfffff;
    if (at >= 3) runs.push(Math.imul(run, 0x9e3779b1) >>> 16);
  }
  return runs;
}

export type Runs = Uint8Array;

export function runsOf(text: string): Runs {
  // So many are made that zeros for the longest text would cost more than all the rest.
  const runs = new Uint8Array(2 ** Math.min(16, Math.ceil(Math.log2(text.length + 2)) + 5));
  for (const run of runsIn(signsOf(between + text + between))) runs[run & (runs.length - 1)] = 1;
  return runs;
}

/** Any of these ways, each all of its runs: how many they are, and then they, way after way; null where a text without any may do. */
export type Needs = Uint16Array | null;

export function needsOf(source: string): Needs {
  const needs = [...new Set(waysOf(source))].map((way) =>
    way.replace(/_+/g, between).split(open).flatMap(runsIn).slice(-mostRuns),
  );
  return needs.every((runs) => runs.length > 0)
    ? Uint16Array.from(needs.flatMap((runs) => [runs.length, ...runs]))
    : null;
}

export function mayBeIn(needs: Needs, runs: Runs): boolean {
  if (needs === null) return true;
  const mask = runs.length - 1;
  for (let at = 0, end = 0; at < needs.length; at = end) {
    end = at + 1 + (needs[at++] as number);
    while (at < end && runs[(needs[at] as number) & mask] === 1) at += 1;
    if (at === end) return true;
  }
  return false;
}

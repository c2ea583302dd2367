import { outputLimits } from '../../platform/hostile-text.server.ts';

/** As far as it has arrived: its last escape is whole. The group is empty where the closing quote is missing. */
const string = /"(?:[^"\\]+|\\u[\da-f]{4}|\\[^u])*("?)/iy;

/** What has arrived of an object, its last text cut short; undefined before the first `{` and where it is not JSON. Decision 0013. */
export function partialJson(written: string): unknown {
  const from = written.indexOf('{');
  if (from < 0) return undefined;
  const text = written.slice(from);
  const open: string[] = [];
  let whole = '';
  let withString = '';
  const upTo = (end: number, quote = '') => text.slice(0, end) + quote + open.toReversed().join('');

  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (char === '{' || char === '[') {
      // Whole it would not be taken either, and whoever walked over it would not come back from its depth.
      if (open.length === outputLimits.depth) break;
      open.push(char === '{' ? '}' : ']');
      whole = upTo(at + 1);
    } else if (char === '}' || char === ']') {
      open.pop();
      whole = upTo(at + 1);
      if (open.length === 0) break;
    } else if (char === ',') {
      whole = upTo(at);
    } else if (char === '"') {
      string.lastIndex = at;
      const [read = '', quote] = string.exec(text) ?? [];
      at += read.length - 1;
      withString = upTo(at + 1, quote ? '' : '"');
      if (!quote) break;
    }
  }
  return parse(withString.length > whole.length ? withString : whole) ?? parse(whole);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

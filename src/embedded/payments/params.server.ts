type Branch = { [key: string]: string | number | boolean | Branch };

const numbers = new Set(['limit', 'gte', 'expires_at', 'unit_amount']);

function read(key: string, text: string): string | number | boolean {
  if (numbers.has(key)) return Number(text);
  return text === 'true' || (text !== 'false' && text);
}

/** Without a prototype that a name in brackets could reach. */
const newBranch = (): Branch => Object.create(null);

/** What the SDK has written in brackets, as it was: `a[b][0]=c` is `{ a: { b: ['c'] } }`. Its types say what a call may carry. */
export function parseForm(encoded: string): never {
  const root = newBranch();
  for (const [name, value] of new URLSearchParams(encoded)) {
    const keys = name.split(/[[\]]+/).filter(Boolean);
    const last = keys.pop() ?? '';
    let branch = root;
    for (const [at, key] of keys.entries()) {
      const held = Object.hasOwn(branch, key) ? branch[key] : null;
      const inner =
        typeof held === 'object' && held
          ? held
          : /^\d/.test(keys[at + 1] ?? last)
            ? ([] as unknown as Branch)
            : newBranch();
      branch[key] = inner;
      branch = inner;
    }
    branch[last] = read(last, value);
  }
  return root as never;
}

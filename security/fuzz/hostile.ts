import fc from 'fast-check';
import payloads from '../payloads.json' with { type: 'json' };

/** Half of a pair is no text, so JSON that is read strictly cannot hold it. */
const marks = [...payloads.marks, '\ud800', '\udfff'];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.oneof(fc.constantFrom(...marks), fc.string({ maxLength: 10 })), { maxLength: 30 })
    .map((parts) => parts.join('')),
  fc
    .tuple(fc.string({ minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 3_000 }))
    .map(([piece, times]) => piece.repeat(times)),
  fc.constantFrom(...marks, '', ' ', 'a'.repeat(20_001), 'no\n'.repeat(16_667)),
);

const leaf = fc.oneof(
  text,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(1e308, -0, 2 ** 53),
);

export const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('any'), { maxLength: 5 }),
    fc.dictionary(
      fc.oneof(text, fc.constantFrom('__proto__', 'constructor', 'toJSON', 'length', 'id', 'user_id')),
      tie('any'),
      { maxKeys: 5, noNullPrototype: true },
    ),
  ),
})).any;

/** A good body with some of its parts, at any depth, taken away or put in the place of others. */
export function worsened(good: unknown): fc.Arbitrary<unknown> {
  const change = fc.record({
    at: fc.nat(),
    how: fc.constantFrom('replace', 'drop', 'add', 'wrap', 'text'),
    value,
    text,
  });
  return fc.array(change, { maxLength: 3 }).map((changes) => {
    const root: Holder = { body: structuredClone(good) };
    for (const { at, how, value: put, text: words } of changes) {
      const spots = spotsOf(root);
      const [holder, name] = spots[at % spots.length] ?? [root, 'body'];
      if (how === 'drop') delete holder[name];
      else if (how === 'wrap') holder[name] = [holder[name]];
      else if (how === 'add' && typeof holder[name] === 'object' && holder[name] !== null)
        Object.defineProperty(holder[name], words.slice(0, 50), {
          value: put,
          enumerable: true,
          configurable: true,
          writable: true,
        });
      else holder[name] = how === 'text' ? words : put;
    }
    return root.body;
  });
}

type Holder = Record<string, unknown>;

function spotsOf(holder: Holder): [Holder, string][] {
  return Object.keys(holder).flatMap((name) => {
    const held = holder[name];
    const below = typeof held === 'object' && held !== null ? spotsOf(held as Holder) : [];
    return [[holder, name] as [Holder, string], ...below];
  });
}

/** What `fetch` lets into a header, and more than that is cut by the parser before us. */
export const headerValue = fc
  .oneof(
    text,
    fc.constantFrom('', '*', 'application/json', 'text/event-stream', 'null', '0', '-1', 'gzip', 'bytes=0-'),
  )
  .map((given) =>
    given
      .replace(/[^\x20-\x7e\xa0-\xff]/g, '')
      .trim()
      .slice(0, 400),
  );

export const query = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom('limit', 'cursor', 'q', 'returnTo', 'aqui', 'success'), text),
      fc.oneof(
        text,
        fc.constantFrom('0', '-1', '1e9', '50', '1700000000000_00000000-0000-4000-8000-000000000000', '/bio'),
      ),
    ),
    { maxLength: 3 },
  )
  .map((pairs) =>
    pairs.length > 0
      ? `?${pairs.map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('=')).join('&')}`
      : '',
  );

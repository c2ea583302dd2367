export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

type Change = (text: string) => string;

/** The same value with its texts changed, those of the fields `apart` in their own way. */
export function withStrings(
  value: unknown,
  change: Change,
  apart: Readonly<Record<string, Change>> = {},
): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((held) => withStrings(held, change, apart));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, held]) => [
    key,
    withStrings(held, Object.hasOwn(apart, key) ? (apart[key] as Change) : change, apart),
  ]);
  return Object.fromEntries(fields);
}

export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The same value with its texts changed, but for those of the fields `without`. */
export function withStrings(
  value: unknown,
  change: (text: string) => string,
  without: readonly string[] = [],
): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((held) => withStrings(held, change, without));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, held]) => [
    key,
    without.includes(key) ? held : withStrings(held, change, without),
  ]);
  return Object.fromEntries(fields);
}

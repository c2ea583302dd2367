/** What was touched in a form: what its field held then, and what it is to hold. */
export type Edits<Fields> = { [Name in keyof Fields]?: { from: Fields[Name]; to: Fields[Name] } };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const listOf = <Fields extends object>(edits: Edits<Fields>) =>
  Object.entries(edits) as [keyof Fields, { from: unknown; to: unknown }][];

/** What was not touched is as it is kept. */
export const withEdits = <Fields extends object>(kept: Fields, edits: Edits<Fields>): Fields => ({
  ...kept,
  ...Object.fromEntries(listOf(edits).map(([name, { to }]) => [name, to])),
});

/** After `part` was typed or chosen. What is back to what it was counts as not touched. */
export function edited<Fields extends object>(
  edits: Edits<Fields>,
  kept: Fields,
  part: Partial<Fields>,
): Edits<Fields> {
  const all = { ...edits };
  for (const name of Object.keys(part) as (keyof Fields)[]) {
    const to = part[name] as Fields[typeof name];
    const from = edits[name] ? edits[name].from : kept[name];
    if (isSame(from, to)) delete all[name];
    else all[name] = { from, to };
  }
  return all;
}

/** Of what was touched, what has changed where it is kept as well, and not to the same. */
export const clashesIn = <Fields extends object>(kept: Fields, edits: Edits<Fields>): (keyof Fields)[] =>
  listOf(edits)
    .filter(([name, { from, to }]) => !isSame(kept[name], from) && !isSame(kept[name], to))
    .map(([name]) => name);

/** The same edits, of somebody who knows what is kept by now. */
export const knowing = <Fields extends object>(kept: Fields, edits: Edits<Fields>): Edits<Fields> =>
  edited({}, kept, Object.fromEntries(listOf(edits).map(([name, { to }]) => [name, to])) as Partial<Fields>);

export const without = <Fields extends object>(
  edits: Edits<Fields>,
  names: readonly (keyof Fields)[],
): Edits<Fields> =>
  Object.fromEntries(listOf(edits).filter(([name]) => !names.includes(name))) as Edits<Fields>;

/** Of `fields`, those that are kept otherwise. */
export const changedFrom = <Fields extends object>(kept: Fields, fields: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isSame(value, kept[name as keyof Fields])),
  ) as Partial<Fields>;

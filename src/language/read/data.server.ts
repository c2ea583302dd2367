import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../data/', import.meta.url);

/** Reads the data files of a folder, whose shapes tests check. */
export const dataIn =
  (place: URL) =>
  <Data>(file: string): Data =>
    JSON.parse(readFileSync(new URL(file, place), 'utf8'));

/** A file of src/language/data. */
export const readData = dataIn(folder);

/** Every list of a folder of src/language/data, by the name of its file. */
export function readDataFolder<Item>(name: string): ReadonlyMap<string, Item[]> {
  const files = readdirSync(new URL(`${name}/`, folder)).filter((file) => file.endsWith('.json'));
  return new Map(
    files.toSorted().map((file) => [file.replace(/\.json$/, ''), readData<Item[]>(`${name}/${file}`)]),
  );
}

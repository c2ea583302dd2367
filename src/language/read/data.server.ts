import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../data/', import.meta.url);

/** Reads the data files of a folder, whose shapes tests check. */
export const dataIn =
  (place: URL) =>
  <Data>(file: string): Data =>
    JSON.parse(readFileSync(new URL(file, place), 'utf8'));

/** A file of src/language/data. */
export const readData = dataIn(folder);

/** Every list of a folder, by the name of its file. */
export function listsIn<Item>(place: URL): ReadonlyMap<string, Item[]> {
  const files = readdirSync(place).filter((file) => file.endsWith('.json'));
  return new Map(files.toSorted().map((file) => [file.replace(/\.json$/, ''), dataIn(place)<Item[]>(file)]));
}

/** Those of a folder of src/language/data. */
export const readDataFolder = <Item>(name: string) => listsIn<Item>(new URL(`${name}/`, folder));

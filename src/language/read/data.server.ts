import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../data/', import.meta.url);

export const dataIn =
  (place: URL) =>
  <Data>(file: string): Data =>
    JSON.parse(readFileSync(new URL(file, place), 'utf8'));

export const readData = dataIn(folder);

export function listsIn<Item>(place: URL): ReadonlyMap<string, Item[]> {
  const files = readdirSync(place).filter((file) => file.endsWith('.json'));
  return new Map(files.toSorted().map((file) => [file.replace(/\.json$/, ''), dataIn(place)<Item[]>(file)]));
}

export const readDataFolder = <Item>(name: string) => listsIn<Item>(new URL(`${name}/`, folder));

import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../data/', import.meta.url);

/** A file of src/language/data, whose shape test/language-data.test.ts checks. */
export function readData<Data>(name: string): Data {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
}

/** Every list of a folder of src/language/data, one after another. */
export function readDataFolder<Item>(name: string): Item[] {
  const files = readdirSync(new URL(`${name}/`, folder)).filter((file) => file.endsWith('.json'));
  return files.toSorted().flatMap((file) => readData<Item[]>(`${name}/${file}`));
}

import { readData } from '../read/data.server.ts';
import { fold } from './fold.ts';
import { placeNames } from './places.server.ts';
import { type Topic, topicsOf } from './topics.server.ts';

const trades = topicsOf('work');

export const towns: ReadonlyMap<string, string> = new Map(placeNames.map((name) => [fold(name), name]));

export const givenNames: ReadonlyMap<string, string> = new Map(
  readData<string[]>('given-names.json').map((name) => [fold(name), name]),
);

const inTown = /(?<=(?<!\p{L})(?:en|desde|soy (?:\p{L}+ )?de) )\p{Ll}+(?:(?:, | y )\p{Ll}+)*/giu;
export const withTowns = (text: string): string =>
  text.replace(inTown, (names) =>
    names
      .split(/(, | y )/u)
      .map((name) => towns.get(fold(name)) ?? name)
      .join(''),
  );

interface Named {
  topic: Topic;
  said: string;
}

/** A trade or a town: of one's own it is said, and not joked about. */
export const isFactOfLife = ({ topic, said }: Named): boolean =>
  trades.has(topic.id) || towns.has(fold(said));

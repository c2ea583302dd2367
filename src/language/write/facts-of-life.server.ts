import { readData } from '../read/data.server.ts';
import { fold } from './fold.ts';
import { placeNames } from './places.server.ts';
import { type Topic, topicsOf } from './topics.server.ts';

const trades = topicsOf('work');

/** By their folded name. */
export const towns: ReadonlyMap<string, string> = new Map(placeNames.map((name) => [fold(name), name]));

/** As they are written, by their folded form. */
export const givenNames: ReadonlyMap<string, string> = new Map(
  readData<string[]>('given-names.json').map((name) => [fold(name), name]),
);

/** A trade or a town: of one's own it is said, and not joked about. */
export const isFactOfLife = ({ topic, said }: { topic: Topic; said: string }): boolean =>
  trades.has(topic.id) || towns.has(fold(said));

import { readData } from '../read/data.server.ts';
import { normalise } from '../read/normalise.ts';
import { TermFinder, wordsOf } from '../read/terms.ts';

interface Attribute {
  id: string;
  said: readonly string[];
  unless?: readonly string[];
  avoid?: readonly string[];
  neverOffer?: readonly string[];
}

export const attributes = readData<Attribute[]>('attributes.json');

const finder = new TermFinder();
const unfit = attributes.map(({ id, avoid = [], neverOffer = [] }) => ({
  id,
  inAny: finder.add(avoid),
  inOffer: finder.add(neverOffer),
}));

export function fitsPerson(
  person: readonly { id: string; denied: boolean }[],
): (line: string, isOffer: boolean) => boolean {
  const ids = new Set(person.filter(({ denied }) => !denied).map(({ id }) => id));
  const lists = unfit.filter(({ id }) => ids.has(id));
  if (lists.length === 0) return () => true;
  return (line, isOffer) => {
    const hits = finder.find(wordsOf(normalise(line).text));
    return lists.every(({ inAny, inOffer }) => !hits.has(inAny) && !(isOffer && hits.has(inOffer)));
  };
}

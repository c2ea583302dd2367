import { readData } from '../read/data.server.ts';
import { normalise } from '../read/normalise.ts';
import { TermFinder, wordsOf } from '../read/terms.ts';
import { cues } from './cues.server.ts';

interface Attribute {
  id: string;
  said: readonly string[];
  unless?: readonly string[];
  avoid?: readonly string[];
  neverOffer?: readonly string[];
}

export const attributes = readData<Attribute[]>('attributes.json');

const finder = new TermFinder();
const avoiding: readonly Attribute[] = [...attributes, ...cues];
const unfit = avoiding.map(({ id, avoid = [], neverOffer = [] }) => ({
  id,
  inAny: finder.add(avoid),
  inOffer: finder.add(neverOffer),
}));

/** Of what a person is, and of the cues of what was told of them, what a line must not hold. */
export function fitsPerson(
  person: readonly { id: string; denied: boolean }[],
  told: ReadonlySet<string> = new Set(),
): (line: string, isOffer: boolean) => boolean {
  const lists = unfit.filter(({ id }) => told.has(id) || person.some((one) => one.id === id && !one.denied));
  if (lists.length === 0) return () => true;
  return (line, isOffer) => {
    const hits = finder.find(wordsOf(normalise(line).text));
    return lists.every(({ inAny, inOffer }) => !hits.has(inAny) && !(isOffer && hits.has(inOffer)));
  };
}

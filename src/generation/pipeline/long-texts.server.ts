import { readOnceInSteps } from '../../language/read/read-once.ts';
import { within } from '../../platform/within.server.ts';
import { breath } from './request.server.ts';

const readAtOnce = 3_000;
const turnMs = 4;

/** A chat of 50,000 characters takes some 0.3 s. It is read before `find` asks for it, in turns with what others do. */
export async function readInTurns<Found>(
  input: object,
  texts: () => readonly string[],
  find: () => Found,
): Promise<Found> {
  const begun = within((): { long: readonly string[] } | { long: null; found: Found } => {
    const all = texts();
    return all.join('').length > readAtOnce ? { long: all } : { long: null, found: find() };
  });
  if (begun.long === null) return begun.found;
  for (const text of begun.long) {
    const reading: InSteps = { begin: () => readOnceInSteps(input, text) };
    while (within(() => hasMore(reading))) await breath();
  }
  return within(find);
}

interface InSteps {
  begin(): Iterator<void>;
  /** None while it goes on: one that is cut there never would again. */
  steps?: Iterator<void> | undefined;
}

function hasMore(reading: InSteps): boolean {
  const { steps = reading.begin() } = reading;
  reading.steps = undefined;
  const since = performance.now();
  while (performance.now() - since < turnMs) if (steps.next().done) return false;
  reading.steps = steps;
  return true;
}

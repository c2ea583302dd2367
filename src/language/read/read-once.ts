import { type Told, weighTold } from './learned/told.ts';
import { type Reading, readChat, readChatInSteps } from './read.ts';

/** By text, what was found in those of one request. It goes with the request. */
function keptByRequest<Found>(): (request: object) => Map<string, Found> {
  const all = new WeakMap<object, Map<string, Found>>();
  return (request) => {
    const known = all.get(request) ?? new Map<string, Found>();
    all.set(request, known);
    return known;
  };
}

const readings = keptByRequest<Reading>();

/** The reading of a text of one request, whose answer, review and help lines ask for the same. */
export function readOnce(request: object, text: string): Reading {
  const reading = readings(request).get(text) ?? readChat(text);
  readings(request).set(text, reading);
  return reading;
}

/** The same before it is asked for, in steps between which others can come to their turn. */
export function* readOnceInSteps(request: object, text: string): Generator<void, void> {
  if (!readings(request).has(text)) readings(request).set(text, yield* readChatInSteps(text));
}

/** What is made of a text of one request is made once. */
export function onceByRequest<Found>(make: (request: object, text: string) => Found) {
  const kept = keptByRequest<Found>();
  return (request: object, text: string): Found => {
    const found = kept(request).get(text) ?? make(request, text);
    kept(request).set(text, found);
    return found;
  };
}

/** How much the words of a text of one request tell of danger or harm, for its refusal, its help lines and what its rules found. */
export const weighedOnce = onceByRequest((_, text) => weighTold(text));

/** What it is likely to tell. */
export const likelyToldOnce = (request: object, text: string): Told | null => weighedOnce(request, text).told;

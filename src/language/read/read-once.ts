import { type Reading, readChat, readChatInSteps } from './read.ts';

const readings = new WeakMap<object, Map<string, Reading>>();

function ofRequest(request: object): Map<string, Reading> {
  const known = readings.get(request) ?? new Map<string, Reading>();
  readings.set(request, known);
  return known;
}

/** The reading of a text of one request, whose answer, review and help lines ask for the same. It goes with the request. */
export function readOnce(request: object, text: string): Reading {
  const reading = ofRequest(request).get(text) ?? readChat(text);
  ofRequest(request).set(text, reading);
  return reading;
}

/** The same before it is asked for, in steps between which others can come to their turn. */
export function* readOnceInSteps(request: object, text: string): Generator<void, void> {
  if (!ofRequest(request).has(text)) ofRequest(request).set(text, yield* readChatInSteps(text));
}

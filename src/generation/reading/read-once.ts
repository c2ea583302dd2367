import { type Reading, readChat } from './read.ts';

const readings = new WeakMap<object, Reading>();

/** The reading of the chat of one request, whose answer and whose review ask for the same. It goes with the request. */
export function readOnce(request: object, text: string): Reading {
  const known = readings.get(request);
  if (known) return known;
  const reading = readChat(text);
  readings.set(request, reading);
  return reading;
}

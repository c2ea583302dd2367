import { type Reading, readChat } from './read.ts';

const readings = new WeakMap<object, Map<string, Reading>>();

/** The reading of a text of one request, whose answer, review and help lines ask for the same. It goes with the request. */
export function readOnce(request: object, text: string): Reading {
  const ofRequest = readings.get(request) ?? new Map<string, Reading>();
  const reading = ofRequest.get(text) ?? readChat(text);
  readings.set(request, ofRequest.set(text, reading));
  return reading;
}

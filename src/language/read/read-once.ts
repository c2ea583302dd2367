import { aimInSteps, dangersInSteps, deedInSteps, fearInSteps, type Telling } from './aims.ts';
import { finish } from './find-by-rules.ts';
import type { Finding } from './finding.ts';
import { type Told, weighToldInSteps } from './learned/told.ts';
import { normalise } from './normalise.ts';
import { isOf, type Kind } from './ordinary-life.ts';
import { readChatInSteps } from './read.ts';
import { withoutQuoted } from './whose-deed.ts';

function keptByRequest<Found>(): (request: object) => Map<string, Found> {
  const all = new WeakMap<object, Map<string, Found>>();
  return (request) => {
    const known = all.get(request) ?? new Map<string, Found>();
    all.set(request, known);
    return known;
  };
}

export function onceByRequest<Found>(make: (request: object, text: string) => Found) {
  const kept = keptByRequest<Found>();
  return (request: object, text: string): Found => {
    const known = kept(request);
    if (!known.has(text)) known.set(text, make(request, text));
    return known.get(text) as Found;
  };
}

function onceInSteps<Found>(make: (text: string, request: object) => Generator<void, Found>) {
  const kept = keptByRequest<Found>();
  function* inSteps(request: object, text: string): Generator<void, Found> {
    const found = kept(request).get(text) ?? (yield* make(text, request));
    kept(request).set(text, found);
    return found;
  }
  return { inSteps, once: (request: object, text: string): Found => finish(inSteps(request, text)) };
}

/** Normalised words alone: their places would be megabytes of a long text. */
const plainOnce = onceByRequest((_, text) => normalise(text).text);

const readings = onceInSteps(readChatInSteps);
const weights = onceInSteps(weighToldInSteps);
const aims = onceInSteps((text, request) => aimInSteps(plainOnce(request, text)));
const deeds = onceInSteps((text, request) => deedInSteps(plainOnce(request, text)));
const dangers = onceInSteps((text, request) => dangersInSteps(plainOnce(request, text)));
const fears = onceInSteps((text, request) => fearInSteps(plainOnce(request, text)));

export const readOnce = readings.once;

/** Grave deeds that whoever writes says to have suffered from the one they write to. */
export const sufferedFrom = (request: object, own: string): Finding[] =>
  own === '' ? [] : readOnce(request, own.replace(/^/gm, 'Yo: ')).findings.filter(({ toThem }) => toThem);

export const weighedOnce = weights.once;

export const likelyToldOnce = (request: object, text: string): Told | null => weighedOnce(request, text).told;

export const tellsOf = (request: object, kind: Kind, text: string): boolean =>
  isOf(kind, plainOnce(request, text));

export type Seek = (request: object, text: string) => Telling | null;
export const harmfulAim: Seek = (request, text) => aims.once(request, text)[0] ?? null;
export const ownDeed: Seek = (request, text) => deeds.once(request, text)[0] ?? null;
export const toldDanger: Seek = (request, text) => dangers.once(request, text)[0] ?? null;
export const toldFear: Seek = (request, text) => fears.once(request, text)[0] ?? null;
export const toldDangers = dangers.once;

export function* readOnceInSteps(request: object, text: string): Generator<void, void> {
  for (const { inSteps } of [readings, weights, deeds, dangers, fears]) yield* inSteps(request, text);
  for (const one of new Set([withoutQuoted(text), text])) yield* aims.inSteps(request, one);
}

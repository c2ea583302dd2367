import { likelyTellings, type Telling, tellingFor } from '../../language/read/aims.ts';
import type { Family } from '../../language/read/families.ts';
import type { Finding } from '../../language/read/finding.ts';
import type { ToldKind } from '../../language/read/learned/told-kinds.ts';
import { harmfulAim, likelyToldOnce, ownDeed, type Seek, tellsOf } from '../../language/read/read-once.ts';
import type { RefusalReason } from '../../platform/failures.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { bothLines, helpLinesFor, linesNamedIn } from '../help-lines.ts';
import { helpOf, helpsIn, violence } from './help.server.ts';
import texts from './safety.json' with { type: 'json' };

export type Found = Pick<Finding, 'family' | 'severity'>;

export interface Refusal {
  reason: RefusalReason;
  says: string;
  found: readonly Found[];
  /** Instead of what follows from it. */
  ends?: string;
}

export function failureOf({ reason, says, found, ends }: Refusal, consequence: string): Failure {
  const message = `${says} ${ends ?? consequence}`;
  const helpLines = bothLines(helpLinesFor(found), linesNamedIn(message));
  return new Failure('content_refused', { reason, message, helpLines });
}

export const high = (family: Family): Found => ({ family, severity: 'high' });
export const ofAMinor = [high('menor')];

export const firstIn = (request: object, texts: readonly string[], seek: Seek): Telling | null =>
  texts.map((text) => seek(request, text)).find((one) => one !== null) ?? null;

export function refusalTelling(
  request: object,
  reason: RefusalReason,
  texts: readonly string[],
  seek: Seek,
): Refusal | null {
  const telling = firstIn(request, texts, seek);
  if (!telling) return null;
  const found = reason === 'danger' ? helpsIn(request, texts) : helpOf(telling);
  return { reason, says: telling.says, found };
}

const harmful: Seek = (request, text) => harmfulAim(request, text) ?? ownDeed(request, text);

export const refusalOfHarm = (request: object, texts: readonly string[]): Refusal | null =>
  refusalTelling(request, 'harm', texts, harmful);

export const likely = (kind: keyof typeof likelyTellings): Refusal => ({
  reason: kind === 'harm' || kind === 'own' ? 'harm' : 'danger',
  says: likelyTellings[kind].says,
  found: helpOf(likelyTellings[kind]),
});

export function refusalOfLikely(
  request: object,
  texts: readonly string[],
  kinds: readonly ToldKind[],
  noticed: readonly ToldKind[] = [],
): Refusal | null {
  const told = texts
    .map((text) => likelyToldOnce(request, text))
    .find((one) => one && kinds.includes(one.kind) && (one.isSure || noticed.includes(one.kind)));
  if (!told) return null;
  const refusal = likely(tellingFor(told, texts));
  const isOfAChild = refusal.reason === 'harm' && texts.some((text) => tellsOf(request, 'child', text));
  return isOfAChild ? { ...refusal, found: [...refusal.found, ...ofAMinor] } : refusal;
}

export const blamingNobody: Refusal = { reason: 'harm', says: texts.either, found: violence };

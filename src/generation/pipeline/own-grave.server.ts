import { isOwnThreat } from '../../language/read/certain.ts';
import { ofEverybody } from '../../language/read/find-by-rules.ts';
import type { Finding } from '../../language/read/finding.ts';
import { isAimedAtThem } from './fit-to-send.server.ts';
import texts from './safety.json' with { type: 'json' };

const isOwnDeed = (one: Finding): boolean => ofEverybody.includes(one.family) && isAimedAtThem(one);

/** Nothing but what the person who asks threatens with, or does to the other one. */
export const isOnlyOwn = (findings: readonly Finding[]): boolean =>
  findings.length > 0 && findings.every((one) => isOwnThreat(one) || (one.mine && isOwnDeed(one)));

/** To whoever writes what is grave themselves. Where it is another's, nothing. */
export function adviceToAsker(findings: readonly Finding[]): string | null {
  if (findings.some((one) => one.mine && one.family === 'autolesion')) return texts.ownPain;
  return isOnlyOwn(findings) ? texts.ownThreat : null;
}

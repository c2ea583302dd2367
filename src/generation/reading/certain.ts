import type { Family } from './families.ts';
import { type Finding, readChat } from './read.ts';

const grave: readonly Family[] = ['violencia', 'sextorsion', 'fraude', 'menor', 'autolesion'];

/** What the rules know for sure, whatever a model says: threat, sextortion, money request, a minor, self-harm. */
export function certainFindings(text: string): Finding[] {
  return readChat(text).findings.filter((one) => one.certain && grave.includes(one.family));
}

/** Somebody in the conversation says or shows to be under 18. Ends the flirting help of every tool. */
export function isMinorInvolved(text: string): boolean {
  return readChat(text).findings.some((one) => one.family === 'menor' && one.certain);
}

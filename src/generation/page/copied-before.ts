import { keepHabit, readHabit } from '../../account/personal-storage.ts';

const place = 'copiado';
const hourMs = 3_600_000;
const askedWithin = { fromMs: 6 * hourMs, toMs: 21 * 24 * hourMs } as const;
const visitMs = hourMs;

/** A text that was copied, without the text: what is asked of it on another visit. Decision 0068. */
export interface Copied {
  userId: string;
  generationId: string;
  tool: string;
  angle: string;
  characters: number;
  answered?: true;
}

export interface CopiedBefore extends Copied {
  at: number;
  askedAt?: number;
}

export const keepCopied = (copied: Copied) =>
  keepHabit(place, { ...copied, at: Date.now(), askedAt: undefined });

export const dropCopied = () => keepHabit(place, null);

export function readCopied(userId: string): CopiedBefore | null {
  const kept = readHabit(place) as CopiedBefore | null;
  const now = Date.now();
  if (kept?.userId !== userId || !(now - kept.at >= askedWithin.fromMs)) return null;
  const asked = { ...kept, askedAt: kept.askedAt ?? now };
  if (now - kept.at > askedWithin.toMs || now - asked.askedAt > visitMs) {
    dropCopied();
    return null;
  }
  keepHabit(place, asked);
  return asked;
}

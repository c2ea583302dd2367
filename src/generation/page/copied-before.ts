import { keepHabit, readHabit } from '../../account/personal-storage.ts';

const place = 'copiado';
const hourMs = 3_600_000;
/** Sooner nobody knows; later nobody remembers. */
const askedWithin = { fromMs: 6 * hourMs, toMs: 21 * 24 * hourMs } as const;
/** Who goes from page to page meanwhile sees the same question, and not another. */
const visitMs = hourMs;

/** A text that was copied, without the text: what is asked of it on another visit. Decision 0068. */
export interface Copied {
  userId: string;
  generationId: string;
  /** The name of its tool. */
  tool: string;
  angle: string;
  characters: number;
  /** Only whether they met is still to be asked. */
  answered?: true;
}

export interface CopiedBefore extends Copied {
  at: number;
  /** When the question was first shown. */
  askedAt?: number;
}

/** Instead of the one before: a visit asks of one text. */
export const keepCopied = (copied: Copied) =>
  keepHabit(place, { ...copied, at: Date.now(), askedAt: undefined });

export const dropCopied = () => keepHabit(place, null);

/** What there is to ask this person on this visit: who does not answer is not asked on another. */
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

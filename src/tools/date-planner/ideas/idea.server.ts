import type { Interest } from '../interests.server.ts';

export type DateKind = 'cafe' | 'walk' | 'dinner' | 'fun' | 'original' | 'remote';

export interface Idea {
  title: string;
  /** What is done, in two or three sentences. */
  what: string;
  /** Where to meet: a noun phrase after «en». */
  meet: string;
  tip: string;
  fun: string;
  interests?: readonly Interest[];
  outdoor?: true;
  /** Only where there is that much on offer. */
  city?: true;
  /** Only in a small place. */
  village?: true;
  coast?: true;
  /** More than a drink and a bite for each. */
  costly?: true;
  /** First letters of primavera, verano, otoño, invierno. */
  seasons?: string;
}

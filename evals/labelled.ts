import type { Level } from '../src/language/read/families.ts';

/** Texts by the level a person gives them. In every list the second, fourth, sixth… are never used for tuning. */
export type Batch = Readonly<Record<Level, readonly string[]>>;

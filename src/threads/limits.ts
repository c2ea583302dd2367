/** Of one thread. A chat of 50,000 characters fits, as in the tools. */
export const threadCaps = {
  name: 60,
  app: 40,
  notes: 2_000,
  lines: 1_000,
  line: 10_000,
  characters: 50_000,
} as const;

/** Of all threads of a person, whatever their plan. */
export const allThreadsBytes = 8_000_000;

export const keptDays = { afterLastUse: 90, most: 730 } as const;

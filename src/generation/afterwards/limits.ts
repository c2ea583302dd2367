export const reportCharacters = 20_000;
export const angleCharacters = 120;
export const mostHeld = { texts: 50, outcomes: 2_000 } as const;

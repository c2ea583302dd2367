export const reportCharacters = 20_000;
export const angleCharacters = 120;

export const keptKey = ['kept'] as const;

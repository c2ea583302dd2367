/** How somebody writes. What is missing is not known, or not for our own rules to follow. */
export interface Voice {
  length?: 'short' | 'medium' | 'long';
  capitals?: boolean;
  accents?: boolean;
  openingMarks?: boolean;
  finalStop?: boolean;
  laughter?: { text: string; often: boolean };
  emojis?: { often: 'never' | 'sometimes' | 'often'; favourites: readonly string[] };
  address?: 'vos' | 'usted';
}

export const samplesWanted = { least: 3, most: 10, characters: 500 } as const;
export const descriptionCharacters = 400;
export const examplesForModel = 3;

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export interface VoiceAnswer {
  samples: string[] | null;
  description: string | null;
  on: boolean;
}

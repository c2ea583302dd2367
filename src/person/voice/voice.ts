/** How somebody writes. What is missing is not known, or not for our own rules to follow. */
export interface Voice {
  length?: 'short' | 'medium' | 'long';
  /** Sentences begin with a capital. */
  capitals?: boolean;
  accents?: boolean;
  /** «¿» and «¡». */
  openingMarks?: boolean;
  /** A message ends with a full stop. */
  finalStop?: boolean;
  laughter?: { text: string; often: boolean };
  emojis?: { often: 'never' | 'sometimes' | 'often'; favourites: readonly string[] };
  address?: 'vos' | 'usted';
}

export const samplesWanted = { least: 3, most: 10, characters: 500 } as const;
export const descriptionCharacters = 400;
export const examplesForModel = 3;

/** A message of several lines, as one of the box, which has one a line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** `GET /api/voice`; all empty while nothing is kept. */
export interface VoiceAnswer {
  samples: string[] | null;
  /** In words, as read from the samples or as the person changed it. */
  description: string | null;
  /** What is sent to somebody is written so. */
  on: boolean;
}

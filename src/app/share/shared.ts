/** What another app sent here. */
export interface Shared {
  text: string;
  pictures: File[];
}

/** Of one share; what is older is left out. */
export const mostCharacters = 50_000;

/** What another app sent here. */
export interface Shared {
  text: string;
  pictures: File[];
  /** It is known that no other site has posted it. */
  isSure: boolean;
}

/** Of one share; what is older is left out. */
export const mostCharacters = 50_000;

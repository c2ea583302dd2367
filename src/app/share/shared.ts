export interface Shared {
  text: string;
  pictures: File[];
  /** It is known that no other site has posted it. */
  isSure: boolean;
}

export const mostCharacters = 50_000;

export interface Shared {
  text: string;
  pictures: File[];
  /** It is known that no other site has posted it. */
  isSure: boolean;
}

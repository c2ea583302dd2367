/** What the worker of a build knows of it. */
export interface Build {
  version: string;
  /** Path to the SHA-256 of the page. */
  pages: Readonly<Record<string, string>>;
  /** Kept from the start. */
  code: readonly string[];
  /** Large, and kept once somebody needed it. */
  onDemand: readonly string[];
}

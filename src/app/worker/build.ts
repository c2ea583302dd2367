export interface Build {
  version: string;
  /** Path to the SHA-256 of the page. */
  pages: Readonly<Record<string, string>>;
  code: readonly string[];
  onDemand: readonly string[];
}

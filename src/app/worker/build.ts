export interface Build {
  version: string;
  pages: Readonly<Record<string, string>>;
  code: readonly string[];
  onDemand: readonly string[];
}

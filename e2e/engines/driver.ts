/** What a journey needs of a browser. Decision 0072. */
export interface Driver {
  visit(url: string): Promise<void>;
  /** Runs a function's source in the page, with and for values that JSON can carry. */
  call(source: string, args: readonly unknown[]): Promise<unknown>;
  /** The W3C's lists of input actions, the same in both protocols. */
  perform(actions: readonly object[]): Promise<void>;
  choose(selector: string, file: string): Promise<void>;
  close(): Promise<void>;
}

/** Neither protocol hands over plain objects as they are: both carry a text. */
export const carried = (source: string) =>
  `async (args) => JSON.stringify((await (${source})(...JSON.parse(args))) ?? null)`;

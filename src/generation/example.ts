type Body = Readonly<Record<string, unknown>>;

interface Screen {
  /** The box where people say what matters, and something to say there. */
  box?: readonly [label: string, text: string];
  /** What has to be chosen. */
  choices?: readonly string[];
  submit: string;
  /** There only with a result. */
  result: string;
  /** What a person reads when the server fails for no reason of theirs. */
  failure: string;
}

/** What tests, attacks, fuzzing and the bench send to a tool. Each tool's `example.ts` says it once. */
export interface ToolExample {
  body: Body;
  /** Fields of the answer. */
  answer: readonly string[];
  /** A body that is refused, and the field at fault. */
  refused: readonly [body: Body, field: string];
  /** With a text in the box where people say what matters. */
  saying: (text: string) => Body;
  /** With every box full: `text(n)` has the most characters that the box takes. */
  full: (text: (characters: number) => string) => Body;
  /** What a person meets on the tool's page, in the words of the screen. */
  screen: Screen;
  /** Outputs that a model was cut off in, and what such an answer counts as. */
  cut?: readonly (readonly [shown: 'part' | 'most', output: object])[];
  /** Of a tool that saves: one item, with the columns of its rows. */
  saved?: Body;
}

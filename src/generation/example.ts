type Body = Readonly<Record<string, unknown>>;

interface Screen {
  box?: readonly [label: string, text: string];
  choices?: readonly string[];
  submit: string;
  result: string;
  failure: string;
}

export interface ToolExample {
  body: Body;
  answer: readonly string[];
  refused: readonly [body: Body, field: string];
  saying: (text: string) => Body;
  /** With every box full: `text(n)` has the most characters that the box takes. */
  full: (text: (characters: number) => string) => Body;
  screen: Screen;
  /** Outputs that a model was cut off in, and what such an answer counts as. */
  cut?: readonly (readonly [shown: 'part' | 'most', output: object])[];
  saved?: Body;
}

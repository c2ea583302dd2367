import type { EngineContext, ToolServer } from '../tool.ts';

/** What somebody was given last, as marks keyed by the person: enough to notice a repetition, far too little to check what was said. */
export interface Given {
  costOf(texts: readonly string[]): number;
  marksOf(texts: readonly string[]): Uint8Array;
}

export type Fields = Record<string, unknown>;

type Shape = ToolServer<unknown, unknown, unknown>;
type Known =
  | 'id'
  | 'functionName'
  | 'quota'
  | 'unlimited'
  | 'input'
  | 'output'
  | 'answer'
  | 'present'
  | 'uses';

export interface AnyTool extends Omit<Shape, 'contract'> {
  contract: Pick<Shape['contract'], Known> & {
    imageField?: string;
    refines?: string;
    reads?: { field: string };
  };
}

export interface PreparedImage {
  bytes: Uint8Array;
  mediaType: 'image/jpeg';
}

/** Adds up over every attempt of one generation, also of those that failed: the provider bills them too. */
export interface Meter {
  model: string | null;
  prompt: string | null;
  inputTokens: number;
  outputTokens: number;
  costMicroEur: number;
}

export interface EngineRequest {
  tool: AnyTool;
  input: unknown;
  context: EngineContext;
  seed: string;
  image?: PreparedImage;
  meter: Meter;
  signal: AbortSignal;
  given?: Given;
  /** What has been written so far. Once called, no other model may take over. */
  onPartial?: (output: unknown) => void;
}

export interface Engine {
  kind(toolId: string): 'embedded' | 'model';
  canSee(toolId: string): boolean;
  expectedMicroEur(toolId: string, question: unknown): number;
  generate(request: EngineRequest): Promise<unknown>;
}

export const newMeter = (): Meter => ({
  model: null,
  prompt: null,
  inputTokens: 0,
  outputTokens: 0,
  costMicroEur: 0,
});

import type * as z from 'zod/mini';
import type { Extent } from '../../language/read/newest.ts';
import type { AboutField } from '../../person/about-me/about-me.ts';
import type {
  EmbeddedContext,
  EngineContext,
  Prompt,
  PromptContext,
  Quota,
  Refinement,
  Reviewed,
  ThreadContext,
  Use,
} from '../tool.ts';

/** What somebody was given last, as marks keyed by the person: enough to notice a repetition, far too little to check what was said. */
export interface Given {
  /** 0 where nothing is repeated; what leads the answer weighs most. */
  costOf(texts: readonly string[]): number;
  marksOf(texts: readonly string[]): Uint8Array;
}

export type Fields = Record<string, unknown>;

export interface AnyTool {
  contract: {
    id: string;
    functionName: string;
    quota: Quota | null;
    unlimited: 999 | null;
    input: z.ZodMiniType;
    output: z.ZodMiniType;
    answer: z.ZodMiniType;
    present(output: unknown): unknown;
    imageField?: string;
    refines?: string;
    uses?: Partial<Record<AboutField, Use>>;
    reads?: { field: string };
  };
  prompt(input: unknown, context: PromptContext): Prompt;
  embedded(input: unknown, context: EmbeddedContext): unknown;
  review?(
    input: unknown,
    output: unknown,
    writer: 'model' | 'rules',
    thread?: ThreadContext,
  ): Reviewed<unknown>;
  conversation?(input: unknown): string;
  own?(input: unknown): string;
  toThem?: {
    isForbidden?(input: unknown, no: string | null): boolean;
    isSilent?(input: unknown): boolean;
    isOfProfiles?: true;
  };
  extent?(input: unknown, writer: 'model' | 'rules'): Extent;
  half?(input: unknown, output: unknown, thread?: ThreadContext): unknown;
  isForRulesAlone?(input: unknown, thread?: ThreadContext): boolean;
  threatens?(input: unknown): boolean;
  note?(input: unknown, thread?: ThreadContext): string | undefined;
  versions?: { of(output: unknown): readonly string[]; lead(output: unknown, index: number): unknown };
  sends?: { isChat: boolean; each(output: unknown, say: (text: string) => string): unknown };
  needs?: { add(input: unknown, needs: string): unknown; areRead(needs: string): boolean };
  helpsMinors?: true;
  tellsOfOneself?: true;
  embeddedRefine?(input: unknown, refinement: Refinement, context: EmbeddedContext): string;
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

import type * as z from 'zod/mini';
import type { Extent } from '../language/read/extent.ts';
import type { Family } from '../language/read/families.ts';
import type { Address } from '../language/write/address.ts';
import type { AboutField } from '../person/about-me/about-me.ts';
import type { OwnVoice, Person } from '../person/person.server.ts';
import type { HelpLine } from './help-lines.ts';
import type { RefineChip } from './refine.ts';
import type { ChatLine } from './transcript/lines.ts';

type Counter = 'usage_icebreaker' | 'usage_intention_analyzer' | 'usage_count';

export interface Quota {
  counter: Counter;
  freeLimit: number;
}

/** What has been written so far: any field may still be missing or cut short. */
export type Partially<T> = T extends readonly (infer Item)[]
  ? Partially<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Partially<T[Key]> }
    : T;

export type HandedOver =
  | 'message'
  | 'limit'
  | 'bio'
  | 'opener'
  | 'person'
  | 'stranger'
  | 'date'
  | 'chat'
  | 'letter';

interface Taken {
  field: string;
  asks: string;
  beside?: Readonly<Record<string, string>>;
  /** It is asked about all that was said, not about the last of it. */
  whole?: true;
  /** What to write back is what is asked. */
  answers?: true;
}

/** The engine is told, or the form is filled: `as` has the form's own values, `other` is the field for one that is not in a list. */
export type Use = true | { field: string; as?: Readonly<Record<string, string>>; other?: string };

export interface ToolAbout {
  id: string;
  path: string;
  name: string;
  title: string;
  description: string;
  quota: Quota | null;
  uses?: Partial<Record<AboutField, Use>>;
  /** It reads what somebody was sent, perhaps in danger: when every model fails, our own rules answer at once. */
  reads?: Taken;
  /** What somebody did is told here, by who may not be alone at the screen: the quick exit stands from the start, as where it is read. */
  mayBeSeen?: true;
  tells?: string;
  takes?: Partial<Record<HandedOver, Taken>>;
}

/** What a tool is, for both sides of the wall. Plain data but for `present`. Decision 0007. */
export interface ToolContract<Input, Output, Answer> extends ToolAbout {
  functionName: string;
  unlimited: 999 | null;
  input: z.ZodMiniType<Input>;
  /** What an engine has to produce: this schema is sent to the model. */
  output: z.ZodMiniType<Output>;
  answer: z.ZodMiniType<Answer>;
  /** Pure, and total over half-written output: it makes every `partial` event as well as the answer. */
  present(output: Partially<Output>): Partially<Answer>;
  imageField?: keyof Input & string;
  refines?: keyof Answer & string;
}

/** Where a part of an answer comes from: a model, our rules, the model as our rules left it, or the table of public services. */
export type Source = 'model' | 'rules' | 'both' | 'table';

export type Sources = Readonly<Record<string, Source | readonly Source[]>>;

export interface AnswerMeta {
  generationId: string;
  remainingUses: number | null;
  refinementsLeft: number;
  ai_generated: true;
  engine: 'embedded' | 'model';
  notice?: string;
  /** Services to turn to, where what was written calls for them and the answer has no field of its own for that. */
  help?: readonly HelpLine[];
  /** Of a chat: how many of its messages were read for this answer, the newest ones, from how many. Danger is looked for in all of them. */
  read?: Extent;
  considered?: readonly string[];
  /** Where the answer is in the person's own voice: the fields that it changed, in careful Spanish. */
  careful?: Readonly<Record<string, unknown>>;
  metadata?: { sources: Sources };
}

export interface Refinement {
  chip: RefineChip;
  text: string;
}

export interface ThreadContext {
  lines: readonly ChatLine[];
  chat: string;
  notes: string;
  no: string | null;
  /** What binds who would answer it, as when it is pasted: the two below it, and whatever else is grave. */
  isGrave: boolean;
  isThreatened: boolean;
  isDespairing: boolean;
  /** What is kept is graver than a kind message, and whoever asks does not ask about it. */
  isBeside: boolean;
}

export interface EngineContext {
  thread?: ThreadContext;
  address: Address;
  today: Date;
  refinement?: Refinement;
  voice?: OwnVoice;
  told?: Person['told'];
  /** What a model saw in it, in whose place our own rules answer. */
  reported?: readonly Family[] | undefined;
}

export interface PromptContext extends EngineContext {
  hasImage: boolean;
}

export interface EmbeddedContext extends EngineContext {
  seed: string;
}

export interface Prompt {
  /** The stable prefix: the same for every call of a tool, so that a provider can cache it. */
  system: string;
  user: string;
}

export interface Reviewed<Output> {
  output: Output;
  sources: Sources;
}

export interface Versions<Output> {
  /** What is asked has these alone: written again it would have no others. */
  fixed?: true;
  of(output: Output): readonly string[];
  lead(output: Output, index: number): Output;
}

interface Sends<Output> {
  /** A message of a chat: as long as theirs are, and laughter may be added. A profile or a letter is not. */
  isChat: boolean;
  /** Shown as it is: only what the page makes of it goes to somebody. */
  isMaterial?: true;
  each(output: Output, say: (text: string, isSilent?: boolean) => string): Output;
}

/** Of a tool whose text goes to the other person: what they said in a kept thread, or in the chat that is pasted, binds it. */
interface ToThem<Input> {
  /** What their no forbids, be it kept, pasted (`no`) or told; without this one forbids everything. Our own rules then say goodbye, or nothing. */
  isForbidden?(input: Input, no: string | null): boolean;
  /** Our own rules have no goodbye: after a no or a threat nothing is written. */
  isSilent?(input: Input): boolean;
  /** What it is told is what somebody shows of themselves to anybody. */
  isOfProfiles?: true;
}

export interface ToolServer<Input, Output, Answer> {
  contract: ToolContract<Input, Output, Answer>;
  prompt(input: Input, context: PromptContext): Prompt;
  /** Writes an answer with no model at all. Pure: the same input and context give the same output. */
  embedded(input: Input, context: EmbeddedContext): Output;
  /** What our own rules add to an output or strike from it, whoever wrote it. Pure. */
  review?(input: Input, output: Output, writer: 'model' | 'rules', thread?: ThreadContext): Reviewed<Output>;
  /** What of an output that is half written may be seen before `review` has read it. Total. */
  half?(input: Input, output: Output, thread?: ThreadContext): Output;
  /** The chat that the tool is given, for the rules that read chats: "Yo:" marks the lines of the person who asks. */
  conversation?(input: Input): string;
  /** What of the chat the person has written themselves just now: it is read as what they tell. */
  own?(input: Input): string;
  toThem?: ToThem<Input>;
  /** How far back whoever writes the answer reads in a chat. */
  extent?(input: Input, writer: 'model' | 'rules'): Extent;
  /** In this danger no model is asked: our own rules answer, and it costs nothing. */
  isForRulesAlone?(input: Input, thread?: ThreadContext): boolean;
  /** Whoever asks threatens the other person: no better words are written for it. */
  threatens?(input: Input): boolean;
  /** Beside an answer of our own rules: what they did not understand, and what would help. */
  note?(input: Input, thread?: ThreadContext): string | undefined;
  /** What must not come again soon from our own rules; `lead` puts another version first. */
  versions?: Versions<Output>;
  sends?: Sends<Output>;
  /** What somebody needs, whatever the date: where the tool reads it, and whether our own rules understand it. */
  needs?: { add(input: Input, needs: string): Input; areRead(needs: string): boolean };
  /** Answers also where somebody under 18 is part of it. Every other tool ends there. */
  helpsMinors?: true;
  /** What is typed is a profile of the person who asks: only a danger told for sure brings help lines. */
  tellsOfOneself?: true;
  /** Rewrites one text without a model. Present exactly where the contract has `refines`. */
  embeddedRefine?(input: Input, refinement: Refinement, context: EmbeddedContext): string;
}

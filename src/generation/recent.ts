import type { AnswerMeta } from './tool.ts';

/** One of the last answers of a tool, as it was delivered. */
export interface RecentAnswer<Input, Answer> {
  generationId: string;
  /** ISO 8601. */
  createdAt: string;
  /** What was asked, without its photo. */
  input: Partial<Input>;
  answer: Answer & AnswerMeta;
}

/** The answer of `GET /api/recent?tool=ID`, newest first. Refinements are not in it, nor what our rules say in danger. */
export interface RecentAnswers<Input, Answer> {
  items: RecentAnswer<Input, Answer>[];
}

/** How many of a tool's answers come back. */
export const mostRecentAnswers = 5;

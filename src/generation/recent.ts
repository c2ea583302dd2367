import type { AnswerMeta } from './tool.ts';

export interface RecentAnswer<Input, Answer> {
  generationId: string;
  createdAt: string;
  input: Partial<Input>;
  answer: Answer & AnswerMeta;
}

/** The answer of `GET /api/recent?tool=ID`, newest first. Refinements are not in it, nor what our rules say in danger. */
export interface RecentAnswers<Input, Answer> {
  items: RecentAnswer<Input, Answer>[];
}

export const mostRecentAnswers = 5;

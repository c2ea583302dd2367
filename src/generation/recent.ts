import type { AnswerMeta } from './tool.ts';

export interface RecentAnswer<Input, Answer> {
  generationId: string;
  createdAt: string;
  input: Partial<Input>;
  answer: Answer & AnswerMeta;
}

export interface RecentAnswers<Input, Answer> {
  items: RecentAnswer<Input, Answer>[];
}

export const mostRecentAnswers = 5;

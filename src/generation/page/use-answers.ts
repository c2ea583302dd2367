import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '../../account/api.ts';
import { settleErasure } from '../../account/owed-erasure.ts';
import { dropFromTab, keepInTab, readFromTab } from '../../account/tab-memory.ts';
import type { RecentAnswers } from '../recent.ts';
import type { AnswerMeta } from '../tool.ts';

export type Answered<Answer> = Answer & AnswerMeta;

export interface Exchange<Answer> {
  sent: unknown;
  answer: Answered<Answer>;
}

const nothing: readonly never[] = [];

export function recentQuery<Answer>(toolId: string) {
  return {
    queryKey: ['recent', toolId],
    queryFn: async () => {
      await settleErasure();
      return callApi<RecentAnswers<unknown, Answer>>(`/api/recent?tool=${toolId}`);
    },
    staleTime: 0,
  };
}

/** The answers on a tool's page. The tab keeps their ids, never their text; after a reload or Back the server sends it. */
export function useAnswers<Answer>(toolId: string, userId: string | undefined) {
  const queries = useQueryClient();
  const [answers, show] = useState<readonly Exchange<Answer>[]>(nothing);
  const place = `respuestas:${toolId}`;

  useEffect(() => {
    const ids = readFromTab(place);
    if (userId === undefined || !Array.isArray(ids)) return;
    queries.fetchQuery(recentQuery<Answer>(toolId)).then(
      ({ items }) => {
        const back = items.filter(({ generationId }) => ids.includes(generationId));
        // An answer that arrived meanwhile is newer.
        show((now) => (now.length > 0 ? now : back.map(toExchange)));
      },
      () => {},
    );
  }, [place, toolId, userId, queries]);

  useEffect(() => {
    if (answers === nothing) return;
    if (answers.length === 0) dropFromTab(place);
    else
      keepInTab(
        place,
        answers.map(({ answer }) => answer.generationId),
      );
  }, [place, answers]);

  return { answers, show };
}

export function toExchange<Answer>({
  input,
  answer,
}: RecentAnswers<unknown, Answer>['items'][number]): Exchange<Answer> {
  return { sent: input, answer };
}

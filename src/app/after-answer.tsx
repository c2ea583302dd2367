import { lazy, Suspense } from 'react';
import type { AfterAnswerProps } from '../generation/page/after-answer.ts';
import { InstallAfterAnswer } from './install/after-answer.tsx';

const ThreadBar = lazy(() => import('../threads/thread-bar.tsx').catch(() => ({ default: () => null })));

/** Under a finished answer: keeping whom it is about, and installing Salero. */
export const AfterAnswer = (props: AfterAnswerProps) => (
  <>
    <Suspense>
      <ThreadBar {...props} />
    </Suspense>
    <InstallAfterAnswer generationId={props.generationId} />
  </>
);

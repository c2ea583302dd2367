import type { AfterAnswerProps } from '../generation/page/after-answer.ts';
import { afterLoad } from '../ui/after-load.tsx';
import { InstallAfterAnswer } from './install/after-answer.tsx';

const ThreadBar = afterLoad(async () => (await import('../threads/thread-bar.tsx')).default);

/** Under a finished answer: keeping whom it is about, and installing Salero. */
export const AfterAnswer = (props: AfterAnswerProps) => (
  <>
    <ThreadBar {...props} />
    {!props.needsHelp && <InstallAfterAnswer generationId={props.generationId} />}
  </>
);

import type { AfterAnswerProps } from '../generation/page/after-answer.ts';
import { afterLoad } from '../ui/after-load.tsx';

const InstallInvitation = afterLoad(async () => (await import('./install/invitation.tsx')).default);
const ThreadBar = afterLoad(async () => (await import('../threads/thread-bar.tsx')).default);

/** Under a finished answer: keeping whom it is about, and installing Salero. */
export const AfterAnswer = (props: AfterAnswerProps) => (
  <>
    <ThreadBar {...props} />
    {!props.needsHelp && <InstallInvitation generationId={props.generationId} />}
  </>
);

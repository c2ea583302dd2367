import { type ComponentType, lazy, Suspense } from 'react';

interface AfterAnswerProps {
  generationId: string;
}

const Invitation = lazy(
  (): Promise<{ default: ComponentType<AfterAnswerProps> }> =>
    import('./invitation.tsx').catch(() => ({ default: () => null })),
);

/** Under a finished answer: whether to install Salero. */
export const InstallAfterAnswer = (props: AfterAnswerProps) => (
  <Suspense>
    <Invitation {...props} />
  </Suspense>
);

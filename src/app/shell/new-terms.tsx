import { lazy, Suspense } from 'react';
import { useSession } from '../../account/session.ts';
import { useLeave } from './use-leave.ts';

// If its code cannot be fetched, the question is asked on the next page.
const TermsDialog = lazy(() =>
  import('../../account/terms-dialog.tsx').catch(() => ({ default: () => null })),
);

/** Asks once more when the terms have changed since this person accepted them. */
export function NewTerms() {
  const { profile } = useSession();
  const leave = useLeave();
  if (!profile?.termsPending) return null;
  return (
    <Suspense>
      <TermsDialog onRefuse={leave} />
    </Suspense>
  );
}

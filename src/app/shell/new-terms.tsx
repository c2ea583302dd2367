import { lazy, Suspense } from 'react';
import { useSession } from '../../account/session.ts';

const TermsDialog = lazy(() => import('../../account/terms-dialog.tsx'));

/** Asks once more when the terms have changed since this person accepted them. */
export function NewTerms() {
  const { profile } = useSession();
  if (!profile?.termsPending) return null;
  return (
    <Suspense>
      <TermsDialog />
    </Suspense>
  );
}

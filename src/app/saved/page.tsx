import { useSession } from '../../account/session.ts';
import { QuickExit } from '../../generation/page/quick-exit.tsx';
import { LibraryPage } from '../../library/page.tsx';
import { savedKinds } from '../../tools/registry.ts';

export default function SavedPage() {
  const { user } = useSession();
  return (
    <>
      <LibraryPage kinds={savedKinds} />
      {user && <QuickExit />}
    </>
  );
}

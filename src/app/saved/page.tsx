import { LibraryPage } from '../../library/page.tsx';
import { savedKinds } from '../../tools/registry.ts';

export default function SavedPage() {
  return <LibraryPage kinds={savedKinds} />;
}

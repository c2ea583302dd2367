import { useNavigate } from 'react-router';
import { useSignOut } from '../../account/session.ts';
import { endVisit } from '../../account/tab-memory.ts';
import { toast } from '../../ui/toast.ts';

export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  const signOut = useSignOut();
  return async () => {
    const deletes = await import('../../library/pending-deletes.ts').catch(() => null);
    if (!deletes && !navigator.onLine) return toast.error('Error al cerrar sesión');
    // A newer build has replaced this one: after a reload signing out works.
    if (!deletes) return location.reload();
    await deletes.flushDeletes();
    if (!(await signOut())) return;
    endVisit();
    void navigate('/');
  };
}

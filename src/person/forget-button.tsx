import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import { Button } from '../ui/button.tsx';

interface ForgetButtonProps {
  title: string;
  consequence: string;
  forget: UseMutationResult<void, Error, void>;
}

export function ForgetButton({ title, consequence, forget }: ForgetButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Borrar
      </Button>
      <AlertDialog
        open={asking}
        title={title}
        confirmLabel="Borrar"
        cancelLabel="Cancelar"
        busy={forget.isPending}
        busyLabel="Borrando..."
        onCancel={() => setAsking(false)}
        onConfirm={() => forget.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        <p>{consequence}</p>
      </AlertDialog>
    </>
  );
}

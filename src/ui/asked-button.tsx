import { type ReactNode, useEffect, useState } from 'react';
import { AlertDialog } from './alert-dialog.tsx';
import { Button, type PressButtonProps } from './button.tsx';

interface AskedButtonProps
  extends Pick<PressButtonProps, 'variant' | 'size' | 'icon' | 'className' | 'children'> {
  title: string;
  text: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  call: { isPending: boolean; mutate(given: undefined, ends: { onSettled: () => void }): void };
}

export function AskedButton(props: AskedButtonProps) {
  const { title, text, confirmLabel = 'Borrar', cancelLabel = 'Cancelar', call, ...button } = props;
  /** Nothing of the dialog is there before it is first asked for. */
  const [asking, setAsking] = useState<boolean>();
  const wasAsked = asking !== undefined;
  useEffect(() => {
    if (!wasAsked) return;
    return () =>
      void setTimeout(() => {
        if (document.activeElement === document.body)
          document.querySelector('main')?.focus({ preventScroll: true });
      });
  }, [wasAsked]);
  return (
    <>
      <Button variant="quiet" size="sm" {...button} onClick={() => setAsking(true)} />
      {wasAsked && (
        <AlertDialog
          open={asking}
          title={title}
          confirmLabel={confirmLabel}
          cancelLabel={cancelLabel}
          busy={call.isPending}
          busyLabel="Borrando..."
          onConfirm={() => call.mutate(undefined, { onSettled: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        >
          <p>{text}</p>
        </AlertDialog>
      )}
    </>
  );
}

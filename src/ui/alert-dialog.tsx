import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { useModal } from './dialog.tsx';

export interface AlertDialogProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  busy?: boolean;
  busyLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. The focus starts on the cancel button; a click outside does nothing. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, busy, busyLabel, onConfirm, onCancel } = props;
  const ref = useModal(open);
  const id = useId();
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => busy && event.preventDefault()}
      onClose={onCancel}
    >
      <div className="dialog-body">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        <div id={`${id}-text`}>{children}</div>
        <div className="dialog-actions">
          <Button variant="secondary" autoFocus onClick={onCancel} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button variant="danger" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

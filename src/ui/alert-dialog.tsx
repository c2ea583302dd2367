import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Modal } from './dialog.tsx';

interface AlertDialogProps extends Record<'title' | 'children', ReactNode> {
  open: boolean;
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
  const textId = useId();
  const actions = (
    <>
      <Button variant="secondary" autoFocus onClick={onCancel} disabled={busy}>
        {cancelLabel}
      </Button>
      <Button variant="danger" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Modal
      {...{ open, title, actions }}
      role="alertdialog"
      aria-describedby={textId}
      onCancel={(event) => busy && event.preventDefault()}
      onClose={onCancel}
    >
      <div id={textId}>{children}</div>
    </Modal>
  );
}

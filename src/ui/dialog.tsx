import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel?: string;
  children?: ReactNode;
  actions?: ReactNode;
  className?: string;
}

/** The native one: it traps the focus, closes on Escape and gives the focus back. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel = 'Cerrar',
  children,
  actions,
  className,
}: DialogProps) {
  const ref = useModal(open);
  const titleId = useId();
  function handleClick(event: MouseEvent) {
    if (event.target === ref.current) onClose();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for the mouse; the keyboard has Escape
    <dialog
      ref={ref}
      className={classNames('dialog', className)}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={handleClick}
    >
      <div className="dialog-body">
        <IconButton
          className="dialog-close float-right -mt-2 -mr-2 ml-2"
          label={closeLabel}
          icon={<X />}
          onClick={onClose}
        />
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {children}
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}

export function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page: only then does it give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  return ref;
}

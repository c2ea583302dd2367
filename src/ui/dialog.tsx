import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'title'> {
  open: boolean;
  title: ReactNode;
  head?: ReactNode;
  actions?: ReactNode;
}

const look = [
  'dialog m-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] overflow-auto overscroll-contain',
  // The quick exit stands where it stands on the page, and the dialog above it.
  'max-[90rem]:has-[>.quick-exit]:bottom-20 max-[90rem]:has-[>.quick-exit]:max-h-[calc(100dvh-6.5rem)]',
  'rounded-md border border-edge bg-paper text-ink backdrop:bg-[rgb(21_17_28/0.62)]',
].join(' ');

/** The native one: it traps the focus, closes on Escape and gives the focus back. */
export function Modal({ open, title, head, actions, className, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed before it leaves the page: only then does it give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  return (
    <dialog ref={ref} className={classNames(look, className)} aria-labelledby={titleId} {...rest}>
      <div className="space-y-4 p-[clamp(1.25rem,1rem+1.5vw,2rem)]">
        {head}
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {children}
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}

interface DialogProps extends Pick<ModalProps, 'open' | 'title' | 'actions' | 'className' | 'children'> {
  onClose: () => void;
  closeLabel?: string;
}

export function Dialog({ closeLabel = 'Cerrar', onClose, ...rest }: DialogProps) {
  const close = { label: closeLabel, icon: <X />, onClick: onClose };
  return (
    <Modal
      {...rest}
      head={<IconButton className="float-right -mt-2 -mr-2 mb-0 ml-2" {...close} />}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    />
  );
}

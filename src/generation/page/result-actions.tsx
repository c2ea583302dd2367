import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { toast } from '../../ui/toast.ts';

interface ResultActionsProps {
  /** The whole result as plain text, for copying and sharing. */
  text: string;
  copyLabel?: string;
  copied: string;
  copyFailed: string;
  /** Shown between sharing and starting again: saving. */
  children?: ReactNode;
  /** The button that starts again. */
  again: { label: string; onClick: () => void };
}

/** Copy, share, save and start again, for a result that is one text. */
export function ResultActions(props: ResultActionsProps) {
  const { text, copyLabel, copied, copyFailed, children, again } = props;
  return (
    <div className="card-actions no-print">
      <CopyButton
        variant="primary"
        text={text}
        label={copyLabel}
        onCopied={() => toast.said(copied)}
        onFailed={() => toast.error(copyFailed)}
      />
      <ShareButton variant="quiet" text={text} />
      {children}
      <Button variant="quiet" size="sm" onClick={again.onClick}>
        {again.label}
      </Button>
    </div>
  );
}

import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { toast } from '../../ui/toast.ts';

interface ResultActionsProps {
  /** The whole result, as it reads outside this page. */
  text: string;
  copyLabel?: string;
  copied: string;
  copyFailed: string;
  /** Between sharing and starting again: saving. */
  children?: ReactNode;
  /** Last, as it puts the result away. */
  again: ReactNode;
}

/** What can be done with a finished result of one piece. */
export function ResultActions(props: ResultActionsProps) {
  const { text, copyLabel, copied, copyFailed, children, again } = props;
  return (
    <div className="card-actions no-print">
      <CopyButton
        variant="primary"
        text={text}
        label={copyLabel}
        onCopied={() => toast.success(copied)}
        onFailed={() => toast.error(copyFailed)}
      />
      <ShareButton variant="quiet" text={text} />
      {children}
      {again}
    </div>
  );
}

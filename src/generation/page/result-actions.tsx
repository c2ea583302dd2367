import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { toast } from '../../ui/toast.ts';

interface ResultActionsProps {
  text: string;
  texts: { copyLabel?: string; copied: string; copyFailed: string; again: string };
  children?: ReactNode;
  onAgain: () => void;
}

export function ResultActions({ text, texts, children, onAgain }: ResultActionsProps) {
  return (
    <div className="card-actions no-print">
      <CopyButton
        variant="primary"
        text={text}
        label={texts.copyLabel}
        onCopied={() => toast.said(texts.copied)}
        onFailed={() => toast.error(texts.copyFailed)}
      />
      <ShareButton variant="quiet" text={text} />
      {children}
      <Button variant="quiet" size="sm" onClick={onAgain}>
        {texts.again}
      </Button>
    </div>
  );
}

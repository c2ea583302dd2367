import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
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

/** What the page of a tool gives the card of its answer, which is perhaps half-written. */
export interface ResultProps {
  finished: boolean;
  startAgain: () => void;
  save: ReactNode;
}

interface ResultCardProps extends ResultProps, Pick<ResultActionsProps, 'text' | 'texts' | 'children'> {}

export function ResultCard({ text, texts, finished, startAgain, save, children }: ResultCardProps) {
  return (
    <Card strong className="stack">
      {children}
      {finished && (
        <ResultActions text={text} texts={texts} onAgain={startAgain}>
          {save}
        </ResultActions>
      )}
    </Card>
  );
}

import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface RetryNoticeProps {
  title: string;
  kind?: 'error' | 'warn';
  onRetry: () => unknown;
  children?: ReactNode;
}

export const RetryNotice = ({ title, kind = 'error', onRetry, children }: RetryNoticeProps) => (
  <Notice kind={kind} title={title}>
    {children}
    <Button variant="secondary" size="sm" onClick={() => void onRetry()}>
      Volver a intentarlo
    </Button>
  </Notice>
);

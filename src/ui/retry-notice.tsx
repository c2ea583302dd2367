import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface RetryNoticeProps {
  title: string;
  onRetry: () => unknown;
  children?: ReactNode;
}

/** In place of what could not be loaded. */
export const RetryNotice = ({ title, onRetry, children }: RetryNoticeProps) => (
  <Notice kind="error" title={title}>
    {children}
    <Button variant="secondary" size="sm" onClick={() => void onRetry()}>
      Volver a intentarlo
    </Button>
  </Notice>
);

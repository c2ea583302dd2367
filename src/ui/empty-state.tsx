import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { EmptyTile } from './tiles/scenes.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  art?: ReactNode;
  className?: string;
}

export function EmptyState({ title, children, action, art, className }: EmptyStateProps) {
  return (
    <div className={classNames('empty', className)}>
      {art ?? <EmptyTile />}
      <p className="font-semibold">{title}</p>
      {children && <div className="soft">{children}</div>}
      {action}
    </div>
  );
}

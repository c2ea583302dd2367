import type { ReactNode } from 'react';
import { EmptyTile } from './tiles/scenes.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <EmptyTile />
      <p className="font-semibold">{title}</p>
      {children && <div className="soft">{children}</div>}
      {action}
    </div>
  );
}

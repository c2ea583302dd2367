import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export interface MoreQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

interface MoreButtonProps {
  query: MoreQuery;
  children: ReactNode;
  className?: string;
  isQuiet?: boolean;
}

export const MoreButton = ({ query, children, className, isQuiet = false }: MoreButtonProps) =>
  query.hasNextPage && (
    <Button
      variant={isQuiet ? 'quiet' : 'secondary'}
      size={isQuiet ? 'sm' : undefined}
      className={className}
      busy={query.isFetchingNextPage}
      busyLabel="Cargando..."
      onClick={() => void query.fetchNextPage()}
    >
      {children}
    </Button>
  );

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import type { ToolArt } from './tiles/tool-scenes.tsx';
import { ToolTile } from './tiles/tool-tile.tsx';

export interface ToolCardProps {
  href: string;
  art: ToolArt;
  title: ReactNode;
  /** One sentence. */
  children: ReactNode;
  className?: string;
}

/** One big link; put nine of them in a `.tool-grid`. */
export function ToolCard({ href, art, title, children, className }: ToolCardProps) {
  return (
    <Link to={href} className={classNames('tool-card', className)}>
      <ToolTile tool={art} />
      <h3>{title}</h3>
      <p>{children}</p>
    </Link>
  );
}

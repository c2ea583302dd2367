import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import { type Scene, SceneTile } from './tiles/scene-tile.tsx';

export interface ToolCardProps {
  href: string;
  art: Scene;
  title: ReactNode;
  /** One sentence. */
  children: ReactNode;
  className?: string;
}

/** One big link, for a `.tool-grid`. */
export function ToolCard({ href, art, title, children, className }: ToolCardProps) {
  return (
    <Link to={href} className={classNames('tool-card', className)}>
      <SceneTile scene={art} />
      <h3>{title}</h3>
      <p>{children}</p>
    </Link>
  );
}

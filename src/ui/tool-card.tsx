import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { type Scene, SceneTile } from './tiles/scene-tile.tsx';

export interface ToolCardProps {
  href: string;
  art: Scene;
  title: ReactNode;
  /** One sentence. */
  children: ReactNode;
}

/** One big link, for a `.tool-grid`. */
export function ToolCard({ href, art, title, children }: ToolCardProps) {
  return (
    <Link to={href} className="tool-card">
      <SceneTile scene={art} />
      <h3>{title}</h3>
      <p>{children}</p>
    </Link>
  );
}

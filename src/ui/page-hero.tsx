import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface PageHeroProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** A tile. */
  art?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** Top of an inner page: tile, title, one sentence. */
export function PageHero({ title, eyebrow, lead, art, children, className }: PageHeroProps) {
  return (
    <div className={classNames('wrap', className)}>
      <div className="page-hero">
        {art}
        <div className="page-hero-text">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
      </div>
    </div>
  );
}

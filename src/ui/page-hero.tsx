import type { ReactNode } from 'react';
import { PageMeta, type PageMetaProps } from './page-meta.tsx';

interface PageHeroProps extends Omit<PageMetaProps, 'title'> {
  title: ReactNode;
  name?: string;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  art?: ReactNode;
  children?: ReactNode;
}

export function PageHero({ title, name, eyebrow, lead, art, children, ...meta }: PageHeroProps) {
  return (
    <div className="wrap">
      <PageMeta title={name ?? String(title)} {...meta} />
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

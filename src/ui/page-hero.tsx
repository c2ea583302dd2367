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
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5 py-[clamp(1.5rem,1rem+2.4vw,3.25rem)]">
        {art && <div className="w-[clamp(4.5rem,3rem+7vw,8rem)]">{art}</div>}
        <div className="min-w-[min(100%,24rem)] flex-1 space-y-3">
          {eyebrow && <p className="small">{eyebrow}</p>}
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
      </div>
    </div>
  );
}

export const Hero = ({ children, beside }: { children: ReactNode; beside: ReactNode }) => (
  <div className="wrap grid items-center gap-x-14 gap-y-8 py-[clamp(1.75rem,1rem+4vw,5rem)] min-[44rem]:grid-cols-[11fr_9fr]">
    <div className="min-w-0 space-y-5">{children}</div>
    {beside}
  </div>
);

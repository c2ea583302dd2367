import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  intro?: ReactNode;
  sand?: boolean;
}

export function Section(props: SectionProps) {
  const { title, intro, sand, className, children, ...rest } = props;
  const titleId = useId();
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      className={classNames('section', sand && 'bg-sand', className)}
    >
      <div className="wrap">
        {(title || intro) && (
          <div className="mb-[clamp(1.5rem,1rem+2vw,2.75rem)] max-w-2xl space-y-3">
            {title && <h2 id={titleId}>{title}</h2>}
            {intro && <p className="lead">{intro}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

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
      className={classNames('section', sand && 'section-sand', className)}
    >
      <div className="wrap">
        {(title || intro) && (
          <div className="section-head">
            {title && <h2 id={titleId}>{title}</h2>}
            {intro && <p className="lead">{intro}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

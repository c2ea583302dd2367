import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  eyebrow?: ReactNode;
  intro?: ReactNode;
  /** Sand ground, from edge to edge. */
  sand?: boolean;
  narrow?: boolean;
}

export function Section(props: SectionProps) {
  const { title, eyebrow, intro, sand, narrow, className, children, ...rest } = props;
  const titleId = useId();
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      className={classNames('section', sand && 'section-sand', className)}
    >
      <div className={classNames('wrap', narrow && 'wrap-narrow')}>
        {(title || eyebrow || intro) && (
          <div className="section-head">
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            {title && <h2 id={titleId}>{title}</h2>}
            {intro && <p className="lead">{intro}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

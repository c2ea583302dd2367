import type { ComponentProps } from 'react';

interface ChipProps extends ComponentProps<'button'> {
  /** Whether it is on, for one that stays so. */
  pressed?: boolean;
}

/** A small choice among others in a row. */
export const Chip = ({ pressed, ...rest }: ChipProps) => (
  <button type="button" {...rest} className="chip" aria-pressed={pressed} />
);

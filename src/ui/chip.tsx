import type { ComponentProps } from 'react';

interface ChipProps extends ComponentProps<'button'> {
  pressed?: boolean;
}

export const Chip = ({ pressed, ...rest }: ChipProps) => (
  <button type="button" {...rest} className="chip" aria-pressed={pressed} />
);

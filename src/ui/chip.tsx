import type { ComponentProps } from 'react';

interface ChipProps extends ComponentProps<'button'> {
  pressed?: boolean;
}

const look = [
  'min-h-11 rounded-full border border-edge px-4 py-[0.35rem] text-sm font-[550]',
  'enabled:hover:border-ink enabled:hover:bg-sand disabled:cursor-not-allowed disabled:border-line disabled:text-ink-soft',
  'aria-pressed:border-action aria-pressed:bg-pomegranate-wash',
  'aria-pressed:shadow-[inset_0_0_0_1px_var(--color-action)] forced-colors:aria-pressed:outline-2',
].join(' ');

export const Chip = ({ pressed, ...rest }: ChipProps) => (
  <button type="button" {...rest} className={look} aria-pressed={pressed} />
);

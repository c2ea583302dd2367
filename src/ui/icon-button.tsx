import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  icon: ReactNode;
  busy?: boolean;
}

const look = [
  'inline-grid size-11 flex-none place-items-center rounded-md text-inherit [&>svg]:size-[1.3rem]',
  'hover:bg-[light-dark(rgb(33_26_43/0.07),rgb(246_240_231/0.1))]',
  'disabled:cursor-not-allowed disabled:bg-sand disabled:text-ink-soft aria-busy:cursor-progress',
].join(' ');

export function IconButton({ label, icon, busy, className, disabled, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(look, className)}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      disabled={disabled || busy}
    >
      {busy ? <Spinner /> : icon}
    </button>
  );
}

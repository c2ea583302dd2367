import type { ComponentProps, ElementType, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import { Spinner } from './spinner.tsx';

interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
  icon?: ReactNode;
}

export interface PressButtonProps extends ButtonLook, ComponentProps<'button'> {
  href?: undefined;
  /** Keeps the focus, blocks clicks and submits, and announces itself. */
  busy?: boolean;
  busyLabel?: string;
}

export interface LinkButtonProps extends ButtonLook, Omit<ComponentProps<'a'>, 'href'> {
  /** Paths of the app go through the router; `/api/…` and other sites through the browser. */
  href: string;
}

export function Button(props: PressButtonProps | LinkButtonProps) {
  return props.href === undefined ? <PressButton {...props} /> : <LinkButton {...props} />;
}

function lookClass({ variant = 'primary', size = 'md', block }: ButtonLook, className?: string) {
  return classNames('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, block && 'btn-block', className);
}

function PressButton(props: PressButtonProps) {
  const { variant, size, block, icon, busy, busyLabel, className, children, onClick, type, ...given } = props;
  const { disabled, ...rest } = given;
  const isOff = busy || disabled || undefined;
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // A disabled button would lose the focus; preventing the click also prevents the submit that Enter makes.
    if (isOff) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={lookClass({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={isOff}
      onClick={handleClick}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

function LinkButton(props: LinkButtonProps) {
  const { variant, size, block, icon, href, className, children, ...rest } = props;
  const link = { ...rest, className: lookClass({ variant, size, block }, className) };
  const isOurs = href.startsWith('/') && !href.startsWith('/api/');
  const Tag: ElementType = isOurs ? Link : 'a';
  return (
    <Tag {...link} {...(isOurs ? { to: href } : { href })}>
      {icon}
      {children}
    </Tag>
  );
}

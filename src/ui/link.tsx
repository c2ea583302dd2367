import type { ComponentProps } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router';
import { classNames } from './class-names.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/** Replaces the router's own link, whose prefetching and route discovery are not used here and weigh more. */
export function Link({ to, onClick, className = 'link', ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target: rest.target });
  return (
    <a
      {...rest}
      className={className}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

export function NavLink({ className, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const here = pathname === rest.to || pathname === `${rest.to}/`;
  return (
    <Link
      {...rest}
      aria-current={here ? 'page' : undefined}
      className={classNames(className, here && 'active')}
    />
  );
}

import type { ComponentProps } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router';
import { classNames } from './class-names.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site. */
  to: string;
}

/** The router's own link also prefetches and discovers routes, which weighs more than all of this and is not used. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** A link that says when it leads to where one already is. */
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

import type { ComponentProps } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router';

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

export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const here = pathname === props.to || pathname === `${props.to}/`;
  return <Link {...props} aria-current={here ? 'page' : undefined} />;
}

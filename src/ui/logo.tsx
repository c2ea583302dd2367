import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

function LogoMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className="size-8">
      <path fill="var(--color-action)" d="M0 0h48v48H0z" />
      <path fill="#f5ba3c" d="M0 0h9a9 9 0 0 1-9 9zM48 48h-9a9 9 0 0 1 9-9zM0 48v-9a9 9 0 0 1 9 9z" />
      <g fill="#fffdf8" transform="rotate(38 24 24)">
        <path d="M17 22h14l3 18a2 2 0 0 1-2 2.4H16a2 2 0 0 1-2-2.4zM14 19a10 11 0 0 1 20 0z" />
      </g>
      <path
        fill="var(--color-action)"
        transform="rotate(38 24 24)"
        d="M18.5 13.5h2.6v2.6h-2.6zM22.7 11h2.6v2.6h-2.6zM26.9 13.5h2.6v2.6h-2.6z"
      />
      <path fill="#f5ba3c" d="M39 3l2.6 3.5L39 10l-2.6-3.5zM44.5 11l2.2 3-2.2 3-2.2-3z" />
    </svg>
  );
}

const look = 'inline-flex min-h-11 items-center gap-2 font-display text-xl leading-none tracking-tight';

export function Logo({ className }: { className?: string }) {
  return (
    <Link to="/" className={classNames(look, className)}>
      <LogoMark />
      Salero
    </Link>
  );
}

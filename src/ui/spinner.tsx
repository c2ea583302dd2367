import { classNames } from './class-names.ts';

export const Spinner = ({ className }: { className?: string }) => (
  <span className={classNames(look, className)} aria-hidden="true" />
);

const look = 'inline-block size-[1.15em] animate-spin rounded-full border-2 border-r-transparent';

export const Progress = ({ label }: { label: string }) => (
  <span role="status" className="row">
    <Spinner />
    {label}
  </span>
);

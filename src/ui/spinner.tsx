import { classNames } from './class-names.ts';

/** Decorative: the text beside it says what is going on. */
export function Spinner({ className }: { className?: string }) {
  return <span className={classNames('spinner', className)} aria-hidden="true" />;
}

/** Three grains of salt that jump while something is being written. */
export function ProgressDots({ label }: { label: string }) {
  return (
    <span role="status" className="row">
      <span className="grains" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {label}
    </span>
  );
}

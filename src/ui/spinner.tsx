import { classNames } from './class-names.ts';

export function Spinner({ className }: { className?: string }) {
  return <span className={classNames('spinner', className)} aria-hidden="true" />;
}

export const Progress = ({ label }: { label: string }) => (
  <span role="status" className="row">
    <Spinner />
    {label}
  </span>
);

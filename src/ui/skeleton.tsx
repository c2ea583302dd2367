import { classNames } from './class-names.ts';

export function Skeleton({ lines = 1, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('stack', className)} style={{ gap: '0.6rem' }}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span
          key={line}
          className="block min-h-[1em] rounded-md bg-sand"
          style={{ width: lines > 1 && line === lines - 1 ? '60%' : undefined }}
        />
      ))}
    </span>
  );
}

export const LoadingSkeleton = () => (
  <div role="status" className="stack">
    <p>Cargando...</p>
    <Skeleton lines={6} />
  </div>
);

import { Skeleton } from '../ui/skeleton.tsx';

export function Loading() {
  return (
    <div role="status" className="stack">
      <p>Cargando...</p>
      <Skeleton lines={6} />
    </div>
  );
}

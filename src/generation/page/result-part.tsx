import type { ComponentType } from 'react';
import { afterLoad } from '../../ui/after-load.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const resultPart = <Props extends object>(load: () => Promise<{ Result: ComponentType<Props> }>) =>
  afterLoad(async () => (await load()).Result, <Skeleton className="card" lines={4} />);

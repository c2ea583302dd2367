import { HeartHandshake } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { RefusalReason } from '../../platform/failures.ts';
import { Card } from '../../ui/card.tsx';
import type { HelpLine } from '../help-lines.ts';
import { HelpLinesBox } from './help-lines-box.tsx';

export interface Stopped {
  reason: RefusalReason;
  message: string;
  helpLines: readonly HelpLine[];
}

const titles: Record<RefusalReason, string> = {
  minor: 'Con menores de edad no ayudamos a ligar',
  danger: 'Lo primero es que estés bien',
  harm: 'En esto no podemos ayudarte',
};

export function KindStop({ reason, message, helpLines }: Stopped) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Above what stood there, a page keeps that in sight instead.
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      <Card strong className="stack gap-4">
        <h2 ref={heading} className="flex items-start gap-3 text-xl">
          <HeartHandshake aria-hidden className="mt-1 size-6 flex-none" />
          {titles[reason]}
        </h2>
        <p>{message}</p>
      </Card>
      <HelpLinesBox lines={helpLines} />
    </>
  );
}

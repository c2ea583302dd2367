import type { ReactNode } from 'react';
import { tones } from './badge.tsx';
import { classNames } from './class-names.ts';

const kinds = { info: tones.info, success: tones.good, warn: tones.warn, error: tones.bad };

export interface NoticeProps {
  kind?: keyof typeof kinds;
  title?: ReactNode;
  children?: ReactNode;
  /** 'none' for text that is there from the start and need not be announced. */
  announce?: 'auto' | 'none';
  className?: string;
}

const look = 'flex gap-3 rounded-md border border-current/40 px-4 py-3 leading-[1.45]';

export function Notice({ kind = 'info', title, children, announce = 'auto', className }: NoticeProps) {
  const { icon: Icon, look: tone } = kinds[kind];
  const role = announce === 'none' ? undefined : kind === 'error' ? 'alert' : 'status';
  return (
    <div role={role} className={classNames(look, tone, className)}>
      <Icon aria-hidden className="mt-0.5 size-5 flex-none" />
      <div className="min-w-0 flex-1 space-y-2 text-ink">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="space-y-2">{children}</div>}
      </div>
    </div>
  );
}

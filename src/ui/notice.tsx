import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const looks = {
  info: { icon: Info, tone: 'tone-info' },
  success: { icon: CircleCheck, tone: 'tone-good' },
  warn: { icon: CircleAlert, tone: 'tone-warn' },
  error: { icon: TriangleAlert, tone: 'tone-bad' },
};

export interface NoticeProps {
  kind?: keyof typeof looks;
  title?: ReactNode;
  children?: ReactNode;
  /** 'none' for text that is there from the start and need not be announced. */
  announce?: 'auto' | 'none';
  className?: string;
}

export function Notice({ kind = 'info', title, children, announce = 'auto', className }: NoticeProps) {
  const { icon: Icon, tone } = looks[kind];
  const role = announce === 'none' ? undefined : kind === 'error' ? 'alert' : 'status';
  return (
    <div role={role} className={classNames('notice', tone, className)}>
      <Icon aria-hidden="true" />
      <div className="notice-body">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}

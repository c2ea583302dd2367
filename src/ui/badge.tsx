import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export const tones = {
  good: { icon: CircleCheck, look: 'bg-olive-wash text-olive' },
  warn: { icon: CircleAlert, look: 'bg-saffron-wash text-saffron-ink' },
  bad: { icon: TriangleAlert, look: 'bg-pomegranate-wash text-pomegranate' },
  neutral: { icon: null, look: 'bg-sand text-ink' },
  info: { icon: Info, look: 'bg-blue-wash text-blue' },
};
type Tone = keyof typeof tones;

interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone;
  icon?: ReactNode;
}

export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  const { icon: ToneIcon, look } = tones[tone];
  return (
    <span {...rest} className={classNames('badge', look, className)}>
      {icon === undefined ? ToneIcon && <ToneIcon aria-hidden="true" /> : icon}
      {children}
    </span>
  );
}

const levelTones = ['good', 'warn', 'bad'] as const;

interface LevelProps {
  level: 1 | 2 | 3;
  label: ReactNode;
  /** By default more is worse (risk); pass the tone where more is better (interest). */
  tone?: Tone;
  className?: string;
}

/** A level said three ways: text, number of bars, colour. */
export function Level({ level, label, tone = levelTones[level - 1], className }: LevelProps) {
  const bars = (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      {[1, 2, 3].map((bar) => (
        <rect
          key={bar}
          x={bar * 5.5 - 5}
          y={14 - bar * 4}
          width="4"
          height={bar * 4 + 1}
          fill={bar <= level ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1"
        />
      ))}
    </svg>
  );
  return (
    <Badge tone={tone} icon={bars} className={className}>
      {label}
    </Badge>
  );
}

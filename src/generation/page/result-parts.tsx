import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Level } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { RichText } from './rich-text.tsx';

/** Tailwind reads whole class names only. */
const looks = {
  plain: '',
  ruled: 'border-t border-line pt-4',
  blue: 'rounded-md bg-blue-wash p-4',
  saffron: 'rounded-md bg-saffron-wash p-4',
} as const;

interface PartProps {
  title: string;
  level?: 2 | 3;
  look?: keyof typeof looks;
  icon?: LucideIcon;
  children: ReactNode;
}

export function Part({ title, level = 3, look = 'plain', icon: Icon, children }: PartProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const inside = (
    <>
      <Heading className={level === 2 && look === 'ruled' ? 'text-xl' : 'text-lg'}>{title}</Heading>
      {children}
    </>
  );
  if (!Icon) return <section className={classNames('stack min-w-0 gap-2', looks[look])}>{inside}</section>;
  return (
    <section className="grid grid-cols-[2rem_minmax(0,1fr)] border-b border-line pb-4">
      <Icon aria-hidden className="mt-0.5 size-5 text-pomegranate" />
      <div className="stack gap-2">{inside}</div>
    </section>
  );
}

export function TextPart({ text, ...part }: Omit<PartProps, 'children'> & { text: string | undefined }) {
  if (!text) return null;
  return (
    <Part {...part}>
      <RichText text={text} headingLevel={part.level === 2 ? 3 : 4} />
    </Part>
  );
}

const marks = {
  none: { list: 'grid gap-2', item: undefined },
  discs: { list: 'grid list-disc gap-1 pl-5', item: undefined },
  bars: { list: 'soft grid gap-2', item: 'border-l-3 border-line pl-4' },
  numbers: { list: 'grid gap-2', item: 'grid grid-cols-[min(1.75rem,8vw)_minmax(0,1fr)]' },
} as const;

interface TextsProps {
  texts: readonly string[];
  mark?: keyof typeof marks;
  headingLevel?: 3 | 4;
}

export function Texts({ texts, mark = 'none', headingLevel }: TextsProps) {
  const List = mark === 'numbers' ? 'ol' : 'ul';
  return (
    <List className={marks[mark].list}>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two texts may be alike, and one that grows is still the same
        <li key={index} className={marks[mark].item}>
          {mark === 'numbers' && (
            <span aria-hidden className="font-display text-pomegranate">
              {index + 1}
            </span>
          )}
          <RichText text={text} headingLevel={headingLevel} />
        </li>
      ))}
    </List>
  );
}

export function Quote({ children }: { children: string }) {
  return (
    <blockquote className="rounded-md bg-sand px-4 py-2 whitespace-pre-line wrap-anywhere">
      «{children}»
    </blockquote>
  );
}

const interest = { alto: [3, 'good'], medio: [2, 'warn'], bajo: [1, 'bad'] } as const;

export function Interest({ level }: { level: string | undefined }) {
  if (level === undefined || !Object.hasOwn(interest, level)) return null;
  const [bars, tone] = interest[level as keyof typeof interest];
  return (
    <p>
      <Level level={bars} tone={tone} label={`Interés ${level}`} />
    </p>
  );
}

import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';

export interface TabsProps {
  label: string;
  tabs: readonly ({ value: string } & Record<'label' | 'content', ReactNode>)[];
  value: string;
  onChange: (value: string) => void;
}

const row = 'flex gap-1 overflow-x-auto px-0.5 pt-0.5 shadow-[inset_0_-1px_0_var(--color-line)]';
const look = [
  'inline-flex min-h-11 flex-none items-center border-b-3 border-transparent px-4 font-semibold text-ink-soft',
  'hover:text-ink focus-visible:-outline-offset-6 data-[state=active]:border-pomegranate data-[state=active]:text-ink',
  'forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]',
].join(' ');

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List className={row} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={look}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

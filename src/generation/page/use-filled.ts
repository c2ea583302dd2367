import { useEffect, useRef, useState } from 'react';
import { type AboutField, toldTo } from '../../person/about-me/about-me.ts';
import { useKept } from '../../person/use-kept.ts';
import { datingApps } from '../app-lengths.ts';
import type { ToolAbout, Use } from '../tool.ts';

interface Form<Draft> {
  draft: Draft;
  empty: Draft;
  change: (part: Partial<Draft>) => void;
}

const names: Partial<Record<AboutField, string>> = {
  gender: 'tu género',
  interests: 'tus intereses',
  app: 'tu app',
};

/** The fields of a form that one thing fills. */
function filledWith(use: Use | undefined, told: string): Record<string, string> {
  if (!use || use === true) return {};
  if (use.other && !Object.hasOwn(datingApps, told)) return { [use.field]: 'other', [use.other]: told };
  const value = use.as ? use.as[told] : told;
  return value === undefined ? {} : { [use.field]: value };
}

/** Puts what the person has told of themselves into fields that are empty, once, where they see it. Says what was put. */
export function useFilled<Draft extends Record<string, string>>(
  { id, uses = {} }: Pick<ToolAbout, 'id' | 'uses'>,
  { draft, empty, change }: Form<Draft>,
  isSignedIn: boolean,
): readonly string[] {
  const fillable = Object.entries(uses).filter(([, use]) => use !== true) as [AboutField, Use][];
  const { data: about } = useKept('/api/about-me', isSignedIn && fillable.length > 0);
  const isDone = useRef(false);
  const [filled, setFilled] = useState<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the form holds when the answer comes
  useEffect(() => {
    if (!about || isDone.current) return;
    isDone.current = true;
    const told = toldTo(
      about,
      id,
      fillable.map(([field]) => field),
    );
    const parts = fillable
      .map(([field, use]) => ({ field, part: filledWith(use, told[field] ?? '') }))
      .filter(({ field, part }) => {
        const keys = Object.keys(part);
        return told[field] && keys.length > 0 && keys.every((key) => draft[key] === empty[key]);
      });
    if (parts.length === 0) return;
    change(Object.assign({}, ...parts.map(({ part }) => part)) as Partial<Draft>);
    setFilled(parts.map(({ field }) => names[field] ?? field));
  }, [about]);

  return filled;
}

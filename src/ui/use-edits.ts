import { useRef, useState } from 'react';
import { clashesIn, type Edits, edited, knowing, withEdits, without } from './edits.ts';

/** A form of what may be changed on another device while it stands open: what was not touched in it follows `kept`. */
export function useEdits<Fields extends object>(kept: Fields) {
  const [edits, setEdits] = useState<Edits<Fields>>({});
  const [clashes, setClashes] = useState<readonly (keyof Fields)[]>([]);
  /** What was asked to be saved: what is typed until it is saved is not in it. */
  const asked = useRef(kept);
  return {
    fields: withEdits(kept, edits),
    change: (part: Partial<Fields>) => setEdits((now) => edited(now, kept, part)),
    /** What is to be saved, once it has been asked what is kept by now. Null: something was changed in both places, which the person is told first; asked again, they know. */
    over(now: Fields): Fields | null {
      const found = clashesIn(now, edits);
      setClashes(found);
      setEdits((current) => knowing(now, current));
      asked.current = withEdits(now, edits);
      return found.length === 0 ? asked.current : null;
    },
    clashes,
    /** What was changed in both places is as it is kept. */
    yieldToKept() {
      setEdits((now) => without(now, clashes));
      setClashes([]);
    },
    /** It has been saved. */
    settle() {
      setEdits((current) => knowing(asked.current, current));
      setClashes([]);
    },
  };
}

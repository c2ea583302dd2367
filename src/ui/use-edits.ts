import { useState } from 'react';
import { clashesIn, type Edits, edited, knowing, withEdits, without } from './edits.ts';

/** A form of what may be changed on another device while it stands open: what was not touched in it follows `kept`. */
export function useEdits<Fields extends object>(kept: Fields) {
  const [edits, setEdits] = useState<Edits<Fields>>({});
  const [clashes, setClashes] = useState<readonly (keyof Fields)[]>([]);
  return {
    fields: withEdits(kept, edits),
    change: (part: Partial<Fields>) => setEdits((now) => edited(now, kept, part)),
    /** What is to be saved, once it has been asked what is kept by now. Null: something was changed in both places, which the person is told first; asked again, they know. */
    over(now: Fields): Fields | null {
      const found = clashesIn(now, edits);
      setClashes(found);
      setEdits(knowing(now, edits));
      return found.length === 0 ? withEdits(now, edits) : null;
    },
    clashes,
    /** What was changed in both places is as it is kept. */
    yieldToKept() {
      setEdits((now) => without(now, clashes));
      setClashes([]);
    },
    /** It has been saved. */
    settle() {
      setEdits({});
      setClashes([]);
    },
  };
}

import { memoryIn } from './memory.ts';

const place = 'guardados';

/** Whatever the browser keeps of a person between visits: the copy of their library under the name '', their habits, and nothing else. */
export const stored = memoryIn(() => localStorage, place);

/** Habits of the person, for the next visit: which style, which tool. Never what somebody wrote. */
export const { keep: keepHabit, read: readHabit } = memoryIn(() => localStorage, `${place}:`);

import { memoryIn } from './memory.ts';

const place = 'guardados';

/** Whatever the browser keeps of a person between visits: the copy of their library under the name '', their habits, and nothing else. */
export const stored = memoryIn(() => localStorage, place);

export const { keep: keepHabit, read: readHabit } = memoryIn(() => localStorage, `${place}:`);

export const lastTab = 'ultima-coleccion';

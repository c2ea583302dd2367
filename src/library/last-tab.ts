import { keepHabit, readHabit } from '../account/personal-storage.ts';

const place = 'ultima-coleccion';

/** The key of the tab that was opened, or saved to, last. */
export const keepLastTab = (key: string) => keepHabit(place, key);

export const readLastTab = (): unknown => readHabit(place);

import { keepHabit, readHabit } from '../account/personal-storage.ts';

const place = 'ultima-coleccion';

export const keepLastTab = (key: string) => keepHabit(place, key);

export const readLastTab = (): unknown => readHabit(place);

import { readData } from '../read/data.server.ts';

export const placeNames = readData<readonly string[]>('place-names.json');

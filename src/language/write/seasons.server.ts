import { compileTest } from '../read/compile.ts';
import { readData } from '../read/data.server.ts';
import { fold } from './fold.ts';

export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof seasons)[number];

const southern = compileTest(readData<string[]>('southern-places.json'));

export const isSouthern = (text: string): boolean => southern?.test(fold(text)) ?? false;

export const seasonIn = (month: number, south: boolean): Season =>
  seasons[Math.floor(((month + (south ? 7 : 1)) % 12) / 3)] ?? 'winter';

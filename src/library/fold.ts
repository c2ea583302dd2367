import { normalForm } from '../platform/normal-form.ts';
import { stringsIn } from '../platform/strings-in.ts';
import { searchLimits } from './limits.ts';

const fold = (text: string): string => normalForm(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase();

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

export const soughtIn = (query: string): string[] =>
  [...new Set(wordsOf(query))]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, searchLimits.words);

export const searchTextOf = (values: object): string => fold(stringsIn(values).join('\n'));

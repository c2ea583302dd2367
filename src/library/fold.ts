import { normalForm } from '../platform/normal-form.ts';
import { stringsIn } from '../platform/strings-in.ts';

/** Text as search compares it, on the server and on the device: no accents, no capitals. */
const fold = (text: string): string => normalForm(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase();

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** All the strings of a row's values, folded; not the names of the fields. */
export const searchTextOf = (values: object): string => fold(stringsIn(values).join('\n'));

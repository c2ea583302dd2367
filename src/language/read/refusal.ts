import { normalise } from './normalise.ts';
import { saysNo } from './says-no.ts';

export const hasRefusal = (text: string): boolean => saysNo(normalise(text).text);

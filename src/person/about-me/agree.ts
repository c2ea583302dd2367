import type { Gender } from './about-me.ts';

/** «Encantado/a» and «encantada(o)», where both are offered. */
const both = /(?<!\p{L})(\p{L}{2,})([oa])(?:\/[oa]|\([oa]\))(?!\p{L})/gu;

/** What somebody says of themselves, in their gender; as it is where they have told none. */
export function agree(text: string, gender: Gender): string {
  if (gender === 'neutro') return text;
  return text.replace(both, (_, stem: string) => stem + (gender === 'femenino' ? 'a' : 'o'));
}

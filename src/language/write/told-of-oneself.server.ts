import { fold } from './fold.ts';

const numbers = 'un una dos tres cuatro cinco 1 2 3 4 5'.replaceAll(' ', '|');

/** What people tell of their lives in a few words, for their own bio. A child's name stays at home. */
const clauses: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/\b(?:en |uso |llevo )?silla de ruedas\b/, () => 'voy en silla de ruedas'],
  [/^(?:tengo |(?:soy )?jubilad[oa] de |de )?([2-9]\d) an(?:os|itos)$/, ([, age]) => `${age} años`],
  [
    new RegExp(`^(?:tengo |soy (?:madre|padre) de |con )?(${numbers}) (hij[oa]s?|peques?|nin[oa]s?)$`),
    ([, count, whom = '']) => `${count} ${whom.replace(/^nin/, 'niñ')}`,
  ],
  [/^(?:tengo a )?mi (hij[oa])\b/, ([, whom = '']) => `${whom.endsWith('a') ? 'una' : 'un'} ${whom}`],
  [/^(?:tengo )?mis hij([oa])s\b/, ([, ending]) => `hij${ending}s`],
  [
    /^(?:soy |estoy )?(?:(?:no|nunca) (?:bebo|tomo)(?: nada(?: de)?)?(?: alcohol)?|sin alcohol|abstemi[oa]|sobri[oa])$/,
    () => 'no bebo alcohol',
  ],
];

export function toldOfOneself(segment: string): string | undefined {
  const plain = fold(segment).trim().replace(/\s+/g, ' ');
  if (plain.length > 60) return undefined;
  for (const [pattern, clause] of clauses) {
    const found = pattern.exec(plain);
    if (found) return clause(found);
  }
  return undefined;
}

import { fold } from './fold.ts';

const age =
  /\b(?:tiene|tengo|cumple|cumplo|cumplio|con|de|solo|edad)\s*:?\s*(?:casi\s+)?(?:1[0-7]|[6-9]|trece|catorce|quince|dieciseis|diecisiete)\s*(?:anos|anitos|tacos|primaveras)\b/g;
const saidOutright =
  /\b(?:es|soy|somos|son) (?:todavia |aun )?menor(?:es)?(?: de edad)?\b(?! que)|\bmenor de edad\b|\b(?:esta|estoy|va|voy) (?:en|a) (?:1|2|3|4|primero|segundo|tercero|cuarto)º?o? ?(?:de )?(?:la )?eso\b/;
const other =
  /hij[oa]s?|sobrin|perr|gat[oa]|herman|niet|alumn|ahijad|coche|moto|whisky|vino|experiencia|llev[oae]|desde|hace|hacia|cuando|empez|trabaj|juntos|relacion|casad|vivi[oe]|\bmas de|plant|tortuga|conejo|caballo|aniversario|\bno (?:es|soy|son)\b/;

/** Somebody in the text says, or is said, to be under 18. Somebody's child, dog or years of practice is not that. */
export function mentionsMinor(text: string): boolean {
  for (const clause of fold(text).split(/[.;\n!?,]/)) {
    if (other.test(clause)) continue;
    age.lastIndex = 0;
    if (age.test(clause) || saidOutright.test(clause)) return true;
  }
  return false;
}

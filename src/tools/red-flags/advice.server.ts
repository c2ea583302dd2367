import { actOf, inShort } from '../../language/read/acts.server.ts';
import type { Level } from '../../language/read/families.ts';
import type { Finding } from '../../language/read/finding.ts';
import { sayingsOf } from '../../language/write/likely-sayings.server.ts';
import words from './words.json' with { type: 'json' };

interface Calm {
  tone: string;
  advice: string;
}

/** `words.json`: `why` an act of `acts.json` matters; what a false suitor does `with` money (`scam`); and what to make of words that are no warning sign (`calm`, by `sayings.json`). */
const why = new Map(Object.entries(words.why));

const longest = 90;

/** Why the gravest act matters and what helps against it. */
export function graveWords(leads: readonly Finding[], level: Level): Calm {
  const found = [...new Set(leads.map(actOf))];
  const [first, second] = found;
  const isScam = (id: string) => words.scam.with.includes(id);
  if (found.some(({ id }) => id === 'stock-profile') && found.some(({ id }) => isScam(id))) return words.scam;
  return {
    tone: why.get(first?.id ?? '') ?? '',
    advice: [first?.advice, second && level === 'alto' && inShort(second)].filter(Boolean).join(' '),
  };
}

export function calmFor(text: string): Calm | null {
  for (const { id, quote } of sayingsOf(text)) {
    const found = words.calm.find(({ sayings }) => sayings.includes(id));
    const shown = quote.length > longest ? `${quote.slice(0, longest - 2).trimEnd()}…` : quote;
    if (found) return { tone: found.tone.replace('{dicho}', shown), advice: found.advice };
  }
  return null;
}

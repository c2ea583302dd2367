import { actOf, inShort } from '../../language/read/acts.server.ts';
import type { Level } from '../../language/read/families.ts';
import type { Finding } from '../../language/read/finding.ts';
import { sayingsOf } from '../../language/write/likely-sayings.server.ts';
import words from './words.json' with { type: 'json' };

interface Calm {
  tone: string;
  advice: string;
}

/**
 * `words.json`: `why` an act of `acts.json` matters; acts that are one thing `together`, and what is said of that in place of the first;
 * what to make of words that are no warning sign (`calm`, by `sayings.json`; `{dicho}` stands for them), and what else is done in the
 * same message (`beside`), unless one of these acts says it already.
 */
const why = new Map(Object.entries(words.why));

const whyOf = (finding: Finding): string => why.get(actOf(finding).id) ?? '';

const longest = 90;

function said({ tone, advice }: Calm, quote: string): Calm {
  const shown = quote.length > longest ? `${quote.slice(0, longest - 2).trimEnd()}…` : quote;
  return { tone: tone.replace('{dicho}', shown), advice };
}

const mostBeside = 2;

/** Why the gravest act matters and what helps against it; then what else stands in the message. */
export function graveWords(leads: readonly Finding[], level: Level, text: string): Calm {
  const found = [...new Set(leads.map(actOf))];
  const [first, second] = found;
  const whole = words.together.find(
    (one) =>
      level === 'alto' &&
      first &&
      [...one.acts, ...one.with].includes(first.id) &&
      [one.acts, one.with].every((ids) => found.some(({ id }) => ids.includes(id))),
  );
  if (whole) return whole;
  const beside = sayingsOf(text)
    .flatMap(({ id, quote }) => {
      const one = words.beside.find(({ sayings }) => sayings.includes(id));
      return one && !found.some((act) => one.unless.includes(act.id)) ? [said(one, quote)] : [];
    })
    .slice(0, mostBeside);
  // «Di que lo piensas» is no advice beside «no contestes».
  const isSilent = /no contestes|no respondas/i.test(first?.advice ?? '');
  const also = second && level === 'alto' ? inShort(second) : '';
  return {
    tone: [leads[0] && whyOf(leads[0]), ...beside.map(({ tone }) => tone)].filter(Boolean).join(' '),
    advice: [first?.advice, isSilent && also.includes('«') ? '' : also, ...beside.map(({ advice }) => advice)]
      .filter(Boolean)
      .join(' '),
  };
}

export function calmFor(text: string): Calm | null {
  for (const { id, quote } of sayingsOf(text)) {
    const found = words.calm.find(({ sayings }) => sayings.includes(id));
    if (found) return said(found, quote);
  }
  return null;
}

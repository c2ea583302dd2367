import { readYoung } from '../../generation/pipeline/minors.server.ts';
import { actOf, inShort } from '../../language/read/acts.server.ts';
import type { Level } from '../../language/read/families.ts';
import type { Finding } from '../../language/read/finding.ts';
import { sayingsOf } from '../../language/write/likely-sayings.server.ts';
import { excerpt } from '../../library/excerpt.ts';
import type { RedFlagsInput } from './contract.ts';
import words from './words.json' with { type: 'json' };

export interface Words {
  tone: string;
  advice: string;
}

/** `words.json`: `why` an act of `acts.json` matters; what a false suitor does `with` money (`scam`); and what to make of words that are no warning sign (`calm`, by `sayings.json`). */
const why = new Map(Object.entries(words.why));

export function graveWords(input: RedFlagsInput, leads: readonly Finding[], level: Level): Words {
  const ofAge = leads.filter(({ family }) => family === 'menor');
  const isOwn = ofAge.some(({ mine }) => mine);
  const young = ofAge.length > 0 ? readYoung(input, input.message, []) : null;
  // A message without a name may be from a child or to one: the child is spoken to first.
  const found = [...new Set(leads.map(actOf))].map((act) =>
    act.family === 'menor' && young && (young.isCourted || isOwn)
      ? { ...act, id: 'young', advice: isOwn ? young.words : `${young.words} ${words.ifTheirs}` }
      : act,
  );
  const [first] = found;
  const second = found.find(({ id }) => id !== first?.id);
  const isScam = (id: string) => words.scam.with.includes(id);
  const scams = found.filter(({ id }) => isScam(id)).length;
  if (scams > 1 || (scams > 0 && found.some(({ id }) => id === 'stock-profile'))) return words.scam;
  // Nothing is told beside a life at stake.
  const isNext = second && level === 'alto' && first?.family !== 'autolesion';
  return {
    tone: why.get(first?.id ?? '') ?? '',
    advice: [first?.advice, isNext && inShort(second)].filter(Boolean).join(' '),
  };
}

/** `isWhole`: what kind of sentence it is may be told, where it is theirs from end to end. */
export function calmFor(text: string, isWhole = true): Words | null {
  for (const { id, quote } of sayingsOf(text)) {
    const found = words.calm.find(({ sayings }) => sayings.includes(id));
    if (found && (isWhole || !('isShape' in found)))
      return { tone: found.tone.replace('{dicho}', excerpt(quote, 90)), advice: found.advice };
  }
  return null;
}

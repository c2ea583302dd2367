import { tokensOf } from './fold.ts';
import { sentencesOf } from './grammar.ts';

const unheard = new Set(
  'para como esta este esto estas estos algo pero todo toda todos todas cada solo bien nada unos unas sobre siempre entre cuando donde porque tiene eres tengo mejor alguien'.split(
    ' ',
  ),
);

/** How many longer words occur twice: what makes a text sound like a machine. */
function echoesIn(text: string): number {
  const seen = new Set<string>();
  let echoes = 0;
  for (const { folded } of tokensOf(text)) {
    if (folded.length < 4 || unheard.has(folded)) continue;
    const stem = folded.replace(/(as|os|es|a|o|e|s)$/, '');
    if (seen.has(stem)) echoes++;
    seen.add(stem);
  }
  return echoes + repeatedBeginnings(text);
}

/** «Con esto… Con aquello…» */
function repeatedBeginnings(text: string): number {
  const beginnings = sentencesOf(text).map((sentence) => sentence.match(/\p{L}+/u)?.[0].toLowerCase());
  return beginnings.length - new Set(beginnings).size;
}

/** The first candidate without an echo, else the one with the fewest. */
export function leastEcho(candidates: Iterable<string>): string {
  let best = '';
  let fewest = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const echoes = echoesIn(candidate);
    if (echoes < fewest) {
      best = candidate;
      fewest = echoes;
    }
    if (echoes === 0) break;
  }
  return best;
}

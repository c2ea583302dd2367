import { compile, compileTest, type Rows, type Words } from './compile.ts';
import { readData } from './data.server.ts';
import type { Level } from './families.ts';
import type { Lines } from './lines.ts';
import { type Normalised, originalOf } from './normalise.ts';
import { widenQuote } from './quote.ts';
import { sharedWords } from './rules.server.ts';
import { saysNo } from './says-no.ts';

export interface Cue {
  id: string;
  kind: 'plan' | 'feeling' | 'curiosity' | 'warmth' | 'vague' | 'distance' | 'refusal';
  points: number;
  match?: Rows;
  unless?: Rows;
  words?: Words;
  yes: readonly string[];
  no: readonly string[];
}

const affectionEmoji = /[😍🥰😘😻💕💖💗💘💞😚🤗😏😉🔥]|❤|♥|💋|💜|💙|🧡|💛|💚|😊|☺|🤍|🫶|🙈/u;
const laughter = /(?:ja|je|ji|ha){2,}|😂|🤣|\bxd\b/;

interface FoundCue {
  cue: Cue;
  quote: string;
}

export interface Interest {
  level: Level;
  score: number;
  found: FoundCue[];
  words: number;
  refused: boolean;
}

export const cues = readData<Cue[]>('interest.json');

const compiled = cues.map((cue) => {
  const words = { ...sharedWords, ...cue.words };
  return {
    cue,
    match: cue.match ? compile(cue.match, words) : null,
    unless: compileTest(cue.unless, words),
  };
});

const negation = /(?<!\bsi )(?<!por que )\b(?:no|nunca|tampoco|ni) (?:\w+ ){0,2}$/;

export function findCues(text: string, { messages, plain }: Lines): Interest {
  const lines = messages
    .map(({ author, start, end }, index) => ({ author, start, end, plain: plain[index] as Normalised }))
    .filter(({ author }) => author !== 'mine');
  const joined = lines.map((line) => line.plain.text).join('\n');
  const found = new Map<string, FoundCue>();
  let words = 0;
  let coldLines = 0;
  let questions = 0;
  for (const line of lines) {
    words += line.plain.text.trim().split(/\s+/).filter(Boolean).length;
    if (line.plain.text.length > 12) questions += line.plain.text.split('?').length - 1;
    for (const { cue, match, unless } of compiled) {
      if (found.has(cue.id) && cue.id !== 'cold') continue;
      if (!match) {
        const there = (cue.id === 'laughs' ? laughter : affectionEmoji).test(
          text.slice(line.start, line.end).toLowerCase(),
        );
        if (there) found.set(cue.id, { cue, quote: '' });
        continue;
      }
      match.lastIndex = 0;
      const hit = match.exec(line.plain.text);
      if (!hit || unless?.test(line.plain.text)) continue;
      const before = line.plain.text
        .slice(Math.max(0, hit.index - 60), hit.index)
        .replace(/^.*[.,;!?\n]/s, '');
      if (cue.points > 0 && negation.test(before)) continue;
      if (cue.id === 'cold') coldLines += 1;
      const words = originalOf(text, line.plain, hit.index, hit.index + hit[0].length).trim();
      const quote = widenQuote(text, text.indexOf(words, line.plain.starts[hit.index] ?? 0), words);
      if (!found.has(cue.id)) found.set(cue.id, { cue, quote });
    }
  }
  const refused = saysNo(joined) || found.has('let-down') || found.has('taken-or-over');
  // One "vale" among many warm lines is just a "vale".
  if (found.has('cold') && coldLines * 3 < lines.length) found.delete('cold');
  if (found.has('counter-offer')) found.delete('busy');
  let score = 0;
  for (const { cue } of found.values()) score += cue.points;
  if (words >= 5) score += 1;
  if (words >= 14) score += 0.5;
  if (words >= 30) score += 0.5;
  if (questions >= 2) score += 2;
  if (refused) score = Math.min(score - 6, -2);
  return { level: levelOf(score, found, refused), score, found: [...found.values()], words, refused };
}

function levelOf(score: number, found: Map<string, FoundCue>, refused: boolean): Level {
  if (refused) return 'bajo';
  const kinds = [...found.values()].map((one) => one.cue.kind);
  const draws = kinds.includes('plan') || kinds.includes('feeling') || found.has('keeps-close');
  const holdsBack = kinds.includes('distance') || found.has('vague');
  const goesSlowly = holdsBack || found.has('soft-plan');
  if (score >= 4 && draws && (kinds.includes('plan') || !goesSlowly)) return 'alto';
  if (score >= 6 && !goesSlowly) return 'alto';
  return score >= 0.5 ? 'medio' : 'bajo';
}

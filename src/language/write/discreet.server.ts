import { readData } from '../read/data.server.ts';
import { fold } from './fold.ts';
import { foldedJobs } from './people.server.ts';
import { readTopics } from './topics.server.ts';

const data = readData<{
  lead: string;
  /** How it is said that something is not to be told: «no quiero que ponga», «eso me lo guardo». */
  hides: string[];
  more: string;
  shows: string;
  /** What is named («mi profesión»), and the words of it. */
  kinds: Record<string, string>;
  plainWords: string[];
}>('discreet.json');
const hides = new RegExp(`^ *\\(?(?:${data.lead})*(?:${data.hides.join('|')})`, 'u');
const onlyLeads = new RegExp(`^[^a-z\\d]*(?:(?:que|prefiero|${data.lead.slice(3, -2)})[^a-z\\d]*)*$`, 'u');
const isBare = new RegExp(`^(?: *${data.more}(?![a-z\\d]))* *[).,;!]* *$`, 'u');
const shows = new RegExp(`^ *\\(?${data.shows}`, 'u');
const kinds = Object.entries(data.kinds).map(([named, is]) => [new RegExp(named, 'u'), is] as const);
/** «Que no fume y que no salga» is said of somebody else. */
const ofOthers = /\b(?:alguien|gente|persona|chic[oa]|hombre|mujer|pareja)\b[^.;]*$/u;
const plural = /\b(?:salgan|aparezcan|sepan|noten|los|las|\w+(?:los|las)|nada de)\b/u;
const plainWords = new Set(data.plainWords);

export const stemsOf = (text: string): string[] =>
  (fold(text).match(/[a-z]{4,}/gu) ?? [])
    .filter((word) => !plainWords.has(word))
    .map((word) => word.replace(/(?:[oae]s?|es)$/u, '').slice(0, 6));

const bare = (piece: string): string => piece.replace(/^[\s,.;()]+|[\s,.;()]+$/gu, '');

function isOfKind(is: string, piece: string): boolean {
  const folded = fold(bare(piece));
  if (is === '{job}') return folded.split(' ', 4).some((word) => foldedJobs.has(word));
  if (is === '{illness}') return readTopics(piece).attributes.some(({ id }) => id === 'illness');
  return new RegExp(is, 'u').test(folded);
}

/** `open`: without what is told to us alone, and what we are asked to keep to ourselves, better a fact too few; `asked`: those, in their words. */
export function discreet(text: string) {
  const kept: string[] = [];
  const asked: string[] = [];
  const secret = new Set<string>();
  const hidden = new Set<string>();
  const hide = (named: string) => {
    for (const stem of stemsOf(named)) secret.add(stem);
    for (const [words, is] of kinds) if (words.test(named)) hidden.add(is);
  };
  const pieces = text.split(
    /(?<=[,;\n)]|\.(?!\d))|(?=\()|(?<!^)(?= (?:pero|aunque|y|ni|sin|que no|no l[oa]s?|prefiero) )/iu,
  );
  /** «(Todos me lo preguntan, ya cansa)» hides one thing, not two. */
  let isHidden = false;
  for (const piece of pieces) {
    const folded = fold(piece)
      .replace(/^[ ,.;]+/u, '')
      .replace(/\bq\b/gu, 'que');
    // «No quiero que ponga lo de policía ni el sitio donde vivo.»
    const said = hides.exec(folded)?.[0] ?? (isHidden ? /^ni (?=\S+ \S+)/u.exec(folded)?.[0] : undefined);
    const isTheirs =
      /\bque no (?:salg|hable|cuent)/u.test(folded) && ofOthers.test(fold(kept.join('')).slice(-60));
    if (said === undefined || isTheirs) {
      isHidden = false;
      if (shows.test(folded.replace(/[ .,;)]+$/u, ''))) {
        asked.push(piece);
        kept.push('. ');
      } else kept.push(piece);
      continue;
    }
    asked.push(piece);
    const named = folded.slice(said.length);
    if (!isBare.test(named)) hide(named);
    else if (isHidden) continue;
    else
      while (kept.length > 0) {
        const gone = fold(kept.pop() ?? '');
        if (/^\W*(?:y )?lo de /u.test(gone)) hide(gone);
        if (!onlyLeads.test(gone) && !plural.test(said)) break;
        if (plural.test(said) && /[.;\n] *$/u.test(fold(kept.at(-1) ?? '.'))) break;
      }
    isHidden = true;
    kept.push(', ');
  }
  const isSecret = (piece: string) =>
    stemsOf(piece).some((stem) => secret.has(stem)) || [...hidden].some((is) => isOfKind(is, piece));
  return { open: kept.filter((piece) => !isSecret(piece)).join(''), asked: asked.map(bare), isSecret };
}

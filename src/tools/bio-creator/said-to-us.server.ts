import { fold } from '../../language/write/fold.ts';
import { foldedJobs } from '../../language/write/people.server.ts';
import data from './own-words.json' with { type: 'json' };

const bare = `(?: *${data.more}(?![a-z\\d]))* *[).,;!]* *$`;
const hides = new RegExp(`^ *\\(?(?:${data.hideLead})*(?:${data.hides.join('|')})`, 'u');
const onlyLeads = new RegExp(
  `^[^a-z\\d]*(?:(?:que|prefiero|${data.hideLead.slice(3, -2)})[^a-z\\d]*)*$`,
  'u',
);
const isBare = new RegExp(`^${bare}`, 'u');
const shows = new RegExp(`^ *\\(?${data.shows}`, 'u');
/** «Que no fume y que no salga» is said of somebody else. */
const ofOthers = /\b(?:alguien|gente|persona|chic[oa]|hombre|mujer|pareja)\b[^.;]*$/u;
const plural = /\b(?:salgan|aparezcan|sepan|noten|los|las|\w+(?:los|las)|nada de)\b/u;
const plainWords = new Set(data.plainWords);
export const stemsOf = (text: string) =>
  (fold(text).match(/[a-z]{4,}/gu) ?? [])
    .filter((word) => !plainWords.has(word))
    .map((word) => word.replace(/(?:[oae]s?|es)$/u, '').slice(0, 6));

const sides = data.sides.map((both) => both.map((one) => new RegExp(one, 'u')));
/** Two things of which at most one is true: «casado» and «soltero», «1,80» and «1,70». */
function contradicts(a: string, b: string): boolean {
  const [one, other] = [fold(a), fold(b)];
  const figures = [one, other].map((text) => /\b(?:1[.,]?\d\d|[1-9]\d)\b/u.exec(text)?.[0]);
  const trades = [one, other].map((text) => text.split(' ').find((word) => foldedJobs.has(word)));
  return (
    [figures, trades].some(([x, y]) => x !== undefined && y !== undefined && x !== y) ||
    sides.some(([x, y]) => x && y && ((x.test(one) && y.test(other)) || (y.test(one) && x.test(other))))
  );
}

const asks = '(?:pon(?:me|lo)?|di|que (?:ponga|diga)s?|escribe) (?:que|q) ';
const within = String.raw`(?:[^,.;\n]|[.,](?=\d))`;
const lies = [
  // «Estoy casado pero pon que soltero»
  new RegExp(`(?<true>${within}+?),? (?:(?:pero|aunque|y) )?${asks}(?<lie>${within}+)`, 'giu'),
  // «Pon que mido 1,80 aunque mido 1,70», «y que soy médico aunque soy comercial»
  new RegExp(
    `(?:${asks}|(?:y )?(?:que|q) )(?<lie>${within}+?),? (?:pero|aunque)(?: en realidad| la verdad es que)? (?<true>${within}+)`,
    'giu',
  ),
];

/** «Pon soltero», «pon 41». */
const label =
  /(?:^|[,.;\n] ?| )(?:y )?pon(?:me)? (?!que |q )([^,.;()\n]+)(?: ?\([^()]*\))?(?: y [^,.;()\n]+)?/giu;

/** Of what they ask us to say against what they tell, only what is true. */
export function honest(text: string): string {
  let told = text.replace(label, (whole, lie: string) =>
    text.split(/[,.;()\n]| pon /u).some((one) => one.trim() !== lie && contradicts(one, lie)) ? '. ' : whole,
  );
  for (const lie of lies)
    told = told.replace(lie, (whole, ...found) => {
      const said = found.at(-1) as Record<'true' | 'lie', string>;
      if (!contradicts(said.true, said.lie)) return whole;
      // «…aunque tengo 2»
      const noun = /tengo \S+$/iu.test(said.true) && /(?<!\p{L})hij\p{L}+/iu.exec(said.lie)?.[0];
      return noun ? `${said.true} ${noun}` : said.true;
    });
  return told;
}

/** Whether we are asked to say what they tell us is not so. */
export const isAskedToLie = (text: string): boolean => honest(text) !== text;

/** Without what is told to us alone, and what we are asked to keep to ourselves: better a fact too few. */
export function discreet(text: string): { open: string; asked: string[] } {
  const kept: string[] = [];
  const asked: string[] = [];
  const secret = new Set<string>();
  const pieces = text.split(
    /(?<=[,;\n)]|\.(?!\d))|(?=\()|(?<!^)(?= (?:pero|aunque|y|ni|sin|que no|no l[oa]s?|prefiero) )/iu,
  );
  /** «(Todos me lo preguntan, ya cansa)» hides one thing, not two. */
  let isHidden = false;
  for (const piece of pieces) {
    const folded = fold(piece).replace(/^[ ,.;]+/u, '');
    // «No quiero que ponga lo de policía ni el sitio donde vivo.»
    const said = hides.exec(folded)?.[0] ?? (isHidden ? /^ni (?=\S+ \S+)/u.exec(folded)?.[0] : undefined);
    const rest = said === undefined ? '' : folded.slice(said.length);
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
    if (!isBare.test(rest)) for (const stem of stemsOf(rest)) secret.add(stem);
    else if (isHidden) continue;
    else
      while (kept.length > 0) {
        const gone = fold(kept.pop() ?? '');
        if (/^\W*(?:y )?lo de /u.test(gone)) for (const stem of stemsOf(gone)) secret.add(stem);
        // «Ni ilusos que no saben nada (eso no lo pongas)» goes whole.
        if (/^ que /u.test(gone)) continue;
        if (!onlyLeads.test(gone) && !plural.test(said)) break;
        if (plural.test(said) && /[.;\n] *$/u.test(fold(kept.at(-1) ?? '.'))) break;
      }
    isHidden = true;
    kept.push(', ');
  }
  const open = kept.filter((piece) => !stemsOf(piece).some((stem) => secret.has(stem))).join('');
  return { open, asked: asked.map((one) => one.replace(/^[\s,.;()]+|[\s,.;()]+$/gu, '')) };
}

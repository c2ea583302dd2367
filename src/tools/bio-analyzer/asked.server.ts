import { fold } from '../../language/write/fold.ts';
import { foldAligned } from '../../language/write/fold-aligned.ts';
import data from './asked.json' with { type: 'json' };
import type { BioAnalyzerOutput } from './contract.ts';

const mark = new RegExp(`(?:^|[^a-z])(?:${data.marks.join('|')}) ?: *`, 'u');
const toUs = new RegExp(data.toUs.join('|'), 'u');
const ofPhoto = new RegExp(data.ofPhoto, 'u');
const answers = data.answers.map(({ words, says }) => ({ words: new RegExp(words, 'u'), says }));

const quotedBio =
  /(?<=(?:^|[:\s])\s?)(?:'((?:[^'\n]|(?<=\p{L})'(?=\p{L}))+)'|"([^"]+)"|«([^«»]+)»|“([^“”]+)”)(?!\p{L})/u;
const ofIt =
  /(?<!\p{L})(?:bio|perfil|descripci[oó]n|anal[ií]za\p{L}*|m[ií]ra(?:la|lo)|es est[aeo]|he puesto|esto|dime|la de mi|parece)(?!\p{L})/iu;
const shortestBio = 40;

/** Sentences, each with the marks and the space behind it; «quiero una bio corta, soy profe» is two. */
const sentencesOf = (text: string) =>
  text.match(/[^.!?\n]+?(?:[.!?\n]+\s*|, (?=(?:soy|tengo|me (?:gusta|llamo|encanta)|trabajo|vivo) )|$)/giu) ??
  [];

/** «Mi bio es: “…”. ¿Sobra algo?», «no tengo match. ahora pone: …», «¿está bien?»: what is the bio, and what is said to us around it. */
export function askedIn(text: string): { bio: string; asked: string } {
  const [whole = '', ...marked] = quotedBio.exec(text) ?? [];
  const quoted = marked.find((one) => one !== undefined)?.trim() ?? '';
  const around = text.replace(whole, ' ');
  if (quoted.length >= shortestBio && ofIt.test(around)) return { bio: quoted, asked: around };
  const found = mark.exec(foldAligned(text));
  const start = found ? found.index + found[0].length : 0;
  const [before, rest] = [text.slice(0, found?.index ?? 0), text.slice(start)];
  const sentences = sentencesOf(rest).map((said) => {
    const folded = fold(said).replace(/^[^a-z\d]+/u, '');
    return { said, folded, isToUs: toUs.test(folded) };
  });
  const isAny = before.trim() !== '' || sentences.some(({ isToUs }) => isToUs);
  const isOfPhoto = sentences.some(({ isToUs, folded }) => isToUs && /\bfotos?\b/u.test(folded));
  const goes = ({ isToUs, folded }: (typeof sentences)[0]) => isToUs || (isOfPhoto && ofPhoto.test(folded));
  if (!isAny) return { bio: rest.trim() || text, asked: '' };
  const [asked, kept] = [sentences.filter(goes), sentences.filter((one) => !goes(one))];
  const said = (some: typeof sentences) => some.map((one) => one.said).join('');
  return { bio: said(kept).trim(), asked: `${before} ${said(asked)}` };
}

/** What can be said to what they ask us. */
export function answersTo(
  asked: string,
  level: BioAnalyzerOutput['interest']['level'] | 'sin',
  room: string,
): string[] {
  if (!/\p{L}/u.test(asked)) return [];
  const folded = fold(asked);
  const said = answers
    .filter(({ words }) => words.test(folded))
    .map(({ says }) => (typeof says === 'string' ? says : says[level]).replace('{caben}', room));
  return said.length > 0 || level === 'sin' ? said.slice(0, 3) : /\?/u.test(asked) ? [data.unknown] : [];
}

export const noBio = data.none;

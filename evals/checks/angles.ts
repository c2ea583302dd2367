import { type Check, folded, wordsOf } from './written.ts';

const mostShared = 0.34;

/** Beginnings of the longer words: forms of one word count once. */
function stemsOf(text: string, except: ReadonlySet<string>): Set<string> {
  const stems = wordsOf(folded(text))
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));
  return new Set(stems.filter((stem) => !except.has(stem)));
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((stem) => other.has(stem)).length;
  const all = new Set([...one, ...other]).size;
  return all === 0 ? 0 : both / all;
}

const greeting = /^Hola(?:, \p{L}+)?\. /u;
/** A letter has as many as were written for its case. */
const isEnough = (tool: string, count: number) =>
  tool === 'write-letter' ? count >= 2 && count <= 4 : count === 3;
/** They change one text and share its words. */
const ofOneText = 'improve-draft';

/** Three ways in, of a letter two to four: other names, other first words, few words in common beside those of the input. */
export const threeAngles: Check = ({ tool, options, said }) => {
  if (options.length === 0 || tool === ofOneText) return null;
  const problems: string[] = [];
  if (!isEnough(tool, options.length)) problems.push(`${options.length} opciones`);
  const different = (values: readonly string[]) => new Set(values).size === values.length;
  if (!different(options.map(({ angle }) => folded(angle)))) problems.push('ángulos con el mismo nombre');
  const openings = options.map(({ text }) =>
    wordsOf(folded(text.replace(greeting, '')))
      .slice(0, 2)
      .join(' '),
  );
  if (!different(openings)) problems.push(`mismo comienzo: ${openings.join(' / ')}`);
  const given = stemsOf(said, new Set());
  const stems = options.map(({ text }) => stemsOf(text, given));
  for (const [at, one] of stems.entries())
    for (const other of stems.slice(at + 1))
      if (shared(one, other) > mostShared)
        problems.push(`se parecen: ${options.map(({ text }) => text).join(' / ')}`);
  return problems;
};

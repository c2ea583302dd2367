import { compile, Pattern, type Rows, type Words } from '../read/compile.ts';
import { fold } from './fold.ts';
import { foldAligned } from './fold-aligned.ts';
import { likeIts } from './second-person.ts';

interface Rewriting {
  pattern: RegExp;
  /** By group: what is found, folded, and what is put for it; a mark by itself. */
  puts: (readonly (readonly [plain: string, put: string])[])[];
}

export function expanded(row: string, words: Words): string {
  const whole = row
    .replace(/«<([a-z]+)>»/g, (_, name: string) => `«${(words[name] ?? []).join('/')}»`)
    .replace(/<([a-z]+)>/g, (_, name: string) => {
      if (!words[name]) throw new Error(`no list of words <${name}>`);
      return `(?:${words[name].map((one) => expanded(one, words)).join('|')})`;
    });
  let depth = 0;
  return whole.replace(/«[^«»]*»|\\.|\(\??|[)/]/gu, (sign) => {
    if (sign === '/') return depth > 0 ? '|' : sign;
    if (sign === ')') depth -= 1;
    if (sign.startsWith('(')) depth += 1;
    return sign === '(' ? '(?:' : sign;
  });
}

const isMark = (put: string) => !/\p{L}/u.test(put);
// What only looks ahead has said itself how it goes on.
const looksAhead = /\(\?=[^()]*\)$/u;

function regular(source: string): string {
  const pattern = compile([source]).source;
  return looksAhead.test(source) ? pattern.replace(/\(\?![^()]*\)$/u, '') : pattern;
}

function compiled(row: string, words: Words): Rewriting {
  const puts: Rewriting['puts'] = [];
  const source = expanded(row, words).replace(/«([^»]+)»( ?)/gu, (_, inside: string, space: string) => {
    const options = inside.split('/').map((option) => {
      const [plain = '', put = plain] = option.split('>');
      return [fold(plain), put] as const;
    });
    puts.push(options);
    if (isMark(inside)) return inside.includes('>') ? '(, )' : '([ ,;]{1,3})';
    return `(${options.map(([plain]) => plain).join('|')})${space}`;
  });
  return { pattern: new Pattern(regular(source), 'dg'), puts };
}

interface Folded {
  text: string;
  folded: string;
}

function rewritten(said: Folded, { pattern, puts }: Rewriting): Folded {
  const changes = [...said.folded.matchAll(pattern)].flatMap(({ indices }) =>
    puts.flatMap((options, at) => {
      const [from, to] = indices?.[at + 1] ?? [];
      return from === undefined || to === undefined ? [] : [{ from, to, options }];
    }),
  );
  if (changes.length === 0) return said;
  const text = changes.reduceRight(
    (whole, { from, to, options }) =>
      whole.slice(0, from) + putFor(whole.slice(from, to), options) + whole.slice(to),
    said.text,
  );
  return { text, folded: foldAligned(text) };
}

function putFor(said: string, options: Rewriting['puts'][number]): string {
  const [plain, mark = ''] = options[0] ?? [];
  // A mark that was typed stays, unless the row names it.
  if (isMark(mark)) return /[,;]/.test(said) && plain === mark ? said : `${mark} `;
  return likeIts(said, options.find(([one]) => one === fold(said))?.[1] ?? said);
}

/**
 * Rows of `compile` that also say what is put into the text: `no «sé» como` the spelling of a word, `«a>ha» sido` another one,
 * `hola«,» guapa` a mark that was left out, `bien«,>.» yo` one for another.
 */
export function rewriting(rows: Rows, words: Words): (text: string) => string {
  const all = rows.map((row) => compiled(row, words));
  return (text) => all.reduce(rewritten, { text, folded: foldAligned(text) }).text;
}

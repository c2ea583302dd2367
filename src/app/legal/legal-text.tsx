import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { Link } from '../../ui/link.tsx';

export interface LegalPart {
  id: string;
  title: string;
  summary: readonly string[];
  clauses: readonly { id: string; title: string; body: ReactNode }[];
}

export type Values = Readonly<Record<string, ReactNode>>;

/**
 * One block a line: `# id: Title`, `> summary`, `## id: Title of a clause`, `- item`, `| term | detail |`, or a paragraph. Within a line
 * `**strong**`, `[text](address)`, `` `code` `` and `{value}`; a value alone on its line is a block.
 */
export function readLegal(text: string, values: Values): LegalPart {
  const [head = '', ...parts] = text.split(/^## /m);
  const [title = '', ...summary] = linesOf(head);
  return {
    ...named(title.replace(/^# /, '')),
    summary: summary.map((line) => line.replace(/^> /, '')),
    clauses: parts.map((part) => {
      const [name = '', ...lines] = linesOf(part);
      return { ...named(name), body: bodyOf(lines, values) };
    }),
  };
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

function named(line: string): { id: string; title: string } {
  const [id = '', ...title] = line.split(': ');
  return { id, title: title.join(': ') };
}

const listMark = /^[-|] /;

function bodyOf(lines: readonly string[], values: Values): ReactNode {
  const blocks: string[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last && listMark.test(line) && last[0]?.[0] === line[0]) last.push(line);
    else blocks.push([line]);
  }
  return blocks.map((block) => <Fragment key={block[0]}>{drawBlock(block, values)}</Fragment>);
}

function drawBlock(lines: readonly string[], values: Values): ReactNode {
  const [line = ''] = lines;
  if (line.startsWith('- '))
    return (
      <ul>
        {lines.map((item) => (
          <li key={item}>{drawInline(item.slice(2), values)}</li>
        ))}
      </ul>
    );
  if (line.startsWith('| '))
    return (
      <dl className="grid gap-x-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
        {lines.map((row) => {
          const [, term = '', detail = ''] = row.split('|').map((cell) => cell.trim());
          return (
            <Fragment key={row}>
              <dt className="border-t border-line pt-3 font-semibold">{drawInline(term, values)}</dt>
              <dd className="pb-3 sm:border-t sm:border-line sm:pt-3">{drawInline(detail, values)}</dd>
            </Fragment>
          );
        })}
      </dl>
    );
  const drawn = drawInline(line, values);
  return /^\{[\w-]+\}$/.test(line) ? drawn : <p>{drawn}</p>;
}

const marks = /\*\*(?<strong>.+?)\*\*|\[(?<text>.+?)\]\((?<to>.+?)\)|`(?<code>.+?)`|\{(?<value>[\w-]+)\}/g;

function drawInline(text: string, values: Values): ReactNode[] {
  const drawn: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    drawn.push(text.slice(end, match.index), drawMark(match.groups ?? {}, match.index, values));
    end = match.index + match[0].length;
  }
  return [...drawn, text.slice(end)];
}

function drawMark(found: Partial<Record<string, string>>, key: number, values: Values): ReactNode {
  const { strong, text, to = '', code, value } = found;
  if (strong) return <strong key={key}>{drawInline(strong, values)}</strong>;
  if (code) return <code key={key}>{code}</code>;
  if (value) {
    if (!(value in values)) throw new Error(`The legal texts know no {${value}}.`);
    return <Fragment key={key}>{values[value]}</Fragment>;
  }
  if (to.startsWith('/'))
    return (
      <Link key={key} to={to}>
        {text}
      </Link>
    );
  return (
    <a key={key} href={to} rel={to.startsWith('#') ? undefined : 'noreferrer'}>
      {text}
    </a>
  );
}

import type { ReactNode } from 'react';
import { withKeys } from '../../generation/page/rich-text.tsx';
import {
  type Block,
  isList,
  readBlocks,
  readInline,
  type Span,
} from '../../generation/page/rich-text-syntax.ts';
import { Link } from '../../ui/link.tsx';

export interface LegalPart {
  id: string;
  title: string;
  summary: readonly string[];
  clauses: readonly { id: string; title: string; body: ReactNode }[];
}

export type Values = Readonly<Record<string, ReactNode>>;

/** `# id: Title`, `> summary`, then clauses that begin with `## id: Title`. In a text `{value}` stands for one of the values. */
export function readLegal(text: string, values: Values): LegalPart {
  const [head = '', ...parts] = text.split(/^## /m);
  const [title = '', ...summary] = head.split('\n').filter(Boolean);
  return {
    ...named(title.replace(/^# /, '')),
    summary: summary.map((line) => line.replace(/^> /, '')),
    clauses: parts.map((part) => {
      const [name = '', ...lines] = part.split('\n');
      const blocks = readBlocks(lines.join('\n\n'));
      return { ...named(name), body: withKeys(blocks, (block) => drawBlock(block, values)) };
    }),
  };
}

function named(line: string): { id: string; title: string } {
  const [id = '', ...title] = line.split(': ');
  return { id, title: title.join(': ') };
}

function drawBlock(block: Block, values: Values): ReactNode {
  const draw = (text: string) => withKeys(readInline(text), (span) => drawSpan(span, values));
  if (isList(block))
    return (
      <ul>
        {withKeys(block.items, (item) => (
          <li>{draw(item)}</li>
        ))}
      </ul>
    );
  const [text = ''] = block.items;
  return /^\{[\w-]+\}$/.test(text) ? draw(text) : <p>{draw(text)}</p>;
}

function drawSpan(span: Span, values: Values): ReactNode {
  if (typeof span === 'string')
    return withKeys(span.split(/(?=\{)|(?<=\})/), (piece) => filled(piece, values));
  if ('kind' in span) return <strong>{withKeys(span.inside, (one) => drawSpan(one, values))}</strong>;
  const { text, address } = span;
  if (address.startsWith('/')) return <Link to={address}>{text}</Link>;
  return (
    <a href={address} rel={address.startsWith('#') ? undefined : 'noreferrer'}>
      {text}
    </a>
  );
}

function filled(piece: string, values: Values): ReactNode {
  const [, name] = /^\{([\w-]+)\}$/.exec(piece) ?? [];
  if (name === undefined) return piece;
  if (!(name in values)) throw new Error(`The legal texts know no {${name}}.`);
  return values[name];
}

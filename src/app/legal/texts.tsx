import type { ReactNode } from 'react';
import type { OperatorDatum } from '../../account/site.ts';
import { mostThreads } from '../../billing/plans.ts';
import { withKeys } from '../../generation/page/rich-text.tsx';
import {
  type Block,
  isList,
  readBlocks,
  readInline,
  type Span,
} from '../../generation/page/rich-text-syntax.ts';
import { listInWords } from '../../generation/page/tool-list.ts';
import { tools } from '../../tools/registry.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FreePlan } from '../free-plan.tsx';
import cookies from './cookies.md?raw';
import notice from './notice.md?raw';
import { missingTexts, OperatorField } from './operator-field.tsx';
import privacy from './privacy.md?raw';
import terms from './terms.md?raw';

const operator = Object.keys(missingTexts).map((name) => [
  name,
  <OperatorField key={name} name={name as OperatorDatum} />,
]);
const values = {
  ...Object.fromEntries(operator),
  herramientas: listInWords(tools.map(({ about }) => about.name)),
  personas: mostThreads.free,
  'plan-gratuito': <FreePlan />,
};
const parts = [terms, privacy, notice, cookies].map((text) => readLegal(text, values));

export default function LegalTexts() {
  return (
    <>
      <Contents parts={parts} />
      <div className="grid gap-16">
        {parts.map((part) => (
          <Part key={part.id} part={part} />
        ))}
      </div>
    </>
  );
}

function Contents({ parts }: { parts: readonly LegalPart[] }) {
  return (
    <nav
      aria-label="Contenido de esta página"
      className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
    >
      <ul className="grid gap-1 lg:gap-4">
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`} className="link inline-block py-1.5">
              {part.title}
            </a>
            <ul className="hidden border-l border-line pl-4 lg:block">
              {part.clauses.map((clause) => (
                <li key={clause.id}>
                  <a href={`#${clause.id}`} className="small soft inline-block py-1 hover:underline">
                    {clause.title}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Part({ part }: { part: LegalPart }) {
  return (
    <section id={part.id} aria-labelledby={`${part.id}-titulo`} className="stack">
      <h2 id={`${part.id}-titulo`}>{part.title}</h2>
      <Notice title="En pocas palabras" announce="none">
        <ul className="mt-2 list-disc space-y-1 pl-[min(1.25rem,5vw)]">
          {part.summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Notice>
      {part.clauses.map((clause) => (
        <section key={clause.id} id={clause.id} aria-labelledby={`${clause.id}-titulo`} className="mt-4">
          <h3 id={`${clause.id}-titulo`}>{clause.title}</h3>
          <div className="prose mt-3">{clause.body}</div>
        </section>
      ))}
    </section>
  );
}

interface LegalPart {
  id: string;
  title: string;
  summary: readonly string[];
  clauses: readonly { id: string; title: string; body: ReactNode }[];
}

type Values = Readonly<Record<string, ReactNode>>;

/** `# id: Title`, `> summary`, then clauses that begin with `## id: Title`. In a text `{value}` stands for one of the values. */
function readLegal(text: string, values: Values): LegalPart {
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

import { createElement, Fragment, type ReactNode } from 'react';
import { hasMarkdown, isList, readBlocks, readInline, type Span } from './rich-text-syntax.ts';

interface RichTextProps {
  text: string;
  headingLevel?: 3 | 4 | 5;
}

const asTyped = 'whitespace-pre-line';

/** It becomes React elements and nothing else: HTML in it stays text, images never load, links lead nowhere. */
export function RichText({ text, headingLevel = 4 }: RichTextProps) {
  const blocks = readBlocks(text);
  if (!hasMarkdown(blocks)) return <p className={`${asTyped} wrap-anywhere`}>{text}</p>;
  const drawn = withKeys(blocks, (block) => {
    const { kind, items } = block;
    const inside = withKeys(items, (item) =>
      isList(block) ? <li>{drawInline(item)}</li> : drawInline(item),
    );
    if (kind === 'heading') return createElement(`h${headingLevel}`, null, inside);
    return createElement(kind, isList(block) ? null : { className: asTyped }, inside);
  });
  return <div className="prose">{drawn}</div>;
}

const drawInline = (text: string): ReactNode => withKeys(readInline(text), drawSpan);

function drawSpan(span: Span): ReactNode {
  if (typeof span === 'string') return span;
  if ('kind' in span) return createElement(span.kind, null, withKeys(span.inside, drawSpan));
  // No tool needs a link, and who wrote it may claim that it leads anywhere.
  return span.text === span.address ? span.text : `${span.text} (${span.address})`;
}

export const withKeys = <Part,>(parts: readonly Part[], draw: (part: Part) => ReactNode): ReactNode =>
  parts.map((part, index) => createElement(Fragment, { key: index }, draw(part)));

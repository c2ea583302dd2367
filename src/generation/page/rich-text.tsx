import { createElement, type ReactNode } from 'react';
import { type Block, hasMarkdown, readBlocks, readInline, type Span } from './rich-text-syntax.ts';

interface RichTextProps {
  text: string;
  headingLevel?: 3 | 4 | 5;
}

/** It becomes React elements and nothing else: HTML in it stays text, images never load, links lead nowhere. */
export function RichText({ text, headingLevel = 4 }: RichTextProps) {
  if (!hasMarkdown(text)) return <p className="whitespace-pre-line wrap-anywhere">{text}</p>;
  return <div className="prose">{withKeys(readBlocks(text), (block) => drawBlock(block, headingLevel))}</div>;
}

function drawBlock(block: Block, headingLevel: number): ReactNode {
  switch (block.kind) {
    case 'heading':
      return createElement(`h${headingLevel}`, null, drawInline(block.text));
    case 'bullets':
    case 'numbers': {
      const items = withKeys(block.items, (item) => <li>{drawInline(item)}</li>);
      return block.kind === 'bullets' ? <ul>{items}</ul> : <ol>{items}</ol>;
    }
    case 'quote':
      return <blockquote className="whitespace-pre-line">{drawInline(block.text)}</blockquote>;
    case 'paragraph':
      return <p className="whitespace-pre-line">{drawInline(block.text)}</p>;
  }
}

function drawInline(text: string): ReactNode {
  return withKeys(readInline(text), drawSpan);
}

function drawSpan(span: Span): ReactNode {
  switch (span.kind) {
    case 'text':
      return span.text;
    case 'bold':
      return <strong>{withKeys(span.inside, drawSpan)}</strong>;
    case 'italic':
      return <em>{withKeys(span.inside, drawSpan)}</em>;
    // No tool needs a link, and who wrote it may claim that it leads anywhere.
    case 'link':
      return span.text === span.address ? span.text : `${span.text} (${span.address})`;
  }
}

export function withKeys<Part>(parts: readonly Part[], draw: (part: Part) => ReactNode): ReactNode {
  return parts.map((part, index) => createElement(Keyed, { key: index }, draw(part)));
}

function Keyed({ children }: { children?: ReactNode }) {
  return children;
}

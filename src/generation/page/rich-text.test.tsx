import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import cases from './rich-text.cases.json' with { type: 'json' };
import { RichText } from './rich-text.tsx';

const htmlOf = (text: string) => renderToStaticMarkup(<RichText text={text} />);

test('plain text keeps its line breaks and nothing else', () => {
  expect(htmlOf('Hola.\n\nDos  líneas')).toBe(
    '<p class="whitespace-pre-line wrap-anywhere">Hola.\n\nDos  líneas</p>',
  );
});

test('headings, bold, italics, bullets, numbers and quotes are drawn', () => {
  const html = htmlOf('## Tu bio\nEs **muy** buena, _casi_.\n\n- uno\n* dos\n\n1. primero\n\n> cita');
  expect(html).toContain('<h4>Tu bio</h4>');
  expect(html).toContain('Es <strong>muy</strong> buena, <em>casi</em>.');
  expect(html).toContain('<ul><li>uno</li><li>dos</li></ul>');
  expect(html).toContain('<ol><li>primero</li></ol>');
  expect(html).toContain('<blockquote class="whitespace-pre-line">cita</blockquote>');
});

test.each(cases.plain)('%s is not markdown', (text) => {
  expect(htmlOf(text)).toBe(`<p class="whitespace-pre-line wrap-anywhere">${text}</p>`);
});

test('a link counts as markdown, and is its text and its address, not something to press', () => {
  expect(htmlOf('Mira [tu banco](https://trampa.example/a?b=1)')).toBe(
    '<div class="prose"><p class="whitespace-pre-line">Mira tu banco (https://trampa.example/a?b=1)</p></div>',
  );
  expect(htmlOf('[https://x.example](https://x.example)')).toContain('>https://x.example<');
});

test.each(cases.links)('%s is nothing to press', (text) => {
  expect(htmlOf(`**a** ${text}`)).not.toContain('<a');
});

test.each(cases.markup)('%s stays text', (text) => {
  const html = htmlOf(text);
  expect(html.match(/<[a-z0-9]+/g)?.every((tag) => allowed.has(tag.slice(1)))).toBe(true);
  expect(html).not.toMatch(/<[^>]*\s(on\w+|src|srcdoc|style)=/);
});

const allowed = new Set(['div', 'p', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote']);

test('an image is never loaded: its description is all that is left', () => {
  const html = htmlOf('**Mira** ![una foto](https://trampa.example/p.png?chat=secreto)');
  expect(html).not.toContain('trampa');
  expect(html).toContain('una foto');
});

test.each(['*', '_', '**', '[', '![', '](', '> ', '# ', '- '])(
  '20,000 repetitions of %j are drawn without recursion or blow-up',
  (mark) => {
    expect(htmlOf(`${mark}a`.repeat(20_000)).length).toBeGreaterThan(20_000);
  },
);

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageContext, PageMeta, SiteOriginContext } from './page-meta.tsx';

test('a page has absolute addresses only when the origin is known, and noindex drops the canonical', () => {
  const meta = (origin: string, noindex = false) => {
    const page = createElement(PageMeta, { title: 'Premium', description: 'Sin límites' });
    const shown = createElement(PageContext, { value: { path: '/premium', noindex } }, page);
    return renderToStaticMarkup(createElement(SiteOriginContext, { value: origin }, shown));
  };
  expect(meta('')).not.toContain('canonical');
  expect(meta('https://salero.example')).toContain(
    '<link rel="canonical" href="https://salero.example/premium"/>',
  );
  expect(meta('https://salero.example', true)).not.toContain('canonical');
  expect(meta('https://salero.example')).toContain('<title>Premium · Salero</title>');
});

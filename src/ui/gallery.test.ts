import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import Gallery from './gallery.tsx';
import { PageMeta, SiteOriginContext } from './page-meta.tsx';
import { seededRows } from './tiles/mosaic.tsx';
import { HeroMosaic } from './tiles/scenes.tsx';

const inRouter = (element: React.ReactElement) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, element));

test('every component renders with no browser, so that any page can be prerendered', () => {
  const html = inRouter(createElement(Gallery));
  expect(html).toContain('Frases para Romper el Hielo');
  expect(html).toContain('Sobran 7 caracteres');
});

test('no two elements of a page with every component share an id', () => {
  const ids = [...inRouter(createElement(Gallery)).matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an icon is never the only sign: decorative drawings are hidden from screen readers', () => {
  const drawings = inRouter(createElement(Gallery)).match(/<svg[^>]*>/g) ?? [];
  expect(drawings.length).toBeGreaterThan(30);
  expect(drawings.filter((svg) => !svg.includes('aria-hidden="true"'))).toEqual([]);
});

test('the art at the top of the first page costs its HTML at most 6 kB', () => {
  expect(inRouter(createElement(HeroMosaic)).length).toBeLessThan(6 * 1024);
});

test('the same seed lays the same tiles', () => {
  expect(seededRows(6, 4, 7)).toEqual(seededRows(6, 4, 7));
  expect(seededRows(6, 4, 7)).not.toEqual(seededRows(6, 4, 8));
});

test('a page has absolute addresses only when the origin is known, and noindex drops the canonical', () => {
  const meta = (origin: string, noindex = false) =>
    renderToStaticMarkup(
      createElement(
        SiteOriginContext,
        { value: origin },
        createElement(PageMeta, { title: 'Premium', description: 'Sin límites', path: '/premium', noindex }),
      ),
    );
  expect(meta('')).not.toContain('canonical');
  expect(meta('https://salero.example')).toContain(
    '<link rel="canonical" href="https://salero.example/premium"/>',
  );
  expect(meta('https://salero.example', true)).not.toContain('canonical');
  expect(meta('https://salero.example')).toContain('<title>Premium · Salero</title>');
});

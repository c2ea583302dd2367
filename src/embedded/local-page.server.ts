import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { escapeHtml } from '../platform/fill.ts';

export const htmlIn = (module: string, name: string): string =>
  readFileSync(new URL(name, module), 'utf8').trimEnd();

/** In the system's faces: such a page stands alone and loads nothing. */
const page = htmlIn(import.meta.url, 'local-page.html');
const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];

/** A page of a stand-in: one inline stylesheet, a form and no script. `content` is HTML whose values have been escaped. */
export function renderPage(title: string, content: string): string {
  return page.replaceAll('{title}', title).replace('{content}', () => content);
}

export function backLink(url: string, label = 'Volver'): string {
  return `<a class="back" href="${escapeHtml(url)}">${label}</a>`;
}

export function renderProblem(explanation: string, link: string): string {
  return renderPage('No hemos podido seguir', `<p>${escapeHtml(explanation)}</p>\n${link}`);
}

export const pageHeaders: Record<string, string> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    "img-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // With no-referrer the browser would send `Origin: null`, and the form's check could not tell it from another site.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

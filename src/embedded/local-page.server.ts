import { createHash } from 'node:crypto';

/** Of a page with one inline stylesheet, a form and no script. */
export function localPageHeaders(style: string): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      "default-src 'none'",
      // A browser asks for the icon by itself.
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
}

const pieces: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => pieces[character] ?? character);
}

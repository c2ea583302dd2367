import { createHash } from 'node:crypto';
import { escapeHtml } from '../platform/escape-html.ts';

// In the system's faces: such a page stands alone and loads nothing.
const style = `
:root{color-scheme:light dark;--ink:light-dark(#211a2b,#f6f0e7);--soft:light-dark(#5d5365,#c2bac5);--edge:light-dark(#8b7f86,#8a8190);--bad:light-dark(#b4183a,#ff8ba0);--focus:light-dark(#1d5fa8,#86b9f0)}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-columns:minmax(0,27rem);place-content:center;padding:1rem;background:light-dark(#fbf8f3,#15111c);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
h1{font:700 1.75rem/1.2 Georgia,serif}
.note{padding:.85rem 1rem;border:1px solid var(--edge);border-radius:5px}
dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.25rem}
dt,.hint{color:var(--soft)}
dd{margin:0;text-align:right;font-weight:600}
label{display:block;margin:1.25rem 0 .4rem;font-weight:600}
input,button,.back{display:block;width:100%;min-height:3rem;padding:.6rem .9rem;font:inherit;color:inherit;background:none;border:1px solid var(--edge);border-radius:5px}
.hint{margin:.4rem 0 0;font-size:.9375rem}
.error{color:var(--bad);font-weight:600}
button,.back{margin-top:1.25rem;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button{color:#fff;background:light-dark(#b4183a,#cf2b50)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;

/** A page of a stand-in: one inline stylesheet, a form and no script. `content` is HTML whose values have been escaped. */
export function renderPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Salero</title>
<style>${style}</style>
</head>
<body>
<p>Salero</p>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
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

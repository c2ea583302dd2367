import { createHash } from 'node:crypto';
import { escapeHtml } from '../platform/escape-html.ts';

// The tokens of the product in the system's faces: such a page stands alone and loads nothing.
const style = `
:root{color-scheme:light dark;--salt:light-dark(#fbf8f3,#15111c);--paper:light-dark(#fffdfa,#1d1a21);--line:light-dark(#e0d6c8,#3c3742);--edge:light-dark(#8b7f86,#8a8190);--ink:light-dark(#211a2b,#f6f0e7);--soft:light-dark(#5d5365,#c2bac5);--action:light-dark(#b4183a,#cf2b50);--deep:light-dark(#900f2c,#b01f43);--bad:light-dark(#b4183a,#ff8ba0);--focus:light-dark(#1d5fa8,#86b9f0);--warn:light-dark(#7d5200,#f5c566);--note:light-dark(#fcf0d3,#332714);--red:light-dark(#b4183a,#bf2245);--gold:light-dark(#e8a317,#e3a01c);--blue:light-dark(#1d5fa8,#2a6cb6)}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-columns:minmax(0,27rem);place-content:center;gap:1.25rem;padding:1rem;background:var(--salt);color:var(--ink);font:1.0625rem/1.55 Figtree,system-ui,-apple-system,"Segoe UI",sans-serif}
.brand{display:flex;align-items:center;gap:.5rem;margin:0;font:700 1.5rem/1 Georgia,"Times New Roman",serif;letter-spacing:-.02em}
.brand svg{width:2rem;height:2rem}
main{padding:clamp(1.1rem,.8rem + 1.4vw,1.75rem);overflow:clip;background:var(--paper);border:1px solid var(--ink);border-radius:5px}
main::before{content:"";display:block;height:10px;margin:calc(-1*clamp(1.1rem,.8rem + 1.4vw,1.75rem)) calc(-1*clamp(1.1rem,.8rem + 1.4vw,1.75rem)) 1.5rem;background:conic-gradient(from 135deg at 50% 0,var(--gold) 90deg,#0000 0) 0 0/20px 10px,conic-gradient(from -45deg at 50% 100%,var(--red) 90deg,#0000 0) 10px 0/20px 10px,var(--blue)}
h1{margin:0 0 1rem;font:700 1.75rem/1.2 Georgia,"Times New Roman",serif;letter-spacing:-.015em}
h2{margin:1.75rem 0 .5rem;font-size:1.0625rem}
.note{margin:0 0 1.5rem;padding:.85rem 1rem;line-height:1.45;background:var(--note);border:1px solid color-mix(in srgb,var(--warn) 40%,transparent);border-radius:5px}
dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.25rem;margin:0}
dt{color:var(--soft)}
dd{margin:0;text-align:right;font-weight:600}
ul{margin:0;padding:0;list-style:none}
li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1.25rem;padding:.5rem 0;border-top:1px solid var(--line)}
label{display:block;margin:1.25rem 0 .4rem;font-weight:600;line-height:1.3}
input{width:100%;min-height:3rem;padding:.5rem .9rem;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--edge);border-radius:5px}
.hint,.error{margin:.4rem 0 0;font-size:.9375rem;line-height:1.4;color:var(--soft)}
.error{color:var(--bad);font-weight:600}
button,.back{display:block;width:100%;min-height:3.5rem;margin-top:1.75rem;padding:.85rem 1rem;font:inherit;font-size:1.125rem;font-weight:600;line-height:1.4;text-align:center;border:0;border-radius:5px;white-space:nowrap}
button{color:#fff;background:var(--action);box-shadow:inset 0 -3px 0 rgb(0 0 0/.24);cursor:pointer}
button:hover{background:var(--deep)}
.back{margin-top:.75rem;color:inherit;text-decoration:none;border:1px solid var(--edge)}
a{color:var(--focus)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;

const mark = `<svg aria-hidden="true" viewBox="0 0 48 48"><path fill="#b4183a" d="M0 0h48v48H0z"/><path fill="#f5ba3c" d="M0 0h9a9 9 0 0 1-9 9zM48 48h-9a9 9 0 0 1 9-9zM0 48v-9a9 9 0 0 1 9 9z"/><g transform="rotate(38 24 24)"><path fill="#fffdf8" d="M17 22h14l3 18a2 2 0 0 1-2 2.4H16a2 2 0 0 1-2-2.4zM14 19a10 11 0 0 1 20 0z"/><path fill="#b4183a" d="M18.5 13.5h2.6v2.6h-2.6zM22.7 11h2.6v2.6h-2.6zM26.9 13.5h2.6v2.6h-2.6z"/></g><path fill="#f5ba3c" d="M39 3l2.6 3.5L39 10l-2.6-3.5zM44.5 11l2.2 3-2.2 3-2.2-3z"/></svg>`;

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
<header class="brand">${mark}Salero</header>
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

import { escapeHtml, localPageHeaders } from '../../local-page.server.ts';

const style = `
:root{color-scheme:light dark;--ground:#FBF8F3;--card:#fff;--ink:#211A2B;--soft:#5B5266;--line:#857B90;--action:#B4183A;--on-action:#fff;--bad:#A11232;--focus:#1D5FA8;--note:#F6E7C6}
@media (prefers-color-scheme:dark){:root{--ground:#15111C;--card:#211A2B;--ink:#FBF8F3;--soft:#C6BED1;--line:#8F859B;--action:#FF8FA3;--on-action:#2A0812;--bad:#FFA3B3;--focus:#8DBDF2;--note:#3A2E17}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:var(--ground);color:var(--ink);font:1.0625rem/1.55 system-ui,-apple-system,"Segoe UI",sans-serif}
main{width:100%;max-width:30rem;padding:2rem 1.5rem;background:var(--card);border:1px solid color-mix(in srgb,var(--line) 45%,transparent);border-radius:1.25rem}
.brand{margin:0;color:var(--action);font-weight:700;letter-spacing:.02em}
h1{margin:.25rem 0 1rem;font:600 1.75rem/1.2 Georgia,"Times New Roman",serif}
a{color:var(--focus)}
h2{margin:1.75rem 0 .5rem;font-size:1.0625rem}
.note{margin:0 0 1.5rem;padding:.75rem 1rem;background:var(--note);border-radius:.75rem}
.error{margin:0 0 1.5rem;color:var(--bad);font-weight:600}
dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.25rem;margin:0}
dt{color:var(--soft)}
dd{margin:0;text-align:right;font-weight:600}
ul{margin:0;padding:0;list-style:none}
li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1.25rem;padding:.5rem 0;border-top:1px solid color-mix(in srgb,var(--line) 35%,transparent)}
.hint{margin:1rem 0 0;color:var(--soft);font-size:.9375rem}
button,.back{display:block;width:100%;min-height:3rem;margin-top:1.25rem;padding:.7rem 1rem;font:inherit;font-weight:700;line-height:1.4;text-align:center;text-decoration:none;border-radius:999px;cursor:pointer;white-space:nowrap}
button{color:var(--on-action);background:var(--action);border:1.5px solid var(--action)}
.back{margin-top:.75rem;color:inherit;background:none;border:1.5px solid var(--line)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;

export const headers = localPageHeaders(style);

/** `content` is HTML whose values have been escaped. */
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
<main>
<p class="brand">Salero</p>
<h1>${title}</h1>
<p class="note">Esto no es Stripe: es el pago local de esta instalación de Salero. No se cobra dinero.</p>
${content}
</main>
</body>
</html>`;
}

export function renderProblem(explanation: string, back = '/perfil'): string {
  return renderPage('No hemos podido seguir', `<p>${escapeHtml(explanation)}</p>\n${backLink(back)}`);
}

export function backLink(url: string, label = 'Volver'): string {
  return `<a class="back" href="${escapeHtml(url)}">${label}</a>`;
}

/** The narrow spaces that Spanish puts before the sign are plain here: styles keep the amount on one line. */
export function formatAmount(cents: number, currency: string): string {
  return new Intl.NumberFormat('es-ES', { style: 'currency', currency })
    .format(cents / 100)
    .replace(/\s/g, ' ');
}

export function formatDay(seconds: number): string {
  return new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' }).format(
    seconds * 1000,
  );
}

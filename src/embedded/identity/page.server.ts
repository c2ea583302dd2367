import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { PersonField, PersonForm } from './person.server.ts';

const style = `
:root{color-scheme:light dark;--ground:#FBF8F3;--card:#fff;--ink:#211A2B;--soft:#5B5266;--line:#857B90;--action:#B4183A;--on-action:#fff;--bad:#A11232;--focus:#1D5FA8;--note:#F6E7C6}
@media (prefers-color-scheme:dark){:root{--ground:#15111C;--card:#211A2B;--ink:#FBF8F3;--soft:#C6BED1;--line:#8F859B;--action:#FF8FA3;--on-action:#2A0812;--bad:#FFA3B3;--focus:#8DBDF2;--note:#3A2E17}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:var(--ground);color:var(--ink);font:1.0625rem/1.55 system-ui,-apple-system,"Segoe UI",sans-serif}
main{width:100%;max-width:27rem;padding:2rem 1.5rem;background:var(--card);border:1px solid color-mix(in srgb,var(--line) 45%,transparent);border-radius:1.25rem}
.brand{margin:0;color:var(--action);font-weight:700;letter-spacing:.02em}
h1{margin:.25rem 0 1rem;font:600 1.75rem/1.2 Georgia,"Times New Roman",serif}
.note{margin:0 0 1.5rem;padding:.75rem 1rem;background:var(--note);border-radius:.75rem}
label{display:block;margin:1rem 0 .35rem;font-weight:600}
input{width:100%;min-height:3rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--ground);border:1.5px solid var(--line);border-radius:.75rem}
input[aria-invalid=true]{border-color:var(--bad)}
.hint,.error{margin:.35rem 0 0;font-size:.9375rem;color:var(--soft)}
.error{color:var(--bad);font-weight:600}
button{width:100%;min-height:3rem;margin-top:1.75rem;font:inherit;font-weight:700;color:var(--on-action);background:var(--action);border:0;border-radius:999px;cursor:pointer}
a{color:var(--focus)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
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

const pieces: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => pieces[character] ?? character);
}

function page(title: string, content: string): string {
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
${content}
</main>
</body>
</html>`;
}

function field(
  { values, errors }: PersonForm,
  name: PersonField,
  label: string,
  hint: string,
  attributes: string,
): string {
  const error = errors[name];
  return `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${escapeHtml(values[name])}" required ${attributes} aria-describedby="${name}-hint${error ? ` ${name}-error" aria-invalid="true` : ''}">
${error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ''}
<p class="hint" id="${name}-hint">${hint}</p>`;
}

export function renderForm(form: PersonForm): string {
  // Focus goes to the first field that needs a hand.
  const atName = form.errors.name !== undefined && form.errors.email === undefined;
  return page(
    'Di quién eres',
    `<p class="note">Esto no es Google: es la identidad local de esta instalación de Salero. No comprueba nada ni envía nada fuera de este ordenador.</p>
<form method="post">
${field(form, 'email', 'Correo electrónico', 'El mismo correo abre siempre la misma cuenta.', `type="email" maxlength="254" autocomplete="email" spellcheck="false" autocapitalize="none"${atName ? '' : ' autofocus'}`)}
${field(form, 'name', 'Nombre', 'Es el nombre que verás en tu perfil.', `type="text" maxlength="80" autocomplete="name"${atName ? ' autofocus' : ''}`)}
<button type="submit">Continuar</button>
</form>`,
  );
}

export function renderProblem(explanation: string): string {
  return page(
    'No hemos podido seguir',
    `<p>${escapeHtml(explanation)}</p>
<p><a href="/auth">Volver a iniciar sesión</a></p>`,
  );
}

export function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, headers);
  response.end(html);
}

export function setPageHeaders(set: (name: string, value: string) => void): void {
  for (const [name, value] of Object.entries(headers)) set(name, value);
}

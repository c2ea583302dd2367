import { escapeHtml } from '../platform/escape-html.ts';
import type { ExportedTable } from './export-tables.server.ts';
import { fieldsOf } from './kept-words.server.ts';

const style = `
:root{color-scheme:light dark;--ground:#fbf8f3;--ink:#211a2b;--soft:#5d5365;--line:#ddd3c4;--red:#b4183a}
@media (prefers-color-scheme:dark){:root{--ground:#15111c;--ink:#f4efe6;--soft:#b8adc2;--line:#3a3245;--red:#ff8fa3}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:48rem;padding:1.5rem 1rem 4rem;background:var(--ground);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
h1,h2{line-height:1.2;color:var(--red)}h2{margin-top:3rem}
nav ul{columns:16rem;padding-left:1.2rem}a{color:inherit}
.soft{color:var(--soft)}
article{border-top:1px solid var(--line);padding:1rem 0}
dl{display:grid;grid-template-columns:minmax(7rem,1fr) 3fr;gap:.3rem 1rem;margin:0}
dt{color:var(--soft)}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
@media (max-width:30rem){dl{display:block}dd{margin-bottom:.6rem}}
@media print{body{max-width:none;padding:0;background:#fff;color:#000}article{break-inside:avoid}h2{break-after:avoid}nav{display:none}}
`;

export const htmlExport = {
  head(tables: Readonly<Record<string, ExportedTable>>, at: Date): string {
    const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' }).format(at);
    const links = Object.entries(tables).map(
      ([name, { title }]) => `<li><a href="#${name}">${escapeHtml(title)}</a></li>`,
    );
    return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="robots" content="noindex"><title>Mis datos en Salero</title><style>${style}</style></head><body>
<header><h1>Mis datos en Salero</h1>
<p>Todo lo que Salero guardaba de ti el ${day}. Donde pone «Escrito de forma automática», lo escribió una máquina.</p></header>
<nav aria-label="Contenido"><ul>${links.join('')}</ul></nav><main>`;
  },
  open: (name: string, { title, until }: ExportedTable): string =>
    `<section id="${name}"><h2>${escapeHtml(title)}</h2><p class="soft">Cuánto tiempo: ${escapeHtml(until)}</p>`,
  row(row: Record<string, unknown>): string {
    const fields = fieldsOf(row).map(
      ({ label, text }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd>`,
    );
    return `<article><dl>${fields.join('')}</dl></article>`;
  },
  close: (rows: number): string => `${rows === 0 ? '<p>Nada.</p>' : ''}</section>`,
  foot: '</main></body></html>',
} as const;

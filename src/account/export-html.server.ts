import { readFileSync } from 'node:fs';
import { escapeHtml, fill } from '../platform/fill.ts';
import { dayInSpain } from '../platform/moments.server.ts';
import type { ExportedTable } from './export-tables.server.ts';
import { fieldsOf } from './kept-words.server.ts';

const page = readFileSync(new URL('export-html.html', import.meta.url), 'utf8').trimEnd();
const [head = '', foot = ''] = page.split('{tables}');

export const htmlExport = {
  head(tables: Readonly<Record<string, ExportedTable>>, at: Date): string {
    const links = Object.entries(tables).map(
      ([name, { title }]) => `<li><a href="#${name}">${escapeHtml(title)}</a></li>`,
    );
    return fill(head, { day: dayInSpain.format(at), links: links.join('') });
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
  foot,
} as const;

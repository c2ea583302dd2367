import type { Env } from '../platform/env.server.ts';
import { escapeHtml } from '../platform/escape-html.ts';

export interface Letter {
  subject: string;
  paragraphs: readonly string[];
  list?: readonly (readonly [name: string, value: string])[];
  link?: { label: string; url: string };
}

/** The same words as plain text and as HTML. Nothing in it is fetched from anywhere. */
export function layOut(letter: Letter, name: string, env: Env): { text: string; html: string } {
  const hello = name ? `Hola, ${name}:` : 'Hola:';
  return { text: plain(letter, hello, env), html: html(letter, hello, env) };
}

function plain({ paragraphs, list = [], link }: Letter, hello: string, env: Env): string {
  const blocks = [hello, ...paragraphs];
  if (list.length > 0) blocks.push(list.map(([name, value]) => `- ${name}: ${value}`).join('\n'));
  if (link) blocks.push(`${link.label}: ${link.url}`);
  blocks.push(`Salero\n${env.PUBLIC_URL}`);
  return `${blocks.join('\n\n')}\n`;
}

const cell = 'padding:8px 12px 8px 0;border-bottom:1px solid #e5ded2;vertical-align:top;text-align:left';

function html({ subject, paragraphs, list = [], link }: Letter, hello: string, env: Env): string {
  const rows = list.map(
    ([name, value]) =>
      `<tr><th scope="row" style="${cell}">${escapeHtml(name)}</th><td style="${cell};overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  const parts = [hello, ...paragraphs].map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`);
  if (rows.length > 0)
    parts.push(`<table style="border-collapse:collapse;width:100%;margin:0 0 16px">${rows.join('')}</table>`);
  if (link)
    parts.push(
      `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="background:#b4183a;color:#ffffff;padding:12px 20px;text-decoration:none;font-weight:bold">${escapeHtml(link.label)}</a></p>`,
    );
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fbf8f3;color:#211a2b;font:16px/1.5 Georgia,serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px">
<h1 style="font-size:24px;line-height:1.2;margin:0 0 24px">${escapeHtml(subject)}</h1>
${parts.join('\n')}
<p style="margin:32px 0 0;font-size:14px">Salero, <a href="${escapeHtml(env.PUBLIC_URL)}" style="color:#1d5fa8">${escapeHtml(env.PUBLIC_URL)}</a></p>
</div></body></html>
`;
}

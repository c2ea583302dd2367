import words from './kept-words.json' with { type: 'json' };

const columnNames: Readonly<Record<string, string>> = words;

const nameOf = (key: string): string =>
  Object.hasOwn(columnNames, key) ? String(columnNames[key]) : key.replaceAll('_', ' ');

const moment = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Madrid',
});

export type ReadField = Record<'label' | 'text', string>;

export function fieldsOf(row: Record<string, unknown>): ReadField[] {
  return Object.entries(row).flatMap(([key, value]) => {
    const text = textOf(value);
    return text === '' || key === 'id' ? [] : [{ label: nameOf(key), text }];
  });
}

function textOf(value: unknown, indent = ''): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return moment.format(value);
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map((item) => `${indent}· ${textOf(item, `${indent}  `).trimStart()}`)
    : Object.entries(value).map(([key, item]) => {
        const text = textOf(columnNames[`${key}: ${item}`] ?? item, `${indent}  `);
        return text && `${indent}${nameOf(key)}: ${text.includes('\n') ? `\n${text}` : text.trimStart()}`;
      });
  return parts.filter((part) => part.trim() !== '' && part.trim() !== '·').join('\n');
}

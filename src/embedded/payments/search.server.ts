import { invalidRequest } from './api-error.server.ts';
import { requireLimit } from './lists.server.ts';
import { integer, listOf, requiredText } from './params.server.ts';

export const searchShape = {
  query: requiredText,
  limit: integer,
  page: requiredText,
  expand: listOf(requiredText),
};

interface Found {
  id: string;
  created: number;
  metadata: Record<string, string>;
}

interface Query {
  query?: string | undefined;
  limit?: number | undefined;
  page?: string | undefined;
  expand?: string[] | undefined;
}

type Test = (row: Found) => boolean;

const clause =
  /^\s*(-?)(?:metadata\[(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')\]|([a-z_.]+))\s*(:|~|>=|<=|>|<)\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(null|-?\d+))\s*/i;
const connective = /^(AND|OR)\b/i;

/** Stripe's search query language, over rows that come newest first. */
export function searchRows<T extends Found>(url: string, rows: T[], fields: string[], query: Query) {
  const limit = requireLimit(query.limit);
  const matches = rows.filter(parseQuery(query.query ?? '', fields));
  const start = query.page === undefined ? 0 : matches.findIndex(({ id }) => pageName(id) === query.page);
  if (start < 0) throw invalidRequest('Invalid page.', { param: 'page' });
  const after = matches[start + limit];
  return {
    object: 'search_result' as const,
    data: matches.slice(start, start + limit),
    has_more: after !== undefined,
    next_page: after ? pageName(after.id) : null,
    url,
    ...(query.expand?.includes('total_count') && { total_count: matches.length }),
  };
}

function pageName(id: string): string {
  return Buffer.from(id).toString('base64url');
}

function parseQuery(query: string, fields: string[]): Test {
  const tests: Test[] = [];
  const connectives = new Set<string>();
  let rest = query;
  for (;;) {
    const match = clause.exec(rest);
    if (!match) throw unreadable(query);
    tests.push(readClause(match, fields));
    rest = rest.slice(match[0].length);
    if (rest === '') break;
    const joined = connective.exec(rest);
    // Side by side means AND.
    connectives.add((joined?.[1] ?? 'AND').toUpperCase());
    rest = rest.slice(joined?.[0].length ?? 0);
  }
  if (connectives.size > 1)
    throw invalidRequest('You cannot combine AND and OR in one search query.', { param: 'query' });
  return connectives.has('OR')
    ? (row) => tests.some((test) => test(row))
    : (row) => tests.every((test) => test(row));
}

function readClause(match: RegExpExecArray, fields: string[]): Test {
  const [, minus, key1, key2, field, operator = ':', text1, text2, bare] = match;
  const key = key1 ?? key2;
  if (field !== undefined && !fields.includes(field))
    throw invalidRequest(`Field \`${field}\` is an unsupported search field.`, { param: 'query' });
  const wanted = withoutEscapes(text1 ?? text2 ?? bare ?? '');
  const test: Test = (row) => {
    const value = key === undefined ? row[field as keyof Found] : row.metadata[withoutEscapes(key)];
    return bare === 'null' ? value === undefined || value === null : compare(value, operator, wanted);
  };
  return minus ? (row) => !test(row) : test;
}

function compare(value: unknown, operator: string, wanted: string): boolean {
  if (value === undefined || value === null) return false;
  if (operator === ':') return String(value).toLowerCase() === wanted.toLowerCase();
  if (operator === '~') return String(value).toLowerCase().includes(wanted.toLowerCase());
  const [left, right] = [Number(value), Number(wanted)];
  if (operator === '>') return left > right;
  if (operator === '<') return left < right;
  return operator === '>=' ? left >= right : left <= right;
}

function withoutEscapes(text: string): string {
  return text.replace(/\\(.)/g, '$1');
}

function unreadable(query: string) {
  return invalidRequest(
    `We were unable to parse your search query: ${query.slice(0, 200)}. Try using the format \`metadata["key"]:"value"\`.`,
    { param: 'query' },
  );
}

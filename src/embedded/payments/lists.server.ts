import { invalidRequest, noSuch } from './api-error.server.ts';
import { integer, mapOf, requiredText } from './params.server.ts';

/** The parameters of every list, beside its own filters. */
export const listShape = {
  limit: integer,
  starting_after: requiredText,
  created: mapOf({ gte: integer }),
};

interface Paging {
  limit?: number | undefined;
  starting_after?: string | undefined;
  created?: { gte?: number | undefined } | undefined;
}

interface Page<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export function requireLimit(limit: number | undefined): number {
  const most = limit ?? 10;
  if (most < 1 || most > 100)
    throw invalidRequest(`Invalid limit: ${most}; must be between 1 and 100`, { param: 'limit' });
  return most;
}

/** One page of rows that come newest first. */
export function pageOf<T extends { id: string; created: number }>(
  url: string,
  kind: string,
  rows: T[],
  { limit, starting_after, created }: Paging,
): Page<T> {
  const most = requireLimit(limit);
  const within = rows.filter((row) => row.created >= (created?.gte ?? 0));
  const last = within.findIndex(({ id }) => id === starting_after);
  if (starting_after !== undefined && last < 0) throw noSuch(kind, starting_after, 'starting_after');
  const data = within.slice(last + 1, last + 1 + most);
  return { object: 'list', data, has_more: within.length > last + 1 + most, url };
}

import { invalidRequest, noSuch } from './api-error.server.ts';
import { integer, moments, requiredText } from './params.server.ts';

/** The parameters of every list, beside its own filters. */
export const listShape = {
  limit: integer,
  starting_after: requiredText,
  ending_before: requiredText,
  created: moments,
};

interface Paging {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: ((seconds: number) => boolean) | undefined;
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
  paging: Paging,
): Page<T> {
  const limit = requireLimit(paging.limit);
  const { starting_after, ending_before, created } = paging;
  if (starting_after !== undefined && ending_before !== undefined)
    throw invalidRequest('You cannot parameterize both starting_after and ending_before.', {
      param: 'ending_before',
    });
  const within = created ? rows.filter((row) => created(row.created)) : rows;
  if (ending_before !== undefined) {
    const before = within.slice(0, placeOf(within, kind, ending_before, 'ending_before'));
    return { object: 'list', data: before.slice(-limit), has_more: before.length > limit, url };
  }
  const start =
    starting_after === undefined ? 0 : placeOf(within, kind, starting_after, 'starting_after') + 1;
  const data = within.slice(start, start + limit);
  return { object: 'list', data, has_more: within.length > start + limit, url };
}

function placeOf(rows: { id: string }[], kind: string, id: string, param: string): number {
  const place = rows.findIndex((row) => row.id === id);
  if (place < 0) throw noSuch(kind, id, param);
  return place;
}

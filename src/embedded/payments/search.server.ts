import { invalidRequest } from './api-error.server.ts';

const clause = /^metadata\['(\w+)'\]:'([\w-]+)'$/;

/** As much of Stripe's search language as is asked: `metadata['a']:'b' AND metadata['c']:'d'`. */
export function parseSearch(query: string): (metadata: Record<string, string>) => boolean {
  const wanted = query.split(' AND ').map((part) => {
    const [, key, value] = clause.exec(part) ?? [];
    if (key === undefined || value === undefined)
      throw invalidRequest(`We were unable to parse your search query: ${query.slice(0, 200)}.`, {
        param: 'query',
      });
    return [key, value] as const;
  });
  return (metadata) => wanted.every(([key, value]) => metadata[key] === value);
}

import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** The route's pattern. The path itself is the caller's text, or has the id of a row; and as a label it would have no bound. */
export function routeOf(c: Context): string {
  const patterns = matchedRoutes(c).map(({ path }) => path);
  return patterns.find((path) => !path.includes('*')) ?? patterns.find((path) => path === '/api/*') ?? 'page';
}

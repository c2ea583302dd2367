import type { MiddlewareHandler } from 'hono';
import { Failure } from '../platform/http-errors.server.ts';
import type { Services } from '../platform/services.server.ts';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);
const ours = new Set([undefined, 'same-origin', 'none']);
const signIn = '/api/auth/sign-in';

/** Another site's page can send our cookie, but forge no `Origin`. `PUBLIC_URL` is known only once the server listens. */
export function requireSameOrigin(services: Services): MiddlewareHandler {
  return async (c, next) => {
    if (readOnly.has(c.req.method)) {
      if (c.req.path !== signIn && !ours.has(c.req.header('Sec-Fetch-Site')))
        throw new Failure('forbidden_origin');
      return next();
    }
    if (c.req.header('Origin') !== new URL(services.env.PUBLIC_URL).origin)
      throw new Failure('forbidden_origin');
    const type = c.req.header('Content-Type');
    const length = c.req.header('Content-Length');
    const hasBody =
      type !== undefined || (length ?? '0') !== '0' || c.req.header('Transfer-Encoding') !== undefined;
    if (hasBody && !/^application\/json\s*(;|$)/i.test(type ?? ''))
      throw new Failure('invalid_input', { fields: { body: 'Tiene que ser JSON.' } });
    return next();
  };
}

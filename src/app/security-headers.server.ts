import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { headScript } from './head-script.ts';

const headScriptHash = `'sha256-${createHash('sha256').update(headScript).digest('base64')}'`;

const nothing = ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];
/** For whoever opens one by its address. Decision 0003. */
const assetPolicy = nothing.join('; ');

const contentSecurityPolicy = [
  ...nothing,
  `script-src 'self' ${headScriptHash}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
].join('; ');

/** A worker has the policy of its own file: this one runs the reader of pictures, and no page may run WebAssembly. Decision 0061. */
const readerPolicy = [...nothing, "script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'"].join('; ');
const readerFile = /^\/assets\/reader\.worker-[\w-]+\.js$/;

const broughtByNobody = /^(none|same-origin)$/;

export function securityHeaders(https: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    if (https) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
    if (c.req.path.startsWith('/assets/')) {
      headers.set('Content-Security-Policy', readerFile.test(c.req.path) ? readerPolicy : assetPolicy);
      return;
    }
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', contentSecurityPolicy);
    headers.set('Referrer-Policy', 'same-origin');
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    headers.set('X-Frame-Options', 'DENY');
    if (!headers.get('Content-Type')?.startsWith('text/html')) return;
    // Whoever opened the window is to hold nothing of it. It costs the browser a new process before it paints, so not where nobody did.
    const alone = broughtByNobody.test(c.req.header('Sec-Fetch-Site') ?? '');
    headers.set('Cross-Origin-Opener-Policy', alone ? 'unsafe-none' : 'same-origin');
    headers.append('Vary', 'Sec-Fetch-Site');
  };
}

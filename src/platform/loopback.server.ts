import type { IncomingMessage } from 'node:http';

export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  return bare === 'localhost' || bare === '::1' || /^127(\.\d{1,3}){3}$/.test(bare);
}

/** Proxies of the usual kinds write one of these; browsers and SDKs write none. */
const writtenByProxies =
  /^(x-forwarded|forwarded$|via$|x-real-ip$|x-original-|x-client-ip$|x-cluster-client-ip$|true-client-ip$|client-ip$|fastly-|cf-|x-envoy-|x-azure-|tailscale-)/;

/** A proxy on this machine comes from loopback too, so its marks count: a header, a name in `Host`, or HTTP/1.0 as old nginx speaks. */
export function isAskedHere({ headers, httpVersion, socket }: IncomingMessage): boolean {
  const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  return (
    isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/, '')) &&
    isLoopback(host) &&
    httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => writtenByProxies.test(name))
  );
}

import type { IncomingMessage } from 'node:http';

export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  return bare === 'localhost' || bare === '::1' || /^127(\.\d{1,3}){3}$/.test(bare);
}

/** Proxies of the usual kinds write one of these; browsers and SDKs write none. */
const writtenByProxies =
  /^(x-forwarded|forwarded$|via$|x-real-ip$|x-original-|x-client-ip$|x-cluster-client-ip$|true-client-ip$|client-ip$|fastly-|cf-|x-envoy-|x-azure-|tailscale-)/;

/**
 * Whoever asks is a program of this machine and nothing shows that it asks for somebody else. A proxy on this machine comes
 * from loopback too, so its marks count: a header, a name of the site in `Host`, or HTTP/1.0, which nginx before 1.29.7 speaks unless
 * told. A newer one that is told nothing shows none of these: its operator has to set a header.
 */
export function isAskedHere({ headers, httpVersion, socket }: IncomingMessage): boolean {
  const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  return (
    isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/, '')) &&
    isLoopback(host) &&
    httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => writtenByProxies.test(name))
  );
}

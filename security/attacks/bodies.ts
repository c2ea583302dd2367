import { gzipSync } from 'node:zlib';
import { fill } from '../../src/platform/fill.ts';
import { type Person, somebody } from '../../test/rig/sign-in.ts';
import { photoTool, someTool, withPhoto } from '../../test/tool-examples.ts';
import { type Attack, must } from '../attack.ts';
import payloads from '../payloads.json' with { type: 'json' };
import type { Server } from '../server.ts';
import { raw } from '../wire.ts';

const gigabyte = 1024 ** 3;
const megabyte = 1024 ** 2;

/** A gigabyte in chunks that are all one buffer: it is sent, never held. */
function* endless(head: string): Generator<string | Uint8Array> {
  yield head;
  const piece = Buffer.alloc(65_536, 0x61);
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')]);
  for (let sent = 0; sent < gigabyte; sent += piece.length) yield chunk;
  yield '0\r\n\r\n';
}

const [photo, written] = [photoTool, someTool(({ tool }) => !tool.contract.imageField)].map(
  ({ functionName }) => `/api/functions/${functionName}`,
) as [string, string];

interface Flood {
  path: string;
  method: string;
  allowed: number[];
  over?: Record<string, string>;
}

const floods = (payloads.floods as Flood[]).map((one) => ({
  ...one,
  path: fill(one.path, { photo, written }),
}));

const chunkedFloods: Attack[] = floods.map(({ path, method, allowed, over = {} }) => ({
  name: `1 GB in chunks to ${method} ${path}${over.Origin ? ' from another site' : over.Cookie === '' ? ' signed out' : ''}`,
  async run({ open, attacker }, tried) {
    const headers: Record<string, string> = {
      Host: new URL(open.origin).host,
      Origin: open.origin,
      Cookie: attacker.cookie,
      'Content-Type': 'application/json',
      'Transfer-Encoding': 'chunked',
      ...over,
    };
    const lines = Object.entries(headers).filter(([, value]) => value !== '');
    const head = raw(`${method} ${path}`, ...lines.map(([name, value]) => `${name}: ${value}`));
    const done = await tried.exchange(open, { pieces: endless(head), untilClosed: true, withinMs: 15_000 });
    // A line that is cut before the answer is read has refused as well.
    const status = done.answers[0]?.status ?? 0;
    must(status === 0 ? done.closed : allowed.includes(status), `${status} instead of ${allowed}`);
    must(done.closed, 'the line stays open');
    must(done.sentBytes < gigabyte / 8, `${Math.round(done.sentBytes / megabyte)} MB were taken`);
    return `${status || 'cut'} after ${(done.sentBytes / megabyte).toFixed(1)} MB`;
  },
}));

const post = (path: string, { origin }: Server, { cookie }: Person, ...headers: string[]) =>
  raw(
    `POST ${path}`,
    'Host: localhost',
    `Origin: ${origin}`,
    `Cookie: ${cookie}`,
    'Content-Type: application/json',
    ...headers,
  );

const big = (name: string, make: () => string, allowed: number[]): Attack => ({
  name,
  // A body is held three times while it is read: its pieces, the whole, the photo.
  passingMegabytes: 30,
  async run({ open }, tried) {
    const { cookie } = await somebody(open);
    await tried.call(open, photo, { method: 'POST', cookie, body: make() });
    return tried.mustAll(...allowed);
  },
});

const fourteen = 14 * megabyte;

export const bodies: Attack[] = [
  ...chunkedFloods,
  {
    name: 'a length of 1 GB that is only declared',
    async run({ open, attacker }, tried) {
      const head = post(photo, open, attacker, `Content-Length: ${gigabyte}`);
      await tried.exchange(open, { pieces: [head], withinMs: 5_000 });
      return `${tried.mustAll(413)} at once`;
    },
  },
  {
    name: 'a gzip bomb (64 MB in 64 kB), to a function, the callback, a save and the webhook',
    async run({ open, attacker }, tried) {
      const bomb = gzipSync(Buffer.alloc(64 * megabyte, 0x20)).toString('latin1');
      for (const path of [photo, '/api/auth/callback', '/api/saved/bios', '/api/webhooks/stripe']) {
        const head = post(path, open, attacker, 'Content-Encoding: gzip', `Content-Length: ${bomb.length}`);
        await tried.exchange(open, { pieces: [head, bomb] });
      }
      return tried.mustAll(400, 413, 415);
    },
  },
  big(
    '14 MB of nested arrays where a photo may come',
    () => `{"a":${'['.repeat(fourteen / 2)}${']'.repeat(fourteen / 2)}}`,
    [400, 413],
  ),
  big(
    '14 MB of keys where a photo may come',
    () => `{${Array.from({ length: 1_000_000 }, (_, n) => `"k${n}":1`).join(',')}}`,
    [400, 413],
  ),
  big(
    '14 MB of base64 that is no image',
    () => JSON.stringify(withPhoto(`data:image/png;base64,${'A'.repeat(fourteen - 3_000_000)}`)),
    [413, 415],
  ),
  big(
    '14 MB of a photo that is escaped character by character',
    () =>
      JSON.stringify(withPhoto('data:image/png;base64,A')).replace(/A(?=")/, '\\u0041'.repeat(fourteen / 6)),
    [400, 413, 415],
  ),
  {
    name: 'twenty bodies of 14 MB from one account at once',
    on: 'limited',
    workMs: 2_000,
    passingMegabytes: 120,
    async run({ limited, guest }, tried) {
      const body = JSON.stringify(withPhoto(`data:image/png;base64,${'A'.repeat(10 * megabyte)}`));
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          tried.call(limited, photo, { method: 'POST', cookie: guest.cookie, body }),
        ),
      );
      // Whoever is refused while sending may see the line cut before the answer.
      const read = answers.filter(({ status }) => status !== 429 && status !== 0).length;
      must(read <= 10, `too many were read: ${tried.tally()}`);
      return tried.mustAll(0, 200, 402, 413, 415, 429);
    },
  },
];

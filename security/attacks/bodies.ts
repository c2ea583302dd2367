import { gzipSync } from 'node:zlib';
import { type Attack, must, mustAll, tally } from '../attack.ts';
import { call } from '../client.ts';
import { somebody } from '../person.ts';
import { exchange } from '../wire.ts';

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

const floods: [string, string, number[], Record<string, string>?][] = [
  ['/api/auth/callback', 'POST', [413]],
  ['/api/webhooks/stripe', 'POST', [413]],
  ['/api/functions/generate-icebreaker', 'POST', [413]],
  ['/api/functions/plan-date', 'POST', [413]],
  ['/api/saved/bios', 'POST', [413]],
  ['/api/functions/create-checkout', 'POST', [413]],
  ['/api/functions/generate-icebreaker', 'POST', [401], { Cookie: '' }],
  ['/api/saved/bios', 'POST', [401], { Cookie: '' }],
  ['/api/saved/bios', 'POST', [403], { Origin: 'https://evil.example' }],
  ['/api/nada', 'POST', [404, 413]],
  ['/legal', 'POST', [404]],
  ['/compartir', 'POST', [303], { Cookie: '' }],
  ['/', 'GET', [200, 400, 413]],
  ['/identidad-local/token', 'POST', [400, 413, 401]],
  ['/pago-local/v1/customers', 'POST', [400, 401, 404, 413]],
];

const chunkedFloods: Attack[] = floods.map(([path, method, allowed, over = {}], index) => ({
  group: 'bodies',
  name: `1 GB in chunks to ${method} ${path}${over.Origin ? ' from another site' : over.Cookie === '' ? ' signed out' : ''}`,
  async run({ open, attacker }, seen) {
    const headers: Record<string, string> = {
      Host: new URL(open.origin).host,
      Origin: open.origin,
      Cookie: attacker.cookie,
      'Content-Type': 'application/json',
      'Transfer-Encoding': 'chunked',
      ...over,
    };
    const lines = Object.entries(headers).filter(([, value]) => value !== '');
    const head = `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
    const done = await exchange(open.port, { pieces: endless(head), untilClosed: true, withinMs: 15_000 });
    seen.add(done);
    // A line that is cut before the answer is read has refused as well.
    const status = done.answers[0]?.status ?? 0;
    must(status === 0 ? done.closed : allowed.includes(status), `${status} instead of ${allowed}`);
    must(done.closed, 'the line stays open');
    must(done.sentBytes < gigabyte / 8, `${Math.round(done.sentBytes / megabyte)} MB were taken`);
    return `${status || 'cut'} after ${(done.sentBytes / megabyte).toFixed(1)} MB (${index})`.replace(
      / \(\d+\)$/,
      '',
    );
  },
}));

const big = (path: string, name: string, make: () => string, allowed: number[]): Attack => ({
  group: 'bodies',
  name,
  // A body is held three times while it is read: its pieces, the whole, the photo.
  passingMegabytes: 30,
  async run({ open }, seen) {
    const { cookie } = await somebody(open);
    const answer = await call(open, path, { method: 'POST', cookie, body: make() });
    seen.add(answer);
    return mustAll([answer.status], allowed);
  },
});

const photo = '/api/functions/generate-icebreaker';
const fourteen = 14 * megabyte;

export const bodies: Attack[] = [
  ...chunkedFloods,
  {
    group: 'bodies',
    name: 'a length of 1 GB that is only declared',
    async run({ open, attacker }, seen) {
      const head = `POST ${photo} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${open.origin}\r\nCookie: ${attacker.cookie}\r\nContent-Type: application/json\r\nContent-Length: ${gigabyte}\r\n\r\n`;
      const done = await exchange(open.port, { pieces: [head], withinMs: 5_000 });
      seen.add(done);
      return `${mustAll(
        done.answers.map(({ status }) => status),
        [413],
      )} at once`;
    },
  },
  {
    group: 'bodies',
    name: 'a gzip bomb (64 MB in 64 kB), to a function, the callback, a save and the webhook',
    async run({ open, attacker }, seen) {
      const bomb = gzipSync(Buffer.alloc(64 * megabyte, 0x20)).toString('latin1');
      const statuses: number[] = [];
      for (const path of [photo, '/api/auth/callback', '/api/saved/bios', '/api/webhooks/stripe']) {
        const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${open.origin}\r\nCookie: ${attacker.cookie}\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`;
        const done = await exchange(open.port, { pieces: [head, bomb] });
        seen.add(done);
        statuses.push(done.answers[0]?.status ?? 0);
      }
      return mustAll(statuses, [400, 413, 415]);
    },
  },
  big(
    photo,
    '14 MB of nested arrays where a photo may come',
    () => `{"a":${'['.repeat(fourteen / 2)}${']'.repeat(fourteen / 2)}}`,
    [400, 413],
  ),
  big(
    photo,
    '14 MB of empty objects where a photo may come',
    () => `{"inspiration":"hola","a":[${'{},'.repeat(fourteen / 3)}{}]}`,
    [400, 413],
  ),
  big(
    photo,
    '14 MB of keys where a photo may come',
    () => `{${Array.from({ length: 1_000_000 }, (_, n) => `"k${n}":1`).join(',')}}`,
    [400, 413],
  ),
  big(
    photo,
    '14 MB of text in a text field',
    () => JSON.stringify({ inspiration: '\u0301a'.repeat(fourteen / 3) }),
    [400, 413],
  ),
  big(
    photo,
    '14 MB of base64 that is no image',
    () =>
      JSON.stringify({
        inspiration: 'hola',
        uploadedImage: `data:image/png;base64,${'A'.repeat(fourteen - 3_000_000)}`,
      }),
    [413, 415],
  ),
  big(
    photo,
    '14 MB of a photo that is escaped character by character',
    () => `{"inspiration":"hola","uploadedImage":"data:image/png;base64,${'\\u0041'.repeat(fourteen / 6)}"}`,
    [400, 413, 415],
  ),
  {
    group: 'bodies',
    name: 'twenty bodies of 14 MB from one account at once',
    on: 'limited',
    workMs: 2_000,
    passingMegabytes: 120,
    async run({ limited, guest }, seen) {
      const body = JSON.stringify({
        inspiration: 'hola',
        uploadedImage: `data:image/png;base64,${'A'.repeat(10 * megabyte)}`,
      });
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          call(limited, photo, { method: 'POST', cookie: guest.cookie, body }),
        ),
      );
      seen.add(...answers);
      must(
        answers.every(({ status }) => [0, 200, 402, 413, 415, 429].includes(status)),
        tally(answers.map(({ status }) => status)),
      );
      must(
        answers.filter(({ status }) => status === 429).length >= 10,
        `too many were read: ${tally(answers.map(({ status }) => status))}`,
      );
      return tally(answers.map(({ status }) => status));
    },
  },
];

import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { photoTool, withPhoto } from '../../test/tool-examples.ts';
import { type Attack, must, type Tried } from '../attack.ts';
import { type Person, somebody } from '../person.ts';
import type { Server } from '../server.ts';

const show = (tried: Tried, server: Server, { cookie }: Person, photo: string, withinMs?: number) =>
  tried.call(server, `/api/functions/${photoTool.functionName}`, {
    method: 'POST',
    cookie,
    body: withPhoto(photo),
    ...(withinMs && { withinMs }),
  });
const url = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;

async function still() {
  const image = sharp({ create: { width: 64, height: 64, channels: 3, background: '#a33' } });
  return {
    png: await image.png().toBuffer(),
    jpeg: await image.jpeg().toBuffer(),
    webp: await image.webp().toBuffer(),
  };
}

const crcs = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (crcs[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, sum]);
}

/** A PNG that says how large it is and holds nothing but zeros: pixels without end in a few kilobytes. */
function claimed(width: number, height: number, idat = 200_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(idat))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Text chunks that unpack to 7 MB each: what says more than 8 no decoder unpacks. */
function textBomb(png: Buffer): Buffer {
  const data = Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(7 * 1024 ** 2, 'a')),
  ]);
  return Buffer.concat([
    png.subarray(0, 33),
    ...Array.from({ length: 150 }, () => chunk('zTXt', data)),
    png.subarray(33),
  ]);
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>';

async function refused(): Promise<Record<string, string>> {
  const { png, jpeg, webp } = await still();
  const frames = await Promise.all(
    ['#000', '#fff'].map((background) =>
      sharp({ create: { width: 16, height: 16, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animatedGif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const animatedWebp = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const apng = Buffer.concat([
    png.subarray(0, 33),
    chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    png.subarray(33),
  ]);
  return {
    'an SVG': url(Buffer.from(svg), 'image/svg+xml'),
    'an SVG that is said to be a PNG': url(Buffer.from(svg)),
    'an SVG in UTF-16': url(Buffer.from(`\ufeff${svg}`, 'utf16le')),
    'an SVG after blanks and a declaration': url(
      Buffer.from(
        `${' \n'.repeat(300)}<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`,
      ),
    ),
    'an animated GIF': url(animatedGif, 'image/gif'),
    'a GIF that is a script': url(Buffer.from('GIF89a/*<svg onload=alert(1)>*/=1;alert(1)')),
    'an animated WebP': url(animatedWebp, 'image/webp'),
    'an animated PNG': url(apng),
    'a cut PNG': url(png.subarray(0, png.length - 20)),
    'a cut JPEG': url(jpeg.subarray(0, jpeg.length / 2), 'image/jpeg'),
    'a cut WebP': url(webp.subarray(0, webp.length / 2), 'image/webp'),
    'a header and nothing': url(png.subarray(0, 8)),
    'a TIFF': url(await sharp(png).tiff().toBuffer(), 'image/jpeg'),
    'an AVIF': url(await sharp(png).avif().toBuffer(), 'image/avif'),
    'a PDF': url(Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript>>>>'), 'image/png'),
    'a script for ImageMagick': url(
      Buffer.from('push graphic-context\nfill \'url(https://evil.example/"|id")\''),
      'image/png',
    ),
    'a zip': url(Buffer.from('PK\x03\x04', 'latin1')),
    'a page': url(Buffer.from('<!doctype html><script>alert(1)</script>'), 'text/html'),
    '4 gigapixels in a few bytes': url(claimed(65_535, 65_535)),
    'a width of two thousand million': url(claimed(0x7fffffff, 1)),
    'a width of zero': url(claimed(0, 0)),
    'pixels that are not there': url(claimed(5_000, 5_000, 10)),
    'a link instead of an image': 'https://evil.example/a.png',
    'a link to this machine': 'http://127.0.0.1:1/a.png',
    'a file': 'file:///etc/passwd',
    'a data URL without base64': `data:image/svg+xml,${encodeURIComponent(svg)}`,
    'no data': 'data:image/png;base64,',
  };
}

export const images: Attack[] = [
  {
    name: 'what is no still photo, or a broken one, is refused and never reaches a model',
    seconds: 60,
    async run({ open, photos }, tried) {
      const attacker = await somebody(open);
      const before = photos.length;
      for (const [what, photo] of Object.entries(await refused())) {
        const answer = await show(tried, open, attacker, photo);
        must([400, 413, 415].includes(answer.status), `${what}: ${answer.status} ${answer.text}`);
      }
      must(photos.length === before, 'one of them reached the model');
      return tried.tally();
    },
  },
  {
    name: 'a photo that is also a page, a script and an archive: the model gets a photo and nothing else',
    async run({ open, photos }, tried) {
      const attacker = await somebody(open);
      const { jpeg, png } = await still();
      const payload = Buffer.from(
        '<script>alert("polyglot")</script>PK\x03\x04<?php system($_GET[0]); ?>',
        'latin1',
      );
      const comment = Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, payload.length + 2]),
        payload,
        jpeg.subarray(2),
      ]);
      const before = photos.length;
      for (const bytes of [
        Buffer.concat([jpeg, payload]),
        comment,
        Buffer.concat([png, payload]),
        Buffer.concat([png.subarray(0, 33), chunk('tEXt', payload), png.subarray(33)]),
      ])
        await show(tried, open, attacker, url(bytes, 'text/html'));
      for (const sent of photos.slice(before)) {
        const text = JSON.stringify(sent.body);
        const image = Buffer.from(/base64,([A-Za-z0-9+/=]+)/.exec(text)?.[1] ?? '', 'base64');
        must(
          image.length > 0 && !image.includes('polyglot') && !image.includes('php'),
          'the payload went along',
        );
      }
      return tried.mustAll(200, 402, 415);
    },
  },
  {
    name: 'text chunks that unpack to 1 GB',
    async run({ open }, tried) {
      const [{ png }, attacker] = [await still(), await somebody(open)];
      await show(tried, open, attacker, url(textBomb(png)));
      return tried.mustAll(200, 402, 413, 415);
    },
  },
  {
    name: 'twelve photos of 39 megapixels at once: two are decoded at a time',
    // What two decoded photos take, and what the decoder keeps for the next.
    passingMegabytes: 400,
    seconds: 90,
    async run({ open }, tried) {
      const people = await Promise.all([1, 2, 3, 4].map(() => somebody(open)));
      const large = url(
        await sharp({ create: { width: 6_500, height: 6_000, channels: 3, background: '#135' } })
          .png()
          .toBuffer(),
      );
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, n) => show(tried, open, people[n % 4] as Person, large, 80_000)),
      );
      // A busy machine says when to come back.
      const hurried = answers.filter(({ status, headers }) => status === 503 && !headers['retry-after']);
      must(hurried.length === 0, '503 without Retry-After');
      return tried.mustAll(200, 402, 429, 503);
    },
  },
];

import sharp from 'sharp';
import { type Person, somebody } from '../../test/rig/sign-in.ts';
import { photoTool, withPhoto } from '../../test/tool-examples.ts';
import { type Attack, must, type Tried } from '../attack.ts';
import type { Server } from '../server.ts';

const show = (tried: Tried, server: Server, { cookie }: Person, photo: string, withinMs?: number) =>
  tried.call(server, `/api/functions/${photoTool.functionName}`, {
    method: 'POST',
    cookie,
    body: withPhoto(photo),
    ...(withinMs && { withinMs }),
  });
const url = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;

export const images: Attack[] = [
  {
    name: 'a photo that is also a page, a script and an archive: the model gets a photo and nothing else',
    async run({ open, photos }, tried) {
      const attacker = await somebody(open);
      const still = sharp({ create: { width: 64, height: 64, channels: 3, background: '#a33' } });
      const [jpeg, png] = [await still.jpeg().toBuffer(), await still.png().toBuffer()];
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
      for (const bytes of [Buffer.concat([jpeg, payload]), comment, Buffer.concat([png, payload])])
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

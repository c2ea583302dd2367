import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Turns } from '../../platform/turns.server.ts';
import { readPhoto, shrinkPhoto } from './images.server.ts';

const dataUrl = (bytes: Uint8Array | string, type = 'image/jpeg') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

const prepareImage = async (url: string, field: string) => shrinkPhoto(await readPhoto(url, field));

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b4183a' } });

const refusal = (bytes: Uint8Array | string, type?: string) =>
  prepareImage(dataUrl(bytes, type), 'photo').then(
    () => {
      throw new Error('was accepted');
    },
    (error: { code?: string; message: string }) => `${error.code}: ${error.message}`,
  );

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s becomes a small JPEG, whatever type it claims',
  async (format) => {
    const bytes = await plain(2_000, 1_000).toFormat(format).toBuffer();
    const image = await prepareImage(dataUrl(bytes, 'image/gif'), 'photo');
    const meta = await sharp(image.bytes).metadata();
    expect([meta.format, meta.width, meta.height]).toEqual(['jpeg', 1_568, 784]);
  },
);

test('the place and the device of a photo do not reach the model, and it stands upright', async () => {
  const bytes = await plain(300, 100)
    .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).orientation).toBe(6);
  const image = await prepareImage(dataUrl(bytes), 'photo');
  const meta = await sharp(image.bytes).metadata();
  expect([meta.width, meta.height]).toEqual([100, 300]);
  expect([meta.exif, meta.orientation, meta.xmp, meta.icc]).toEqual(Array(4).fill(undefined));
  expect(Buffer.from(image.bytes).includes('SecretPhone')).toBe(false);
});

test('HEIC, AVIF, GIF, SVG and what is no image are refused, each in its own words', async () => {
  expect(await refusal(`\0\0\0\x18ftypheic${'\0'.repeat(40)}`)).toMatch(/unsupported_image: .*HEIC/);
  expect(await refusal(`\0\0\0\x18ftypavif${'\0'.repeat(40)}`)).toMatch(/unsupported_image: .*AVIF/);
  expect(await refusal(await plain(8, 8).gif().toBuffer())).toMatch(/unsupported_image: .*GIF/);
  const svg =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';
  expect(await refusal(svg, 'image/png')).toMatch(/unsupported_image: .*SVG/);
  expect(await refusal('%PDF-1.7 nothing to see')).toMatch(/unsupported_image: Esto no es una imagen/);
  expect(await refusal('<!doctype html><script>1</script>')).toMatch(/unsupported_image/);
  await expect(prepareImage('https://example.com/a.jpg', 'photo')).rejects.toMatchObject({
    code: 'invalid_input',
    details: { fields: { photo: expect.any(String) } },
  });
  await expect(prepareImage('data:image/png,hola', 'photo')).rejects.toMatchObject({ code: 'invalid_input' });
});

test('animated WebP and PNG are refused', async () => {
  const frame = await plain(8, 16).png().toBuffer();
  const webp = await sharp(Buffer.from(Array.from({ length: 8 * 16 * 3 }, (_, i) => (i < 192 ? 0 : 255))), {
    raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
  })
    .webp({ loop: 0 })
    .toBuffer();
  expect((await sharp(webp).metadata()).pages).toBe(2);
  expect(await refusal(webp)).toMatch(/unsupported_image: .*animadas/);
  const apng = Buffer.concat([frame.subarray(0, 33), chunk('acTL', Buffer.alloc(8)), frame.subarray(33)]);
  expect(await refusal(apng)).toMatch(/unsupported_image: .*animadas/);
});

test('a broken file is refused, wherever it is cut', async () => {
  const bytes = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  for (const share of [0.01, 0.2, 0.5, 0.9])
    expect(await refusal(bytes.subarray(0, Math.floor(bytes.length * share)))).toMatch(
      /unsupported_image: .*dañada/,
    );
});

test('more than 8 MB is too large before it is decoded', async () => {
  expect(await refusal(Buffer.alloc(8 * 1024 * 1024 + 1_000, 0xff))).toMatch(/too_large: .*8 MB/);
});

test('a few kilobytes that hold 256 megapixels never get decoded', async () => {
  const bomb = pngOf(16_000, [1, 0, 0, 0, 0], 2_001 * 16_000);
  expect(bomb.length).toBeLessThan(40_000);
  expect(await refusal(bomb)).toMatch(/too_large: .*megapíxeles/);
});

test('what takes more memory than a photo of 40 megapixels, by its depth or its kind, is refused before it is decoded', async () => {
  const deep = (side: number) => pngOf(side, [16, 6, 0, 0, 1], 100);
  expect(await refusal(deep(6_324))).toMatch(/too_large: .*JPEG normal/);
  await expect(readPhoto(dataUrl(deep(4_472)), 'photo')).resolves.toBeInstanceOf(Buffer);
  const jpeg = (progressive: boolean) => plain(6_000, 4_500).jpeg({ progressive, quality: 10 }).toBuffer();
  expect(await refusal(await jpeg(true))).toMatch(/too_large: .*JPEG normal/);
  await expect(readPhoto(dataUrl(await jpeg(false)), 'photo')).resolves.toBeInstanceOf(Buffer);
});

test('texts in a PNG, which unpack to a gigabyte, never reach the decoder', async () => {
  const png = await plain(8, 8).png().toBuffer();
  const texts = ['tEXt', 'zTXt', 'iTXt'].map((type) => chunk(type, Buffer.from('Comment\0\0words')));
  const [start, middle, end] = [png.subarray(0, 33), png.subarray(33, -12), png.subarray(-12)];
  const bytes = Buffer.concat([start, ...texts, middle, ...texts, end, Buffer.from('and more')]);
  expect(await readPhoto(dataUrl(bytes), 'photo')).toEqual(Buffer.concat([png, Buffer.from('and more')]));
});

test('no more than the given number run at once, and a failure gives its turn back', async () => {
  const turns = new Turns<'photo'>({ atOnce: 2, waiting: 20 });
  let running = 0;
  let most = 0;
  const all = Array.from({ length: 20 }, (_, i) =>
    turns.run('photo', async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      if (i % 3 === 0) throw new Error('fails');
    }),
  );
  const results = await Promise.allSettled(all);
  expect(most).toBe(2);
  expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(13);
});

test('a PNG of thousands of chunks, which nothing that takes photos writes, is refused before all of them are walked through', async () => {
  const frame = await plain(4, 4).png().toBuffer();
  const withChunks = (count: number) =>
    Buffer.concat([
      frame.subarray(0, 33),
      ...Array<Buffer>(count).fill(chunk('prVt', Buffer.alloc(0))),
      frame.subarray(33),
    ]);
  await readPhoto(dataUrl(withChunks(5_000)), 'photo');
  await expect(readPhoto(dataUrl(withChunks(20_000)), 'photo')).rejects.toMatchObject({
    code: 'unsupported_image',
  });
});

/** `kind`: depth, colour, and how it is packed. */
function pngOf(side: number, kind: readonly number[], bytes: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set(kind, 8);
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const data = deflateSync(Buffer.alloc(bytes));
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, body: Buffer): Buffer {
  const out = Buffer.alloc(12 + body.length);
  out.writeUInt32BE(body.length, 0);
  out.write(type, 4, 'latin1');
  body.copy(out, 8);
  out.writeUInt32BE(crc32(out.subarray(4, 8 + body.length)), 8 + body.length);
  return out;
}

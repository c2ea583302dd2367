import sharp, { type Metadata } from 'sharp';
import { Failure } from '../../platform/http-errors.server.ts';
import { Turns } from '../../platform/turns.server.ts';
import type { PreparedImage } from '../models/engine.server.ts';
import messages from './images.json' with { type: 'json' };
import { maxPhotoBytes, tooHeavy } from './photo-body.server.ts';

const maxPixels = 40_000_000;
const maxDecodedBytes = 4 * maxPixels;
const maxSide = 1_568;
const decodeSeconds = 10;

// A decoded photo is up to 160 MB: two at a time, whatever the number of requests.
const turns = new Turns<'photo'>({ atOnce: 2, waiting: Number.POSITIVE_INFINITY });
sharp.cache(false);

const refuse = (message: string) => new Failure('unsupported_image', { message });

export async function readPhoto(dataUrl: string, field: string): Promise<Buffer> {
  const sent = decode(dataUrl, field);
  const format = sniff(sent);
  const bytes = format === 'png' ? stillPng(sent) : sent;
  return turns.run('photo', async () => {
    // Reads the header only, so that a size beyond the limit can be told from a broken file.
    const meta = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch((): Metadata => {
        throw refuse(messages.broken);
      });
    if (meta.format !== format) throw refuse(messages.broken);
    if (meta.width * meta.height > maxPixels) throw new Failure('too_large', { message: messages.tooWide });
    if (decodedBytes(meta) > maxDecodedBytes) throw new Failure('too_large', { message: messages.tooDeep });
    if ((meta.pages ?? 1) > 1) throw refuse(messages.animated);
    return bytes;
  });
}

/** A value of 16 bits has two, and one of a progressive JPEG too, which is there whole before its first line is. */
const decodedBytes = ({ width, height, channels, depth, format, isProgressive }: Metadata): number =>
  width * height * channels * (depth === 'ushort' || (format === 'jpeg' && isProgressive) ? 2 : 1);

export function shrinkPhoto(bytes: Buffer): Promise<PreparedImage> {
  return turns.run('photo', async () => {
    const jpeg = await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .timeout({ seconds: decodeSeconds })
      .toBuffer()
      .catch(() => {
        throw refuse(messages.broken);
      });
    return { bytes: new Uint8Array(jpeg), mediaType: 'image/jpeg' };
  });
}

function decode(dataUrl: string, field: string): Buffer {
  // Not split(): that copies megabytes.
  const comma = dataUrl.indexOf(',');
  const [head, body] = [dataUrl.slice(0, Math.max(0, comma)), dataUrl.slice(comma + 1)];
  if (!/^data:[^,]*;base64$/i.test(head) || !body)
    throw new Failure('invalid_input', {
      message: messages.notAnImage,
      fields: { [field]: messages.notAnImage },
    });
  if ((body.length / 4) * 3 > maxPhotoBytes + 3) throw new Failure('too_large', { message: tooHeavy });
  return Buffer.from(body, 'base64');
}

type Format = 'jpeg' | 'png' | 'webp';

function sniff(bytes: Buffer): Format {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(0, 4) === 'GIF8') throw refuse(messages.gif);
  if (ascii(4, 8) === 'ftyp') throw refuse(/^avi[fs]/.test(ascii(8, 12)) ? messages.avif : messages.heic);
  if (/^\uFEFF?\s*<(\?xml|!doctype svg|!--|svg)/i.test(bytes.toString('utf8', 0, 200)))
    throw refuse(messages.svg);
  throw refuse(messages.notAnImage);
}

/** Ten times what an encoder with small ones writes of the heaviest photo. Each takes its time, and half a million fit. */
const mostChunks = 10_000;
const texts = new Set(['tEXt', 'zTXt', 'iTXt']);

/** In place and without its texts: the decoder unpacks them all, gigabytes out of one. An animated one says so before its first pixel data. */
function stillPng(bytes: Buffer): Buffer {
  const signature = 8;
  const aroundData = 12;
  let kept = signature;
  let isBeforePixels = true;
  let chunks = 0;
  for (let at = signature; at < bytes.length; ) {
    const end = at + aroundData <= bytes.length ? at + aroundData + bytes.readUInt32BE(at) : bytes.length;
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks += 1;
    if (chunks > mostChunks) throw refuse(messages.broken);
    if (type === 'acTL' && isBeforePixels) throw refuse(messages.animated);
    if (type === 'IDAT') isBeforePixels = false;
    if (!texts.has(type)) {
      if (kept < at) bytes.copyWithin(kept, at, end);
      kept += Math.min(end, bytes.length) - at;
    }
    at = end;
  }
  return bytes.subarray(0, kept);
}

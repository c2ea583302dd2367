import { Failure } from '../../platform/http-errors.server.ts';

const quote = 0x22;

export const maxPhotoBytes = 8 * 1024 * 1024;
export const tooHeavy = 'La imagen pesa demasiado: como mucho 8 MB.';
/** Of base64, with what stands before it in a data URL, and some slashes that are escaped. */
export const maxPhotoCharacters = (maxPhotoBytes / 3) * 4 * 1.05;

export interface PhotoBody {
  rest: string;
  photo: string | null;
}

/** Cut out before anything is parsed: megabytes of JSON, or of text to be cleaned, would hold up everybody else for seconds. */
export function takePhoto(body: Buffer, field: string, maxRestBytes: number): PhotoBody {
  if (body.length <= maxRestBytes) return { rest: body.toString('utf8'), photo: null };
  const start = startOfValue(body, field);
  const end = start < 0 ? -1 : body.indexOf(quote, start);
  if (end < 0 || body.length - (end - start) > maxRestBytes) throw new Failure('too_large');
  return {
    rest: Buffer.concat([body.subarray(0, start), body.subarray(end)]).toString('utf8'),
    // Some encoders escape the slashes of base64, which is all that a data URL may have to escape.
    photo: body.toString('latin1', start, end).replaceAll('\\/', '/'),
  };
}

/** Just after the opening quote of the field's text, or -1. Inside a text its name would be followed by a backslash. */
function startOfValue(body: Buffer, field: string): number {
  const name = Buffer.from(`"${field}"`);
  const key = body.indexOf(name);
  if (key < 0) return -1;
  const after = body.toString('latin1', key + name.length, key + name.length + 64);
  const opening = /^\s*:\s*"/.exec(after);
  return opening ? key + name.length + opening[0].length : -1;
}

import { createHash, createHmac, randomUUID } from 'node:crypto';
import { setImmediate as immediately } from 'node:timers/promises';
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { type HeldBody, readBytes } from '../../platform/bodies.server.ts';
import { cleanJson, inputLimits, TooManyParts } from '../../platform/hostile-text.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { Turns } from '../../platform/turns.server.ts';
import type { AnyTool, Fields } from '../models/engine.server.ts';
import { refineRequest } from '../refine.ts';
import type { ThreadContext } from '../tool.ts';
import { type ChatLine, textOf, transcriptLimits, transcriptSchema } from '../transcript/lines.ts';
import { othersIn } from '../transcript/names.ts';
import { readPhoto } from './images.server.ts';
import { maxPhotoCharacters, takePhoto, tooHeavy } from './photo-body.server.ts';

const steps = new Turns<'step'>({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });
/** Lets others come to their turn between two pieces of work of some milliseconds; nobody else's piece follows at once. */
export const breath = () => steps.run('step', () => immediately());

/** A chat of 50,000 characters, each of which UTF-8 may write in three bytes and JSON in six, and the other fields. */
const textBodyBytes = 320 * 1024;
const imageBodyBytes = Math.ceil(maxPhotoCharacters) + textBodyBytes;

export interface ToolRequest {
  input: Fields;
  photo: Photo | null;
  isPhotoAlone: boolean;
  refine: z.infer<typeof refineRequest> | null;
  isByRules: boolean;
  threadId: string | null;
  /** Of `threadId`, once it is read; null where it is paused. */
  thread: ThreadContext | null;
  /** What people are called, in lines and in a thread: the text of a chat leaves out what no label can be. */
  called: readonly string[];
  notices: readonly string[];
  keyed: boolean;
  key: string;
  hash: Uint8Array;
}

interface Photo {
  bytes: Buffer;
  drop(): void;
}

export async function parseRequest(
  c: Context,
  tool: AnyTool,
  userId: string,
  held: HeldBody,
): Promise<ToolRequest> {
  const { imageField, refines, functionName } = tool.contract;
  const given = c.req.header('Idempotency-Key');
  if (given !== undefined && !/^[\x21-\x7e]{1,200}$/.test(given))
    throw wrong({ 'Idempotency-Key': 'Tiene que tener entre 1 y 200 caracteres ASCII, sin espacios.' });
  const body = await readJson(c, held, tool);
  const { userId: claimed, refine: refinement, engine, thread, ...fields } = body;
  if (claimed !== undefined && claimed !== null && claimed !== userId)
    throw wrong({ userId: 'No es tu usuario.' });
  if (refinement !== undefined && !refines) throw wrong({ refine: 'Este resultado no se puede retocar.' });
  if (engine !== undefined && engine !== 'embedded') throw wrong({ engine: 'Solo puede ser «embedded».' });
  if (thread !== undefined && thread !== null && typeof thread !== 'string')
    throw wrong({ thread: 'Tiene que ser el id de una de tus personas.' });
  const input = inputOf(tool, fields);
  const refine = refinement === undefined ? null : check(refineRequest, refinement, 'refine');
  const sent = imageField ? input[imageField] : undefined;
  const dataUrl = typeof sent === 'string' && sent !== '' ? sent : null;
  const key = given ?? randomUUID();
  // Under this call alone, so that the same text of two calls or two people has nothing in common.
  const hash = createHmac('sha256', `${userId} ${key}`)
    .update(
      JSON.stringify([
        functionName,
        dataUrl
          ? { ...input, [imageField ?? '']: createHash('sha256').update(dataUrl).digest('hex') }
          : input,
        refine,
        ...(engine ? [engine] : []),
        ...(thread ? [{ thread }] : []),
      ]),
    )
    .digest();
  if (dataUrl) await breath();
  const bytes = dataUrl ? await readPhoto(dataUrl, imageField ?? '') : null;
  const { [imageField ?? '']: _photo, ...text } = input;
  held.arrived(bytes?.length ?? 0);
  return {
    input: text,
    photo: bytes && photoOf(bytes, held),
    isPhotoAlone:
      bytes !== null && !tool.contract.input.safeParse({ ...fields, [imageField ?? '']: undefined }).success,
    refine,
    isByRules: engine !== undefined,
    threadId: thread || null,
    thread: null,
    called: fields.transcript ? othersIn(fields.transcript as ChatLine[]) : [],
    notices: [],
    keyed: given !== undefined,
    key,
    hash,
  };
}

function photoOf(bytes: Buffer, held: HeldBody): Photo {
  const photo = {
    bytes,
    drop() {
      photo.bytes = Buffer.alloc(0);
      held.drop();
    },
  };
  return photo;
}

/** As the contract has it. A chat by lines stands in place of the text that the tool reads: from here on it is that text. */
function inputOf({ contract }: AnyTool, { transcript, ...fields }: Fields): Fields {
  const { field } = contract.reads ?? {};
  if (field === undefined || transcript === undefined || transcript === null)
    return check(contract.input, fields) as Fields;
  const written = fields[field] ?? '';
  if (written !== '') throw wrong({ transcript: notBoth });
  const lines = check(transcriptSchema, transcript, 'transcript') as ChatLine[];
  const words = lines.map(({ text }) => text).join('');
  return { ...(check(contract.input, { ...fields, [field]: words }) as Fields), [field]: textOf(lines) };
}

const notBoth = 'Manda el texto o el chat por líneas («transcript»), no los dos.';

const valuesOfLine = 4;

const wrong = (fields: Record<string, string>) =>
  new Failure('invalid_input', { message: Object.values(fields)[0], fields });

async function readJson(c: Context, held: HeldBody, { contract }: AnyTool): Promise<Fields> {
  const { imageField: photoField, reads } = contract;
  const tooLarge = () => new Failure('too_large', photoField ? { message: tooHeavy } : {});
  const body = await readBytes(c, photoField ? imageBodyBytes : textBodyBytes, held, tooLarge);
  if (body.length > textBodyBytes) await breath();
  const { rest, photo } = photoField
    ? takePhoto(body, photoField, textBodyBytes)
    : { rest: body.toString('utf8'), photo: null };
  let value: unknown;
  try {
    value = cleanJson(JSON.parse(rest), {
      ...inputLimits,
      parts: inputLimits.parts + (reads ? transcriptLimits.lines * valuesOfLine : 0),
      ...(photoField && { except: photoField }),
    });
  } catch (error) {
    if (error instanceof TooManyParts) throw wrong({ body: 'La petición tiene demasiados datos sueltos.' });
    throw wrong({ body: 'La petición no es un JSON válido.' });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrong({ body: 'La petición tiene que ser un objeto JSON.' });
  const fields = value as Fields;
  return photoField && photo !== null && fields[photoField] === ''
    ? { ...fields, [photoField]: photo }
    : fields;
}

function check<T>(schema: z.ZodMiniType<T>, value: unknown, name?: string): T {
  const parsed = schema.safeParse(value, { error: inSpanish });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues)
    fields[[...(name ? [name] : []), ...issue.path].join('.') || 'body'] ??= issue.message;
  throw wrong(fields);
}

function inSpanish(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `Es demasiado largo: como máximo ${issue.maximum} caracteres.`;
  if (issue.code === 'too_small' && issue.origin === 'string') return 'No puede estar vacío.';
  if (issue.code === 'invalid_value') return 'Elige una de las opciones.';
  return issue.input === undefined ? 'Falta este dato.' : 'Este dato no es correcto.';
}

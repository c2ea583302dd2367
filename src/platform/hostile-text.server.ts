import { z } from 'zod';
import { normalForm } from './normal-form.ts';

/*
 * What must not travel in text of unknown origin, user's or model's: C0 and C1 controls but tab and newline, whatever Unicode shows as
 * nothing (direction marks and overrides, joiners, fillers, soft hyphens, selectors and tags, which hide instructions from the person
 * who pastes them), and halves of surrogate pairs, which no database stores. Emoji keep the joiner between them and U+FE0F.
 */
const banned =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029\u2800\uFFF9-\uFFFB\u{13430}-\u{1343F}\p{Cs}]|(?![\u200D\uFE0F])\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D|\u200D(?!\p{Extended_Pictographic})|(?<!\p{Emoji})\uFE0F/gu;

export function cleanText(text: string): string {
  return normalForm(text.replace(/\r\n?/g, '\n').replace(banned, ''), 'NFC');
}

export interface CleanLimits {
  depth: number;
  stringLength: number;
  listLength: number;
  /** Values in all, those in lists and objects included. What is stored or asked has some dozens. */
  parts?: number;
  except?: string;
}

export class TooDeep extends Error {}
export class TooManyParts extends Error {}

export function cleanJson(value: unknown, limits: CleanLimits): unknown {
  return clean(value, limits, 0, { left: limits.parts ?? Number.POSITIVE_INFINITY });
}

function clean(value: unknown, limits: CleanLimits, depth: number, parts: { left: number }): unknown {
  parts.left -= 1;
  if (parts.left < 0) throw new TooManyParts('json has too many parts');
  if (typeof value === 'string') return cut(cleanText(value), limits.stringLength);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= limits.depth) throw new TooDeep('json is nested too deeply');
  if (Array.isArray(value))
    return value.slice(0, limits.listLength).map((item) => clean(item, limits, depth + 1, parts));
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [
      cleanText(key),
      depth === 0 && key === limits.except ? held : clean(held, limits, depth + 1, parts),
    ]),
  );
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/\p{Cs}/gu, '');
}

export const inputLimits = {
  depth: 8,
  stringLength: Number.POSITIVE_INFINITY,
  listLength: Number.POSITIVE_INFINITY,
  parts: 1_000,
};
export const savedLimits = { ...inputLimits, depth: 12 };
export const outputLimits = { depth: 8, stringLength: 6_000, listLength: 40 };
/** As an engine writes it: which items a list that is too long keeps is for the tool's review to say. */
export const writtenLimits = { ...outputLimits, listLength: Number.POSITIVE_INFINITY };

export const cleanedWithin = (limits: CleanLimits) =>
  z.unknown().transform((value, context) => {
    try {
      return cleanJson(value, limits);
    } catch {
      context.addIssue({ code: 'custom', message: 'too deep' });
      return z.NEVER;
    }
  });
export const cleaned = cleanedWithin(savedLimits);

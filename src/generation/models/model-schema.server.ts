import type { JSONSchema7 } from '@ai-sdk/provider';
import * as z from 'zod/mini';

export interface ModelSchema {
  schema: JSONSchema7;
  strict: boolean;
}

const known = new WeakMap<z.ZodMiniType, ModelSchema>();

/** Limits that some providers refuse in a schema; the answer is checked against them all the same. */
const limits: Record<string, (value: number) => string> = {
  maxLength: (value) => `como máximo ${value} caracteres`,
  minItems: (value) => `al menos ${value} elementos`,
  maxItems: (value) => `como máximo ${value} elementos`,
};
const dropped = new Set([
  '$schema',
  'default',
  'minLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  ...Object.keys(limits),
]);

export function modelSchema(type: z.ZodMiniType): ModelSchema {
  const held = known.get(type);
  if (held) return held;
  const json = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>;
  const state = { strict: true };
  const made = { schema: portable(json, state) as JSONSchema7, strict: state.strict };
  known.set(type, made);
  return made;
}

function portable(node: unknown, state: { strict: boolean }): unknown {
  if (Array.isArray(node)) return node.map((item) => portable(item, state));
  if (typeof node !== 'object' || node === null) return node;
  const source = node as Record<string, unknown>;
  const words = Object.entries(limits).flatMap(([key, say]) =>
    typeof source[key] === 'number' ? [say(source[key])] : [],
  );
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(source)) {
    if (dropped.has(key)) continue;
    if (key !== 'properties') kept[key] = portable(value, state);
    else
      kept[key] = Object.fromEntries(
        Object.entries(value as object).map(([name, inner]) => [name, portable(inner, state)]),
      );
  }
  if (words.length > 0) kept.description = [source.description, words.join('; ')].filter(Boolean).join('. ');
  if (source.properties) {
    const listed = (source.required ?? []) as string[];
    const properties = Object.entries(source.properties);
    kept.additionalProperties = false;
    // A field that may be null need not be missing as well: then all are required, which strict modes ask for.
    kept.required = properties
      .filter(([name, held]) => listed.includes(name) || allowsNull(held))
      .map(([name]) => name);
    if ((kept.required as string[]).length < properties.length) state.strict = false;
  }
  return kept;
}

function allowsNull(node: unknown): boolean {
  const { type, anyOf } = node as { type?: unknown; anyOf?: unknown[] };
  return [type].flat().includes('null') || (anyOf?.some(allowsNull) ?? false);
}

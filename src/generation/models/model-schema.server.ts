import type { JSONSchema7 } from '@ai-sdk/provider';
import * as z from 'zod/mini';

export interface ModelSchema {
  schema: JSONSchema7;
  strict: boolean;
}

const known = new WeakMap<z.ZodMiniType, ModelSchema>();

/** Limits that some providers refuse in a schema; the answer is checked against them all the same. */
const limits = {
  maxLength: (value: number) => `como máximo ${value} caracteres`,
  minItems: (value: number) => `al menos ${value} elementos`,
  maxItems: (value: number) => `como máximo ${value} elementos`,
};
const dropped = [
  ...(['default', 'minLength', 'pattern', 'format', 'minimum', 'maximum'] as const),
  ...(Object.keys(limits) as (keyof typeof limits)[]),
];

export function modelSchema(type: z.ZodMiniType): ModelSchema {
  const held = known.get(type);
  if (held) return held;
  let strict = true;
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: node }) {
      const words = (Object.keys(limits) as (keyof typeof limits)[]).flatMap((key) =>
        node[key] === undefined ? [] : [limits[key](node[key])],
      );
      if (words.length > 0)
        node.description = [node.description, words.join('; ')].filter(Boolean).join('. ');
      for (const key of dropped) delete node[key];
      if (zodSchema._zod.def.type !== 'object') return;
      const fields = Object.entries((zodSchema as z.core.$ZodObject)._zod.def.shape);
      // A field that may be null need not be missing as well: then all are required, which strict modes ask for.
      const required = fields.filter(
        ([name, of]) => node.required?.includes(name) || z.safeParse(of, null).success,
      );
      node.required = required.map(([name]) => name);
      node.additionalProperties = false;
      if (required.length < fields.length) strict = false;
    },
  });
  const made = { schema: schema as JSONSchema7, strict };
  known.set(type, made);
  return made;
}

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { modelSchema } from './model-schema.server.ts';

test('every provider’s strict mode takes the schema: closed objects, all required, limits in words', () => {
  const type = z.object({
    title: z.string().check(z.minLength(1), z.maxLength(80)),
    tips: z.array(z.object({ text: z.string() })).check(z.minLength(1), z.maxLength(3)),
    rest: z.optional(z.nullable(z.string().check(z.maxLength(9)))),
    last: z.optional(z.nullable(z.boolean())),
  });
  expect(modelSchema(type)).toEqual({
    strict: true,
    schema: {
      type: 'object',
      properties: {
        title: { type: 'string', description: 'como máximo 80 caracteres' },
        tips: {
          type: 'array',
          items: {
            type: 'object',
            properties: { text: { type: 'string' } },
            required: ['text'],
            additionalProperties: false,
          },
          description: 'al menos 1 elementos; como máximo 3 elementos',
        },
        rest: { anyOf: [{ type: 'string', description: 'como máximo 9 caracteres' }, { type: 'null' }] },
        last: { type: ['boolean', 'null'] },
      },
      required: ['title', 'tips', 'rest', 'last'],
      additionalProperties: false,
    },
  });
});

test('a field that may be missing but not null keeps its freedom, and strict mode is not asked for', () => {
  const { schema, strict } = modelSchema(z.object({ inner: z.object({ text: z.optional(z.string()) }) }));
  expect(strict).toBe(false);
  expect(schema).toMatchObject({ required: ['inner'], properties: { inner: { required: [] } } });
});

test('a property that is called like a keyword is kept', () => {
  const { schema } = modelSchema(z.object({ format: z.string(), pattern: z.string() }));
  expect(Object.keys(schema.properties ?? {})).toEqual(['format', 'pattern']);
});

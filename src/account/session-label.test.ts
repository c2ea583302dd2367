import { expect, test } from 'vitest';
import cases from './session-label.cases.json' with { type: 'json' };
import { labelOf } from './session-label.server.ts';

test.each<[string | undefined, string]>([
  ...Object.entries(cases),
  [`<script>${'x'.repeat(9_000)}`, 'Otro dispositivo'],
  [undefined, 'Otro dispositivo'],
])('%s is listed as %s', (userAgent, label) => {
  expect(labelOf(userAgent)).toBe(label);
});

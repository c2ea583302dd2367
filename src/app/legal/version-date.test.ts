import { expect, test } from 'vitest';
import { currentTermsVersion } from '../../account/terms.ts';
import { readableVersion } from './page.tsx';

test('the legal page is dated with the version that signing in accepts', () => {
  expect(readableVersion(currentTermsVersion)).toBe('noviembre de 2026');
});

test('a version of January does not slip into the year before', () => {
  expect(readableVersion('2027-01')).toBe('enero de 2027');
});

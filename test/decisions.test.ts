import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = 'docs/decisions';
const records = readdirSync(folder).sort();
const numberOf = (record: string) => record.slice(0, 4);

const cited = new Map<string, string>();
for (const file of execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split(
  '\n',
)) {
  if (file.startsWith(folder) || !/\.(tsx?|css|md|json|ya?ml)$|file$/i.test(file)) continue;
  for (const [, number = ''] of read(file).matchAll(/decisions?[ /](\d{4})/gi)) cited.set(number, file);
}

describe('decision records', () => {
  test('each citation names a record that is there', () => {
    const known = new Set(records.map(numberOf));
    expect([...cited].filter(([number]) => !known.has(number))).toEqual([]);
  });

  test.each(records)('%s has a status, fits a screen, and is cited from what it explains', (record) => {
    const lines = read(`${folder}/${record}`).trimEnd().split('\n');
    expect(lines[0]).toMatch(new RegExp(`^# ${numberOf(record)}\\. `));
    expect(lines[2]).toMatch(/^\*\*Status\.\*\* /);
    expect(lines.length).toBeLessThanOrEqual(45);
    expect([...cited.keys()]).toContain(numberOf(record));
  });
});

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Deleted, and not committed yet.
    return '';
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Requirement {
  id: string;
  level: 1 | 2;
  /** In our own words. */
  says: string;
  status: 'tested' | 'configured' | 'not_applicable' | 'gap';
  tests?: { file: string; name: string }[];
  why?: string;
  /** Where it can be read. */
  see?: string[];
  /** What closing the gap would take. */
  takes?: string;
}

const table = JSON.parse(readFileSync('security/asvs.json', 'utf8')) as { requirements: Requirement[] };
const { requirements } = table;

/** How many of levels 1 and 2 each section of version 5.0.0 has; their numbers run, but for those of level 3 between them. */
const sections: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

test('the table has every requirement of ASVS 5.0.0, levels 1 and 2, once', () => {
  const ids = requirements.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const counted: Record<string, number> = {};
  for (const id of ids) {
    const section = id.split('.').slice(0, 2).join('.');
    counted[section] = (counted[section] ?? 0) + 1;
  }
  expect(counted).toEqual(sections);
  expect(requirements.filter(({ level }) => level === 1)).toHaveLength(70);
  expect(requirements.filter(({ level }) => level === 2)).toHaveLength(183);
});

test('every test that the table names is there under that name', () => {
  const missing: string[] = [];
  for (const { id, status, tests = [] } of requirements) {
    if ((status === 'tested') !== tests.length > 0)
      missing.push(`${id}: ${status} with ${tests.length} tests`);
    for (const { file, name } of tests)
      if (!existsSync(file) || !names(file, name)) missing.push(`${id}: ${file} has no "${name}"`);
  }
  expect(missing).toEqual([]);
});

test('what has no test has a reason, and what a gap would take is said', () => {
  const bare: string[] = [];
  for (const { id, says, status, why, see = [], takes } of requirements) {
    if (says.length < 5 || (status !== 'tested' && !why)) bare.push(id);
    if ((status === 'gap') !== Boolean(takes)) bare.push(id);
    if (status === 'configured' && see.length === 0) bare.push(id);
    bare.push(...see.filter((file) => !existsSync(file)).map((file) => `${id}: no ${file}`));
  }
  expect(bare).toEqual([]);
});

/** As a whole string of the source: a longer name that begins the same is another test. */
function names(file: string, name: string): boolean {
  const source = readFileSync(file, 'utf8');
  return ["'", '`', '"'].some((quote) => source.includes(quote + name + quote));
}

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

const { sections, requirements } = JSON.parse(readFileSync('security/asvs.json', 'utf8')) as {
  /** How many of levels 1 and 2 each section of version 5.0.0 has; their numbers run, but for those of level 3 between them. */
  sections: Record<string, number>;
  requirements: Requirement[];
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

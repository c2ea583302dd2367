import { expect, test } from 'vitest';
import { nextMonth } from './plans.ts';
import { withdrawalDeadline } from './withdrawal-deadline.server.ts';

test.each([
  ['2026-11-26T10:00:00Z', '2026-12-15T22:59:59.000Z', 'in winter'],
  ['2026-07-01T10:00:00Z', '2026-07-20T21:59:59.000Z', 'in summer'],
  ['2026-10-20T10:00:00Z', '2026-11-08T22:59:59.000Z', 'across the end of summer time'],
  ['2026-03-19T10:00:00Z', '2026-04-07T21:59:59.000Z', 'across its beginning'],
  ['2026-11-25T23:30:00Z', '2026-12-15T22:59:59.000Z', 'half past midnight in Spain is the next day'],
  ['2026-03-20T10:00:00Z', '2026-04-08T21:59:59.000Z', 'a Good Friday and its weekend are no last days'],
])('a contract of %s can be left until %s: %s', (started, deadline) => {
  expect(withdrawalDeadline(new Date(started)).toISOString()).toBe(deadline);
});

/** Days that a community has beside the national ones, as of the lists in the BOE; where it is named, Easter Monday. Maundy Thursday nearly all take. */
const communities: Record<string, string> = {
  andalucia: '02-28',
  aragon: '04-23',
  asturias: '09-08',
  baleares: '03-01 12-26 easter',
  canarias: '05-30',
  cantabria: '07-28 09-15 easter',
  castillaLaMancha: '05-31 easter',
  castillaYLeon: '04-23',
  cataluna: '06-24 09-11 12-26 easter',
  valencia: '03-19 06-24 10-09 easter',
  extremadura: '09-08',
  galicia: '05-17 07-25',
  madrid: '05-02 07-25',
  murcia: '03-19 06-09',
  navarra: '03-19 07-25 12-03 easter',
  paisVasco: '07-25 easter',
  rioja: '06-09 easter',
};
const national = '01-01 01-06 05-01 08-15 10-12 11-01 12-06 12-08 12-25';
// Of 2026 to 2036.
const easters =
  '2026-04-05 2027-03-28 2028-04-16 2029-04-01 2030-04-21 2031-04-13 2032-03-28 2033-04-17 2034-04-09 2035-03-25 2036-04-13';

test.each(Object.entries(communities))(
  'over ten years no contract ends before the next working day of %s',
  (_name, own) => {
    const dayMs = 24 * 60 * 60_000;
    const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    const off = new Set<string>();
    for (const easter of easters.split(' ')) {
      const at = Date.parse(easter);
      for (const days of [-3, -2, ...(own.includes('easter') ? [1] : [])]) off.add(iso(at + days * dayMs));
      for (const day of `${national} ${own}`.split(' ')) {
        const fixed = Date.parse(`${easter.slice(0, 4)}-${day}`);
        if (Number.isNaN(fixed)) continue;
        off.add(iso(fixed));
        // One on a Sunday may be taken the day after.
        if (new Date(fixed).getUTCDay() === 0) off.add(iso(fixed + dayMs));
      }
    }
    const isOff = (ms: number) => off.has(iso(ms)) || [0, 6].includes(new Date(ms).getUTCDay());
    for (let start = Date.parse('2026-01-01'); start < Date.parse('2036-12-01'); start += dayMs) {
      let last = start + 14 * dayMs;
      while (isOff(last)) last += dayMs;
      expect(iso(withdrawalDeadline(new Date(start + dayMs / 2)).getTime()) >= iso(last), iso(start)).toBe(
        true,
      );
    }
  },
);

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(nextMonth(new Date('2026-11-21T10:00:00Z')).toISOString()).toBe('2026-12-21T10:00:00.000Z');
  expect(nextMonth(new Date('2027-01-31T10:00:00Z')).toISOString()).toBe('2027-02-28T10:00:00.000Z');
  expect(nextMonth(new Date('2026-12-31T10:00:00Z')).toISOString()).toBe('2027-01-31T10:00:00.000Z');
});

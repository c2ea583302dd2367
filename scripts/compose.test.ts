import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every line of a list in compose.yaml is text: with a colon and a space unquoted it would be a mapping, which compose refuses', () => {
  const lines = readFileSync('compose.yaml', 'utf8').split('\n');
  const items = lines.filter((line) => /^\s+- [^"']/.test(line));
  expect(items.length).toBeGreaterThan(5);
  expect(items.filter((line) => line.includes(': '))).toEqual([]);
});

test('whoever comes by IPv6 keeps their address: into a network of IPv4 alone they would all come from one, and share its limits', () => {
  const [, networks = ''] = readFileSync('compose.yaml', 'utf8').split('\nnetworks:\n');
  expect(networks).toMatch(/^ {2}outside: \{ enable_ipv6: true, ipam: .*subnet: "fd[0-9a-f:]+::\/64"/m);
});

test('an instance is not the first process of its container: what its watchdog sends would not end that one', () => {
  expect(readFileSync('compose.yaml', 'utf8')).toMatch(/^x-app: &app\n(?: .*\n)* {2}init: true\n/m);
});

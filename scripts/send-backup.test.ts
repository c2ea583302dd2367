import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../test/folders.ts';

const day = 24 * 60 * 60_000;
const copyOf = (date: string) => `salero-${date}T03-30-00.000Z.jsonl.gz`;
const sized = (name: string, text = 'x') => `${name} ${text.length}`;
const older = `${copyOf('2026-11-27')}.age`;

/** The folder of the service, and the account that keeps the copies: all that the key of this machine does there is the forced command. */
function machines() {
  const dir = newFolder();
  const [data, away, bin] = ['data', 'away', 'bin'].map((name) => join(dir, name)) as [
    string,
    string,
    string,
  ];
  for (const folder of [join(data, 'backups'), away, bin]) mkdirSync(folder, { recursive: true });
  const commands = {
    age: 'cat "$3"',
    setpriv: 'while [ "$1" != age ]; do shift; done; exec "$@"',
    ssh: `shift; cd ${away}; SSH_ORIGINAL_COMMAND="$*" exec sh ${resolve('deploy/receive-backup.sh')}`,
  };
  for (const [name, script] of Object.entries(commands))
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  writeFileSync(join(data, 'last-backup.json'), '{}');
  writeFileSync(join(away, older), 'older');
  const env = { PATH: `${bin}:${process.env.PATH}`, AS_SEEN_BY: 'machine' };
  const script = readFileSync('deploy/send-backup.sh', 'utf8').replaceAll('/var/lib/salero', data);
  return {
    away,
    put: (name: string, text: string) => writeFileSync(join(data, 'backups', name), text),
    send: () => spawnSync('sh', ['-c', script, 'send', 'age1', 'salero@away'], { env, encoding: 'utf8' }),
    ask: (command: string, input = 'x') =>
      spawnSync(join(bin, 'ssh'), ['away', command], { env, input, encoding: 'utf8' }),
    there: () => readdirSync(away).sort(),
    read: (name: string) => readFileSync(join(away, name), 'utf8'),
    counts: () => readdirSync(data).includes('last-backup.json'),
  };
}

test('the newest copy and who has left arrive, whatever else stands in the folder, whose names nobody runs', () => {
  const { put, send, there, read, counts } = machines();
  put(copyOf('2026-11-26'), 'old');
  put(copyOf('2026-11-28'), 'new');
  put('erased.log', 'marks');
  const names = [
    'salero-~;rm${IFS}salero-2026*;:.gz',
    'salero-2026-11-29T03-30-00.000Z.jsonl.gz;rm${IFS}*;.gz',
    'salero-z\nsalero-2026*.gz',
    '-rf',
  ];
  for (const name of names) put(name, 'planted');
  expect(send()).toMatchObject({ status: 0, stderr: '' });
  expect(there()).toEqual(['erased-2026-11-28T03-30-00.000Z.log.age', older, `${copyOf('2026-11-28')}.age`]);
  expect([read(older), read(`${copyOf('2026-11-28')}.age`)]).toEqual(['older', 'new']);
  expect(read('erased-2026-11-28T03-30-00.000Z.log.age')).toBe('marks');
  expect(counts()).toBe(true);
});

test('a copy in the place of one that is there, or none, is refused and counts as no backup', () => {
  const { put, send, there, read, counts } = machines();
  expect(send().status).not.toBe(0);
  put(copyOf('2026-11-27'), 'planted');
  expect(send().status).not.toBe(0);
  expect(counts()).toBe(false);
  expect([there(), read(older)]).toEqual([[older], 'older']);
});

test('a copy whose line breaks stays under no name, and the whole one comes after it', () => {
  const { ask, there, read } = machines();
  const fit = `${copyOf('2026-11-28')}.age`;
  expect(ask(sized(fit, 'a whole copy'), 'a wh').status).not.toBe(0);
  expect(there()).toEqual([older]);
  expect(ask(sized(fit, 'a whole copy'), 'a whole copy').status).toBe(0);
  expect(read(fit)).toBe('a whole copy');
});

test('a copy that a clock has dated in the future keeps no later one from leaving', () => {
  const { put, send, there } = machines();
  put(copyOf('2026-11-28'), 'new');
  put(copyOf('2199-10-01'), 'of a clock that ran ahead');
  expect(send()).toMatchObject({ status: 0, stderr: '' });
  expect(there()).toEqual([older, `${copyOf('2026-11-28')}.age`]);
});

test('who has the key of this machine can take nothing away there, nor put it anywhere else', () => {
  const { ask, there } = machines();
  const fit = `${copyOf('2026-11-28')}.age`;
  const commands = [
    '',
    'rm *',
    `rm ${older}`,
    `../${fit}`,
    `${fit};rm *`,
    `x\n${fit}`,
    `${fit}\nrm`,
    `.${fit}`,
  ];
  for (const command of [...commands, 'salero-2026-11-28T$(rm)Z.jsonl.gz.age', 'authorized_keys'])
    for (const whole of [command, sized(command)]) expect([whole, ask(whole).status]).not.toEqual([whole, 0]);
  for (const size of ['1;rm *', '1 1', '-1', '', 'x', '9'.repeat(30)])
    expect([size, ask(`${fit} ${size}`).status]).not.toEqual([size, 0]);
  expect(there()).toEqual([older]);
  expect(ask(sized(fit)).status).toBe(0);
});

test('the account forgets what is older than 30 days, by its own clock, and what an interrupted run left', () => {
  const { away, ask, there } = machines();
  const aged = (name: string, ms: number) => {
    const at = new Date(Date.now() - ms);
    writeFileSync(join(away, name), '');
    utimesSync(join(away, name), at, at);
  };
  aged(older, 30 * day);
  aged('erased-2026-10-01T03-30-00.000Z.log.age', 30 * day);
  aged(`${copyOf('2026-11-01')}.age`, 29 * day);
  aged('.receiving.x', 2 * 60 * 60_000);
  aged('of-another', 400 * day);
  const fit = `${copyOf('2026-11-28')}.age`;
  expect(ask(sized(fit)).status).toBe(0);
  expect(there()).toEqual(['of-another', `${copyOf('2026-11-01')}.age`, fit].sort());
});

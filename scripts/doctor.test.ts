import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { erasureLog } from '../src/account/erasure-log.server.ts';
import { describeEngines } from '../test/engines.ts';
import { newFolder } from '../test/folders.ts';
import { serve } from '../test/serve.ts';

const nowhere = '127.0.0.1:1';

async function doctor(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/doctor.ts'], {
    env: { PATH: process.env.PATH, ...settings },
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const lines = said.trim().split('\n');
  return { code: code as number | null, lines, wrong: lines.filter((line) => line.startsWith('MAL')) };
}

/** An identity provider as far as the doctor looks at one. */
async function provider(answer: (issuer: string) => object, date = new Date()): Promise<string> {
  const issuer = await serve((_, response) => {
    response.setHeader('Date', date.toUTCString());
    response.end(JSON.stringify(answer(issuer)));
  });
  return issuer;
}

const client = { OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };

describeEngines('the doctor', (open) => {
  test('finds nothing wrong where all is well, and says what it looked at', async () => {
    const { DATABASE_URL = '' } = open.engine === 'postgres' ? await open.env() : {};
    const DATA_DIR = newFolder();
    writeFileSync(join(DATA_DIR, 'last-backup.json'), JSON.stringify({ at: new Date().toISOString() }));
    const OIDC_ISSUER = await provider((issuer) => ({ issuer }));
    const { code, lines, wrong } = await doctor({ DATA_DIR, DATABASE_URL, OIDC_ISSUER, ...client });
    expect([code, wrong]).toEqual([0, []]);
    expect(lines.join('\n')).toMatch(DATABASE_URL ? /Base de datos +PostgreSQL \d/ : /Base de datos +PGlite/);
    expect(lines.join('\n')).toContain(OIDC_ISSUER);
  });
});

test('the doctor names everything that is out of reach in one go, and a setting that is misspelt', async () => {
  const { code, lines, wrong } = await doctor({
    ...client,
    DATA_DIR: join(newFolder(), 'not-there'),
    DATABASE_URL: `postgres://a:b@${nowhere}/x`,
    OIDC_ISSUER: `http://${nowhere}`,
    SMTP_URL: `smtp://${nowhere}`,
    AI_MODELS: 'compatible/x',
    AI_BASE_URL: `http://${nowhere}/v1`,
    SMTP_ADDRESS: 'x',
  });
  expect(code).toBe(1);
  expect(wrong.map((line) => line.slice(6, 23).trim())).toEqual([
    'Carpeta de datos',
    'Base de datos',
    'Identidad',
    'Correo',
    'Modelo',
  ]);
  expect(wrong.find((line) => line.includes('Correo'))).toMatch(/no escucha nadie \[SMTP_URL\]$/);
  expect(lines.find((line) => line.startsWith('ojo'))).toContain('SMTP_ADDRESS');
});

test('the doctor tells a provider that calls itself something else, and one whose clock is off', async () => {
  const other = await provider(() => ({ issuer: 'https://other.example' }));
  const late = await provider((issuer) => ({ issuer }), new Date(Date.now() - 3_600_000));
  const said = async (OIDC_ISSUER: string) =>
    (await doctor({ ...client, OIDC_ISSUER, DATA_DIR: newFolder() })).wrong.join();
  expect(await said(other)).toContain('https://other.example');
  expect(await said(late)).toMatch(/reloj.* 3[56]\d\d s/);
});

test('the doctor does not call a copy that never left the machine no copy yet', async () => {
  const DATA_DIR = newFolder();
  const copyLine = async () =>
    (await doctor({ DATA_DIR })).lines.find((line) => line.slice(6).startsWith('Copia'));
  expect(await copyLine()).toMatch(/^bien .*todavía ninguna/);
  mkdirSync(join(DATA_DIR, 'backups'));
  writeFileSync(join(DATA_DIR, 'backups', 'salero-x.jsonl.gz'), '');
  expect(await copyLine()).toMatch(/^MAL .*no salió/);
});

test('the doctor finds a copy that is days old, and a note of erasures that the service cannot write', async () => {
  const DATA_DIR = newFolder();
  const at = '2026-01-02T03:00:00.000Z';
  writeFileSync(join(DATA_DIR, 'last-backup.json'), JSON.stringify({ at }));
  const said = async () => (await doctor({ DATA_DIR })).wrong.join();
  expect(await said()).toContain('la última es del 2026-01-02');
  // Only root can give a file away.
  if (process.getuid?.() !== 0) return;
  writeFileSync(erasureLog(DATA_DIR), '');
  chownSync(erasureLog(DATA_DIR), 12_345, 12_345);
  expect(await said()).toContain('nadie podría borrar su cuenta');
});

test('a wrong setting is one line of the doctor', async () => {
  const { code, lines } = await doctor({ PORT: 'tres' });
  expect([code, lines]).toEqual([1, [expect.stringMatching(/^MAL +Ajustes +PORT /)]]);
});

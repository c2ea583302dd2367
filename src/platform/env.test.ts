import { expect, onTestFinished, test, vi } from 'vitest';
import { google, legal, publicSite, stripe } from '../../test/public-site.ts';
import cases from './env.cases.json' with { type: 'json' };
import { parseEnv, SettingError } from './env.server.ts';

const live = { HOST: '0.0.0.0', ...publicSite };
const remote = 'postgres://salero:x@db.example/salero';

test('nothing set gives everything embedded on localhost:3000', () => {
  const env = parseEnv({});
  expect(env).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    local: true,
  });
  expect(env.identity.kind).toBe('embedded');
  expect(env.payments.kind).toBe('embedded');
});

test('an empty setting counts as not set', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

test('a whole production is accepted, with Google as the issuer when only a client is named', () => {
  const env = parseEnv(live);
  expect(env.local).toBe(false);
  expect(env.identity).toMatchObject({ kind: 'oidc', issuer: 'https://accounts.google.com' });
  expect(env.missingLegal).toEqual([]);
});

const wholes: Record<string, object> = { legal, stripe, google, live };

test.each(cases.refused)('$what is refused with one sentence that names the setting', (one) => {
  const settings = Object.assign({}, ...one.of.map((name) => wholes[name]), one.settings);
  const refused = (() => {
    try {
      parseEnv(settings);
      return null;
    } catch (error) {
      return error;
    }
  })();
  expect(refused).toBeInstanceOf(SettingError);
  expect((refused as Error).message).toContain(one.said);
  expect((refused as Error).message).toMatch(/^[^\n]+\.$/);
  expect((refused as Error).message).not.toMatch(/expected|Invalid|Too (big|small)/);
});

test('a public address is held as browsers write it, so that its cookies are those of https', () => {
  expect(parseEnv({ ...live, PUBLIC_URL: 'HTTPS://Salero.Example:443/' }).PUBLIC_URL).toBe(
    'https://salero.example',
  );
});

test.each(cases.taken)('a public site takes $what', ({ settings }) => {
  expect(parseEnv({ ...live, ...settings }).local).toBe(false);
});

test('a list of private networks may end in a comma, or hold nothing else', () => {
  expect(parseEnv({ PRIVATE_NETWORK: 'DATABASE_URL, SMTP_URL,' }).PRIVATE_NETWORK).toEqual([
    'DATABASE_URL',
    'SMTP_URL',
  ]);
  expect(parseEnv({ PRIVATE_NETWORK: ' , ' }).PRIVATE_NETWORK).toEqual([]);
});

test('a database without a host is of this machine, unless the environment of the driver names another', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const nameless = { ...live, DATABASE_URL: 'postgres:///salero' };
  vi.stubEnv('PGHOST', undefined);
  expect(parseEnv(nameless).local).toBe(false);
  vi.stubEnv('PGHOST', 'db.example');
  expect(() => parseEnv(nameless)).toThrow('DATABASE_URL no es válido');
});

test('a laptop may try any address', () => {
  expect(parseEnv({ DATABASE_URL: remote }).DATABASE_URL).toBe(remote);
});

test('what is hardly meant is told and stops nothing', () => {
  const { warnings } = parseEnv({
    STRIPE_PRICE: 'x',
    SMPT_URL: 'x',
    DATABSE_URL: 'x',
    PATH: '/bin',
    HOST_NAME: 'x',
    LC_ALL: 'C',
    METRICS_TOKEN: 'abc',
  });
  expect(warnings).toEqual([
    expect.stringContaining('STRIPE_PRICE '),
    'SMPT_URL no es ningún ajuste: ¿es SMTP_URL?',
    'DATABSE_URL no es ningún ajuste: ¿es DATABASE_URL?',
    expect.stringContaining('METRICS_TOKEN'),
  ]);
  expect(parseEnv(live).warnings).toEqual([expect.stringContaining('STRIPE_SECRET_KEY es de prueba')]);
  expect(parseEnv({ ...live, STRIPE_SECRET_KEY: 'sk_live_1' }).warnings).toEqual([]);
  expect(parseEnv({ METRICS_TOKEN: `${'a'.repeat(16)}, ${'b'.repeat(16)}` }).warnings).toEqual([]);
});

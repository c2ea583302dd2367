import { expect, onTestFinished, test, vi } from 'vitest';
import { parseEnv, SettingError } from './env.server.ts';

const legal = {
  LEGAL_NAME: 'Salero Ejemplo, S. L.',
  LEGAL_ADDRESS: 'Calle Mayor 1, Cádiz',
  LEGAL_NIF: 'B00000000',
  LEGAL_EMAIL: 'hola@salero.example',
  LEGAL_PHONE: '+34 900 000 000',
};
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
};
const google = { OIDC_CLIENT_ID: 'cliente', OIDC_CLIENT_SECRET: 'secreto' };
const live = {
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://salero.example',
  DATABASE_URL: 'postgres://salero@127.0.0.1/salero',
  SMTP_URL: 'smtps://a:b@mail.example',
  ...legal,
  ...stripe,
  ...google,
};

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

test.each([
  ['a port that is no number', { PORT: 'tres' }, 'PORT'],
  ['a port out of range', { PORT: '70000' }, 'PORT'],
  ['a database address of another kind', { DATABASE_URL: 'mysql://a/b' }, 'DATABASE_URL'],
  ['a database whose host cannot be read', { ...live, DATABASE_URL: 'postgres://a@db%zz/b' }, 'DATABASE_URL'],
  [
    'a backup whose host cannot be read',
    { BACKUP_DATABASE_URL: 'postgres://a@db%ff/b' },
    'BACKUP_DATABASE_URL',
  ],
  ['a public address with a path', { PUBLIC_URL: 'http://localhost:3000/x' }, 'PUBLIC_URL'],
  ['a public address with a query', { PUBLIC_URL: 'http://localhost:3000/?x=1' }, 'PUBLIC_URL'],
  ['a public address with a password', { PUBLIC_URL: 'http://a:b@localhost:3000' }, 'PUBLIC_URL'],
  ['a public address without TLS', { ...live, PUBLIC_URL: 'http://salero.example' }, 'PUBLIC_URL'],
  ['half a connection', { DATABASE_POOL: '1.5' }, 'DATABASE_POOL'],
  ['a public address that is none', { PUBLIC_URL: 'salero' }, 'PUBLIC_URL'],
  ['a mail address of another kind', { SMTP_URL: 'http://correo' }, 'SMTP_URL'],
  ['a client without its secret', { OIDC_CLIENT_ID: 'cliente' }, 'OIDC_CLIENT_SECRET'],
  ['an issuer without a client', { OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID'],
  ['an issuer in the clear', { ...google, OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER'],
  ['embedded identity on a public address', { ...live, OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID'],
  ['embedded identity behind a public host', { ...stripe, ...legal, HOST: '0.0.0.0' }, 'OIDC_CLIENT_ID'],
  ['embedded payments on a public address', { ...live, STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY'],
  ['Stripe without its webhook secret', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
  ['Stripe without its price', { ...stripe, STRIPE_PRICE_ID: '' }, 'STRIPE_PRICE_ID'],
  ['a live Stripe key on PGlite', { ...stripe, STRIPE_SECRET_KEY: 'sk_live_1' }, 'DATABASE_URL'],
  ['a live restricted key on PGlite', { ...stripe, STRIPE_SECRET_KEY: 'rk_live_1' }, 'DATABASE_URL'],
  ['a public site without a database', { ...live, DATABASE_URL: '' }, 'DATABASE_URL'],
  ['a public site without a mail server', { ...live, SMTP_URL: '' }, 'SMTP_URL'],
  ['a name that the guide stands in for', { ...live, LEGAL_NIF: 'NIF' }, 'LEGAL_NIF'],
  ['a key that the guide stands in for', { ...live, STRIPE_PRICE_ID: 'FROM-STRIPE' }, 'STRIPE_PRICE_ID'],
  [
    'a password that the guide stands in for',
    { ...live, DATABASE_URL: 'postgres://salero:SECRET-1@127.0.0.1/salero' },
    'DATABASE_URL',
  ],
  ['a password with a slash', { DATABASE_URL: 'postgres://salero:a/b@127.0.0.1/salero' }, '%2F'],
  ['a password with a hash', { DATABASE_URL: 'postgres://salero:a#b@127.0.0.1/salero' }, '%23'],
  ['a password with an at sign', { DATABASE_URL: 'postgres://salero:a@b@127.0.0.1/salero' }, '%40'],
  ['a pool that is too large', { DATABASE_POOL: '501' }, 'entre 1 y 500'],
  ['a drain that is too long', { DRAIN_SECONDS: '61' }, 'entre 0 y 60'],
  ['a public site without its legal notice', { ...live, LEGAL_NIF: '' }, 'LEGAL_NIF'],
  ['a public site without rate limits', { ...live, RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE'],
  ['a database in the clear', { ...live, DATABASE_URL: remote }, 'DATABASE_URL'],
  ['a database that is not verified', { ...live, DATABASE_URL: `${remote}?sslmode=require` }, 'DATABASE_URL'],
  [
    'a database whose query undoes it',
    { ...live, DATABASE_URL: `${remote}?sslmode=verify-full&sslmode=disable` },
    'DATABASE_URL',
  ],
  [
    'a database that the query moves elsewhere',
    { ...live, DATABASE_URL: 'postgres://a@127.0.0.1/b?host=db.example' },
    'DATABASE_URL',
  ],
  ['a backup in the clear', { ...live, BACKUP_DATABASE_URL: remote }, 'BACKUP_DATABASE_URL'],
  [
    'mail to whoever answers',
    { ...live, SMTP_URL: 'smtps://a@m.example?tls.rejectUnauthorized=false' },
    'SMTP_URL',
  ],
  [
    'mail to whoever answers, said twice',
    { ...live, SMTP_URL: 'smtps://a@m.example?tls.rejectUnauthorized=true&tls.rejectUnauthorized=false' },
    'SMTP_URL',
  ],
  ['mail that may do without TLS', { ...live, SMTP_URL: 'smtp://a@m.example?requireTLS=false' }, 'SMTP_URL'],
  ['a model in the clear', { ...live, AI_BASE_URL: 'http://gpu.example/v1' }, 'AI_BASE_URL'],
  [
    'traces in the clear',
    { ...live, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c.example:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  ],
  ['a private network of no address', { PRIVATE_NETWORK: 'DATABASE_URL,METRICS_TOKEN' }, 'PRIVATE_NETWORK'],
  ['a negative rate limit', { RATE_LIMIT_SCALE: '-1' }, '0 o más'],
  ['a negative cap', { AI_DAILY_SPEND_CAP_EUR: '-1' }, '0 o más'],
  ['the key that browsers have', { ...stripe, STRIPE_SECRET_KEY: 'pk_live_1' }, 'empieza por sk_ o rk_'],
  ['a key for a signature', { ...stripe, STRIPE_WEBHOOK_SECRET: 'sk_test_1' }, 'empieza por whsec_'],
  ['a name without an address', { MAIL_FROM: 'Salero' }, 'MAIL_FROM'],
  ['a contact that is no address', { ...live, LEGAL_EMAIL: 'hola' }, 'LEGAL_EMAIL'],
  ['a phone that the guide stands in for', { ...live, LEGAL_PHONE: '+34 600 000 000' }, 'LEGAL_PHONE'],
])('%s is refused with one sentence that names the setting', (_, settings: Record<string, string>, name) => {
  const refused = (() => {
    try {
      parseEnv(settings);
      return null;
    } catch (error) {
      return error;
    }
  })();
  expect(refused).toBeInstanceOf(SettingError);
  expect((refused as Error).message).toContain(name);
  expect((refused as Error).message).toMatch(/^[^\n]+\.$/);
  expect((refused as Error).message).not.toMatch(/expected|Invalid|Too (big|small)/);
});

test('a public address is held as browsers write it, so that its cookies are those of https', () => {
  expect(parseEnv({ ...live, PUBLIC_URL: 'HTTPS://Salero.Example:443/' }).PUBLIC_URL).toBe(
    'https://salero.example',
  );
});

test.each([
  ['a verified database', { DATABASE_URL: `${remote}?sslmode=verify-full` }],
  ['a database behind a socket', { DATABASE_URL: 'postgres://salero@x/salero?host=/run/postgresql' }],
  ['another socket', { DATABASE_URL: 'postgres://salero@%2Frun%2Fpostgresql/salero' }],
  ['the database of this machine', { DATABASE_URL: 'postgres://salero@[::1]/salero' }],
  ['mail over TLS', { SMTP_URL: 'smtps://a:b@m.example' }],
  ['mail that says what is so anyway', { SMTP_URL: 'smtps://a@m.example?tls.rejectUnauthorized=true' }],
  ['mail that begins in the clear', { SMTP_URL: 'smtp://a:b@m.example:587' }],
  ['a model of this machine', { AI_BASE_URL: 'http://127.0.0.1:11434/v1' }],
  [
    'a private network',
    { DATABASE_URL: remote, AI_BASE_URL: 'http://gpu', PRIVATE_NETWORK: 'DATABASE_URL, AI_BASE_URL' },
  ],
])('a public site takes %s', (_, settings: Record<string, string>) => {
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

import { expect, test } from 'vitest';
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
  ...legal,
  ...stripe,
  ...google,
};

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
  ['a public site without its legal notice', { ...live, LEGAL_NIF: '' }, 'LEGAL_NIF'],
  ['a public site without rate limits', { ...live, RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE'],
  ['a negative rate limit', { RATE_LIMIT_SCALE: '-1' }, 'RATE_LIMIT_SCALE'],
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

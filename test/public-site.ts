export const legal = {
  LEGAL_NAME: 'Salero Ejemplo, S. L.',
  LEGAL_ADDRESS: 'Calle Mayor 1, Cádiz',
  LEGAL_NIF: 'B00000000',
  LEGAL_EMAIL: 'hola@salero.example',
  LEGAL_PHONE: '+34 900 000 000',
};
export const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
};
export const google = { OIDC_CLIENT_ID: 'cliente', OIDC_CLIENT_SECRET: 'secreto' };

/** All that a site has to set before other people may visit it. */
export const publicSite = {
  PUBLIC_URL: 'https://salero.example',
  DATABASE_URL: 'postgres://salero:x@127.0.0.1/salero',
  SMTP_URL: 'smtps://a:b@mail.example',
  ...legal,
  ...stripe,
  ...google,
};

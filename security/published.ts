export const webhookSecret = 'whsec_de_la_suite_de_ataques';

/** As open to the public, beside the address of a database. Nobody is asked at these addresses unless an attack makes it happen. */
export const publishedSettings: Record<string, string> = {
  PUBLIC_URL: 'https://salero.example',
  OIDC_ISSUER: 'https://identidad.example',
  OIDC_CLIENT_ID: 'salero',
  OIDC_CLIENT_SECRET: 'secreto-del-cliente',
  STRIPE_SECRET_KEY: 'sk_test_de_la_suite',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_ID: 'price_de_la_suite',
  SMTP_URL: 'smtps://correo.example',
  METRICS_TOKEN: 'ficha-de-metricas',
  LEGAL_NAME: 'Salero de Prueba, S. L.',
  LEGAL_ADDRESS: 'Calle Mayor 1, 28001 Madrid',
  LEGAL_NIF: 'B00000000',
  LEGAL_EMAIL: 'legal@salero.example',
  LEGAL_PHONE: '+34 900 000 000',
};

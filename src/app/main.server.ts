import { setFlagsFromString } from 'node:v8';
import { lockDataDir, requireDataDir } from '../platform/data-lock.server.ts';
import { sayingWrongSettings } from '../platform/env.server.ts';
import { createLogger } from '../platform/log.server.ts';
import { modelInWords, readSettings, type Settings } from './settings.server.ts';
import { saysOldPages } from './site.server.ts';
import type { Running } from './start.server.ts';
import { loadStaticFiles } from './static-files.server.ts';
import { version } from './version.server.ts';
import { watch } from './watchdog.server.ts';

/** V8 interprets a pattern at first: over a chat of 50,000 characters that holds everybody up for a quarter of a second. Compiled at once they take some 80 MB. */
setFlagsFromString('--no-regexp-tier-up');

const log = createLogger((line) => void process.stdout.write(line));

await sayingWrongSettings(async () => {
  const settings = await readSettings(process.env);
  const { env } = settings;
  if (!env.DATABASE_URL) lockDataDir(env.DATA_DIR).release();
  else requireDataDir(env.DATA_DIR);
  const { start } = await import('./start.server.ts');
  const { warmRules } = await import('../language/read/warm-rules.ts');
  warmRules();
  const running = await start(env, log, await loadStaticFiles('dist'));
  process.stdout.write(welcome(settings, [...env.warnings, ...(await saysOldPages('dist', env))]));
  watch();
  stopOn(['SIGINT', 'SIGTERM'], running);
});

function stopOn(signals: NodeJS.Signals[], running: Running): void {
  let stopping = false;
  for (const signal of signals)
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      log.info('stopping', { signal });
      running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
}

function welcome(settings: Settings, warned: readonly string[]): string {
  const { env, found } = settings;
  const { identity, payments } = env;
  const hasModel = found ? found.model : env.AI_MODELS;
  const parts = [
    env.DATABASE_URL
      ? ['Base de datos', 'PostgreSQL', '']
      : ['Base de datos', `PGlite en ${env.DATA_DIR}/`, 'DATABASE_URL'],
    identity.kind === 'oidc'
      ? ['Identidad', identity.issuer, '']
      : ['Identidad', 'local, no es Google', 'OIDC_CLIENT_ID y OIDC_CLIENT_SECRET'],
    ['Modelo', modelInWords(settings), hasModel ? '' : 'AI_MODELS y la clave del proveedor'],
    payments.kind === 'stripe'
      ? ['Pagos', 'Stripe', '']
      : ['Pagos', 'locales, sin dinero', 'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET y STRIPE_PRICE_ID'],
    env.SMTP_URL ? ['Correo', 'SMTP', ''] : ['Correo', `ficheros en ${env.DATA_DIR}/outbox/`, 'SMTP_URL'],
  ];
  const lines = parts.map(
    ([name = '', value, setting]) =>
      `  ${name.padEnd(14)} ${value}${setting ? `   (en producción: ${setting})` : ''}`,
  );
  const legal = env.missingLegal.length > 0 ? `  Aviso legal    faltan ${env.missingLegal.join(', ')}\n` : '';
  const warnings = warned.map((sentence) => `  Atención       ${sentence}\n`).join('');
  return `\nSalero ${version} está en ${env.PUBLIC_URL}\n\n${lines.join('\n')}\n${legal}${warnings}\n`;
}

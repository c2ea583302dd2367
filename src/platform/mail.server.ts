import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { requiringStartTls } from './encryption.server.ts';
import type { Env } from './env.server.ts';
import type { Logger } from './log.server.ts';
import type { Metrics } from './metrics.server.ts';

export type Mail = Record<'to' | 'subject' | 'text' | 'html', string>;

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

const timeoutMs = 20_000;

/** SMTP when there is a server; else each mail becomes a file that any mail program opens. Decision 0015. */
export function createMailer(env: Env, log: Logger, metrics?: Metrics): Mailer {
  const from = env.MAIL_FROM ?? `Salero <${env.LEGAL_EMAIL ?? 'hola@salero.localhost'}>`;
  const url = smtpUrlOf(env);
  const send = url ? smtp(url, from) : outbox(join(env.DATA_DIR, 'outbox'), from);
  const handed = metrics?.counter('salero_mails_total', 'Mails by outcome');
  return {
    async send(mail) {
      await send(mail).catch((error: unknown) => {
        handed?.add({ outcome: 'failed' });
        throw error;
      });
      handed?.add({ outcome: 'sent' });
      log.info('mail sent', { by: env.SMTP_URL ? 'smtp' : 'outbox' });
    },
  };
}

export function smtpUrlOf({ SMTP_URL, PRIVATE_NETWORK, local }: Env): string | undefined {
  const trusted = local || PRIVATE_NETWORK.includes('SMTP_URL');
  return SMTP_URL && (trusted ? SMTP_URL : requiringStartTls(SMTP_URL));
}

function smtp(url: string, from: string): Mailer['send'] {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}

function outbox(folder: string, from: string): Mailer['send'] {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail({ from, ...mail });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
    await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
    await rename(join(folder, `.${name}`), join(folder, name));
  };
}

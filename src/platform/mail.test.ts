import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../../test/folders.ts';
import { listen } from '../../test/rig/listen.ts';
import { silentLog } from '../../test/rig/silent-log.ts';
import { parseEnv } from './env.server.ts';
import { codeOf, createLogger } from './log.server.ts';
import { createMailer } from './mail.server.ts';

const mail = {
  to: 'ana@example.test',
  subject: 'Acuse de recibo: año nuevo, ¿sí?',
  text: 'Hola, Ana:\n\nTe devolvemos 5,00 €.',
  html: '<p>Te devolvemos 5,00 €.</p>',
};

test('without a server each mail is one whole file that a mail program opens', async () => {
  const dir = newFolder();
  const lines: string[] = [];
  const mailer = createMailer(
    parseEnv({ DATA_DIR: dir }),
    createLogger((line) => lines.push(line)),
  );
  await Promise.all([mailer.send(mail), mailer.send(mail)]);
  const names = readdirSync(join(dir, 'outbox'));
  expect(names).toHaveLength(2);
  expect(names.every((name) => /^\d{4}-.*\.eml$/.test(name))).toBe(true);
  const text = readFileSync(join(dir, 'outbox', names[0] ?? ''), 'utf8');
  expect(text).toContain('To: ana@example.test');
  expect(text).toContain('multipart/alternative');
  expect(text).toContain('text/plain');
  expect(text).toContain('text/html');
  expect(lines.join()).not.toContain('ana@example.test');
});

test('with a server it is handed over by SMTP, and a refusal is told', async () => {
  const smtp = await startSmtp();
  const SMTP_URL = `smtp://127.0.0.1:${smtp.port}`;
  const mailer = createMailer(parseEnv({ SMTP_URL, MAIL_FROM: 'Salero <hola@salero.example>' }), silentLog);
  await mailer.send(mail);
  expect(smtp.received()).toMatch(/MAIL FROM:<hola@salero\.example>/);
  expect(smtp.received()).toMatch(/RCPT TO:<ana@example\.test>/);
  smtp.refuses = true;
  await expect(mailer.send(mail).catch(codeOf)).resolves.toBe('EENVELOPE 550');
});

test('a public site hands no mail to a server that offers no encryption', async () => {
  const smtp = await startSmtp();
  // Not a name of loopback, and yet it leads there.
  const env = { ...parseEnv({ SMTP_URL: `smtp://0.0.0.0:${smtp.port}` }), local: false };
  await expect(createMailer(env, silentLog).send(mail)).rejects.toThrow();
  expect(smtp.received()).toContain('STARTTLS');
  expect(smtp.received()).not.toMatch(/MAIL FROM|RCPT TO|Hola, Ana/);
  await createMailer({ ...env, PRIVATE_NETWORK: ['SMTP_URL'] }, silentLog).send(mail);
  expect(smtp.received()).toMatch(/RCPT TO:<ana@example\.test>/);
});

/** As much of a mail server as a client needs to hand over a mail. */
async function startSmtp() {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    const answerTo = (line: string) => {
      inData = line === 'DATA' || (inData && line !== '.');
      if (inData) return line === 'DATA' ? '354 go on' : null;
      if (line === 'QUIT') return '221 bye';
      return smtp.refuses && !/^EHLO/.test(line) ? '550 no' : '250 ok';
    };
    socket.write('220 test\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      for (const line of chunk.split('\r\n').filter(Boolean)) {
        lines.push(line);
        const answer = answerTo(line);
        if (answer) socket.write(`${answer}\r\n`);
      }
    });
    socket.on('error', () => {});
  });
  onTestFinished(() => void server.close());
  const smtp = { port: await listen(server), refuses: false, received: () => lines.join('\n') };
  return smtp;
}

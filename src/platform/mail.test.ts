import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
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
  const received: string[] = [];
  let refuse = false;
  const server = createServer((socket) => speakSmtp(socket, received, () => refuse));
  const port = await listen(server);
  onTestFinished(() => void server.close());
  const env = parseEnv({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Salero <hola@salero.example>' });
  const mailer = createMailer(env, silentLog);
  await mailer.send(mail);
  expect(received.join('\n')).toMatch(/MAIL FROM:<hola@salero\.example>/);
  expect(received.join('\n')).toMatch(/RCPT TO:<ana@example\.test>/);
  refuse = true;
  await expect(mailer.send(mail).catch(codeOf)).resolves.toBe('EENVELOPE 550');
});

test('a public site hands no mail to a server that offers no encryption', async () => {
  const received: string[] = [];
  const server = createServer((socket) => speakSmtp(socket, received, () => false));
  const port = await listen(server);
  onTestFinished(() => void server.close());
  // Not a name of loopback, and yet it leads there.
  const env = { ...parseEnv({ SMTP_URL: `smtp://0.0.0.0:${port}` }), local: false };
  await expect(createMailer(env, silentLog).send(mail)).rejects.toThrow();
  expect(received.join('\n')).toContain('STARTTLS');
  expect(received.join('\n')).not.toMatch(/MAIL FROM|RCPT TO|Hola, Ana/);
  await createMailer({ ...env, PRIVATE_NETWORK: ['SMTP_URL'] }, silentLog).send(mail);
  expect(received.join('\n')).toMatch(/RCPT TO:<ana@example\.test>/);
});

/** As much of a mail server as a client needs to hand over a mail. */
function speakSmtp(socket: Socket, received: string[], refuse: () => boolean): void {
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 test');
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    for (const line of chunk.split('\r\n').filter(Boolean)) {
      received.push(line);
      if (inData) {
        if (line === '.') {
          inData = false;
          say('250 queued');
        }
      } else if (/^(EHLO|HELO)/.test(line)) say('250 test');
      else if (line === 'DATA') {
        inData = true;
        say('354 go on');
      } else if (line === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say(refuse() ? '550 no' : '250 ok');
    }
  });
  socket.on('error', () => {});
}

/**
 * `npm run doctor`: the settings, and the world as the site would meet it, a line each; exit code 1 where something is wrong. Run it as
 * the service's own user. It changes nothing; each model is asked for one word.
 */
import { accessSync, constants, existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { createTransport } from 'nodemailer';
import { erasureLog } from '../src/account/erasure-log.server.ts';
import { readSettings } from '../src/app/settings.server.ts';
import { saysOldPages } from '../src/app/site.server.ts';
import { createStripe } from '../src/billing/stripe.server.ts';
import { readModelSettings } from '../src/generation/models/model-settings.server.ts';
import { type ChosenModel, openModels } from '../src/generation/models/providers.server.ts';
import type { Env } from '../src/platform/env.server.ts';
import { smtpUrlOf } from '../src/platform/mail.server.ts';
import { connectPostgres, requireInUse } from './backup/connection.ts';
import { findAmiss } from './stripe-setup.ts';

const withinMs = 8_000;
const leastFreeBytes = 1e9;
const oldestPostgres = 16;
const mostSkewMs = 30_000;
const day = 24 * 60 * 60_000;
/** Or a sixth of its life: those of Caddy's own authority live for half a day. */
const leastCertificateMs = 14 * day;
const oldestBackupMs = 2 * day;

/** What libraries say in words that tell an operator little. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/getaddrinfo/, ': ese nombre no se encuentra'],
  [/ECONNREFUSED/, ': allí no escucha nadie'],
  [/self.signed|issuer certificate|first certificate/, ': falta su autoridad en NODE_EXTRA_CA_CERTS'],
  [/Invalid login/, ': no valen el usuario o la contraseña'],
];

/** Resolves to what is well; what it throws is the sentence of what is not, and then `setting` is where to look. */
type Look = readonly [name: string, setting: string, look: () => string | Promise<string>];

try {
  process.exitCode = await examine((await readSettings(process.env)).env);
} catch (error) {
  tell('MAL', 'Ajustes', error);
  process.exitCode = 1;
}

async function examine(env: Env): Promise<number> {
  tell('bien', 'Ajustes', env.local ? 'para esta máquina' : `para ${env.PUBLIC_URL}`);
  for (const sentence of [...env.warnings, ...(await saysOldPages('dist', env))])
    tell('ojo', 'Ajustes', sentence);
  const looks: Look[] = [
    ['Carpeta de datos', 'DATA_DIR', () => folder(env.DATA_DIR)],
    ['Base de datos', 'DATABASE_URL', () => database(env.DATABASE_URL)],
    ['Copia', 'BACKUP_DATABASE_URL', () => backup(env)],
    ['Identidad', 'OIDC_ISSUER', () => identity(env)],
    ['Correo', 'SMTP_URL', () => mail(env)],
    ['Pagos', 'STRIPE_SECRET_KEY, STRIPE_PRICE_ID', () => payments(env)],
    ...(await models(env)),
    ['Certificado', 'PUBLIC_URL', () => certificate(env)],
  ];
  const found = await Promise.allSettled(looks.map(([, , look]) => soon(Promise.try(look))));
  for (const [at, one] of found.entries()) {
    const [name, setting] = looks[at] as Look;
    if (one.status === 'fulfilled') tell('bien', name, one.value);
    else tell('MAL', name, one.reason, ` [${setting}]`);
  }
  return found.every(({ status }) => status === 'fulfilled') ? 0 : 1;
}

function tell(mark: 'bien' | 'ojo' | 'MAL', name: string, said: unknown, where = ''): void {
  const sentence = said instanceof Error ? causeOf(said) : String(said);
  const [, meaning = ''] = meanings.find(([words]) => mark === 'MAL' && words.test(sentence)) ?? [];
  process.stdout.write(
    `${mark.padEnd(5)} ${name.padEnd(17)} ${sentence.replaceAll('\n', ' ')}${meaning}${where}\n`,
  );
}

/** Libraries wrap what went wrong. */
function causeOf(error: Error): string {
  const { cause, detail } = error as { cause?: unknown; detail?: unknown };
  const below = cause ?? detail;
  return below instanceof Error ? `${error.message} (${causeOf(below)})` : error.message;
}

function soon<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no contesta en ${withinMs / 1_000} s`)), withinMs);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

function folder(dataDir: string): string {
  if (!existsSync(dataDir)) throw new Error(`${dataDir} no existe`);
  accessSync(dataDir, constants.W_OK | constants.X_OK);
  const { uid } = statSync(dataDir);
  const log = erasureLog(dataDir);
  if (existsSync(log) && statSync(log).uid !== uid)
    throw new Error(`${log} no es de quien es la carpeta: nadie podría borrar su cuenta`);
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  if (free < leastFreeBytes) throw new Error(`solo quedan ${(free / 1e6).toFixed(0)} MB en ${dataDir}`);
  return `${dataDir}, con ${(free / 1e9).toFixed(0)} GB libres`;
}

async function database(url: string | undefined): Promise<string> {
  if (!url) return 'PGlite, solo para probar';
  const connection = await connectPostgres(url);
  try {
    const [row] = await connection.query("select current_setting('server_version') as version, now() as now");
    const version = String(row?.version);
    if (Number.parseInt(version, 10) < oldestPostgres)
      throw new Error(`PostgreSQL ${version}: hace falta ${oldestPostgres} o más`);
    return `PostgreSQL ${version}${clock(new Date(String(row?.now)))}`;
  } finally {
    await connection.close();
  }
}

/** A sign-in is refused where the clocks differ by more than a little. */
function clock(theirs: Date): string {
  const skew = Math.abs(Date.now() - theirs.getTime());
  if (skew > mostSkewMs) throw new Error(`su reloj y el de aquí se llevan ${Math.round(skew / 1_000)} s`);
  return ', en hora';
}

async function backup({ BACKUP_DATABASE_URL, DATABASE_URL, DATA_DIR }: Env): Promise<string> {
  if (BACKUP_DATABASE_URL) {
    const connection = await connectPostgres(BACKUP_DATABASE_URL);
    const looked = DATABASE_URL ? requireInUse(connection, DATABASE_URL) : Promise.resolve();
    await looked.finally(() => connection.close());
  }
  const file = join(DATA_DIR, 'last-backup.json');
  if (!existsSync(file)) {
    const folder = join(DATA_DIR, 'backups');
    const isStuck = existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.gz'));
    if (isStuck) throw new Error(`en ${folder} hay copias, pero la última no salió de esta máquina`);
    return 'todavía ninguna';
  }
  const { at } = JSON.parse(readFileSync(file, 'utf8')) as { at: string };
  if (Date.now() - Date.parse(at) > oldestBackupMs) throw new Error(`la última es del ${at.slice(0, 10)}`);
  return `la última es del ${at.slice(0, 10)}`;
}

async function identity({ identity }: Env): Promise<string> {
  if (identity.kind === 'embedded') return 'local, solo para probar';
  const { issuer } = identity;
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(withinMs) });
  if (!response.ok) throw new Error(`${address} contesta ${response.status}`);
  const { issuer: said } = (await response.json()) as { issuer?: string };
  if (said?.replace(/\/$/, '') !== issuer.replace(/\/$/, ''))
    throw new Error(`${issuer} dice que se llama ${said}`);
  const date = response.headers.get('Date');
  return `${issuer}${date ? clock(new Date(date)) : ''}`;
}

async function mail(env: Env): Promise<string> {
  const url = smtpUrlOf(env);
  if (!url) return 'en ficheros, solo para probar';
  const transport = createTransport({ url, connectionTimeout: withinMs, greetingTimeout: withinMs });
  await transport.verify().finally(() => transport.close());
  return `${new URL(url).host} saluda y deja entrar`;
}

async function payments(env: Env): Promise<string> {
  const { kind, priceId, secretKey } = env.payments;
  if (kind === 'embedded') return 'locales, sin dinero';
  const stripe = createStripe(env);
  const amiss = await findAmiss(stripe, env.PUBLIC_URL, priceId);
  if (amiss) throw new Error(`${amiss}: npm run stripe:setup`);
  return /_live_/.test(secretKey) ? 'Stripe, con dinero de verdad' : 'Stripe, de prueba';
}

async function models(env: Env): Promise<Look[]> {
  // Their rules take a second to load, and only this setting names a tool.
  const tools = env.AI_MODELS_BY_TOOL ? (await import('../src/tools/registry.server.ts')).toolServers : [];
  const { common, byTool } = readModelSettings(
    env,
    tools.map(({ contract }) => contract.id),
  );
  const all = openModels(env, [...common, ...[...byTool.values()].flat()]);
  const byName = new Map(all.map((chosen) => [chosen.name, chosen]));
  if (byName.size === 0) return [['Modelo', 'AI_MODELS', () => 'ninguno: contestan nuestras reglas']];
  return [...byName.values()].map((chosen) => ['Modelo', 'AI_MODELS', () => answers(chosen)] as const);
}

async function answers({ name, model }: ChosenModel): Promise<string> {
  const began = performance.now();
  await model.doGenerate({
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'Di solo: hola' }] }],
    maxOutputTokens: 16,
    abortSignal: AbortSignal.timeout(withinMs),
  });
  return `${name} contesta en ${((performance.now() - began) / 1_000).toFixed(1)} s`;
}

async function certificate({ PUBLIC_URL, local }: Env): Promise<string> {
  const { hostname, port, protocol } = new URL(PUBLIC_URL);
  if (local || protocol !== 'https:') return 'ninguno, solo para probar';
  const [from, until] = await new Promise<[number, number]>((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () => {
      const { valid_from, valid_to } = socket.getPeerCertificate();
      resolve([Date.parse(valid_from), Date.parse(valid_to)]);
      socket.end();
    });
    socket.setTimeout(withinMs, () => socket.destroy(new Error('no contesta')));
    socket.on('error', reject);
  });
  const said = `el certificado de ${hostname} caduca el ${new Date(until).toISOString().slice(0, 16)}`;
  if (until - Date.now() < Math.min(leastCertificateMs, (until - from) / 6)) throw new Error(said);
  return said;
}

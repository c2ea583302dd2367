import { isLoopback } from './loopback.server.ts';

const open: Record<string, (url: URL) => boolean> = {
  DATABASE_URL: isOpenDatabase,
  BACKUP_DATABASE_URL: isOpenDatabase,
  SMTP_URL: isOpenMail,
  AI_BASE_URL: isOpenHttp,
  ANTHROPIC_BASE_URL: isOpenHttp,
  OPENAI_BASE_URL: isOpenHttp,
  GOOGLE_BASE_URL: isOpenHttp,
  MISTRAL_BASE_URL: isOpenHttp,
  OTEL_EXPORTER_OTLP_ENDPOINT: isOpenHttp,
};

export const isAddress = (setting: string): boolean => Object.hasOwn(open, setting);

export const inTheClear = (settings: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(open).filter((name) => settings[name] && open[name]?.(new URL(String(settings[name]))));

/** STARTTLS or no mail: left to itself the driver goes on without it when the server, or who stands between, offers none. */
export function requiringStartTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (url.protocol === 'smtp:' && !isLoopback(url.hostname)) url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** As the driver reads an address: host, socket folder and port from the query too, the last of a name, then its environment. */
export function serverOf({ protocol, hostname, port, searchParams }: URL): { host: string; port: string } {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (!/^postgres(ql)?:$/.test(protocol)) return { host: bare, port };
  return {
    host: searchParams.getAll('host').at(-1) || decodeURIComponent(bare) || process.env.PGHOST || 'localhost',
    port: searchParams.getAll('port').at(-1) || port || process.env.PGPORT || '',
  };
}

export const isOnThisMachine = (host: string): boolean => host.startsWith('/') || isLoopback(host);

function isOpenDatabase(url: URL): boolean {
  if (isOnThisMachine(serverOf(url).host)) return false;
  // Its other modes mean something else in the next version of the driver, or verify nothing.
  return url.searchParams.getAll('sslmode').at(-1) !== 'verify-full';
}

function isOpenMail({ protocol, hostname, searchParams }: URL): boolean {
  if (isLoopback(hostname)) return false;
  return (
    searchParams.getAll('tls.rejectUnauthorized').some((value) => value !== 'true') ||
    (protocol === 'smtp:' && (searchParams.get('requireTLS') ?? 'true') !== 'true')
  );
}

function isOpenHttp({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && !isLoopback(hostname);
}

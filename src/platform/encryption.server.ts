import { isLoopback } from './loopback.server.ts';

type Addresses = Record<string, string | undefined>;

/** Each setting that is an address we connect to, and whether what travels there could be read or changed on the way. */
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

/** The settings whose connection leaves this machine in the clear, or to whoever answers. */
export function inTheClear(settings: Addresses): string[] {
  return Object.entries(open).flatMap(([setting, isOpen]) => {
    const address = settings[setting];
    return address && isOpen(new URL(address)) ? [setting] : [];
  });
}

/** STARTTLS or no mail: left to itself the driver goes on without it when the server, or who stands between, offers none. */
export function requiringStartTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (url.protocol === 'smtp:' && !isLoopback(url.hostname)) url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** The driver takes a host, or the folder of a socket, from the query too; of names that come twice the last counts. */
function isOpenDatabase({ hostname, searchParams }: URL): boolean {
  const host = searchParams.getAll('host').at(-1) || decodeURIComponent(hostname);
  if (host.startsWith('/') || isLoopback(host)) return false;
  // Its other modes mean something else in the next version of the driver, or verify nothing.
  return searchParams.getAll('sslmode').at(-1) !== 'verify-full';
}

function isOpenMail({ protocol, hostname, searchParams }: URL): boolean {
  if (isLoopback(hostname)) return false;
  return (
    searchParams.has('tls.rejectUnauthorized') ||
    (protocol === 'smtp:' && (searchParams.get('requireTLS') ?? 'true') !== 'true')
  );
}

function isOpenHttp({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && !isLoopback(hostname);
}

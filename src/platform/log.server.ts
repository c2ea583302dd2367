type LogFields = Record<string, string | number | boolean | null | undefined>;

export interface Logger {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** One JSON object a line. Fields are scalars by type, so that no request body or user row can be logged by accident. */
export function createLogger(write: (line: string) => void): Logger {
  const at = (level: string) => (event: string, fields?: LogFields) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

export function writeTogether(write: (text: string) => unknown): (line: string) => void {
  let lines = '';
  const flush = () => {
    const all = lines;
    lines = '';
    if (all !== '') write(all);
  };
  process.on('exit', flush);
  return (line) => {
    if (lines === '') setImmediate(flush);
    lines += line;
  };
}

/**
 * Why it failed, for the log: the code of the deepest cause that has one (of the network, a certificate, the database, Stripe), with the
 * number of the answer (SMTP's, HTTP's). Codes alone: words may quote a person.
 */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, responseCode, statusCode, detail } = error as unknown as Record<string, unknown>;
  const name = error instanceof DOMException ? error.name : code;
  const own = [name, responseCode ?? statusCode].filter((part) => /^[\w-]{1,60}$/.test(String(part ?? '')));
  return codeOf(error.cause ?? detail) ?? (own.length > 0 ? own.join(' ') : undefined);
}

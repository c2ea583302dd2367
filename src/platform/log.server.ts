type LogFields = Record<string, string | number | boolean | null | undefined>;

export type Logger = Record<'info' | 'warn' | 'error', (event: string, fields?: LogFields) => void>;

/** One JSON object a line. Fields are scalars by type, so that no request body or user row can be logged by accident. */
export function createLogger(write: (line: string) => void): Logger {
  const at = (level: string) => (event: string, fields?: LogFields) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

/** Codes alone, of the deepest cause that has one, with the number of the answer: words may quote a person. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, responseCode, statusCode, detail } = error as unknown as Record<string, unknown>;
  const name = error instanceof DOMException ? error.name : code;
  const own = [name, responseCode ?? statusCode].filter((part) => /^[\w-]{1,60}$/.test(String(part ?? '')));
  return codeOf(error.cause ?? detail) ?? (own.length > 0 ? own.join(' ') : undefined);
}

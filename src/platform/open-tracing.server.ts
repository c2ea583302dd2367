import type { Env } from './env.server.ts';
import type { Logger } from './log.server.ts';
import type { Tracing } from './tracing.server.ts';

/** Null when no collector is set: then nothing is loaded, wrapped or measured. */
export async function openTracing(env: Env, log: Logger): Promise<Tracing | null> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return null;
  const { otlpTracing } = await import('./tracing-otlp.server.ts');
  return otlpTracing(env, env.OTEL_EXPORTER_OTLP_ENDPOINT, log);
}

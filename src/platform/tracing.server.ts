import type { Env } from './env.server.ts';
import type { Logger } from './log.server.ts';

type SpanKind = 'server' | 'client' | 'internal';

/** Names from the code and numbers. Never what a person wrote, their address, their e-mail or an id of theirs. */
type SpanFacts = Record<string, string | number>;

export interface OpenSpan {
  add(facts: SpanFacts): void;
  /** By an error's name, not by its message: that may quote a user. */
  fail(reason: unknown): void;
  end(): void;
  /** Runs `work` as a part of this span. */
  within<T>(work: () => T): T;
  /** For a server of ours that continues the trace. */
  traceparent: string;
}

export interface Tracing {
  open(name: string, kind: SpanKind, facts: SpanFacts, parent?: string): OpenSpan;
  /** A span that lasts as long as `work`, and fails as it does. */
  span<T>(name: string, kind: SpanKind, facts: SpanFacts, work: () => Promise<T>): Promise<T>;
  /** Sends what is still held. */
  stop(): Promise<void>;
}

/** Null when no collector is set: then nothing is loaded, wrapped or measured. */
export async function openTracing(env: Env, log: Logger): Promise<Tracing | null> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return null;
  const { otlpTracing } = await import('./tracing-otlp.server.ts');
  return otlpTracing(env, env.OTEL_EXPORTER_OTLP_ENDPOINT, log);
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Env } from './env.server.ts';
import { Failure } from './http-errors.server.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT };
const stopTimeoutMs = 3_000;
const exportTimeoutMs = 10_000;

/** Names from the code and numbers. Never what a person wrote, their address, their e-mail or an id of theirs. Decision 0040. */
type SpanFacts = Record<string, string | number>;

export interface OpenSpan {
  add(facts: SpanFacts): void;
  /** By an error's name, not by its message: that may quote a user. */
  fail(reason: unknown): void;
  end(): void;
  within<T>(work: () => T): T;
}

type Kind = keyof typeof kinds;

export interface Tracing {
  open(name: string, kind: Kind, facts: SpanFacts): OpenSpan;
  span<T>(name: string, kind: Kind, facts: SpanFacts, work: (span: OpenSpan) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

export function otlpTracing(env: Env, endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: headersOf(env.OTEL_EXPORTER_OTLP_HEADERS),
    timeoutMillis: exportTimeoutMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME }),
    // By the trace's number alone: a caller's own flag must not make us record more than was asked for.
    sampler: new TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportTimeoutMs })],
  });
  const tracer = provider.getTracer('salero');
  const active = new AsyncLocalStorage<Context>();

  const open: Tracing['open'] = (name, kind, attributes) => {
    const around = active.getStore() ?? ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, around);
    const inside = trace.setSpan(around, span);
    return {
      add: (facts) => void span.setAttributes(facts),
      fail(error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', nameOf(error));
      },
      end: () => span.end(),
      within: (work) => active.run(inside, work),
    };
  };
  return {
    open,
    async span(name, kind, facts, work) {
      const span = open(name, kind, facts);
      try {
        return await span.within(() => work(span));
      } catch (error) {
        span.fail(error);
        throw error;
      } finally {
        span.end();
      }
    },
    stop: () =>
      Promise.race([
        provider.shutdown().catch(() => {}),
        new Promise<void>((resolve) => setTimeout(resolve, stopTimeoutMs).unref()),
      ]),
  };
}

function nameOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (error instanceof Failure) return error.code;
  return error instanceof Error ? error.name : typeof error;
}

function headersOf(list = ''): Record<string, string> {
  const pairs = list.split(',').map((pair) => /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair));
  return Object.fromEntries(
    pairs.flatMap((pair) => (pair ? [[pair[1], decodeURIComponent(pair[2] ?? '')]] : [])),
  );
}

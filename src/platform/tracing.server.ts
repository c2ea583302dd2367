type SpanKind = 'server' | 'client' | 'internal';

/** Names from the code and numbers. Never what a person wrote, their address, their e-mail or an id of theirs. Decision 0040. */
type SpanFacts = Record<string, string | number>;

export interface OpenSpan {
  add(facts: SpanFacts): void;
  /** By an error's name, not by its message: that may quote a user. */
  fail(reason: unknown): void;
  end(): void;
  within<T>(work: () => T): T;
}

export interface Tracing {
  open(name: string, kind: SpanKind, facts: SpanFacts): OpenSpan;
  span<T>(name: string, kind: SpanKind, facts: SpanFacts, work: (span: OpenSpan) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

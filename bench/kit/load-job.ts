import type { RequestParts } from './http-line.ts';

/** What a load process is told to do, and what it says afterwards. */
export interface LoadJob {
  port: number;
  /** Each connection takes them in turn, from a place of its own. */
  requests: RequestParts[];
  connections: number;
  warmUpMs: number;
  measureMs: number;
  /** In all, spread evenly; as many as can be answered when missing. */
  perSecond?: number;
}

export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  count: number;
  errors: number;
  /** Share of one core that the load itself took. */
  cpu: number;
}

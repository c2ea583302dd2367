import { embeddedEngine } from '../src/generation/models/embedded-engine.server.ts';
import { createEngine, type Engine } from '../src/generation/models/engine.server.ts';
import { parseEnv } from '../src/platform/env.server.ts';
import { createLogger } from '../src/platform/log.server.ts';
import { Metrics } from '../src/platform/metrics.server.ts';

export type Settings = Record<string, string | undefined>;

/** The rules, or a model `provider/model` with the key and the address that the product's own settings give. */
export function engineNamed(
  name: string,
  settings: Settings,
  write = (line: string) => {
    process.stderr.write(line);
  },
): Engine {
  if (name === 'embedded') return embeddedEngine;
  const { AI_MODELS_BY_TOOL: _, ...rest } = settings;
  return createEngine(parseEnv({ ...rest, AI_MODELS: name }), createLogger(write), new Metrics());
}

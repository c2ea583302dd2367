import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, RequestListener } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { publicSite } from '../../test/public-site.ts';
import { serve } from '../../test/serve.ts';
import { findLocalModels } from '../generation/models/local-models.server.ts';
import { readModelSettings, writersOf } from '../generation/models/model-settings.server.ts';
import { toolServers } from '../tools/registry.server.ts';
import { modelInWords, readSettings } from './settings.server.ts';

const serveModels = async (listener: RequestListener) => ({
  name: 'Ollama',
  origin: await serve(listener),
});

const listing =
  (...ids: unknown[]): RequestListener =>
  (_, response) =>
    response.end(JSON.stringify({ object: 'list', data: ids.map((id) => ({ id })) }));
const start = async (...listeners: RequestListener[]) => {
  const servers = await Promise.all(listeners.map(serveModels));
  return readSettings({}, () => findLocalModels(servers));
};
const byModel = ({ env }: Awaited<ReturnType<typeof start>>) =>
  Object.keys(writersOf(readModelSettings(env)).byTool).sort();
const idsOf = (tools: typeof toolServers) => tools.map(({ contract }) => contract.id).sort();

test.each([
  'qwen3:8b',
  'qwen/qwen3-8b',
  'llama3.1:latest',
  'meta-llama-3.1-8b-instruct',
  '/models/gemma-3-12b-it-Q4_K_M.gguf',
  'gpt-oss:20b',
  'mistral-small:latest',
])('a model of this machine writes, and reads no messages: %s', async (id) => {
  const settings = await start(listing('nomic-embed-text:latest', id));
  expect(byModel(settings)).toEqual(idsOf(toolServers.filter(({ contract }) => !contract.reads)));
  expect(settings.env.AI_MODELS_BY_TOOL).toContain(`compatible/${id}`);
  expect(modelInWords(settings)).toMatch(
    new RegExp(`^${id} de Ollama, en esta máquina; solo escribe.*con reglas`),
  );
});

test.each([
  'qwen3:1.7b',
  'gemma3:latest',
  'gemma3n:e4b',
  'tinyllama:latest',
  'qwen2.5-coder:7b',
  'gpt-oss:120b-cloud',
  'qwen3:8b;one=openai/x',
  'qwen3:8b,openai/x',
  7,
])('what is not known to do, or runs elsewhere, is named by its server alone: %s', async (id) => {
  const settings = await start(listing(id));
  expect(byModel(settings)).toEqual([]);
  expect(settings.env.AI_BASE_URL).toBeUndefined();
  expect(modelInWords(settings)).toMatch(/^motor integrado: Ollama no tiene/);
});

test('the usual programs are asked where they listen, on this machine alone, for 300 ms each', async () => {
  const asked: string[] = [];
  const hear = (message: unknown) => {
    const { request } = message as { request: ClientRequest };
    asked.push(`${request.getHeader('host')}${request.path}`);
  };
  subscribe('http.client.request.start', hear);
  const bound = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => {
    unsubscribe('http.client.request.start', hear);
    bound.mockRestore();
  });
  await findLocalModels();
  expect(asked.sort()).toEqual([
    '127.0.0.1:11434/v1/models',
    '127.0.0.1:1234/v1/models',
    '127.0.0.1:8080/v1/models',
  ]);
  expect(bound.mock.calls).toEqual([[300], [300], [300]]);
});

test('whoever does not answer in time, answers something else or sends elsewhere is not there', async () => {
  const heard: unknown[] = [];
  const elsewhere = await serveModels((request, response) => {
    heard.push(request.url);
    listing('qwen3:8b')(request, response);
  });
  const settings = await start(
    () => {},
    (_, response) => response.write('{"data":['),
    (_, response) => response.end('<h1>Otra cosa</h1>'),
    (_, response) => response.end('{"data":null}'),
    (_, response) => response.writeHead(404).end(),
    (_, response) => response.writeHead(302, { location: `${elsewhere.origin}/v1/models` }).end(),
  );
  expect(settings.found).toBeNull();
  expect(heard).toEqual([]);
  expect(modelInWords(settings)).toBe('motor integrado, sin IA externa');
});

test.each([
  ['rules alone are asked for', { AI_MODELS: 'embedded' }],
  ['a model is set', { AI_MODELS: 'compatible/x', AI_BASE_URL: 'http://127.0.0.1:1/v1' }],
  [
    'a tool has its own',
    {
      AI_MODELS_BY_TOOL: `${toolServers[0]?.contract.id}=compatible/x`,
      AI_BASE_URL: 'http://127.0.0.1:1/v1',
    },
  ],
  ['the site is public', publicSite],
])('nobody is asked where %s', async (_, source) => {
  const find = vi.fn(async () => null);
  const { env } = await readSettings(source, find);
  expect(find).not.toHaveBeenCalled();
  expect(env.AI_MODELS_BY_TOOL).toBe((source as Record<string, string>).AI_MODELS_BY_TOOL);
});

test('a model that costs money is warned of where no cap is set', async () => {
  const OPENAI_API_KEY = 'k';
  const AI_BASE_URL = 'http://127.0.0.1:1/v1';
  const warnings = async (source: Record<string, string>) =>
    (await readSettings({ OPENAI_API_KEY, AI_BASE_URL, ...source })).env.warnings;
  const uncapped = [expect.stringMatching(/gpt-5.* AI_DAILY_SPEND_CAP_EUR/)];
  const own = { AI_MODELS: 'compatible/llama' };
  expect(await warnings({ AI_MODELS: 'compatible/llama,openai/gpt-5' })).toEqual(uncapped);
  expect(await warnings({ ...own, AI_MODELS_BY_TOOL: 'letters=openai/gpt-5-ultra' })).toEqual(uncapped);
  expect(await warnings({ ...own, AI_PRICES: 'compatible/llama=1,2' })).toHaveLength(1);
  expect(await warnings({ AI_MODELS: 'openai/gpt-5', AI_DAILY_SPEND_CAP_EUR: '5' })).toEqual([]);
  expect(await warnings(own)).toEqual([]);
  expect(await warnings({ AI_MODELS: 'embedded' })).toEqual([]);
});

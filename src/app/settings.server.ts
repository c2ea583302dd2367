import { type Found, findLocalModels } from '../generation/models/local-models.server.ts';
import { readModelSettings } from '../generation/models/model-settings.server.ts';
import { createPrices } from '../generation/models/prices.server.ts';
import { type Env, parseEnv } from '../platform/env.server.ts';

export type Settings = { env: Env; found: Found | null };

/** The settings, and where they name no model one that runs on this machine already. Only for a site that is this machine's own. */
export async function readSettings(
  source: Record<string, string | undefined>,
  find: () => Promise<Found | null> = findLocalModels,
): Promise<Settings> {
  const parsed = parseEnv(source);
  const env = { ...parsed, warnings: [...parsed.warnings, ...saysUncapped(parsed)] };
  if (!env.local || env.AI_MODELS || env.AI_MODELS_BY_TOOL || env.AI_BASE_URL) return { env, found: null };
  const found = await find();
  if (!found?.model) return { env, found };
  const { origin, model } = found.model;
  const { toolServers } = await import('../tools/registry.server.ts');
  // Where messages are read a wrong answer is a danger that nobody sees.
  const tools = toolServers.filter(({ contract }) => !contract.reads);
  const AI_MODELS_BY_TOOL = tools.map(({ contract }) => `${contract.id}=compatible/${model}`).join(';');
  return { env: { ...env, AI_BASE_URL: `${origin}/v1`, AI_MODELS_BY_TOOL }, found };
}

/** What one account may spend is a share of the cap: without one there is none. A server of one's own costs what `AI_PRICES` says. */
function saysUncapped(env: Env): string[] {
  const { common, byTool } = readModelSettings(env);
  const priceOf = createPrices(env);
  const paid = [...common, ...[...byTool.values()].flat()].find(({ name, own }) => {
    const { output, unknown } = priceOf(name);
    return output > 0 && !(own && unknown);
  });
  if (!paid || env.AI_DAILY_SPEND_CAP_EUR !== undefined) return [];
  return [
    `${paid.name} cuesta dinero y falta AI_DAILY_SPEND_CAP_EUR: sin tope, una sola cuenta gratuita puede gastar varios euros al día.`,
  ];
}

export function modelInWords({ env, found }: Settings): string {
  if (!found) return env.AI_MODELS ?? env.AI_MODELS_BY_TOOL ?? 'motor integrado, sin IA externa';
  const { model, servers } = found;
  if (!model) return `motor integrado: ${servers.join(' y ')} no tiene ningún modelo conocido que baste`;
  return `${model.model} de ${model.server}, en esta máquina; solo escribe, por lo que se sabe de su familia; lo demás, con reglas (AI_MODELS=embedded: solo reglas)`;
}

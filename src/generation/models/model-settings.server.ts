import type { Writer, Writers } from '../../account/session-contract.ts';
import { type Env, SettingError } from '../../platform/env.server.ts';
import written from './providers.json' with { type: 'json' };

type ProviderName = keyof typeof written;
type Setting = Extract<keyof Env, `${string}_API_KEY` | `${string}_BASE_URL`>;

interface Provider {
  canSee: boolean;
  /** The provider constrains the output to a schema by itself; otherwise the prompt spells the schema out. */
  constrained: boolean;
  company: string | null;
  needs: Setting;
  address: Setting;
  usual: string | null;
}

/** `compatible`: Ollama, vLLM, llama.cpp and their like, which take a schema, but some of them ignore it. */
export const providers = written as Record<ProviderName, Provider>;

export interface ModelSetting {
  canSee: boolean;
  constrained: boolean;
  name: string;
  provider: ProviderName;
  model: string;
  /** It runs where the settings say, not at the company that made it. */
  own: boolean;
  whose: string;
}

export interface ModelSettings {
  common: readonly ModelSetting[];
  byTool: ReadonlyMap<string, readonly ModelSetting[]>;
}

const rulesAlone = 'embedded';

export function readModelSettings(env: Env, toolIds: readonly string[] | null = null): ModelSettings {
  const asked = env.AI_MODELS?.trim();
  const common = asked && asked !== rulesAlone ? readModels(env, asked, 'AI_MODELS') : [];
  const byTool = new Map<string, ModelSetting[]>();
  for (const part of (env.AI_MODELS_BY_TOOL ?? '').split(';')) {
    if (!part.trim()) continue;
    const [tool = '', list = ''] = part.split(/=(.*)/s).map((text) => text.trim());
    if (!list || (toolIds && !toolIds.includes(tool)))
      throw new SettingError(
        `AI_MODELS_BY_TOOL no es válido: «${part.trim()}» tiene que ser herramienta=proveedor/modelo${toolIds ? `, con herramienta entre ${toolIds.join(', ')}` : ''}.`,
      );
    byTool.set(tool, readModels(env, list, 'AI_MODELS_BY_TOOL'));
  }
  if (env.AI_BASE_URL && !asked && byTool.size === 0)
    throw new SettingError(
      'Falta AI_MODELS: AI_BASE_URL no basta, hay que nombrar un modelo (compatible/modelo).',
    );
  return { common, byTool };
}

function readModels(env: Env, list: string, setting: 'AI_MODELS' | 'AI_MODELS_BY_TOOL'): ModelSetting[] {
  return list.split(',').map((entry) => {
    const name = entry.trim();
    const [, provider = '', model = ''] = /^([^/]*)\/(.+)$/.exec(name) ?? [];
    if (!isProvider(provider) || !model.trim())
      throw new SettingError(
        `${setting} no es válido: «${name}» tiene que ser proveedor/modelo, con proveedor entre ${Object.keys(providers).join(', ')}.`,
      );
    const { needs, constrained, canSee, company, address } = providers[provider];
    if (!env[needs]) throw new SettingError(`Falta ${needs}: ${setting} pide ${name}.`);
    const sees = env.AI_VISION ? env.AI_VISION === 'si' : canSee;
    const whose = whoseIs(env[address], company);
    return { name, provider, model, canSee: sees, constrained, own: provider === 'compatible', whose };
  });
}

const isProvider = (name: string): name is ProviderName => Object.hasOwn(providers, name);

/** A name without a dot, or an address of a private network, is of whoever runs this site. */
const ownNetwork =
  /^[^.:]+$|\.(local|internal|lan)$|^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^\[(::1|f[cde])/;

function whoseIs(address: string | undefined, company: string | null): string {
  if (!address) return company ?? ownServer;
  const { hostname } = new URL(address);
  return ownNetwork.test(hostname) ? ownServer : hostname;
}

const ownServer = 'nuestro propio servidor';

export function writersOf({ common, byTool }: ModelSettings): Writers {
  return {
    ...writerOf(common),
    byTool: Object.fromEntries([...byTool].map(([tool, models]) => [tool, writerOf(models)])),
  };
}

const writerOf = (models: readonly ModelSetting[]): Writer => ({
  engine: models.length > 0 ? 'model' : 'embedded',
  sees: models.some(({ canSee }) => canSee),
  seenBy: [...new Set(models.filter(({ canSee }) => canSee).map(({ whose }) => whose))],
});

import { once } from 'node:events';
import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import known from './local-models.json' with { type: 'json' };

const answersWithinMs = 300;

/** Publicly known to write Spanish and to keep to a schema. `usual`: billions of parameters where the name says none. */
const families = known.families.map(({ name, usual }) => ({ name: new RegExp(name), usual }));
/** «Cloud» runs on somebody else's machine, whoever passes its words on. */
const unfit = /embed|coder|math|guard|base|omni|audio|cloud/;
const enough = 7;

interface FoundModel {
  server: string;
  origin: string;
  model: string;
}

export interface Found {
  model: FoundModel | null;
  servers: readonly string[];
}

/** Asks the programs of this machine, all at once. Null where none answers. Decision 0059. */
export async function findLocalModels(
  asked: readonly { name: string; origin: string }[] = known.servers,
): Promise<Found | null> {
  const answers = await Promise.all(
    asked.map(async ({ name, origin }) => ({
      server: name,
      origin,
      models: await modelsOf(origin).catch(() => null),
    })),
  );
  const found = answers.filter(({ models }) => models !== null);
  if (found.length === 0) return null;
  const [model = null] = found.flatMap(({ server, origin, models }) =>
    (models ?? []).filter(isEnough).map((one) => ({ server, origin, model: one })),
  );
  return { model, servers: found.map(({ server }) => server) };
}

/** By `http`: the first `fetch` of a process takes as long to load as a server here has to answer. It follows no redirect. */
async function modelsOf(origin: string): Promise<string[]> {
  const request = get(`${origin}/v1/models`, { signal: AbortSignal.timeout(answersWithinMs) });
  const [response] = await once(request, 'response');
  const { data } = (await json(response)) as { data: { id: unknown }[] };
  // A name goes into a setting, whose own marks it must not bring.
  return data.map(({ id }) => String(id)).filter((id) => /^[\w.:/@+-]{1,200}$/.test(id));
}

function isEnough(id: string): boolean {
  const name = id.toLowerCase();
  const family = families.find((one) => one.name.test(name));
  if (!family || unfit.test(name)) return false;
  const said = /(?<![\w.])(\d+(?:\.\d+)?)b\b/.exec(name)?.[1];
  return (said === undefined ? family.usual : Number(said)) >= enough;
}

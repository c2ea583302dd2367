import { once } from 'node:events';
import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import examinations from './examinations.json' with { type: 'json' };
import known from './local-models.json' with { type: 'json' };

const answersWithinMs = 300;

/** What `npm run eval -- --engine compatible/NAME --write` found. Decision 0059. */
export interface Examination {
  on: string;
  missed: Record<string, readonly string[]>;
}

/** Publicly known to write Spanish and to keep to a schema. `usual`: billions of parameters where the name says none. */
const families = known.families.map(({ name, usual }) => ({ name: new RegExp(name), usual }));
const unfit = /embed|coder|math|guard|base|omni|audio/;
/** Runs on somebody else's machine, whoever passes its words on. */
const elsewhere = /cloud/i;

const enough = 7;

interface FoundModel {
  server: string;
  origin: string;
  model: string;
  examination: Examination | null;
}

export interface Found {
  model: FoundModel | null;
  servers: readonly string[];
}

/** Asks the programs of this machine, all at once. Null where none answers. What has been examined goes before what has not. */
export async function findLocalModels(
  asked: readonly { name: string; origin: string }[] = known.servers,
  examined: Record<string, Examination> = examinations,
): Promise<Found | null> {
  const answers = await Promise.all(
    asked.map(async (server) => ({ server, models: await modelsOf(server.origin).catch(() => null) })),
  );
  const found = answers.filter(({ models }) => models !== null);
  if (found.length === 0) return null;
  const usable = found.flatMap(({ server: { name, origin }, models }) =>
    (models ?? []).flatMap((model): FoundModel[] => {
      const examination = (Object.hasOwn(examined, model) && examined[model]) || null;
      const serves = examination
        ? Object.values(examination.missed).some(({ length }) => length === 0)
        : billionsOf(model) >= enough;
      return serves && !elsewhere.test(model) ? [{ server: name, origin, model, examination }] : [];
    }),
  );
  const model = usable.find(({ examination }) => examination) ?? usable[0] ?? null;
  return { model, servers: found.map(({ server }) => server.name) };
}

/** By `http`: the first `fetch` of a process takes as long to load as a server here has to answer. It follows no redirect. */
async function modelsOf(origin: string): Promise<string[]> {
  const request = get(`${origin}/v1/models`, { signal: AbortSignal.timeout(answersWithinMs) });
  const [response] = await once(request, 'response');
  const { data } = (await json(response)) as { data: { id: unknown }[] };
  // A name goes into a setting, whose own marks it must not bring.
  return data.map(({ id }) => String(id)).filter((id) => /^[\w.:/@+-]{1,200}$/.test(id));
}

function billionsOf(id: string): number {
  const name = id.toLowerCase();
  const family = families.find((one) => one.name.test(name));
  if (!family || unfit.test(name)) return 0;
  const said = /(?<![\w.])(\d+(?:\.\d+)?)b\b/.exec(name)?.[1];
  return said === undefined ? family.usual : Number(said);
}

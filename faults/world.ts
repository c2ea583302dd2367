import { startStandIn } from '../test/models/stand-in.ts';
import { Cluster } from '../test/rig/cluster.ts';
import { photoTool, writtenFor } from '../test/tool-examples.ts';
import { Instance } from './instances.ts';
import { Journal } from './journal.ts';
import { openOutside } from './outside.ts';

export type World = Awaited<ReturnType<typeof openWorld>>;

interface Wish {
  name: string;
  instances: number;
  clusterSettings?: string[];
  cluster?: Cluster;
  /** What the instances connect to, when something stands between. */
  databaseUrl?: (cluster: Cluster) => string;
  env?: Record<string, string>;
  /** The port of a proxy that people come through. */
  publicPort?: number;
  allowBroken?: boolean;
}

/** What the model of `photoTool` writes; every other tool is written by rules. */
export const written = writtenFor(photoTool);

/** PostgreSQL, several instances of the real server, a model that writes as it is told, and what is never ours: Google and Stripe. */
export async function openWorld(wish: Wish) {
  const cluster = wish.cluster ?? (await Cluster.create(wish.name, { settings: wish.clusterSettings ?? [] }));
  if (!wish.cluster) await cluster.createDatabase();
  const outside = await openOutside(wish.name, wish.publicPort);
  const model = await startStandIn();
  model.script({ does: 'answer', text: written, pieces: 6, everyMs: 40 });
  const instances: Instance[] = [];
  for (let n = 1; n <= wish.instances; n += 1)
    instances.push(
      await Instance.create(`${wish.name}-${n}`, {
        ...outside.env,
        DATABASE_URL: (wish.databaseUrl ?? ((own) => own.url()))(cluster),
        AI_MODELS_BY_TOOL: `${photoTool.id}=compatible/escrito`,
        AI_BASE_URL: `${model.origin}/v1`,
        RATE_LIMIT_SCALE: '0',
        ...wish.env,
      }),
    );
  const journal = new Journal();
  let turn = 0;
  const alive = () => instances.filter((one) => one.alive).map(({ url }) => url);
  outside.serveAlso(alive);
  const url = () => {
    const open = alive();
    return open[turn++ % open.length] ?? outside.publicUrl;
  };
  return {
    cluster,
    outside,
    instances,
    journal,
    model,
    product: {
      publicUrl: outside.publicUrl,
      journal,
      allowBroken: wish.allowBroken ?? false,
      url: wish.publicPort === undefined ? url : () => outside.publicUrl,
    },
    async [Symbol.asyncDispose]() {
      for (const one of instances) await one.kill('SIGKILL');
      await outside.close();
      await model.close();
      await cluster.close();
    },
  };
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { photoTool, someTool } from '../test/tool-examples.ts';
import { Person, type Product } from './person.ts';
import type { Report } from './report.ts';

/** Counted apart from the other, and written by rules. */
const reader = someTool(({ tool }) => tool.contract.quota?.counter === 'usage_intention_analyzer');

export interface Load {
  stop(): Promise<void>;
  lives(): number;
}

const thinkMs = 30;

export function startLoad(product: Product, people: number): Load {
  let stopping = false;
  let lives = 0;
  const think = () => sleep(Math.random() * thinkMs * 2);

  async function live(): Promise<void> {
    const person = new Person(product, `p${randomUUID()}@example.test`);
    await person.signIn();
    const steps = [
      () => person.save(),
      () => person.use(photoTool),
      () => person.save(),
      () => person.use(reader),
      () => person.look(),
      ...(Math.random() < 0.3 ? [() => person.pay()] : []),
      () => person.use(photoTool),
      () => person.deleteOne(),
      () => person.save(),
      () => person.look(),
    ];
    for (const step of steps) {
      if (stopping) break;
      await step();
      await think();
    }
    if (Math.random() < 0.6) await person.signOut();
    lives += 1;
  }

  async function turn(): Promise<void> {
    while (!stopping) await live();
  }

  const turns = Array.from({ length: people }, turn);
  return {
    lives: () => lives,
    async stop() {
      stopping = true;
      await Promise.all(turns);
    },
  };
}

/** Lets everyone finish; whatever was broken meanwhile, no instance may have ended over it. */
export async function endLoad(
  report: Report,
  load: Load,
  instances: readonly { crashes: number }[],
): Promise<void> {
  await load.stop();
  report.figure('lives lived', load.lives());
  report.check(
    'no instance ended',
    instances.every(({ crashes }) => crashes === 0),
  );
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { photoTool, someTool } from '../test/tool-examples.ts';
import { Person, type Product } from './person.ts';
import type { Report } from './report.ts';
import { verify } from './verify.ts';
import type { World } from './world.ts';

/** Counted apart from the other, and written by rules. */
const reader = someTool(({ tool }) => tool.contract.quota?.counter === 'usage_intention_analyzer');

const thinkMs = 30;

async function live(product: Product, isOver: () => boolean): Promise<void> {
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
    if (isOver()) break;
    await step();
    await sleep(Math.random() * thinkMs * 2);
  }
  if (Math.random() < 0.6) await person.signOut();
}

/** People live on while something is being broken; then every promise that they were given is looked at. */
export async function underLoad(
  report: Report,
  world: World,
  { people, boundMs }: { people: number; boundMs: number | null },
  breaking: () => Promise<void>,
): Promise<void> {
  const { instances } = world;
  await Promise.all(instances.map((one) => one.start()));
  let [isOver, lives] = [false, 0];
  const turns = Array.from({ length: people }, async () => {
    for (; !isOver; lives += 1) await live(world.product, () => isOver);
  });
  await breaking();
  isOver = true;
  await Promise.all(turns);
  report.figure('lives lived', lives);
  report.check(
    'no instance ended by itself',
    instances.every(({ crashes }) => crashes === 0),
  );
  await verify(report, world, boundMs);
}

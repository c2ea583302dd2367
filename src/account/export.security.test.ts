import { getRequestListener } from '@hono/node-server';
import { expect, test } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { silentLog } from '../../test/rig/silent-log.ts';
import { serve } from '../../test/serve.ts';
import type { Database } from '../platform/db.server.ts';
import { parseEnv } from '../platform/env.server.ts';
import { createLogger } from '../platform/log.server.ts';
import { createRateLimits, type RateLimits } from '../platform/rate-limits.server.ts';
import type { Services } from '../platform/services.server.ts';
import { exportRoutes } from './export.server.ts';
import type { Surface } from './sessions.server.ts';

const openedFor = (id: string, services: Services, limits: RateLimits) =>
  ({ ...services, limits, requireUser: async () => ({ id }) }) as unknown as Surface;

describeEngines('an export whose database goes away in the middle', (open) => {
  test('is cut off, so that nobody takes half for the whole, and tells nothing of the query', async () => {
    const { db, user: id } = await open.withUser();
    let reads = 0;
    const failing: Database = {
      ...db,
      asUser: (userId, work) => {
        reads += 1;
        if (reads > 2) throw new Error(`Failed query: select "email" from "profiles" -- params: ${userId}`);
        return db.asUser(userId, work);
      },
    };
    const logged: string[] = [];
    const log = createLogger((line) => logged.push(line));
    const services = { db: failing, log, env: parseEnv({}), now: () => new Date() };
    const routes = exportRoutes(openedFor(id, services, createRateLimits({ ...services, db })), []);
    const origin = await serve(getRequestListener(routes.fetch, { overrideGlobalObjects: false }));
    const chunks: Uint8Array[] = [];
    const read = async () => {
      const answer = await fetch(`${origin}/export`);
      for await (const chunk of answer.body ?? []) chunks.push(chunk);
    };
    await expect(read()).rejects.toThrow();
    expect(Buffer.concat(chunks).toString()).not.toMatch(/Failed query|select|params/);
    expect(logged.join('')).toContain('export was cut');
    expect(logged.join('')).not.toContain(id);
  });
});

describeEngines('an export whose account is erased meanwhile', (open) => {
  test.each(['json', 'html'])(
    'is cut off as well: what is gone is not said to have been nothing (%s)',
    async (format) => {
      const { db, user: id } = await open.withUser();
      const log = silentLog;
      const services = { db, log, env: parseEnv({}), now: () => new Date() };
      const routes = exportRoutes(openedFor(id, services, createRateLimits(services)), []);
      const ask = async () => {
        const answer = await routes.request(`/export?format=${format}`);
        return answer.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
      };
      const readOn = async (reader: Awaited<ReturnType<typeof ask>>) => {
        while (!(await reader.read()).done);
      };
      await readOn(await ask());
      const begun = await ask();
      await begun.read();
      await db.asSuperuser(`delete from profiles where id = '${id}'`);
      await expect(readOn(begun)).rejects.toThrow('cut');
    },
  );
});

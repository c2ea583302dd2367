import type { ServerResponse } from 'node:http';
import { and, asc, gt } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { RateLimits } from '../platform/rate-limits.server.ts';
import type { Services } from '../platform/services.server.ts';
import { type ExportedTable, exportedTables, ownedBy, type SavedTable } from './export-tables.server.ts';
import type { Sessions } from './sessions.server.ts';

const rowsAtOnce = 500;

/** `GET /account/export`: one JSON file with everything, written page by page, so that no library is too large. */
export function exportRoutes(
  { db, log, now }: Services,
  sessions: Sessions,
  limits: RateLimits,
  savedTables: readonly SavedTable[],
): Hono {
  const routes = new Hono();
  const tables = exportedTables(savedTables);

  routes.get('/export', async (c) => {
    const user = await sessions.requireUser(c);
    await limits.check('export_user_hour', user.id);
    const at = now().toISOString();
    // The first piece before the headers: what fails at once is still answered as a failure.
    const pieces = write(user.id, at);
    const first = await pieces.next();
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(first.value)),
      async pull(controller) {
        const piece = await pieces.next().catch(() => null);
        if (piece === null) return cut(c, controller);
        if (piece.done) controller.close();
        else controller.enqueue(encoder.encode(piece.value));
      },
    });
    return c.body(body, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="salero-mis-datos-${at.slice(0, 10)}.json"`,
      'Cache-Control': 'no-store',
    });
  });

  /** The status is gone, so the line is broken: given the error, the HTTP adapter would print it, and send it after the data. */
  function cut(c: Context, controller: ReadableStreamDefaultController): void {
    log.error('export was cut');
    const outgoing = (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing;
    if (outgoing) outgoing.destroy();
    else controller.error(new Error('export was cut'));
  }

  async function* write(userId: string, exported_at: string): AsyncGenerator<string, undefined> {
    const [profile] = await read('profile', userId, null);
    const head = {
      exported_at,
      notice: 'Lo marcado con "ai_generated": true lo escribió una inteligencia artificial.',
      profile: profile?.row,
    };
    yield JSON.stringify(head).slice(0, -1);
    for (const name of Object.keys(tables)) {
      if (name === 'profile') continue;
      yield `,${JSON.stringify(name)}:[`;
      let last: string | null = null;
      for (;;) {
        const page: Page = await read(name, userId, last);
        if (page.length > 0)
          yield (last === null ? '' : ',') + page.map(({ row }) => JSON.stringify(row)).join(',');
        if (page.length < rowsAtOnce) break;
        last = page.at(-1)?.key ?? null;
      }
      yield ']';
    }
    yield '}';
    return undefined;
  }

  async function read(name: string, userId: string, after: string | null): Promise<Page> {
    const part = tables[name] as ExportedTable;
    const rows = await db.asUser(userId, (tx) =>
      tx
        .select({ key: part.id, ...part.columns })
        .from(part.table)
        .where(and(ownedBy(part, userId), after === null ? undefined : gt(part.id, after)))
        .orderBy(asc(part.id))
        .limit(rowsAtOnce),
    );
    return rows.map(({ key, ...row }) => ({
      key: String(key),
      row: part.generated ? { ...row, ai_generated: true } : row,
    }));
  }

  return routes;
}

type Page = { key: string; row: Record<string, unknown> }[];

import { type Context, Hono } from 'hono';
import { Failure } from '../platform/http-errors.server.ts';
import { outgoingOf } from '../platform/request.server.ts';
import { htmlExport } from './export-html.server.ts';
import { type ExportedPage, readRows } from './export-rows.server.ts';
import { type ExportedTable, exportedTables, type SavedPart } from './export-tables.server.ts';
import type { Surface } from './sessions.server.ts';

const rowsAtOnce = 50;

/** `GET /account/export`: one file with everything, as JSON or to be read, written page by page, so that no library is too large. */
export function exportRoutes(
  { db, log, now, requireUser, limits }: Surface,
  saved: readonly SavedPart[],
): Hono {
  const routes = new Hono();
  const tables = exportedTables(saved);

  routes.get('/export', async (c) => {
    const user = await requireUser(c);
    // Our page fetches it. A link in a message that somebody taps would leave it among their downloads.
    if (c.req.header('Sec-Fetch-Mode') === 'navigate') throw new Failure('forbidden_origin');
    await limits.check(user.id, 'export_user_hour');
    const at = now();
    const [type, extension, write] =
      c.req.query('format') === 'html'
        ? (['text/html', 'html', writeHtml] as const)
        : (['application/json', 'json', writeJson] as const);
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
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="salero-mis-datos-${at.toISOString().slice(0, 10)}.${extension}"`,
      'Cache-Control': 'no-store',
    });
  });

  /** The status is gone, so the line is broken: given the error, the HTTP adapter would print it, and send it after the data. */
  function cut(c: Context, controller: ReadableStreamDefaultController): void {
    log.error('export was cut');
    const outgoing = outgoingOf(c);
    if (outgoing) outgoing.destroy();
    else controller.error(new Error('export was cut'));
  }

  async function* writeJson(userId: string, at: Date): AsyncGenerator<string, undefined> {
    const { profile: _, ...others } = tables;
    const head = {
      exported_at: at.toISOString(),
      notice: 'Lo marcado con "ai_generated": true lo escribió una inteligencia artificial.',
      profile: await requireProfile(userId),
    };
    yield JSON.stringify(head).slice(0, -1);
    for (const [name, part] of Object.entries(others)) {
      yield `,${JSON.stringify(name)}:[`;
      let isFirst = true;
      for await (const page of pagesOf(part, userId)) {
        yield (isFirst ? '' : ',') + page.map(({ row }) => JSON.stringify(row)).join(',');
        isFirst = false;
      }
      yield ']';
    }
    await requireProfile(userId);
    yield '}';
    return undefined;
  }

  async function* writeHtml(userId: string, at: Date): AsyncGenerator<string, undefined> {
    yield htmlExport.head(tables, at);
    for (const [name, part] of Object.entries(tables)) {
      yield htmlExport.open(name, part);
      let rows = 0;
      for await (const page of pagesOf(part, userId)) {
        rows += page.length;
        yield page.map(({ row }) => htmlExport.row(row)).join('');
      }
      yield htmlExport.close(rows);
    }
    await requireProfile(userId);
    yield htmlExport.foot;
    return undefined;
  }

  /** Of an account that is erased meanwhile the rest reads as nothing, and half of it would pass for the whole. */
  async function requireProfile(userId: string) {
    const { rows } = await readRows(db, tables.profile as ExportedTable, userId, { after: null, most: 1 });
    if (!rows[0]) throw new Failure('unauthenticated');
    return rows[0].row;
  }

  async function* pagesOf(part: ExportedTable, userId: string): AsyncGenerator<ExportedPage['rows']> {
    let after: string | null = null;
    do {
      const { rows, next }: ExportedPage = await readRows(db, part, userId, { after, most: rowsAtOnce });
      if (rows.length > 0) yield rows;
      after = next;
    } while (after !== null);
  }

  return routes;
}

/** What the server is compared with: Node's own HTTP server that does the one thing asked for and nothing else. */
import { createServer, type RequestListener } from 'node:http';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
pool.on('error', () => {});

const routes: Record<string, RequestListener> = {
  '/alive': (_, response) => void response.end(),
  '/list': async (request, response) => {
    const [at, id] = (new URL(request.url ?? '', 'http://x').searchParams.get('cursor') ?? '').split('_');
    const { rows } = await pool.query(
      `select id, user_id, created_at, bio_text, keywords, bio_style from saved_bios
       where user_id = $1 and (created_at, id) < ($2::timestamptz, $3::uuid)
       order by created_at desc, id desc limit 21`,
      [process.env.USER_ID, new Date(Number(at)), id],
    );
    const text = JSON.stringify({ items: rows });
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  },
};

createServer((request, response) => {
  const route = routes[(request.url ?? '').split('?')[0] ?? ''];
  if (route) route(request, response);
  else response.writeHead(404).end();
}).listen(Number(process.env.PORT), '127.0.0.1');

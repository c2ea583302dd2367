/** What the server is compared with: Node's own HTTP server that does the one thing asked for and nothing else. */
import { readFileSync } from 'node:fs';
import { request as ask, createServer, type RequestListener } from 'node:http';
import { Pool } from 'pg';

const page = readFileSync('dist/pages/inicio.html.br');
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
pool.on('error', () => {});

const json = (response: Parameters<RequestListener>[1], body: unknown) => {
  const text = JSON.stringify(body);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
};

const routes: Record<string, RequestListener> = {
  '/alive': (_, response) => void response.end(),
  '/page': (_, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-encoding': 'br',
      'content-length': page.length,
    });
    response.end(page);
  },
  '/session': async (_, response) => {
    const { rows } = await pool.query(
      `select p.*, s.expires_at from sessions s join profiles p on p.id = s.user_id where s.token_hash = $1`,
      [Buffer.from(process.env.TOKEN_HASH ?? '', 'hex')],
    );
    json(response, rows[0]);
  },
  '/list': async (request, response) => {
    const [at, id] = (new URL(request.url ?? '', 'http://x').searchParams.get('cursor') ?? '').split('_');
    const { rows } = await pool.query(
      `select id, user_id, created_at, bio_text, keywords, bio_style from saved_bios
       where user_id = $1 and (created_at, id) < ($2::timestamptz, $3::uuid)
       order by created_at desc, id desc limit 21`,
      [process.env.USER_ID, new Date(Number(at)), id],
    );
    json(response, { items: rows });
  },
  '/relay': (request, response) => {
    const upstream = ask(process.env.MODEL_URL ?? '', { method: 'POST' }, (answer) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      answer.pipe(response);
    });
    request.pipe(upstream);
  },
};

createServer((request, response) => {
  const route = routes[(request.url ?? '').split('?')[0] ?? ''];
  if (route) route(request, response);
  else response.writeHead(404).end();
}).listen(Number(process.env.PORT), '127.0.0.1');

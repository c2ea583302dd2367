/** A scripted model in a process of its own: thinks as long as its address says, then writes three first messages in pieces. */
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { wires } from '../../test/models/wires.ts';

const wire = wires.find((one) => one.name === 'compatible');
if (!wire) throw new Error('no wire');
const words = 'Tu foto en la sierra pide una pregunta: ¿subes por las vistas o por el bocadillo de arriba? ';
const text = JSON.stringify({
  options: ['Pregunta concreta', 'Humor', 'Propuesta'].map((angle) => ({ angle, text: words.trim() })),
});
const deltas = 60;
// The first piece holds a whole word, so that whoever waits for it waits for the same bytes on every way.
const first = 80;
const size = Math.ceil((text.length - first) / (deltas - 1));
const pieces = [text.slice(0, first)];
for (let at = first; at < text.length; at += size) pieces.push(text.slice(at, at + size));
const head = wire.open(null).join('') + wire.text(pieces[0] ?? '', null);
const rest = pieces.slice(1).map((piece) => wire.text(piece, null));

createServer(async (request, response) => {
  let asked = 0;
  request.on('data', (part: Buffer) => {
    asked += part.length;
  });
  if (request.url === '/alive') return void response.end();
  // `/think-20/gap-100/v1/…`: milliseconds before the first piece, and between two of them.
  const [thinkMs, gapMs] = [/think-(\d+)/, /gap-(\d+)/].map((part) =>
    Number(part.exec(request.url ?? '')?.[1] ?? 0),
  );
  if (thinkMs) await pause(thinkMs);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(head);
  for (const piece of rest) {
    if (gapMs) await pause(gapMs);
    if (response.destroyed) return;
    response.write(piece);
  }
  // Four characters are about a token.
  const usage = { input: Math.ceil(asked / 4), output: Math.ceil(text.length / 4) };
  response.end(wire?.end('stop', usage, null).join(''));
}).listen(Number(process.env.PORT), '127.0.0.1');

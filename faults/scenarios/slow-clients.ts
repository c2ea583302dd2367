import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { underLoad } from '../load.ts';
import { Person } from '../person.ts';
import { megabytes, type Report } from '../report.ts';
import { openWorld } from '../world.ts';

const readers = 150;
const heldMs = 22_000;
const growthBytes = 150 * 1_048_576;
const boundMs = 20_000;
const bigItems = 50;

/** Clients that read their answers one byte at a time; of those who write so `security/attacks/slow.ts` takes care. */
export async function slowClients(report: Report): Promise<void> {
  await using world = await openWorld({ name: 'slow', instances: 1, env: { RATE_LIMIT_SCALE: '0' } });
  const [instance] = world.instances;
  if (!instance) return;
  const sockets: Socket[] = [];
  using _cut = { [Symbol.dispose]: () => sockets.forEach((socket) => void socket.destroy()) };
  await underLoad(report, world, { people: 8, boundMs }, async () => {
    const person = new Person(world.product, 'grande@example.test');
    await person.signIn();
    for (let n = 0; n < bigItems; n += 1) await person.save('x'.repeat(15_000));
    await sleep(3_000);
    const before = instance.memory();
    const host = new URL(world.outside.publicUrl).host;
    const cookie = `salero=${person.session?.cookie}`;
    for (let n = 0; n < readers; n += 1) readSlowly(sockets, instance.port, host, cookie);
    let peak = before;
    for (let waited = 0; waited < heldMs; waited += 1_000) {
      await sleep(1_000);
      peak = Math.max(peak, instance.memory());
    }
    report.figure('slow clients', readers);
    report.figure('memory', `${megabytes(before)}, at most ${megabytes(peak)} meanwhile`);
    report.check('memory stayed bounded', peak - before <= growthBytes, megabytes(peak - before));
    for (const socket of sockets) socket.destroy();
  });
}

function readSlowly(sockets: Socket[], port: number, host: string, cookie: string): void {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket.on('error', () => {}));
  socket.write(`GET /api/saved/bios?limit=50 HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`);
  socket.pause();
  const timer = setInterval(() => socket.read(1), 1_000);
  socket.on('close', () => clearInterval(timer));
}

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../test/rig/free-port.ts';
import { jsonOf, send } from '../../test/rig/http.ts';
import { startServing } from '../../test/rig/processes.ts';
import { scratch } from '../../test/rig/scratch.ts';
import { signIn } from '../../test/rig/sign-in.ts';
import { type Report, seconds } from '../report.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const boundMs = 30_000;
/** A thread that never rests again, from the moment of a signal. */
const holder = `data:text/javascript,process.on('SIGUSR2', () => { for (;;); })`;

export const notBuilt = () =>
  existsSync(`${root}dist/pages/inicio.html`) ? null : 'npm run build is missing';

/** The shipped entry on PGlite, whose one thread is held for good, told to stop, and started again by whoever restarts what ended. */
export async function stalled(report: Report): Promise<void> {
  const port = await freePort();
  const start = () =>
    startServing(['--import', holder, 'src/app/main.server.ts'], {
      port,
      cwd: root,
      env: { DATA_DIR: scratch('stalled') },
    });
  const origin = `http://localhost:${port}`;
  await using first = await start();
  const { cookie } = await signIn(origin, 'parada@example.test');
  const save = (bio_text: string) =>
    send(origin, '/api/saved/bios', { method: 'POST', cookie, body: { bio_text, keywords: 'mar' } });
  await save('Guardada antes');
  const held = performance.now();
  first.child.kill('SIGUSR2');
  first.child.kill('SIGTERM');
  await first.ended;
  const tookMs = performance.now() - held;
  report.figure('ended after', seconds(tookMs));
  report.check('it was ended by its watchdog', first.child.signalCode === 'SIGKILL' && tookMs < boundMs);
  report.check(
    'its last line says that it stalled',
    /"event":"stalled"[^\n]*\n$/.test(first.log()),
    first.log(),
  );
  await using _second = await start();
  const saved = await save('Guardada después');
  report.check('the next one writes', saved.status === 201, saved.text);
  const { items } = jsonOf(await send(origin, '/api/saved/bios', { cookie }));
  report.check('nothing is lost', (items as unknown[]).length === 2);
}

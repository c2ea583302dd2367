import { setTimeout as sleep } from 'node:timers/promises';
import { endOfStream, send } from '../../test/rig/http.ts';
import { photoTool } from '../../test/tool-examples.ts';
import { Person } from '../person.ts';
import { megabytes, type Report, seconds } from '../report.ts';
import { openWorld, written } from '../world.ts';

const hanging = 40;
const growthBytes = 120 * 1_048_576;

export async function model(report: Report): Promise<void> {
  await using world = await openWorld({ name: 'model', instances: 1 });
  const [instance] = world.instances;
  if (!instance) return;
  const { publicUrl } = world.outside;
  async function generate(email: string): Promise<{ status: number; error: string; ms: number }> {
    const person = new Person(world.product, email);
    await person.signIn();
    const ask = () =>
      send({ url: instance?.url ?? '', origin: publicUrl }, `/api/functions/${photoTool.functionName}`, {
        method: 'POST',
        cookie: `salero=${person.session?.cookie}`,
        headers: { Accept: 'text/event-stream' },
        body: photoTool.example.body,
        withinMs: 60_000,
      });
    let answer = await ask();
    // Eighty who come at once may be too many: whoever is refused at the door comes again.
    while (answer.status === 503) {
      await sleep(500);
      answer = await ask();
    }
    const body = answer.status === 200 ? endOfStream(answer.text).body : JSON.parse(answer.text);
    return { status: Number(body.status ?? answer.status), error: String(body.error ?? ''), ms: answer.ms };
  }
  await instance.start();
  await generate('calienta@example.test');
  const before = instance.memory();
  const kinds = [{ does: 'hang' }, { does: 'hang', after: written.slice(0, 80) }] as const;
  world.model.script(...Array.from({ length: hanging }, () => kinds).flat());
  const all = await Promise.all(
    Array.from({ length: 2 * hanging }, (_, n) => generate(`cuelga-${n}@example.test`)),
  );
  const longest = Math.max(...all.map(({ ms }) => ms));
  report.figure(
    'calls to a model that hangs before its first byte, and in the middle',
    `${hanging} and ${hanging}`,
  );
  report.figure('answered within', seconds(longest));
  const clean = all.every(({ status, error }) => status === 504 && error === 'model_timeout');
  report.check(
    'a model that hangs is 504 model_timeout',
    clean,
    JSON.stringify(all.filter(({ status }) => status !== 504)[0]),
  );
  report.check('within 30 s', longest < 30_000, seconds(longest));
  const growth = instance.memory() - before;
  report.figure('memory grew by', megabytes(growth));
  report.check('memory stayed bounded', growth < growthBytes);
  const rows = await world.cluster.sql(`select count(*)::int as n from profiles where usage_icebreaker > 0`);
  report.check(
    'no use was charged for what was not delivered',
    Number(rows[0]?.n) === 1,
    JSON.stringify(rows),
  );
  const left = await world.cluster.sql(`select 1 from generations where status = 'reserved'`);
  report.check('no use is held', left.length === 0, `${left.length}`);
}

import { setTimeout as pause } from 'node:timers/promises';
import { Journal } from '../../faults/journal.ts';
import { Person } from '../../faults/person.ts';
import { hashToken, mintToken } from '../../src/account/secret-token.server.ts';
import { jsonOf } from '../../test/rig/http.ts';
import { someTool } from '../../test/tool-examples.ts';

/** Between two of somebody's calls, so that a build has the machine as well. */
const thinkMs = 40;
const uncounted = someTool(({ tool }) => !tool.contract.quota);

/** People who read, save, use a tool and delete, until told to stop; then what they were answered, which may be no failure. */
export function startLoad(origin: string, cookies: readonly string[]) {
  const journal = new Journal();
  const product = { publicUrl: origin, url: () => origin, allowBroken: false, journal };
  let stopped = false;

  async function live(cookie: string, n: number) {
    const person = new Person(product, `paseo-${n}@example.test`, cookie);
    const arrive = async () => {
      if ((await person.insist('page', '/')).status !== 200) journal.complain('a page was lost');
      const { user } = jsonOf(await person.insist('session', '/api/session'));
      if (!user) journal.complain('a session was lost');
    };
    const steps = [arrive, person.save, person.look, () => person.use(uncounted), person.deleteOne];
    for (let n = 0; !stopped; n += 1) {
      await steps[n % steps.length]?.call(person);
      await pause(thinkMs);
    }
  }

  const people = cookies.map(live);
  return async () => {
    stopped = true;
    await Promise.all(people);
    const failed = [...journal.statuses].filter(([status]) => !/^[23]/.test(status));
    return { answers: journal.answers, failures: [...journal.wrong, ...failed.map(String)] };
  };
}

/** A person's cookie, as the product stores it: the hash of a random token. */
export async function newSession(query: (text: string) => Promise<unknown>): Promise<string> {
  const token = mintToken();
  const hash = Buffer.from(hashToken(token)).toString('hex');
  await query(`with person as (insert into profiles (email, terms_version) values ('ana@example.test', '1') returning id)
    insert into sessions (user_id, token_hash, expires_at, absolute_expires_at)
    select id, '\\x${hash}', now() + interval '1 hour', now() + interval '1 hour' from person`);
  return `__Host-salero=${token}`;
}

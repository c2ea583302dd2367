/** `npm run audit`: fails on what the registry knows against a package of the lock file. `npm run release` asks the same first. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

interface Accepted {
  /** GHSA-… */
  id: string;
  /** Not mended by then, it fails again. */
  until: string;
  /** Why it cannot be reached, or what it waits for. */
  why: string;
}

interface Report {
  message?: string;
  vulnerabilities?: Record<
    string,
    { via: (string | { name: string; title: string; url: string; severity: string })[] }
  >;
}

/** What SECURITY.md gives anything that is not high: nothing is looked away from for longer. */
const longestDays = 30;
const dayMs = 86_400_000;
const list = 'security/advisories.json';

/** One sentence for each reason not to publish what stands in the lock file. */
export function auditProblems(now: Date): string[] {
  const accepted: Accepted[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const days = ({ until }: Accepted) => (Date.parse(until) - now.getTime()) / dayMs;
  const endless = accepted.filter((one) => !one.why || !(days(one) <= longestDays));
  if (endless.length > 0)
    return endless.map(({ id }) => `${list}: ${id} needs a reason and a day within ${longestDays} days.`);
  const tolerated = new Set(accepted.filter((one) => days(one) > 0).map(({ id }) => id));
  const found = new Map<string, string>();
  const { vulnerabilities, message = 'no answer' } = ask();
  if (!vulnerabilities) return [`The registry did not say what is known of our packages: ${message}`];
  for (const { via } of Object.values(vulnerabilities))
    for (const one of via) {
      // A name stands for what is listed under that name.
      if (typeof one === 'string') continue;
      const id = one.url.slice(one.url.lastIndexOf('/') + 1);
      if (!tolerated.has(id)) found.set(id, `${one.name}: ${one.severity}, ${one.title} (${id})`);
    }
  return [...found.values()];
}

function ask(): Report {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=1'], { encoding: 'utf8' });
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
}

if (import.meta.main) {
  const problems = auditProblems(new Date());
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exit(1);
  process.stdout.write('Nothing is known against any package.\n');
}

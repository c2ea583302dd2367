/** The main journeys in the engines that Playwright does not drive here: `node e2e/engines/run.ts [firefox|webkit]`. Decision 0072. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingParts, requirePart } from '../../faults/debian.ts';
import { startServing } from '../../test/rig/processes.ts';
import type { Driver } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { drawCapture, journeys } from './journeys.ts';
import { Person } from './person.ts';
import { openWebKit } from './webkit.ts';

const engines = {
  firefox: { parts: ['firefox-esr'], open: () => openFirefox(requirePart('firefox-esr')) },
  webkit: { parts: ['webkit2gtk-driver', 'xvfb'], open: () => openWebKit(requirePart('webkit2gtk-driver')) },
} as const;

let passed = 0;
let failed = 0;

async function tell(name: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now();
  try {
    await work();
    passed += 1;
    console.log(`ok     ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed += 1;
    console.log(`failed ${name}\n       ${(error as Error).message}`);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'salero-engines-'));
const capture = await drawCapture(folder);
for (const [name, { parts, open }] of Object.entries(engines)) {
  if (process.argv[2] && process.argv[2] !== name) continue;
  const missing = missingParts([...parts]);
  if (missing) {
    failed += 1;
    console.log(`failed ${name}: ${missing}`);
    continue;
  }
  const server = await startServing(['e2e/server.ts']);
  let driver: Driver | undefined;
  await tell(`${name}: it starts`, async () => {
    driver = await open();
  });
  if (driver) {
    const person = new Person(driver, server.origin);
    for (const [journey, walk] of Object.entries(journeys))
      await tell(`${name}: ${journey}`, () => walk({ person, capture, stopServer: () => server.stop() }));
    await driver.close();
  }
  await server.stop();
}
rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

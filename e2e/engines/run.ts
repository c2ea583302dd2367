/** The main journeys in the engines that Playwright does not drive here: `node e2e/engines/run.ts [firefox|webkit]`. Decision 0072. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { missingParts, requirePart } from '../../faults/debian.ts';
import { startServing } from '../../test/rig/processes.ts';
import { openFirefox } from './firefox.ts';
import { drawCapture, journeys } from './journeys.ts';
import { Person } from './person.ts';
import { openWebKit } from './webkit.ts';

const engines = {
  firefox: { parts: ['firefox-esr'], open: () => openFirefox(requirePart('firefox-esr')) },
  webkit: { parts: ['webkit2gtk-driver', 'xvfb'], open: () => openWebKit(requirePart('webkit2gtk-driver')) },
} as const;

const folder = mkdtempSync(join(tmpdir(), 'salero-engines-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const capture = await drawCapture(folder);

const [, , wanted] = process.argv;
const chosen = Object.entries(engines).filter(([name]) => wanted === undefined || wanted === name);
assert.ok(chosen.length > 0, `no engine is called ${wanted}`);
for (const [name, { parts, open }] of chosen)
  await test(name, async (engine) => {
    assert.equal(missingParts([...parts]), null);
    const server = await startServing(['e2e/server.ts']);
    engine.after(() => server.stop());
    const driver = await open();
    engine.after(() => driver.close());
    const person = new Person(driver, server.origin);
    for (const [journey, walk] of Object.entries(journeys))
      await engine.test(journey, () => walk({ person, capture, stopServer: () => server.stop() }));
  });

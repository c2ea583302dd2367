import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wall-'));
  await writeFile(join(folder, 'secret.server.ts'), 'export const secret = "guardado";\n');
  await writeFile(join(folder, 'lazy.ts'), "export const load = () => import('./secret.server.ts');\n");
  await writeFile(
    join(folder, 'direct.ts'),
    "import { secret } from './secret.server.ts';\nconsole.log(secret);\n",
  );
  await writeFile(join(folder, 'clean.ts'), 'console.log("nada");\n');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function buildForBrowser(entry: string) {
  return build({
    logLevel: 'silent',
    build: { write: false, manifest: false, rolldownOptions: { input: join(folder, entry) } },
  });
}

test('the build fails when browser code imports a server file, directly or lazily', async () => {
  await expect(buildForBrowser('direct.ts')).rejects.toThrow(/server code never reaches the browser/);
  await expect(buildForBrowser('lazy.ts')).rejects.toThrow(/server code never reaches the browser/);
});

test('the same build passes without such an import', async () => {
  await expect(buildForBrowser('clean.ts')).resolves.toBeDefined();
});

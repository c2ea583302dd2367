import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { newFolder } from '../../test/folders.ts';

const folder = newFolder(afterAll);
const files = {
  'secret.server.ts': 'export const secret = "guardado";',
  'lazy.ts': "export const load = () => import('./secret.server.ts');",
  'direct.ts': "import { secret } from './secret.server.ts';\nconsole.log(secret);",
  'clean.ts': 'console.log("nada");',
};
for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);

function buildForBrowser(entry: string) {
  return build({
    logLevel: 'silent',
    build: { write: false, manifest: false, rolldownOptions: { input: join(folder, entry) } },
  });
}

test('the build fails when browser code imports a server file, directly or lazily, and passes without', async () => {
  for (const entry of ['direct.ts', 'lazy.ts'])
    await expect(buildForBrowser(entry)).rejects.toThrow(/server code never reaches the browser/);
  await expect(buildForBrowser('clean.ts')).resolves.toBeDefined();
});

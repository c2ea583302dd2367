/** Builds what is stale: the browser's code when a source changed, the pages when the code or the site's settings did. Decision 0003. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Site } from '../src/account/site.ts';
import type { Assets } from '../src/app/document.tsx';
import { headScript } from '../src/app/head-script.ts';
import { readSettings } from '../src/app/settings.server.ts';
import { pagesStampOf, siteFromSettings } from '../src/app/site.server.ts';
import type { Build } from '../src/app/worker/build.ts';
import { SettingError, sayingWrongSettings } from '../src/platform/env.server.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, Chunk>;
interface Page {
  path: string;
  source: string;
  private?: true;
  still?: true;
}
interface Renderer {
  pages: Page[];
  notFound: Page;
  manifest: object;
  renderPage(path: string, site: Site, assets: Assets): Promise<string>;
}

/** Brotli bytes of the code that a page loads at first. A page over its budget fails the build. */
const budgets = { static: 95_000, app: 120_000 };

/** Bytes; what is larger is kept on a device only once somebody there needed it. */
const largestKept = 250_000;

const pagesStamp = 'dist/pages/.stamp';
const onlyIfStale = process.argv.includes('--if-stale');

await sayingWrongSettings(async () => {
  await buildCode();
  await buildPages();
});

async function buildCode() {
  const stamp = await hashOf(['src', 'public'], ['vite.config.ts', 'package-lock.json']);
  const fresh = await isFresh('dist/code.stamp', stamp);
  if (onlyIfStale && fresh) return;
  // What only builds is not there in a release that has been pruned, and its code needs no other.
  const vite = await import('vite').catch(() => null);
  if (!vite && fresh) return;
  if (!vite) throw new SettingError('Falta lo que construye el sitio: npm ci.');
  // A build that is cut short must not pass for the one before it.
  await rm('dist/code.stamp', { force: true });
  const started = performance.now();
  const builder = await vite.createBuilder({ logLevel: 'warn' });
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  await compressTree('dist/client');
  await writeFile('dist/code.stamp', stamp);
  await rm(pagesStamp, { force: true });
  process.stdout.write(`Código construido en ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

async function buildPages() {
  const site = siteFromSettings((await readSettings(process.env)).env);
  const stamp = await pagesStampOf('dist', site);
  if (onlyIfStale && (await isFresh(pagesStamp, stamp))) return;
  const manifest: Manifest = JSON.parse(await readFile('dist/client/manifest.json', 'utf8'));
  const renderer: Renderer = await import(pathToFileURL('dist/prerender/prerender.server.js').href);
  // What is in it and not the folder: in a container that is all that can be written.
  await rm(pagesStamp, { force: true });
  for (const name of existsSync('dist/pages') ? await readdir('dist/pages') : [])
    await rm(join('dist/pages', name), { recursive: true });
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The manifest names no entry.');
  const styles = [entry, ...importsOf(manifest, entry)].flatMap((chunk) => chunk.css ?? []);
  const css = (await Promise.all(styles.map((file) => readFile(join('dist/client', file), 'utf8')))).join('');
  const fonts = [...css.matchAll(/url\(["']?(\/assets\/[^"')]+\.woff2)["']?\)/g)].map((match) =>
    String(match[1]),
  );
  // In the page itself: one request less before the first paint.
  const icon = `data:image/svg+xml,${encodeURIComponent(await readFile('public/favicon.svg', 'utf8'))}`;
  for (const { path, source, private: behindSignIn, still } of [...renderer.pages, renderer.notFound]) {
    const own = manifest[source];
    if (!own) throw new Error(`The manifest has no chunk for ${source}.`);
    const chunks = [...importsOf(manifest, entry), ...importsOf(manifest, own), own, entry];
    const modules = still ? [] : [...new Set(chunks.map((chunk) => `/${chunk.file}`))];
    await keepBudget(
      path,
      modules,
      source.startsWith('src/tools/') || behindSignIn ? budgets.app : budgets.static,
    );
    const assets: Assets = { css, script: headScript, fonts: [...new Set(fonts)], icon, modules };
    await writePage(fileOf(path), await renderer.renderPage(path, site, assets));
  }
  const listed = renderer.pages.filter((page) => !page.private).map((page) => `${site.origin}${page.path}`);
  await writePage('robots.txt', `User-agent: *\nDisallow: /api/\nSitemap: ${site.origin}/sitemap.xml\n`);
  await writePage(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed
      .map((url) => `<url><loc>${url}</loc></url>`)
      .join('\n')}\n</urlset>\n`,
  );
  await writePage('manifest.webmanifest', JSON.stringify(renderer.manifest));
  await writePage('sw.js', await workerOf(renderer.pages));
  await compressTree('dist/pages');
  await writeFile(pagesStamp, stamp);
}

/** The worker, told what it keeps: the pages as they were just written, and all code but what is large. Decision 0063. */
async function workerOf(pages: readonly Page[]): Promise<string> {
  const code: string[] = [];
  const onDemand: string[] = [];
  const names = await readdir('dist/client/assets');
  const isCompressed = (name: string) =>
    /\.(br|gz)$/.test(name) && names.includes(name.replace(/\.\w+$/, ''));
  for (const name of names.filter((one) => !one.endsWith('.css') && !isCompressed(one))) {
    const { size } = await stat(join('dist/client/assets', name));
    // What looks at pictures is for who chooses one.
    (size > largestKept || /^(reader\.worker|private-parts\.worker|faces)-/.test(name)
      ? onDemand
      : code
    ).push(`/assets/${name}`);
  }
  const digests = pages.map(async ({ path }) => [
    path,
    digestOf(await readFile(join('dist/pages', fileOf(path)))),
  ]);
  const told = { pages: Object.fromEntries(await Promise.all(digests)), code, onDemand };
  const build: Build = { version: digestOf(JSON.stringify(told)).slice(0, 12), ...told };
  return `const build=${JSON.stringify(build)};\n${await readFile('dist/worker/sw.js', 'utf8')}`;
}

function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function fileOf(path: string): string {
  return path === '/' ? 'inicio.html' : `${path.slice(1)}.html`;
}

/** In the order in which they run: what others import comes first. */
function importsOf(manifest: Manifest, chunk: Chunk): Chunk[] {
  return (chunk.imports ?? []).flatMap((name) => {
    const imported = manifest[name];
    return imported ? [...importsOf(manifest, imported), imported] : [];
  });
}

async function keepBudget(path: string, modules: string[], budget: number) {
  const sizes = await Promise.all(modules.map(async (file) => (await stat(`dist/client${file}.br`)).size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  // A page that grew is for whoever builds it to see, not for whoever starts it.
  if (total > budget && !onlyIfStale)
    throw new Error(`${path} loads ${total} bytes of code: its budget is ${budget}.`);
}

async function writePage(name: string, content: string) {
  const file = join('dist/pages', name);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, content);
}

async function compressTree(folder: string) {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((file) =>
    /\.(html|js|css|svg|json|txt|xml|webmanifest|wasm|bin)$/.test(file),
  )) {
    const file = join(folder, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    await writeFile(
      `${file}.br`,
      await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
  }
}

async function isFresh(file: string, stamp: string) {
  return existsSync(file) && (await readFile(file, 'utf8')) === stamp;
}

async function hashOf(folders: string[], files: string[]) {
  const hash = createHash('sha256');
  const inside = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((item) => item.isFile() && !/\.(test\.tsx?|server\.ts)$/.test(item.name))
        .map((item) => join(item.parentPath, item.name)),
    ),
  );
  for (const file of [...inside.flat().sort(), ...files]) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

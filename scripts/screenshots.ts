/** Draws the pictures that a phone shows before it installs Salero, from the app itself: `node scripts/screenshots.ts` writes public/screenshots. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type Screenshot, screenshots } from '../src/app/manifest.ts';
import type { ToolAbout } from '../src/generation/tool.ts';
import { startServing } from '../test/rig/processes.ts';
import { signIn } from '../test/rig/sign-in.ts';
import { examples } from '../test/tool-examples.ts';
import { chromiumArgs, findChromium } from './chromium.ts';

const port = 3231;
const origin = `http://localhost:${port}`;
const chat =
  'Ana: Esta semana ando liadísima\nYo: Sin prisa. ¿Y el examen, qué tal?\nAna: El jueves te lo cuento 😅';

const [reading] = examples.filter(({ tool }) => (tool.contract as ToolAbout).reads).slice(-1);

/** Opens the page of which the picture is taken, as it is when somebody uses it. */
const open: Record<Screenshot['name'], (page: Page) => Promise<unknown>> = {
  inicio: (page) => page.goto(origin),
  'inicio-ancho': (page) => page.goto(origin),
  async compartir(page) {
    await page.goto(`${origin}/compartir`, { waitUntil: 'networkidle' });
    await page.getByLabel('El chat o el mensaje').fill(chat);
    await page.getByRole('button', { name: '¿Quién dijo qué?' }).click();
  },
  async respuesta(page) {
    const screen = reading?.example.screen;
    if (!screen?.box) throw new Error('No tool reads a message.');
    await page.goto(origin + reading?.tool.contract.path, { waitUntil: 'networkidle' });
    await page.getByLabel(screen.box[0]).fill(screen.box[1]);
    await page.getByRole('button', { name: screen.submit, exact: true }).click();
    await page.getByRole('region', { name: 'Resultado' }).and(page.locator(':focus')).waitFor();
  },
};

spawnSync('node', ['scripts/build.ts', '--if-stale'], {
  env: { ...process.env, PUBLIC_URL: origin, AI_MODELS: 'embedded' },
  stdio: 'inherit',
});
const server = await startServing(['e2e/server.ts'], { port, env: { PUBLIC_URL: origin } });
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumArgs });
try {
  mkdirSync('public/screenshots', { recursive: true });
  for (const screenshot of screenshots) await draw(screenshot);
} finally {
  await browser.close();
  await server.stop();
}

async function draw({ name, width, height, scale }: Screenshot): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    hasTouch: scale > 1,
    locale: 'es-ES',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const { cookie } = await signIn(origin, `${name}@ejemplo.es`, { name: 'Lola' });
  const [cookieName = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name: cookieName, value, url: origin }]);
  const page = await context.newPage();
  await open[name](page);
  await page.waitForTimeout(500);
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 60, effort: 6 })
    .toFile(`public/screenshots/${name}.webp`);
  console.log(`${name} ${size}`);
  await context.close();
}

import type { ToolAbout } from '../src/generation/tool.ts';
import { toolServers } from '../src/tools/registry.server.ts';
import { expect, test } from './browser.ts';
import { expectAccessible, expectNoSideScroll, expectReadable, lookTwiceAsLarge } from './look.ts';

const pages = [
  { path: '/', heading: 'Ligar es más fácil con un poco de salero' },
  { path: '/auth', heading: 'Entra en Salero' },
  { path: '/premium', heading: 'Habla sin contar los usos' },
  { path: '/legal', heading: 'Legal y privacidad' },
  { path: '/contacto', heading: 'Contacto' },
  ...toolServers
    .map(({ contract }) => contract as typeof contract & ToolAbout)
    .map(({ path, title }) => ({ path, heading: title })),
];

const withoutScripts = test.extend({ javaScriptEnabled: false });

for (const { path, heading } of pages) {
  withoutScripts(`${path} shows its content with scripts off`, async ({ page, baseURL }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/Salero/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
    // An icon is never the only sign.
    await expect(page.locator('svg:not([aria-hidden=true])')).toHaveCount(0);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test(`${path} is accessible, readable in the dark, and holds at twice the size`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectReadable(page);
    await expectNoSideScroll(page);
    await lookTwiceAsLarge(page);
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await expect(page.getByRole('button', { name: 'Cerrar el menú' })).toBeInViewport({ ratio: 1 });
  });
}

test('an unknown address answers 404 with a way home', async ({ page, watch }) => {
  watch.expected.push(/404/);
  const answer = await page.goto('/esto/no/existe');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/');
});

test('what a search engine and a phone ask for is there', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { path } of pages) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
  expect(sitemap).not.toContain('/perfil');
  expect(await (await request.get('/robots.txt')).text()).toContain(`${baseURL}/sitemap.xml`);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
  for (const file of ['/og.png', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'])
    expect((await request.get(file)).ok()).toBe(true);
});

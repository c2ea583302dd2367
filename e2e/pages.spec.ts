import type { ToolAbout } from '../src/generation/tool.ts';
import { toolServers } from '../src/tools/registry.server.ts';
import { expect, expectAccessible, expectNoSideScroll, lookTwiceAsLarge, test } from './browser.ts';

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

for (const { path, heading } of pages) {
  test(`${path} shows its content with scripts off`, async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
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
    await page.context().close();
  });

  test(`${path} has nothing that axe objects to, light on a phone or dark on a desktop, and holds at 200 % zoom`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    for (const [colorScheme, width] of [
      ['light', 360],
      ['dark', 1280],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
      await expectNoSideScroll(page);
    }
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

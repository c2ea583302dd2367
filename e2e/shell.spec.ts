import type { ToolAbout } from '../src/generation/tool.ts';
import { toolServers } from '../src/tools/registry.server.ts';
import { expect, signInAsNew, test, visit } from './browser.ts';
import { holdBack } from './calls.ts';

const last = toolServers.at(-1)?.contract as unknown as ToolAbout;

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the tools open under the mouse after a moment and by keyboard at once', async ({ page }) => {
    await visit(page, '/');
    const header = page.getByRole('banner');
    const nav = header.getByRole('navigation', { name: 'Principal' });
    const menu = nav.locator('summary', { hasText: 'Herramientas' });
    const link = nav.getByRole('link', { name: /Rompehielos/ });
    await menu.hover();
    await expect(link).toBeVisible();
    await expect(nav.getByRole('list').getByRole('link')).toHaveCount(toolServers.length);
    await page.mouse.move(640, 700);
    await expect(link).toBeHidden();
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/rompehielos');
    await expect(link).toBeHidden();
  });

  test('a mouse that only passes over the tools does not open them', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    const nav = page.getByRole('navigation', { name: 'Principal' });
    const menu = nav.locator('summary', { hasText: 'Herramientas' });
    const open = nav.locator('details[open]');
    // Time stands still from here on, but for what the test lets pass.
    await page.clock.pauseAt(Date.now() + 60_000);
    await menu.hover();
    await page.clock.runFor(199);
    await expect(open).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(open).toHaveCount(1);
    await page.mouse.move(640, 700);
    await page.clock.runFor(149);
    await expect(open).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(open).toHaveCount(0);
    await page.clock.runFor(299);
    await menu.hover();
    await page.clock.runFor(1);
    await expect(open).toHaveCount(1);
  });

  test('Premium is offered only once a free profile has loaded', async ({ page }) => {
    const header = page.getByRole('banner');
    await signInAsNew(page);
    const answer = await holdBack(page, '**/api/session');
    await page.goto('/legal');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['Hazte Premium', 'Iniciar Sesión', 'Cerrar Sesión'])
      await expect(header.getByText(name).and(page.locator(':visible'))).toHaveCount(0);
    answer();
    await expect(header.getByRole('link', { name: 'Hazte Premium' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
  });

  test('a new page starts at its top with the focus on its content; Back returns', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('link', { name: last.name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: last.title })).toBeVisible();
    await expect(page.locator('#contenido')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/salero/);
  });

  test('the footer has the year, a theme that stays, legal texts, contact and Premium', async ({ page }) => {
    await visit(page, '/');
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('Tema').selectOption('dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
    await footer.getByRole('link', { name: 'Contacto' }).click();
    await expect(page).toHaveURL('/contacto');
    await footer.getByRole('link', { name: 'Aviso legal' }).click();
    await expect(page.getByRole('heading', { name: 'Política de privacidad', exact: true })).toBeVisible();
    await footer.getByRole('link', { name: 'Premium' }).click();
    await expect(page).toHaveURL('/premium');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu keeps the focus inside, closes on Escape and marks where one is', async ({ page }) => {
    await visit(page, '/rompehielos');
    const opener = page.getByRole('button', { name: 'Abrir el menú' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menú' });
    await expect(menu).toBeVisible();
    expect((await menu.boundingBox())?.width).toBeCloseTo(280);
    await expect(menu.getByRole('link', { name: 'Rompehielos' })).toHaveAttribute('aria-current', 'page');
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest('dialog');
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the tools fold, and a link closes the menu', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    const menu = page.getByRole('dialog', { name: 'Menú' });
    await expect(menu.getByRole('link', { name: 'Hazte Premium' })).toBeVisible();
    const tool = menu.getByRole('link', { name: last.name });
    await expect(tool).toBeHidden();
    await menu.getByText('Herramientas').click();
    await tool.click();
    await expect(page).toHaveURL(last.path);
    await expect(menu).toBeHidden();
  });

  test('on small screens the menu is 320 pixels wide, and on large ones not there', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await visit(page, '/');
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    expect((await page.getByRole('dialog', { name: 'Menú' }).boundingBox())?.width).toBeCloseTo(320);
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeHidden();
  });
});

test('a page whose code a newer build has replaced comes whole from the server', async ({ page, watch }) => {
  watch.expected.push(/Failed to fetch dynamically imported module|404 \(Not Found\)/);
  await page.goto('/', { waitUntil: 'networkidle' });
  let replaced = true;
  await page.route(/\/assets\/page-.*\.js$/, (route) =>
    replaced ? route.fulfill({ status: 404 }) : route.continue(),
  );
  page.on('request', (request) => {
    if (request.isNavigationRequest()) replaced = false;
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL('/contacto');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Contacto/);
});

import { expect, signInAsNew, signInFromAuth, signOut, test, visit } from './browser.ts';
import { expectAccessible } from './look.ts';

test('a stranger signs in, comes back to where they were and signs out', async ({ page }) => {
  await page.goto('/auth?returnTo=/rompehielos', { waitUntil: 'networkidle' });
  await expect(page.getByText('18 años o más')).toBeVisible();
  await expect(page.getByText('inteligencia artificial')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar con Google' }).click();
  await expect(page.getByText(/no es Google/i).first()).toBeVisible({ timeout: 20_000 });
  // By keyboard alone: the first field has the focus.
  await page.keyboard.type(`teclado-${Date.now()}@ejemplo.es`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ana Teclado');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rompehielos', { timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Generar frase' })).toBeVisible();
  await signOut(page);
  await expect(page.getByText('Sesión cerrada correctamente')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
});

test('signing in and out in one tab shows in the others', async ({ page, context }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const other = await context.newPage();
  await other.goto('/auth');
  await signInFromAuth(other, `pestanas-${Date.now()}@ejemplo.es`);
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
  await signOut(page);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
});

test('who refuses new terms reaches what is kept of them, and erases the account', async ({ page }) => {
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch();
    const { profile, ...answer } = await response.json();
    await route.fulfill({
      response,
      json: { ...answer, profile: profile && { ...profile, termsPending: true } },
    });
  });
  await signInAsNew(page);
  const asked = page.getByRole('dialog', { name: 'Hemos cambiado los términos' });
  await expectAccessible(page);
  await asked.getByRole('link', { name: 'tu perfil' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Lo que guardamos de ti' }).click();
  await expect(page).toHaveURL('/lo-que-guardamos');
  await expect(asked).toBeHidden();
  await visit(page, '/rompehielos');
  await expect(asked).toBeVisible();
  await visit(page, '/perfil');
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: /cuenta/ });
  await dialog.getByRole('textbox').fill('ELIMINAR');
  await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
});

test('the login page sends somebody who is already in to where they wanted to go', async ({ page }) => {
  await signInAsNew(page);
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
  await page.goto('/auth?returnTo=//ejemplo.es/robo');
  await expect(page).toHaveURL('/');
});

test('a callback that is refused says so and leaves a way back', async ({ page, watch }) => {
  watch.expected.push(/40[0-9]/);
  for (const query of ['code=falso&state=falso', 'error=access_denied&state=x', '']) {
    await page.goto(`/auth/callback?${query}`);
    await expect(page.locator('#contenido').getByText('Error al procesar la autenticación.')).toBeVisible();
    await page.locator('#contenido').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/auth/);
  }
});

test('the profile lists the sessions and ends another one', async ({ page, browser, baseURL }) => {
  const { email } = await signInAsNew(page, '/perfil');
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await elsewhere.goto('/auth');
  await signInFromAuth(elsewhere, email);
  await elsewhere.waitForURL('/');
  await page.reload();
  await expect(page.getByText('Este dispositivo', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: /Cerrar la sesión de/ }).click();
  await expect(page.getByRole('button', { name: /Cerrar la sesión de/ })).toHaveCount(0);
  expect((await (await elsewhere.request.get('/api/session')).json()).user).toBeNull();
  await elsewhere.context().close();
});

test('what one person wrote is gone for the next one at that tab', async ({ page, context, watch }) => {
  watch.expected.push(/401/);
  const label = /Qué te ha llamado/;
  const { email } = await signInAsNew(page, '/rompehielos');
  await page.getByLabel(label).fill('Algo mío');
  await context.clearCookies();
  await page.goto('/auth?returnTo=/rompehielos');
  await signInFromAuth(page, email);
  await page.waitForURL('/rompehielos');
  await expect(page.getByLabel(label)).toHaveValue('Algo mío');
  await context.clearCookies();
  await signInAsNew(page, '/rompehielos');
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
  await expect(page.getByLabel(label)).toHaveValue('');

  await page.getByLabel(label).fill('Lo de otra persona');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  await expect(page.getByLabel(label)).toHaveValue('');
});

test('a page that opened Salero holds nothing of its window', async ({ page, context, baseURL }) => {
  const opener = await context.newPage();
  await opener.goto('data:text/html,<title>Otra</title>');
  const losesItsHold = async () => {
    const opened = context.waitForEvent('page');
    await opener.evaluate((url) => Object.assign(window, { held: window.open(url) }), `${baseURL}/`);
    const salero = await opened;
    await expect(salero.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => opener.evaluate('held.closed')).toBe(true);
    await salero.close();
  };
  await losesItsHold();
  await signInAsNew(page);
  await losesItsHold();
});

test('whoever signs out while a page is being drawn stays signed out and at home', async ({ page }) => {
  await page.addInitScript(() => {
    const signOut = () =>
      [...document.querySelectorAll<HTMLElement>('header button')].find(
        (button) => button.textContent === 'Cerrar Sesión' && button.checkVisibility(),
      );
    if (location.pathname === '/auth/callback')
      new MutationObserver((_, watch) => {
        const button = signOut();
        if (!button || location.pathname === '/auth/callback') return;
        watch.disconnect();
        button.click();
      }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  // The page's code is late.
  const signedOut = page.waitForResponse((response) => response.url().endsWith('/api/auth/sign-out'));
  await page.route(/\/page-[^/]+\.js$/, (route) => signedOut.then(() => route.continue()));
  await page.goto('/auth?returnTo=/rompehielos');
  await signInFromAuth(page, `vuelta-${Date.now()}@ejemplo.es`);
  await expect(page.getByText('Sesión cerrada correctamente')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ligar es más fácil/);
  await expect(page).toHaveURL('/');
});

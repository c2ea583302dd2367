import type { Page } from '@playwright/test';
import { expect, signInAsNew, signOut, test, visit } from './browser.ts';
import { holdBack } from './calls.ts';

/** Opens a page whose code waits on its way; the function that comes back lets it arrive. */
async function openAsleep(page: Page, path: string): Promise<() => Promise<void>> {
  const arrive = await holdBack(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    arrive();
    // On a phone signing out is in the menu, which is closed.
    const known = page.locator('header :is(a, button)').filter({ hasText: /(Iniciar|Cerrar) Sesión/ });
    await expect(known.first()).toBeAttached({ timeout: 30_000 });
  };
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('text and choices from before the page is awake stay, and are what is sent', async ({ page }) => {
  await signInAsNew(page, '/nextmove');
  const awake = await openAsleep(page, '/nextmove');
  const received = page.getByLabel('El mensaje que has recibido');
  await received.pressSequentially('Pues el sábado voy al concierto');
  await page.getByRole('radio', { name: 'Recuperar el interés' }).check();
  await awake();
  await expect(received).toHaveValue('Pues el sábado voy al concierto');
  const sent = page.waitForRequest('**/api/functions/*');
  await page.getByRole('button', { name: 'Generar estrategia' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    receivedMessage: 'Pues el sábado voy al concierto',
    objective: 'recover',
  });
});

test('the focus and the caret stay where they were, and typing goes on', async ({ page }) => {
  await signInAsNew(page, '/subtexto-detector');
  const awake = await openAsleep(page, '/subtexto-detector');
  const field = page.getByLabel('El mensaje que quieres entender');
  await field.pressSequentially('Nos vemos jueves');
  for (const _ of 'jueves') await page.keyboard.press('ArrowLeft');
  await awake();
  await expect(page.getByRole('button', { name: 'Analizar Mensaje' })).toBeEnabled();
  await expect(field).toBeFocused();
  await page.keyboard.type('el ');
  await expect(field).toHaveValue('Nos vemos el jueves');
});

test('a list choice and what the browser fills in by itself stay', async ({ page }) => {
  await signInAsNew(page, '/analizador');
  const awake = await openAsleep(page, '/analizador');
  const bio = page.getByPlaceholder('Pega aquí el texto de tu bio');
  // As a password manager or the browser does: no key is pressed and no event is sent.
  await bio.evaluate((field: HTMLTextAreaElement) => {
    field.value = 'Hago croquetas y bailo mal';
  });
  await page.getByLabel(/En qué app la usas/).selectOption('tinder');
  await awake();
  await expect(page.getByText('En Tinder caben 500 caracteres.')).toBeVisible();
  await expect(bio).toHaveValue('Hago croquetas y bailo mal');
  await page.reload();
  await expect(page.getByText('En Tinder caben 500 caracteres.')).toBeVisible();
  await expect(bio).toHaveValue('Hago croquetas y bailo mal');
});

test('what the browser refills after a sign-out is not taken for the next person’s', async ({ page }) => {
  await signInAsNew(page);
  await visit(page, '/subtexto-detector');
  const field = page.getByLabel('El mensaje que quieres entender');
  await field.fill('Algo que solo es mío');
  await page.goto('/legal');
  await signOut(page);
  await expect(page).toHaveURL('/');
  // In one step: a step that comes while the last one still ends is lost.
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/subtexto-detector');
  await expect(page.getByRole('banner').getByText('Iniciar Sesión')).toBeVisible();
  await expect(field).toHaveValue('');
});

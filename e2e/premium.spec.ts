import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, signInAsNew, test, visit } from './browser.ts';
import { changeAnswer } from './calls.ts';
import { dataFolder } from './data-folder.ts';
import { expectAccessible, expectNoSideScroll } from './look.ts';
import { ask } from './tool-forms.ts';

const buy = 'Hazte Premium por 5€/mes';

async function becomePremium(page: Page): Promise<void> {
  await visit(page, '/premium');
  await page.getByRole('button', { name: buy }).click();
  await page.getByRole('checkbox', { name: /términos de uso/ }).check();
  await page.getByRole('button', { name: 'Ir a pagar 5,00 €' }).click();
  await page.getByRole('button', { name: 'Pagar 5,00 €' }).click();
  await expect(page.getByText('¡Gracias por tu suscripción!')).toBeVisible();
}

test('a visitor who wants Premium signs in and comes back to the offer', async ({ page }) => {
  await visit(page, '/premium');
  await expect(page.getByText('al mes, IVA incluido').first()).toBeVisible();
  await page.getByRole('button', { name: buy }).click();
  await expect(page).toHaveURL('/auth?returnTo=/premium');
});

test('before paying everything is said, and nothing is ticked', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsNew(page, '/premium');
  await page.getByRole('button', { name: buy }).click();
  const step = page.getByRole('dialog', { name: 'Antes de pagar' });
  for (const words of ['IVA incluido', 'se renueva cada mes', 'próximo cobro', '14 días'])
    await expect(step).toContainText(words);
  await expect(step.getByRole('checkbox')).not.toBeChecked();
  await step.getByRole('button', { name: 'Ir a pagar 5,00 €' }).click();
  await expect(step.getByRole('checkbox')).toBeFocused();
  const missing = 'Para seguir tienes que aceptar los términos.';
  await expect(step.getByRole('checkbox')).toHaveJSProperty('validationMessage', missing);
  await expectNoSideScroll(page);
  await expectAccessible(page);
});

async function mailsTo(email: string, baseURL = ''): Promise<string[]> {
  const outbox = join(dataFolder(Number(new URL(baseURL).port)), 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return mails.filter((mail) => mail.includes(email));
}

test('paid, thanked once, used, cancelled and withdrawn, each told by mail', async ({ page, baseURL }) => {
  test.setTimeout(150_000);
  const { email } = await signInAsNew(page);
  await becomePremium(page);
  await expect(page).toHaveURL('/perfil');
  await expect(page.getByText(/Se renueva el .+ por 5,00/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Hazte Premium' })).toHaveCount(0);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByText('¡Gracias por tu suscripción!')).toHaveCount(0);
  await page.goto('/premium');
  await expect(page.getByRole('heading', { name: 'Ya eres Premium' })).toBeVisible();

  await visit(page, '/detector-redflags');
  const long = `Dame tu contraseña, sé dónde vives. ${'Contesta ya. '.repeat(12)}`;
  await ask(page, '/detector-redflags', long);
  await page.getByRole('button', { name: 'Guardar análisis' }).click();
  await expect(page.getByText('Análisis guardado correctamente')).toBeVisible();
  await page.goto('/mis-guardados?tab=redFlags');
  await expect(page.locator('blockquote').first()).toHaveText(`«${long.slice(0, 100).trimEnd()}…»`);

  await page.goto('/perfil');
  await page.getByRole('button', { name: 'Gestionar suscripción' }).click();
  await page.getByRole('button', { name: 'Cancelar suscripción' }).click();
  await page.getByText('Volver').first().click();
  await expect(page.getByText(/Tu Premium termina el .+ y no habrá más cobros/)).toBeVisible();

  await page.getByRole('button', { name: 'Desistir del contrato aquí' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirmar desistimiento' }).click();
  await expect(page.getByText(/Desististe del contrato el .+ a las/)).toBeVisible();
  await expect(page.getByText('Gratis', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desistir del contrato aquí' })).toHaveCount(0);
  await expectAccessible(page);
  const told = () => mailsTo(email, baseURL);
  await expect
    .poll(async () => (await told()).length, { timeout: 90_000, intervals: [1_000] })
    .toBeGreaterThanOrEqual(2);
  expect((await told()).join()).toMatch(/desisti/i);
});

test.describe('what goes wrong is said', () => {
  test.beforeEach(({ watch }) => {
    watch.expected.push(/Failed to load resource/);
  });
  const failing = { status: 503, json: { error: 'unavailable', message: 'No disponible.' } };

  test('at the checkout', async ({ page }) => {
    await signInAsNew(page, '/premium');
    await page.route('**/api/functions/create-checkout', (route) => route.fulfill(failing));
    await page.getByRole('button', { name: buy }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Ir a pagar 5,00 €' }).click();
    await expect(page.getByText('Error al iniciar el proceso de suscripción')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ir a pagar 5,00 €' })).toBeEnabled();
  });

  test('on return, and in the profile of a plan that is not simply running', async ({ page }) => {
    await signInAsNew(page);
    await page.route('**/api/functions/check-subscription', (route) => route.fulfill(failing));
    await page.goto('/perfil?success=true');
    await expect(page.getByText('Error al verificar la suscripción')).toBeVisible();
    await expect(page).toHaveURL('/perfil');
    for (const [status, words] of [
      ['past_due', 'Pago pendiente'],
      ['unpaid', 'Suscripción sin pagar'],
      ['incomplete', 'Pago sin terminar'],
      ['refunded', 'Pago devuelto'],
      ['disputed', 'Pago en disputa'],
    ]) {
      await changeAnswer(page, '**/api/billing', { status, canManage: true });
      await page.goto('/perfil');
      await expect(page.getByText(String(words), { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Gestionar suscripción' })).toBeVisible();
    }
  });

  test('at the portal', async ({ page }) => {
    await signInAsNew(page);
    await becomePremium(page);
    const manage = page.getByRole('button', { name: 'Gestionar suscripción' });
    for (const [answer, words] of [
      [failing, 'Error al abrir el portal de gestión: No disponible.'],
      [{ json: {} }, 'Error al abrir el portal de gestión: No se recibió la URL del portal'],
      [{ status: 401, json: { error: 'unauthenticated' } }, 'Debes iniciar sesión para gestionar'],
    ] as const) {
      await page.route('**/api/functions/customer-portal', (route) => route.fulfill(answer));
      await manage.click();
      await expect(page.getByText(words)).toBeVisible();
    }
    await expect(page).toHaveURL(/\/auth/);
  });
});

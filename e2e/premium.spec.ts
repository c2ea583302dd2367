import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideScroll, signInAsNew, test, visit } from './browser.ts';
import { dataFolder } from './data-folder.ts';

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
  await expect(step.getByRole('checkbox')).toHaveJSProperty(
    'validationMessage',
    'Para seguir tienes que aceptar los términos.',
  );
  await expectNoSideScroll(page);
  await expectAccessible(page);
});

async function mailsTo(email: string, baseURL = ''): Promise<string[]> {
  const outbox = join(dataFolder(Number(new URL(baseURL).port)), 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return mails.filter((mail) => mail.includes(email));
}

test('paid, thanked once, used, managed, cancelled and withdrawn, each told by mail', async ({
  page,
  baseURL,
}) => {
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
  await page.getByLabel('¿Qué te han escrito?').fill('Dame tu contraseña, sé dónde vives');
  await page.getByRole('button', { name: 'Analizar mensaje' }).click();
  await page.getByRole('button', { name: 'Guardar análisis' }).click();
  await expect(page.getByText('Análisis guardado correctamente')).toBeVisible();
  await page.goto('/mis-guardados?tab=redFlags');
  await expect(page.getByText(/sé dónde vives/).first()).toBeVisible();

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

test('who pays another price than the pages say reads theirs', async ({ page }) => {
  await signInAsNew(page);
  await becomePremium(page);
  await page.route('**/api/billing', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), priceCents: 700 } });
  });
  await page.reload();
  await expect(page.getByText(/Se renueva el .+ por 7,00\s€/)).toBeVisible();
  await page.getByRole('button', { name: 'Desistir del contrato aquí' }).click();
  await expect(page.getByText(/te devolvemos 7,00\s€ con la misma forma de pago/)).toBeVisible();
});

test('leaving the payment page costs nothing and leaves a working button', async ({ page }) => {
  await signInAsNew(page, '/premium');
  await page.getByRole('button', { name: buy }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ir a pagar 5,00 €' }).click();
  await page.waitForURL(/\/pago-local\//);
  await page.goBack();
  await visit(page, '/premium');
  await expect(page.getByRole('button', { name: buy })).toBeVisible();
  await page.goto('/perfil');
  await expect(page.getByText('Gratis', { exact: true }).first()).toBeVisible();
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

  test('on return', async ({ page }) => {
    await signInAsNew(page);
    await page.route('**/api/functions/check-subscription', (route) => route.fulfill(failing));
    await page.goto('/perfil?success=true');
    await expect(page.getByText('Error al verificar la suscripción')).toBeVisible();
    await expect(page).toHaveURL('/perfil');
  });

  test('in the profile, of a plan that is not simply running', async ({ page }) => {
    await signInAsNew(page);
    const free = {
      plan: 'free',
      renewsAt: null,
      endsAt: null,
      startedAt: null,
      priceCents: 500,
      canManage: true,
      withdrawal: null,
      withdrawn: null,
    };
    const said = {
      past_due: 'Pago pendiente',
      unpaid: 'Suscripción sin pagar',
      incomplete: 'Pago sin terminar',
      refunded: 'Pago devuelto',
      disputed: 'Pago en disputa',
    };
    for (const [status, words] of Object.entries(said)) {
      await page.route('**/api/billing', (route) => route.fulfill({ json: { ...free, status } }));
      await page.goto('/perfil');
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Gestionar suscripción' })).toBeVisible();
      await page.unroute('**/api/billing');
    }
  });

  test('at the portal: a failure, no address, no session', async ({ page }) => {
    await signInAsNew(page);
    await becomePremium(page);
    const manage = page.getByRole('button', { name: 'Gestionar suscripción' });
    const answers = [
      failing,
      { json: {} },
      { status: 401, json: { error: 'unauthenticated', message: 'Sesión expirada.' } },
    ];
    await page.route('**/api/functions/customer-portal', (route) =>
      route.fulfill(answers.shift() ?? failing),
    );
    await manage.click();
    await expect(page.getByText('Error al abrir el portal de gestión: No disponible.')).toBeVisible();
    await manage.click();
    await expect(
      page.getByText('Error al abrir el portal de gestión: No se recibió la URL del portal'),
    ).toBeVisible();
    await manage.click();
    await expect(page.getByText('Debes iniciar sesión para gestionar tu suscripción')).toBeVisible();
    await expect(page).toHaveURL(/\/auth/);
  });
});

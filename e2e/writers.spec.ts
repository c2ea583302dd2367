import type { Page } from '@playwright/test';
import { examples } from '../test/tool-examples.ts';
import { expect, modelFailed, sayModel, signInAsNew, test } from './browser.ts';

const writing =
  'Sin modelo conectado: frases nuestras combinadas con tus palabras. Úsalas como punto de partida.';
const reading =
  'Sin modelo conectado: leemos con reglas nuestras, que pueden equivocarse. Tómalo como punto de partida.';

/** What only a model keeps, or what only a model that sees can use. */
const promises =
  /IA de reglas|Generado con IA|Las respuestas las escribe una IA|suenan? a ti|no a plantilla|Sube una imagen/;

const topOf = async (page: Page, name: string) =>
  (await page.getByText(name, { exact: true }).boundingBox())?.y ?? -1;

test('without a model every tool page says what kind of answer will come, above its button, and takes no photo', async ({
  page,
}) => {
  for (const { path, reads } of examples.map(({ tool }) => tool.contract)) {
    await page.goto(path);
    const line = page.getByText(reads ? reading : writing, { exact: true });
    const form = page.locator('#contenido form');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // Two looks, between which what is above may still grow.
      await expect(async () =>
        expect((await line.boundingBox())?.y).toBeLessThan((await form.boundingBox())?.y ?? 0),
      ).toPass();
    }
    await expect(page.locator('.drop')).toHaveCount(0);
    await expect(page.locator('#contenido')).not.toContainText(promises);
  }
});

test('without a model home and Premium promise what rules can keep', async ({ page }) => {
  for (const path of ['/', '/premium']) {
    await page.goto(path);
    await expect(page.locator('#contenido')).not.toContainText(promises);
    expect(await page.locator('meta[name=description]').getAttribute('content')).not.toMatch(/de IA/);
  }
  await expect(page.getByText(/no hay ningún modelo de IA conectado/)).toBeVisible();
});

test('without a model a result promises none', async ({ page }) => {
  await signInAsNew(page, '/rompehielos');
  await page.getByLabel(/Qué te ha llamado/).fill('Le gusta el senderismo');
  await page.getByRole('button', { name: 'Generar frase' }).click();
  await expect(page.getByText('Ideas por reglas')).toBeVisible();
  await expect(page.locator('#contenido')).not.toContainText(promises);
});

test('the line is in the page itself, and nothing moves when the session is known', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/session', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/rompehielos');
  const before = await topOf(page, writing);
  expect(before).toBeGreaterThan(0);
  const known = page.waitForResponse('**/api/session');
  answer();
  await known;
  await expect(page.getByText('3 usos gratis al iniciar sesión. Sin tarjeta.')).toBeVisible();
  expect(await topOf(page, writing)).toBe(before);
});

test('with a model that sees, nothing is said of rules, and a photo is taken', async ({ page }) => {
  await sayModel(page);
  await page.goto('/rompehielos');
  await expect(page.locator('input[type=file]')).toHaveCount(1);
  await expect(page.getByText(writing)).toHaveCount(0);
  await expect(page.getByText('Sube una imagen', { exact: true })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText(/Las palabras suenan a ti, no a plantilla/)).toBeVisible();
  await page.goto('/premium');
  await expect(page.getByRole('button', { name: 'Hazte Premium por 5€/mes' })).toBeVisible();
  await expect(page.getByText(/ningún modelo de IA/)).toHaveCount(0);
});

test('when the model fails, ideas by rules are one button away, with what was written', async ({
  page,
  watch,
}) => {
  watch.expected.push(/502/);
  await page.setViewportSize({ width: 360, height: 740 });
  await sayModel(page);
  const sent: Record<string, unknown>[] = [];
  await page.route('**/api/functions/*', async (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length > 1) return route.continue();
    await route.fulfill(modelFailed);
  });
  await signInAsNew(page, '/rompehielos');
  await page.getByLabel(/Qué te ha llamado/).fill('Le gusta el senderismo');
  await page.getByRole('button', { name: 'Generar frase' }).click();
  const instead = page.getByRole('button', { name: 'Ideas por reglas, gratis' });
  await instead.click();
  await expect(page.getByText('Ideas por reglas', { exact: true })).toBeVisible();
  await expect(instead).toHaveCount(0);
  expect(sent).toMatchObject([
    { inspiration: 'Le gusta el senderismo' },
    { inspiration: 'Le gusta el senderismo', engine: 'embedded' },
  ]);
});

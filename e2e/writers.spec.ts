import { examples, functionThat } from '../test/tool-examples.ts';
import { expect, signInAsNew, test, visit } from './browser.ts';
import { modelFailed, sayModel, sentToTools } from './calls.ts';
import { ask, fillForm, promisesOfModels, quickExit } from './tool-forms.ts';

const writing =
  'Sin modelo conectado: frases nuestras combinadas con tus palabras. Úsalas como punto de partida.';
const reading =
  'Sin modelo conectado: leemos con reglas nuestras, que pueden equivocarse. Tómalo como punto de partida.';

test('without a model every tool says what kind of answer comes, and sends nothing', async ({ page }) => {
  const sent = sentToTools(page);
  const told: readonly string[] = [functionThat.writesLetters, functionThat.mends];
  for (const { tool, functionName, example } of examples) {
    const { path, reads } = tool.contract;
    await visit(page, path);
    const line = page.getByText(reads ? reading : writing, { exact: true });
    const form = page.locator('#contenido form');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      // Two looks, between which what is above may still grow.
      await expect(async () =>
        expect((await line.boundingBox())?.y).toBeLessThan((await form.boundingBox())?.y ?? 0),
      ).toPass();
    }
    await expect(page.locator('.drop')).toHaveCount(0);
    await expect(page.locator('#contenido')).not.toContainText(promisesOfModels);
    const isThere = reads !== undefined || told.includes(functionName);
    await expect(quickExit(page), functionName).toHaveCount(isThere ? 1 : 0);
    await fillForm(page, example.screen);
    const signIn = page.locator('#contenido').getByRole('link', { name: /Iniciar sesión|Inicia sesión/ });
    await expect(signIn.first(), functionName).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('without a model home and Premium promise what rules can keep', async ({ page }) => {
  for (const path of ['/', '/premium']) {
    await page.goto(path);
    await expect(page.locator('#contenido')).not.toContainText(promisesOfModels);
    expect(await page.locator('meta[name=description]').getAttribute('content')).not.toMatch(/de IA/);
  }
  await expect(page.getByText(/no hay ningún modelo de IA conectado/)).toBeVisible();
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

test('when the model fails, ideas by rules are one button away', async ({ page, watch }) => {
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
  await ask(page, '/rompehielos', 'Le gusta el senderismo');
  const instead = page.getByRole('button', { name: 'Ideas por reglas, gratis' });
  await instead.click();
  await expect(page.getByText('Ideas por reglas', { exact: true })).toBeVisible();
  await expect(instead).toHaveCount(0);
  expect(sent).toMatchObject([
    { inspiration: 'Le gusta el senderismo' },
    { inspiration: 'Le gusta el senderismo', engine: 'embedded' },
  ]);
});

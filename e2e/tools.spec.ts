import type { Page } from '@playwright/test';
import type { ToolExample } from '../src/generation/example.ts';
import { examples, isFirstOfItsKind, someTool } from '../test/tool-examples.ts';
import { copiedText, expect, signInAsNew, test, visit } from './browser.ts';
import { answerTo, modelFailed, post, sentToTools } from './calls.ts';
import { expectAccessible, expectNoSideScroll } from './look.ts';
import { ask, fillForm, promisesOfModels, resultArea, resultOn } from './tool-forms.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const pressedBy = (page: Page, { submit }: ToolExample['screen']) =>
  page.getByRole('button', { name: submit, exact: true });

for (const one of examples) {
  const { tool, example, kept } = one;
  const { path, functionName, quota } = tool.contract;
  const { screen } = example;
  const isCounted = quota !== null && isFirstOfItsKind(one);

  test(`${path}: a failure costs nothing, and then a result comes, is saved and counted`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/502/);
    await signInAsNew(page, path);
    await page.route(`**/api/functions/${functionName}`, (route) => route.fulfill(modelFailed));
    await fillForm(page, screen);
    await pressedBy(page, screen).click();
    await expect(page.locator('#contenido').getByText(screen.failure)).toBeVisible();
    await page.unroute(`**/api/functions/${functionName}`);
    const asked = page.waitForRequest(`**/api/functions/${functionName}`);
    await pressedBy(page, screen).click();
    await expect(resultOn(page, screen)).toBeVisible();
    await expect(page.locator('#contenido').getByText(screen.failure)).toHaveCount(0);
    await expect(page.getByText('Ideas por reglas').first()).toBeVisible();
    await expect(page.locator('#contenido')).not.toContainText(promisesOfModels);
    await expectAccessible(page);
    await expectNoSideScroll(page);
    if (kept) {
      // A free user is told that red-flag analyses are for Premium: the browser notes the 403.
      if (kept.premiumOnly) watch.expected.push(/403/);
      const save = page.getByRole('button', { name: kept.save.label ?? 'Guardar' });
      await save.first().click();
      const told = kept.premiumOnly
        ? 'Necesitas una suscripción premium para guardar análisis'
        : kept.save.done;
      await expect(page.getByText(told).first()).toBeVisible();
      const { items } = await answerTo(page, `/api/saved/${kept.collection}`);
      expect(items).toHaveLength(kept.premiumOnly ? 0 : 1);
    }
    if (!isCounted) return;
    for (let use = 1; use < quota.freeLimit; use += 1)
      await post(page, `/api/functions/${functionName}`, (await asked).postDataJSON());
    // As in another tab, where no answer was on the screen.
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage))
        if (key.includes('respuestas')) sessionStorage.removeItem(key);
    });
    await visit(page, path);
    await expect(page.locator('#contenido').getByRole('link', { name: 'Hazte Premium' })).toBeVisible();
    await expect(pressedBy(page, screen)).toHaveCount(0);
    await expect(page.getByText('No te quedan usos gratis')).toBeInViewport({ ratio: 1 });
    await expect(resultArea(page).getByText(/^Aquí /)).toHaveCount(0);
  });
}

// Both are done in one place for all tools.
const anyForm = someTool(({ example, tool }) => !!example.screen.box && !!tool.contract.quota);

test('a session that expired leads to the login and back', async ({ page, context, watch }) => {
  const { path } = anyForm.tool.contract;
  const { screen } = anyForm.example;
  watch.expected.push(/401/);
  await signInAsNew(page, path);
  await fillForm(page, screen);
  await context.clearCookies();
  await pressedBy(page, screen).click();
  await expect(page.getByText('Sesión expirada. Por favor, inicia sesión de nuevo.').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/auth\\?returnTo=.*${path.slice(1)}`));
});

test('who chose no kind of letter is brought to the choice, and nothing is sent', async ({ page }) => {
  const sent = sentToTools(page);
  await signInAsNew(page, '/cartas-dificiles');
  await page.getByLabel('Qué ha pasado').fill('Llegué tarde y no avisé');
  await page.getByRole('button', { name: 'Escribir la carta' }).click();
  await expect(page.locator('form').getByRole('alert')).toHaveText('Elige qué quieres decir');
  await expect(page.getByRole('radio').first()).toBeFocused();
  expect(sent).toEqual([]);
});

test('a stop that comes too late says so, and the answer that it costs is shown', async ({ page }) => {
  await signInAsNew(page, '/rompehielos');
  // The answer is there, and its text on its way.
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = async (input, init) => {
      const answer = await send(input, init);
      if (init?.method !== 'POST' || !String(input).includes('/api/functions/')) return answer;
      const bytes = new Uint8Array(await answer.arrayBuffer());
      document.body.dataset.answered = '';
      const held = new ReadableStream({
        start(controller) {
          addEventListener('arrives', () => {
            controller.enqueue(bytes);
            controller.close();
          });
        },
      });
      return new Response(held, answer);
    };
  });
  await ask(page, '/rompehielos', 'Toca el ukelele');
  await page.locator('body[data-answered]').waitFor();
  await page.getByRole('button', { name: 'Parar' }).click();
  await expect(page.getByText('Esta ya no se puede parar sin que cuente como un uso.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Parar' })).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('arrives')));
  await expect(resultArea(page).locator('.bubble').first()).toBeVisible();
  await expect(page.getByText('Te quedan 2 usos gratuitos')).toBeVisible();
});

test('what only the person knows stands as a gap, and copying says that it is missing', async ({ page }) => {
  await signInAsNew(page, '/nextmove');
  await ask(page, '/nextmove', '¿A qué te dedicas?');
  const card = resultArea(page).getByRole('listitem').first();
  await expect(card.getByText(/antes de copiar, pulsa «Editar»/)).toBeVisible();
  await expect(card.locator('.bubble mark').first()).toHaveText(/^\[.+\]$/);
  await card.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByText(/Copiado, pero te falta rellenar \[/)).toBeVisible();
  await card.getByRole('button', { name: 'Editar' }).click();
  await card.getByRole('textbox').fill('Doy clase de música. ¿Y tú?');
  await expect(card.getByText(/antes de copiar, pulsa «Editar»/)).toBeHidden();
  await card.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByText('Respuesta copiada al portapapeles')).toBeVisible();
});

test('an edited text is checked when it is copied: kindly, with no call and no use', async ({ page }) => {
  await signInAsNew(page, '/mejora-mi-borrador');
  const draft = 'Hola, ¿por qué no me contestas? Me encantó verte el sábado';
  await page.getByLabel('Tu borrador').fill(draft);
  await page.getByRole('button', { name: '¿Lo envío?' }).click();
  const said = page.getByText(/Suena a reproche/);
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Mejorar mi borrador' }).click();
  const card = resultArea(page).getByRole('listitem').filter({ hasText: 'Sin reproche' });
  await expect(card.locator('.bubble')).toHaveText('Me encantó verte el sábado.');
  await expect(said).toHaveCount(2);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await card.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByText('Mensaje copiado al portapapeles')).toBeVisible();
  await expect(said).toHaveCount(2);
  await card.getByRole('button', { name: 'Editar' }).click();
  await card.getByRole('textbox').fill('¿Otra vez me dejas en visto?');
  await card.getByRole('button', { name: 'Copiar' }).click();
  await expect(card.getByText(/Quizá: .*Me quedé con ganas/)).toBeVisible();
  await expectAccessible(page);
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
  await expect(page.getByText('Te quedan 2 usos gratuitos')).toBeVisible();
});

test('another meaning and a next step are shown, and the message goes on to a reply', async ({ page }) => {
  await signInAsNew(page, '/subtexto-detector');
  const told =
    "mi ex me escribe 'los niños preguntan por ti y la casa esta muy callada'. nos separamos porque me fui yo";
  await ask(page, '/subtexto-detector', told);
  await expect(resultArea(page).getByRole('heading', { name: 'También podría ser' })).toBeVisible();
  await expect(resultArea(page).getByText(/Para los hijos, lo práctico/)).toBeVisible();
  await page.getByRole('link', { name: '¿Qué contesto?' }).click();
  await expect(page.getByLabel('El mensaje que has recibido')).toHaveValue(told);
});

test('a card is refined for no use, steps through versions and is copied as edited', async ({ page }) => {
  await signInAsNew(page, '/rompehielos');
  await ask(page, '/rompehielos', 'Toca el ukelele y ha vivido en Lisboa');
  const card = resultArea(page).getByRole('listitem').first();
  await expect(card.getByText('Recomendada')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Más corto' })).toBeVisible();
  const first = (await card.locator('.bubble').textContent()) ?? '';
  await card.getByRole('button', { name: 'Más corto' }).click();
  await expect(card.getByText('Versión 2 de 2')).toBeVisible();
  await expect(card.locator('.bubble')).not.toHaveText(first);
  await card.getByRole('button', { name: 'Versión anterior' }).click();
  await expect(card.locator('.bubble')).toHaveText(first);
  await card.getByRole('button', { name: 'Editar' }).click();
  await card.getByRole('textbox').fill('Hola, ¿qué tocas primero al despertar?');
  await card.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByText('Mensaje copiado al portapapeles')).toBeVisible();
  expect(await copiedText(page)).toBe('Hola, ¿qué tocas primero al despertar?');
  await expect(page.getByText('Te quedan 2 usos gratuitos')).toBeVisible();
});

test('a form says with which tools its uses are counted, and that they do not renew', async ({ page }) => {
  await page.goto('/bio');
  const note = page.locator('form').getByText(/no se renuevan/);
  await expect(note).toBeVisible();
  for (const name of ['Analizador de bio', 'Lenguaje corporal', 'Planificador de outfits'])
    await expect(note).toContainText(name);
  await page.goto('/rompehielos');
  await expect(note).toHaveText('Los usos gratis no se renuevan.');
});

test('a failure is brought back into view, said once and with its button', async ({ page, watch }) => {
  watch.expected.push(/502/);
  await signInAsNew(page, '/nextmove');
  const received = page.getByLabel('El mensaje que has recibido');
  const send = page.getByRole('button', { name: 'Generar estrategia', exact: true });
  await received.fill('Jajaja pues el sábado voy al concierto');
  await send.click();
  await expect(page.getByText('Recomendada').first()).toBeVisible();
  await page.route('**/api/functions/*', async (route) => {
    const busy = page.locator('form').getByRole('button', { name: 'Generando...' });
    await expect(busy).toBeAttached();
    await expect(busy).not.toBeInViewport();
    await route.fulfill(modelFailed);
  });
  const toasts = page.locator('[data-sonner-toast]');
  const toast = toasts.waitFor().then(() => 'a toast', String);
  await received.fill('Jajaja ya veremos');
  await send.click();
  const failure = page.locator('#contenido').getByRole('alert');
  await expect(failure).toBeInViewport({ ratio: 1 });
  await expect(send).toBeInViewport({ ratio: 1 });
  await page.unroute('**/api/functions/*');
  await send.click();
  await expect(page.getByText('Respuesta a: «Jajaja ya veremos»')).toBeVisible();
  expect(await Promise.race([toast, 'nothing'])).toBe('nothing');
});

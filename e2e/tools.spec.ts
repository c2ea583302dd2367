import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideScroll, signInAsNew, test } from './browser.ts';

interface ToolCase {
  path: string;
  functionName: string;
  fill: (page: Page) => Promise<void>;
  submit: string;
  /** What is there only when there is a result. */
  result: (page: Page) => ReturnType<Page['getByText']>;
  /** What a person gets to read when the server fails for no reason of theirs. */
  failure: string;
  /** Free uses of a new profile; null: no counter. */
  uses: number | null;
  draft?: { label: string | RegExp; text: string };
}

const area = (page: Page) => page.getByRole('region', { name: 'Resultado' });

const tools: ToolCase[] = [
  {
    path: '/rompehielos',
    functionName: 'generate-icebreaker',
    fill: (page) =>
      page.getByLabel(/Qué te ha llamado/).fill('Le gusta el senderismo y su perro se llama Coco'),
    submit: 'Generar frase',
    result: (page) => area(page).getByText('Recomendada'),
    failure: 'No se pudo generar el mensaje. Inténtalo más tarde.',
    uses: 3,
    draft: { label: /Qué te ha llamado/, text: 'Le gusta el senderismo y su perro se llama Coco' },
  },
  {
    path: '/bio',
    functionName: 'create-bio',
    fill: (page) => page.getByLabel('Palabras clave sobre ti').fill('cocina japonesa, mi gata Luna, ironía'),
    submit: 'Crear mi Bio',
    result: (page) => page.getByText('Tu Bio está Lista'),
    failure: 'Error al crear la bio. Inténtalo de nuevo más tarde.',
    uses: 3,
    draft: { label: 'Palabras clave sobre ti', text: 'cocina japonesa, mi gata Luna, ironía' },
  },
  {
    path: '/analizador',
    functionName: 'analyze-bio',
    fill: (page) =>
      page
        .getByPlaceholder('Pega aquí el texto de tu bio')
        .fill('Amante de la vida y de viajar. Si no sabes, no toques.'),
    submit: 'Analizar mi Bio',
    result: (page) => page.getByText('Volver al formulario'),
    failure: 'Error al analizar la bio. Inténtalo de nuevo más tarde.',
    uses: 3,
  },
  {
    path: '/nextmove',
    functionName: 'generate-strategy',
    fill: (page) =>
      page.getByLabel('El mensaje que has recibido').fill('Jajaja pues el sábado voy al concierto, ¿tú?'),
    submit: 'Generar estrategia',
    result: (page) => area(page).getByText('Regenerar estrategia'),
    failure: 'Error al generar la estrategia',
    uses: 3,
    draft: { label: 'El mensaje que has recibido', text: 'Jajaja pues el sábado voy al concierto, ¿tú?' },
  },
  {
    path: '/detector-redflags',
    functionName: 'detect-redflags',
    fill: (page) =>
      page.getByLabel('¿Qué te han escrito?').fill('Dame tu contraseña o es que me ocultas algo'),
    submit: 'Analizar mensaje',
    result: (page) => area(page).getByText('016', { exact: true }),
    failure: 'Ha ocurrido un error al analizar el mensaje. Por favor, intenta de nuevo.',
    uses: null,
    draft: { label: '¿Qué te han escrito?', text: 'Dame tu contraseña o es que me ocultas algo' },
  },
  {
    path: '/subtexto-detector',
    functionName: 'analyze-intention',
    fill: (page) =>
      page.getByLabel('El mensaje que quieres entender').fill('Me encantó verte, ¿repetimos el jueves?'),
    submit: 'Analizar Mensaje',
    result: (page) => area(page).getByText(/Sin alertas destacables/),
    failure: 'No se pudo analizar el mensaje. Inténtalo más tarde.',
    uses: 3,
    draft: { label: 'El mensaje que quieres entender', text: 'Me encantó verte, ¿repetimos el jueves?' },
  },
  {
    path: '/planificador-citas',
    functionName: 'plan-date',
    fill: (page) => page.getByLabel(/Qué os gusta/).fill('ajedrez y comida vegana'),
    submit: 'Planificar mi cita',
    result: (page) => area(page).getByRole('button', { name: /Copiar/ }),
    failure: 'Error al generar el plan de cita',
    uses: null,
    draft: { label: /Qué os gusta/, text: 'ajedrez y comida vegana' },
  },
  {
    path: '/lenguaje-corporal',
    functionName: 'generate-body-language',
    fill: async (page) => {
      for (const name of ['Café informal', 'Tímido/a', 'Simpatía'])
        await page.getByText(name, { exact: true }).click();
    },
    submit: 'Generar guía',
    result: (page) => area(page).getByText(/errores comunes a evitar/i),
    failure: 'No se pudo generar la guía. Inténtalo más tarde.',
    uses: 5,
  },
  {
    path: '/planificador-outfits',
    functionName: 'generate-outfit',
    fill: (page) => page.getByLabel(/Lo que quieres llevar/).fill('sin tacones, vaqueros sí'),
    submit: 'Sugerir outfit',
    result: (page) => area(page).getByText(/consejo final/i),
    failure: 'Error al generar sugerencia de outfit',
    uses: 5,
    draft: { label: /Lo que quieres llevar/, text: 'sin tacones, vaqueros sí' },
  },
];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const tool of tools) {
  const press = (page: Page) => page.getByRole('button', { name: tool.submit, exact: true }).click();

  test(`${tool.path}: a newcomer on a phone gets a result, marked as generated, and can go on`, async ({
    page,
  }) => {
    await signInAsNew(page, tool.path);
    await tool.fill(page);
    await press(page);
    await expect(tool.result(page).first()).toBeVisible();
    await expect(page.getByText('Generado con IA').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
  });

  test(`${tool.path}: a visitor is told to sign in and nothing is sent`, async ({ page }) => {
    let sent = 0;
    await page.route('**/api/functions/**', (route) => {
      sent += 1;
      return route.abort();
    });
    await page.goto(tool.path, { waitUntil: 'networkidle' });
    await tool.fill(page);
    await expect(
      page
        .locator('#contenido')
        .getByRole('link', { name: /Iniciar sesión|Inicia sesión/ })
        .first(),
    ).toBeVisible();
    expect(sent).toBe(0);
  });

  test(`${tool.path}: a failure is said in Spanish, costs nothing and keeps what was written`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/502/);
    await signInAsNew(page, tool.path);
    await page.route(`**/api/functions/${tool.functionName}`, (route) =>
      route.fulfill({ status: 502, json: { error: 'model_failed', message: 'No ha podido ser.' } }),
    );
    await tool.fill(page);
    await press(page);
    await expect(page.locator('#contenido').getByText(tool.failure)).toBeVisible();
    await page.unroute(`**/api/functions/${tool.functionName}`);
    await press(page);
    await expect(tool.result(page).first()).toBeVisible();
    await expect(page.locator('#contenido').getByText(tool.failure)).toHaveCount(0);
  });

  test(`${tool.path}: a session that expired leads to the login and back`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expected.push(/401/);
    await signInAsNew(page, tool.path);
    await tool.fill(page);
    await context.clearCookies();
    await press(page);
    await expect(page.getByText('Sesión expirada. Por favor, inicia sesión de nuevo.').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/auth\\?returnTo=.*${tool.path.slice(1)}`));
  });

  if (tool.draft) {
    const { label, text } = tool.draft;
    test(`${tool.path}: the draft survives a reload, and signing out forgets it`, async ({ page }) => {
      await signInAsNew(page, tool.path);
      await tool.fill(page);
      await page.reload();
      await expect(page.getByLabel(label)).toHaveValue(text);
      await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
      await expect(page).toHaveURL('/');
      await page.goto(tool.path);
      await expect(page.getByLabel(label)).toHaveValue('');
    });
  }

  if (tool.uses !== null) {
    const uses = tool.uses;
    test(`${tool.path}: after ${uses} uses the way on is Premium, and what was written stays`, async ({
      page,
      baseURL,
    }) => {
      await signInAsNew(page, tool.path);
      await tool.fill(page);
      const answer = page.waitForRequest(`**/api/functions/${tool.functionName}`);
      await press(page);
      const body = (await answer).postDataJSON();
      await expect(tool.result(page).first()).toBeVisible();
      for (let use = 1; use < uses; use += 1) {
        const { status } = await page.evaluate(
          async ([name, data]) => {
            const result = await fetch(`/api/functions/${name}`, {
              method: 'POST',
              headers: { 'Content-Type': 'application/json' },
              body: JSON.stringify(data),
            });
            return { status: result.status };
          },
          [tool.functionName, body] as const,
        );
        expect(status).toBe(200);
      }
      // As in another tab, where no answer was on the screen.
      await page.evaluate(() => {
        for (const key of Object.keys(sessionStorage))
          if (key.includes('respuestas')) sessionStorage.removeItem(key);
      });
      await page.goto(`${baseURL}${tool.path}`);
      await expect(page.locator('#contenido').getByRole('link', { name: 'Hazte Premium' })).toBeVisible();
      await expect(page.getByRole('button', { name: tool.submit, exact: true })).toHaveCount(0);
      await expect(area(page).getByRole('link', { name: 'Ver mis guardados' })).toBeVisible();
      await expect(area(page).getByText(/^Aquí /)).toHaveCount(0);
    });
  }
}

test('a failure that comes once the page has moved on to the result is brought back into view', async ({
  page,
  watch,
}) => {
  watch.expected.push(/502/);
  await signInAsNew(page, '/nextmove');
  await page.route('**/api/functions/generate-strategy', async (route) => {
    await expect(page.getByRole('button', { name: 'Generando...' })).not.toBeInViewport();
    await route.fulfill({ status: 502, json: { error: 'model_failed', message: 'No ha podido ser.' } });
  });
  await page.getByLabel('El mensaje que has recibido').fill('Jajaja ya veremos');
  await page.getByRole('button', { name: 'Generar estrategia' }).click();
  await expect(page.locator('#contenido').getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Generar estrategia' })).toBeInViewport({ ratio: 1 });
});

test('text appears as it is written, and stopping costs nothing', async ({ page }) => {
  await signInAsNew(page, '/rompehielos');
  await page.route('**/api/functions/generate-icebreaker', async (route) => {
    if (route.request().method() === 'DELETE') return route.fulfill({ status: 204 });
    // Never ends: only the stop button does.
    await new Promise(() => {});
  });
  await page.getByLabel(/Qué te ha llamado/).fill('Toca el ukelele');
  await page.getByRole('button', { name: 'Generar frase' }).click();
  await expect(page.getByRole('button', { name: 'Generando...' })).toBeVisible();
  await page.getByRole('button', { name: 'Parar' }).click();
  await expect(page.getByRole('button', { name: 'Generar frase' })).toBeEnabled();
  await expect(page.getByText('Te quedan 3 usos gratuitos')).toBeVisible();
});

test('a fact that only the person knows stands as a gap, and copying says that it is missing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsNew(page, '/nextmove');
  await page.getByLabel('El mensaje que has recibido').fill('¿A qué te dedicas?');
  await page.getByRole('button', { name: 'Generar estrategia' }).click();
  const card = area(page).getByRole('listitem').first();
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

test('a card is refined without a use, steps through its versions and is copied as edited', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsNew(page, '/rompehielos');
  await page.getByLabel(/Qué te ha llamado/).fill('Toca el ukelele y ha vivido en Lisboa');
  await page.getByRole('button', { name: 'Generar frase' }).click();
  const card = area(page).getByRole('listitem').first();
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
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Hola, ¿qué tocas primero al despertar?',
  );
  await expect(page.getByText('Te quedan 2 usos gratuitos')).toBeVisible();
});

test('an image that is none, or that this engine cannot see, is told kindly', async ({ page, watch }) => {
  watch.expected.push(/415/);
  await signInAsNew(page, '/rompehielos');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({
    name: 'nota.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no soy una imagen'),
  });
  await expect(
    page.locator('#contenido').getByText('No hemos podido abrir esta imagen', { exact: false }),
  ).toBeVisible();
  const photo = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await input.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: photo });
  await expect(page.getByRole('img', { name: /Vista previa/ })).toBeVisible();
  await page.getByRole('button', { name: 'Generar frase' }).click();
  await expect(page.locator('#contenido').getByText(/no puede ver fotos/)).toBeVisible();
  await expect(page.getByText('Te quedan 3 usos gratuitos')).toBeVisible();
});

test('a form says which tools its free uses are counted with, and that they do not come back', async ({
  page,
}) => {
  await page.goto('/bio');
  const note = page.locator('form').getByText(/no se renuevan/);
  await expect(note).toBeVisible();
  for (const name of ['Analizador de bio', 'Lenguaje corporal', 'Planificador de outfits'])
    await expect(note).toContainText(name);
  await page.goto('/rompehielos');
  await expect(note).toHaveText('Los usos gratis no se renuevan.');
});

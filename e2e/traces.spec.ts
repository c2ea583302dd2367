import type { Page } from '@playwright/test';
import { toolAt } from '../test/tool-examples.ts';
import { expect, signInAsNew, test, visit } from './browser.ts';
import { answerTo, holdBack, post, send, takeAway } from './calls.ts';
import oneOfEach from './library.json' with { type: 'json' };
import { look } from './look.ts';
import { ask, expectExit, quickExit, resultArea } from './tool-forms.ts';

/** What whoever opens this device next can read of a person who was in danger. */
const path = '/detector-redflags';
const { id } = toolAt(path);
const grave = 'Ana: hola\nYo: déjame\nAna: si me dejas te juro que te mato, sé dónde trabajas';

test.use({ viewport: { width: 390, height: 780 } });

test.beforeEach(async ({ page, watch }) => {
  await expectExit(page, watch);
});

const box = (page: Page) => page.locator('#contenido').getByRole('textbox').first();

async function analyse(page: Page): Promise<void> {
  await signInAsNew(page, path);
  await ask(page, '/detector-redflags', grave);
  await expect(page.getByText('Riesgo alto').first()).toBeVisible();
}

async function leave(page: Page): Promise<void> {
  await quickExit(page).click();
  await expect(page).toHaveURL('https://www.aemet.es/');
}

const inTab = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
const onDevice = (page: Page) => page.evaluate(() => Object.keys({ ...localStorage }));
const answers = async (page: Page) => (await answerTo(page, `/api/recent?tool=${id}`)).items;

test('after the quick exit neither browser nor account says which tool was used', async ({ page }) => {
  const asked = page.waitForRequest('https://www.aemet.es/');
  await signInAsNew(page, path);
  await ask(page, '/detector-redflags', '¿Quedamos mañana?');
  await expect(resultArea(page)).toBeFocused();
  await visit(page, '/');
  await expect(page.getByRole('link', { name: /^Seguir con/ })).toHaveCount(1);
  await visit(page, path);
  await ask(page, '/detector-redflags', grave);
  await expect(page.getByText('Riesgo alto').first()).toBeVisible();
  await leave(page);
  await expect.poll(() => answers(page)).toEqual([]);
  expect((await asked).headers().referer).toBeUndefined();
  await visit(page, '/');
  expect(await inTab(page)).not.toContain('borrador');
  const marks = async () => (await onDevice(page)).filter((name) => /^(guardados|salida)/.test(name));
  await expect.poll(marks).toEqual([]);
  await expect(page.getByRole('link', { name: /^Seguir con/ })).toHaveCount(0);
  expect((await answerTo(page, '/api/account/kept/generations')).items).toEqual([]);
});

test('an answer in danger leaves no last tool, and no draft in the tab', async ({ page }) => {
  await analyse(page);
  await expect.poll(() => inTab(page)).not.toContain('te mato');
  await page.reload();
  await expect(page.getByText('Riesgo alto').first()).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await visit(page, '/');
  await expect(page.getByRole('link', { name: /^Seguir con/ })).toHaveCount(0);
});

test('what somebody chose before a stop says nothing to whoever comes next', async ({ page, watch }) => {
  watch.expected.push(/422/);
  await signInAsNew(page, '/nextmove');
  await ask(page, '/nextmove', '¿Quedamos mañana?');
  const used = async () => (await onDevice(page)).filter((name) => name.startsWith('guardados:'));
  const kept = [`costumbres:${toolAt('/nextmove').id}`, 'ultima-herramienta'].map(
    (name) => `guardados:${name}`,
  );
  await expect.poll(used).toEqual(expect.arrayContaining(kept));
  await page.getByText('Personalizado', { exact: true }).last().click();
  await page.getByLabel('Describe tu estilo').fill('suave, que si no mi marido me pega otra vez');
  await page.locator('form [type=submit]').click();
  await expect(page.getByText('No tienes que llevarlo a solas')).toBeVisible();
  await expect
    .poll(async () => (await used()).filter((name) => /costumbres|herramienta/.test(name)))
    .toEqual([]);
});

test('what is taken along from an answer in danger is in the form, and not in the tab', async ({ page }) => {
  await analyse(page);
  const taken = async (name: string) => {
    await page.getByRole('button', { name: 'Ver como texto' }).click();
    const text = page.getByRole('textbox', { name });
    await expect(text).toHaveValue(/te mato/);
    await text.pressSequentially(' y más');
    expect(await inTab(page)).not.toContain('te mato');
  };
  await page.getByRole('link', { name: 'Responder poniendo un límite' }).click();
  await expect(page).toHaveURL('/nextmove');
  await taken('Mensaje que has recibido');
  const read = '/subtexto-detector';
  const { helpLines } = await post(page, `/api/functions/${toolAt(read).functionName}`, { message: grave });
  const { analysis } = oneOfEach[read];
  await post(page, `/api/saved/${toolAt(read).kept?.collection}`, {
    original_message: grave,
    analysis: { ...analysis, helpLines },
  });
  await visit(page, '/mis-guardados?tab=intentions');
  await page.getByRole('link', { name: 'Usar otra vez' }).click();
  await expect(page).toHaveURL(read);
  await taken('El mensaje que quieres entender');
});

test('the quick exit leaves with every tab', async ({ page, watch }) => {
  await analyse(page);
  const other = await page.context().newPage();
  await expectExit(other, watch);
  await visit(other, path);
  await box(other).fill(grave);
  await leave(page);
  await expect(other).toHaveURL('https://www.aemet.es/');
  await visit(other, path);
  await expect(box(other)).toHaveValue('');
});

test('what comes back after the quick exit, before the next page, is kept nowhere', async ({ page }) => {
  await signInAsNew(page);
  await post(page, '/api/saved/icebreakers', { message_text: 'te mato si me dejas', context: '' });
  const arrive = await holdBack(page, 'https://www.aemet.es/**');
  const answer = await holdBack(page, '**/api/saved');
  await visit(page, '/mis-guardados');
  await quickExit(page).click({ noWaitAfter: true });
  const answered = page.waitForResponse('**/api/saved');
  answer();
  await answered;
  await page.waitForTimeout(300);
  arrive();
  await expect(page).toHaveURL('https://www.aemet.es/');
  await page.goto('/robots.txt');
  expect(await onDevice(page)).not.toContain('guardados');
});

test('what was shared is in the tab once, and its page has the quick exit', async ({ page }) => {
  await signInAsNew(page, '/compartir');
  await box(page).fill(grave);
  await expect(quickExit(page)).toBeInViewport({ ratio: 1 });
  await look(page);
  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole('navigation', { name: '¿Qué hacemos con esto?' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL('/compartir');
  await expect.poll(async () => (await inTab(page)).split('te mato').length).toBe(2);
  await visit(page, '/compartir');
  await box(page).fill(grave);
  await leave(page);
});

test('in dialogs and in the menu the quick exit is where it was, and can be pressed', async ({ page }) => {
  await analyse(page);
  const place = async () => quickExit(page).boundingBox();
  const before = await place();
  const opened = [
    () => page.getByRole('button', { name: 'Guardar como hilo' }).click(),
    () => page.getByRole('button', { name: 'Algo está mal' }).click(),
    () => page.getByRole('button', { name: 'Abrir el menú' }).click(),
  ];
  for (const open of opened) {
    await open();
    const dialog = page.locator('dialog:modal');
    await expect(dialog).toHaveCount(1);
    await expect(dialog.getByRole('link', { name: 'Salir rápido' })).toBeVisible();
    expect(await place()).toEqual(before);
    await quickExit(page).click({ trial: true });
    const bottom = await dialog.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(Number(before?.y));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(quickExit(page)).toHaveCount(1);
    expect(await place()).toEqual(before);
  }
  await page.getByRole('button', { name: 'Guardar como hilo' }).click();
  await leave(page);
});

test('an exit whose erasure did not arrive is made good before it shows', async ({ page, watch }) => {
  watch.expected.push(/503/);
  await analyse(page);
  const bringBack = await takeAway(page, '**/api/recent');
  await leave(page);
  await visit(page, path);
  await page.locator('summary').filter({ hasText: 'Tus últimas respuestas' }).click();
  await expect(page.getByText('déjame')).toHaveCount(0);
  expect(await answers(page)).toHaveLength(1);
  await bringBack();
  await visit(page, '/');
  await expect.poll(() => answers(page)).toEqual([]);
  await expect.poll(() => onDevice(page)).not.toContain('salida');
});

const waysOut: Record<string, (page: Page, other: Page) => Promise<unknown>> = {
  'by an address': (page) => page.goto('https://www.aemet.es/'),
  'by a reload': (page) => page.reload(),
  'by closing it': (page) => page.close({ runBeforeUnload: true }),
  'by the quick exit': leave,
  'by the quick exit of another tab': (_, other) => leave(other),
};

for (const [way, go] of Object.entries(waysOut))
  test(`a delete that does not arrive from a page that is left ${way} is made good at the next visit`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expected.push(/401/);
    await signInAsNew(page);
    const session = await context.cookies();
    await post(page, '/api/saved/icebreakers', { message_text: 'te mato si me dejas', context: '' });
    const other = await context.newPage();
    await visit(other, '/mis-guardados');
    await visit(page, '/mis-guardados');
    await page.getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    await context.clearCookies();
    await go(page, other);
    await other.goto('/robots.txt');
    await context.addCookies(session);
    expect((await answerTo(other, '/api/saved/icebreakers')).items).toHaveLength(1);
    await visit(other, '/mis-guardados');
    await expect(other.getByText('te mato')).toHaveCount(0);
    await expect.poll(async () => (await answerTo(other, '/api/saved/icebreakers')).items).toEqual([]);
    await expect.poll(() => onDevice(other)).not.toContain('salida');
  });

test('an exit after the session has ended forgets the answers once the same person is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expected.push(/401/);
  await analyse(page);
  const session = await context.cookies();
  await context.clearCookies();
  const known = page.waitForResponse('**/api/session');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await known;
  await expect(page.getByRole('banner').getByText('Iniciar Sesión')).toHaveCount(1);
  await expect(page.getByText('Riesgo alto').first()).toBeVisible();
  await leave(page);
  await context.addCookies(session);
  expect(await answers(page)).toHaveLength(1);
  await visit(page, '/');
  await expect.poll(() => answers(page)).toEqual([]);
});

test('whom one keeps is named in no title, nor by a tab once erased', async ({ page, watch }) => {
  watch.expected.push(/404/);
  const [name, lines] = ['Marta Gómez', [{ who: 'them', text: 'hola' }]];
  const told = page.getByText('Tendremos en cuenta lo que guardas de');
  await signInAsNew(page);
  for (const isHere of [false, true]) {
    const thread = await post(page, '/api/threads', { name, lines });
    await page.goto(`/personas?id=${thread.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle('Persona · Salero');
    await page.getByLabel('Añade lo último').fill('Marta: ¿vienes?');
    await page.getByRole('navigation', { name: 'Y ahora' }).getByRole('link').first().click();
    await expect(told).toContainText(name);
    expect(await inTab(page)).not.toContain(name);
    const tool = page.url();
    await page.goBack();
    if (isHere) await page.getByRole('button', { name: 'Borrar', exact: true }).click();
    else await send(page, 'DELETE', `/api/threads/${thread.id}`);
    if (isHere) expect(await inTab(page)).not.toContain(`lo-ultimo:${thread.id}`);
    await page.goto(tool);
    await expect(told).toHaveCount(0);
    await expect.poll(() => inTab(page)).not.toContain('hilo:');
  }
});

test('the header of a desk and the menu of a phone say as whom one has entered', async ({ page }) => {
  const { email } = await signInAsNew(page, path);
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await expect(page.getByRole('dialog', { name: 'Menú' }).getByText(email)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1024, height: 780 });
  await expect(page.getByRole('banner').getByText(email).and(page.locator(':visible'))).toHaveCount(1);
  await look(page);
});

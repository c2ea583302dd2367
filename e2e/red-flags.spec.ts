import type { Locator, Page, Request, Response } from '@playwright/test';
import { toolAt } from '../test/tool-examples.ts';
import { copyText, downloaded, expect, signInAsNew, test } from './browser.ts';
import { answerTo } from './calls.ts';
import { ask, expectExit, quickExit, resultArea } from './tool-forms.ts';

const path = '/detector-redflags';
const { id } = toolAt(path);
const grave = 'Yo: hola\nÉl: te juro que te mato si no me contestas\nÉl: dame tu contraseña';
const limit = 50_000;

const field = (page: Page) => page.getByLabel('¿Qué te han escrito?');

async function analyse(page: Page, text: string): Promise<void> {
  await ask(page, '/detector-redflags', text);
  // The page scrolls to a new result and then focuses it.
  await expect(resultArea(page)).toBeFocused();
}

/** In the viewport, whole, and under neither the header nor the bar at the bottom. */
async function expectSeen(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const middle = (left + right) / 2;
        return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(middle, y)));
      }),
    )
    .toBe(true);
}

function ordinaryLines(characters: number): string {
  const line = 'Yo: hoy he ido al mercado y luego a pasear un rato\nÉl: qué bien, yo he estado leyendo\n';
  return line.repeat(Math.ceil(characters / line.length)).slice(0, characters);
}

for (const width of [360, 1280])
  test(`on ${width} pixels a grave verdict and who to call are seen at once`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAsNew(page, path);
    await analyse(page, grave);
    const verdict = resultArea(page).getByText('Riesgo alto', { exact: true });
    await expectSeen(verdict);
    await expect(page.getByRole('link', { name: '112' }).first()).toBeInViewport();
    const helpLines = page.getByRole('region', { name: 'Teléfonos de ayuda' });
    await expect(helpLines.getByRole('link', { name: '112' })).toBeVisible();
    const above = await page.getByRole('heading', { name: 'Señales de alerta' }).boundingBox();
    const below = await helpLines.boundingBox();
    expect(Number(above?.y) + Number(above?.height)).toBeLessThanOrEqual(Number(below?.y));
  });

test('a paste can be undone; over the limit it stays whole, and sending says why not', async ({ page }) => {
  await signInAsNew(page, path);
  const near = ordinaryLines(limit - 100);
  await field(page).fill(near);
  await expect(page.getByText('49.900 de 50.000 caracteres')).toBeVisible();
  const over = `${ordinaryLines(limit)}\nÉl: te juro que te mato`;
  await copyText(page, over);
  await page.getByRole('button', { name: 'Pegar' }).click();
  const over24 = 'Sobran 24 caracteres: caben 50.000. No hemos cortado nada.';
  await expect(page.getByText(over24, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Analizar mensaje' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No hemos cortado nada' })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(over);
  await expect(resultArea(page).getByText(/Riesgo/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(field(page)).toHaveValue(near);
});

test('the evidence is downloaded by keyboard, with all that was pasted, or says what it lacks', async ({
  page,
}) => {
  const pasted = `mira lo que me pone
[12/3/24, 21:05:33] Rubén Castro: si me dejas te juro que te mato
[12/3/24, 21:06:10] Yo: déjame en paz
[12/3/24, 21:07:02] Rubén Castro: sé dónde trabajas`;
  await signInAsNew(page, path);
  await copyText(page, pasted);
  await page.getByRole('button', { name: 'Pegar', exact: true }).click();
  await expect(page.locator('li[data-row]')).toHaveCount(4);
  await page.getByRole('button', { name: 'Analizar mensaje' }).click();
  await expect(resultArea(page)).toBeFocused();
  const download = page.getByRole('button', { name: 'Descargar las pruebas' });
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await download.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(download).toBeFocused();
  const { name, text } = await downloaded(page, () => page.keyboard.press('Enter'));
  expect(name).toMatch(/^salero-pruebas-\d{4}-\d\d-\d\d-\d\d-\d\d\.txt$/);
  // By the clock of whoever reads it, as in the file.
  const hour = new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' }).slice(0, 13);
  expect(name).toContain(hour.replace(' ', '-'));
  // Names and dates too, which the page took out.
  for (const line of pasted.split('\n')) expect(text).toContain(`> ${line}`);
  const told = ['TAL COMO SE PEGÓ', '112', '016', 'Riesgo alto', `de ${new Date().getFullYear()}`];
  for (const words of told) expect(text).toContain(words);
  expect(text).toMatch(/«[^»]*te juro que te mato/);
  await expect(page.getByText(/Pruebas descargadas/)).toBeVisible();

  await page.reload();
  const later = await downloaded(page, () => download.click());
  expect(later.text).not.toContain('TAL COMO SE PEGÓ');
  expect(later.text).toContain('Puede no ser palabra por palabra');
});

const kept = async (page: Page) => (await answerTo(page, `/api/recent?tool=${id}`)).items.length;

test('the quick exit leaves nothing to be read again, on a slow line too', async ({ page, watch }) => {
  await expectExit(page, watch);
  await signInAsNew(page, path);
  await analyse(page, grave);
  expect(await kept(page)).toBe(1);
  await page.route('**/api/session', () => {});
  const asked = page.waitForRequest('**/api/session');
  await page.goto(path);
  await asked;
  await quickExit(page).click();
  await expect(page).toHaveURL('https://www.aemet.es/');
  await expect.poll(() => kept(page)).toBe(0);
});

test('the quick exit ends what is on its way, so that it is not kept', async ({ page, watch }) => {
  watch.expected.push(/aemet/, /ERR_FAILED/);
  await signInAsNew(page, path);
  const isAsked = (request: Request) =>
    request.method() === 'POST' && request.url().includes('/api/functions/');
  const over = Promise.race([
    page.waitForEvent('requestfinished', isAsked),
    page.waitForEvent('requestfailed', isAsked),
  ]);
  await page.route('https://www.aemet.es/**', async (route) => {
    await over;
    await route.fulfill({ body: 'El tiempo' });
  });
  // A long chat on a slow line comes after what forgets.
  const forgets = (response: Response) =>
    response.request().method() === 'DELETE' && response.url().endsWith('/api/recent');
  // Nothing waits for it once the call was stopped, and the page may be gone before it comes.
  const forgotten = page.waitForResponse(forgets).catch(() => {});
  await page.route('**/api/functions/**', async (route) => {
    if (isAsked(route.request())) await forgotten;
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest(isAsked);
  await ask(page, '/detector-redflags', 'hola, ¿qué tal el día?');
  await asked;
  await quickExit(page).click();
  await expect(page).toHaveURL('https://www.aemet.es/');
  expect(await kept(page)).toBe(0);
});

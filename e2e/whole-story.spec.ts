import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect as browserExpect, signInAsNew, test } from './browser.ts';
import { dataFolder } from './data-folder.ts';

const expect = browserExpect.configure({ timeout: 20_000 });

async function mailsTo(email: string, baseURL: string): Promise<string[]> {
  const outbox = join(dataFolder(Number(new URL(baseURL).port)), 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return mails.filter((mail) => mail.includes(email));
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

test('a whole stay: tools, library, Premium, red flags, portal, withdrawal, mails, export and goodbye', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await signInAsNew(page, '/rompehielos');
  const origin = String(baseURL);

  await page.getByLabel(/llamado la atención/).fill('Tiene un perro que se llama Coco y toca el ukelele');
  await press(page, 'Generar frase');
  await press(page, 'Guardar');
  await expect(page.getByText('Mensaje guardado correctamente')).toBeVisible();

  await page.goto('/planificador-citas', { waitUntil: 'networkidle' });
  await page.getByLabel(/Qué os gusta/).fill('ajedrez');
  await press(page, 'Planificar mi cita');
  await press(page, 'Guardar plan');
  await expect(page.getByText('Plan de cita guardado correctamente')).toBeVisible();

  await page.goto('/mis-guardados?tab=icebreakers', { waitUntil: 'networkidle' });
  const saved = page.getByRole('listitem').filter({ hasText: /Coco|ukelele/ });
  await expect(saved).toHaveCount(1);
  await saved.getByRole('button', { name: 'Eliminar' }).click();
  await expect(saved).toHaveCount(0);
  await press(page, 'Deshacer');
  await expect(saved).toHaveCount(1);

  await page.goto('/premium', { waitUntil: 'networkidle' });
  await press(page, 'Hazte Premium por 5€/mes');
  await page.getByRole('checkbox', { name: /términos de uso/ }).check();
  await press(page, 'Ir a pagar 5,00 €');
  await press(page, 'Pagar 5,00 €');
  await expect(page.getByText('¡Gracias por tu suscripción!')).toBeVisible();

  await page.goto('/detector-redflags', { waitUntil: 'networkidle' });
  await page
    .getByLabel('¿Qué te han escrito?')
    .fill('Dame tu contraseña o te vas a arrepentir, sé dónde vives');
  await press(page, 'Analizar mensaje');
  await press(page, 'Guardar análisis');
  await expect(page.getByText('Análisis guardado correctamente')).toBeVisible();
  await page.goto('/mis-guardados?tab=redFlags', { waitUntil: 'networkidle' });
  await expect(page.getByText(/sé dónde vives/).first()).toBeVisible();

  await page.goto('/perfil', { waitUntil: 'networkidle' });
  await press(page, 'Gestionar suscripción');
  await press(page, 'Cancelar suscripción');
  await page.getByText('Volver').first().click();
  await expect(page.getByText(/Tu Premium termina el/)).toBeVisible();
  await press(page, 'Desistir del contrato aquí');
  await press(page, 'Confirmar desistimiento');
  await expect(page.getByText(/Desististe del contrato el .+ a las/)).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(email, origin)).length, { timeout: 90_000, intervals: [1_000] })
    .toBeGreaterThanOrEqual(2);
  expect((await mailsTo(email, origin)).join()).toMatch(/desisti/i);

  await page.goto('/perfil', { waitUntil: 'networkidle' });
  const arrives = page.waitForEvent('download');
  await press(page, 'Descargar mis datos');
  const data = JSON.parse(await readFile(await (await arrives).path(), 'utf8'));
  expect(data.profile.email).toBe(email);
  expect(data.saved_redflags_analyses).toHaveLength(1);

  await press(page, 'Eliminar mi cuenta');
  await page.getByLabel('Escribe ELIMINAR para confirmar').fill('ELIMINAR');
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await expect(page.getByText('Tu cuenta se ha eliminado')).toBeVisible();
  expect((await (await page.request.get('/api/session')).json()).user).toBeNull();
});

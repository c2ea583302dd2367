/** What a press does: once, the first time, with its failure told where it was made and the focus kept. */
import type { Page } from '@playwright/test';
import { expect, signInAsNew, test } from './browser.ts';
import { answerTo, post, send, takeAway } from './calls.ts';
import { ask } from './tool-forms.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What this page writes, in order. Each waits for `release`, which lets go what has come. */
async function holdWrites(page: Page) {
  const made: string[] = [];
  let released = 0;
  let held = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.fallback();
    made.push(request.method());
    await held.promise;
    await route.continue();
  });
  return {
    made,
    async release() {
      await expect.poll(() => made.length).toBeGreaterThan(released);
      released = made.length;
      held.resolve();
      held = Promise.withResolvers();
    },
  };
}

async function keepM(page: Page, lines = ['uno', 'dos', 'tres']) {
  const said = lines.map((text) => ({ who: 'them', text }));
  const { id } = await post(page, '/api/threads', { name: 'M', lines: said });
  await page.goto(`/personas?id=${id}`);
  const kept = async () => (await answerTo(page, `/api/threads/${id}`)).lines;
  return { id, kept };
}

test('two quick presses make one call, of a person’s page or to erase an account', async ({ page }) => {
  await signInAsNew(page);
  const { kept } = await keepM(page);
  const { made, release } = await holdWrites(page);
  await page.getByLabel('Añade lo último').fill('Yo: cuatro');
  await button(page, 'Añadir').dblclick();
  await release();
  await expect(page.getByText('Mensaje añadido')).toHaveCount(1);
  await button(page, 'Corregir los mensajes').click();
  await button(page, 'Esto lo dije yo').first().click();
  await button(page, 'Guardar los mensajes').dblclick();
  await release();
  await expect(button(page, 'Corregir los mensajes')).toBeVisible();
  await button(page, 'Poner en pausa').dblclick();
  await release();
  await expect(button(page, 'Quitar la pausa')).toBeVisible();
  expect(made).toEqual(['PATCH', 'PATCH', 'PATCH']);
  expect(await kept()).toHaveLength(4);

  await page.goto('/perfil');
  await button(page, 'Eliminar mi cuenta').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Escribe ELIMINAR para confirmar').fill('eliminar');
  await expect(dialog.getByRole('button', { name: 'Eliminar mi cuenta' })).toBeDisabled();
  await dialog.getByLabel('Escribe ELIMINAR para confirmar').fill('ELIMINAR');
  await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).dblclick();
  await release();
  await expect(page.getByText('Tu cuenta se ha eliminado')).toBeVisible();
  expect(made.slice(3)).toEqual(['DELETE']);
  await expect(page.getByText('Sesión expirada')).toHaveCount(0);
});

test('what fails in a dialog is told in it', async ({ page, watch }) => {
  watch.expected.push(/503/);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsNew(page, '/rompehielos');
  await ask(page, '/rompehielos');
  await button(page, 'Algo está mal').click();
  const told = page.getByRole('dialog').getByRole('alert');
  await page.getByRole('dialog').getByRole('checkbox').check();
  const giveBack = await takeAway(page, '**/api/feedback');
  await button(page, 'Enviar el texto').click();
  await expect(told).toHaveText('Ahora no.');
  await giveBack();
  await button(page, 'Enviar el texto').click();
  await expect(page.getByText('Gracias: lo leeremos')).toBeVisible();

  await page.goto('/perfil');
  await button(page, 'Eliminar mi cuenta').click();
  await takeAway(page, '**/api/account');
  await page.getByLabel('Escribe ELIMINAR para confirmar').fill('ELIMINAR');
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await expect(told).toHaveText('Ahora no.');
});

test('the focus stays where it was after a dialog, a save and a deletion', async ({ page }) => {
  await signInAsNew(page, '/perfil');
  const erase = button(page, 'Eliminar mi cuenta');
  await erase.click();
  await button(page, 'Cancelar').press('Enter');
  await expect(erase).toBeFocused();

  await keepM(page);
  await page.getByLabel('Añade lo último').fill('Yo: cuatro');
  await button(page, 'Añadir').press('Enter');
  await expect(page.getByText('Mensaje añadido')).toBeVisible();
  await expect(button(page, 'Añadir')).toBeFocused();
  await page.getByLabel('Notas').fill('No bebe');
  await button(page, 'Guardar cambios').press('Enter');
  await expect(page.getByText('Cambios guardados')).toBeVisible();
  await expect(button(page, 'Guardar cambios')).toBeDisabled();
  await expect(button(page, 'Guardar cambios')).toBeFocused();

  await send(page, 'PUT', '/api/voice', { samples: ['hola q tal', 'pues bien', 'y tu?'] });
  await page.goto('/perfil/asi-escribo-yo');
  await button(page, 'Borrar').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).press('Enter');
  await expect(page.getByText('Borrado: ya no lo tenemos')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a box over its limit is not sent but shown', async ({ page }) => {
  await signInAsNew(page, '/perfil/sobre-mi');
  const wanted = page.getByLabel('Lo que buscas');
  await wanted.fill('a'.repeat(201));
  await expect(button(page, 'Guardar')).toBeDisabled();
  await expect(page.getByText(/^Sobra 1 carácter: caben 200/)).toBeVisible();
  await wanted.fill('a'.repeat(200));
  await button(page, 'Guardar').click();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await expect(page.getByText('Revisa los datos')).toHaveCount(0);
});

test('what is corrected of a kept chat stays so, and the first press saves it', async ({ page }) => {
  // As high as all of it: what moves is not held in its place by the end of the page.
  await page.setViewportSize({ width: 1280, height: 1800 });
  await signInAsNew(page);
  const { kept } = await keepM(page);
  await button(page, 'Corregir los mensajes').click();
  const chat = page.getByRole('group', { name: 'Los mensajes guardados' });
  await button(page, 'Esto lo dije yo').first().click();
  await expect(button(page, 'Ver como texto')).toHaveCount(0);
  await chat.getByRole('button', { name: /dos$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Corregir el mensaje' });
  await dialog.getByLabel('Mensaje').fill('dos y medio');
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await button(page, 'Guardar los mensajes').click();
  await expect(page.getByText('Cambios guardados')).toBeVisible();
  expect(await kept()).toMatchObject([{ who: 'me' }, { text: 'dos y medio' }, { text: 'tres' }]);
  await expect(page.getByRole('heading', { name: 'Lo que os habéis dicho' })).toBeFocused();
});

test('a second tap does not say yes to a question that opens under the thumb', async ({ page }) => {
  await signInAsNew(page);
  await send(page, 'PUT', '/api/voice', { samples: ['hola q tal', 'pues bien', 'y tu?'] });
  await page.goto('/perfil/asi-escribo-yo');
  const { made } = await holdWrites(page);
  // In the page itself: nothing may come between the two taps.
  const underThumb = await button(page, 'Borrar').evaluate(async (opener: HTMLElement) => {
    opener.click();
    for (;;) {
      await new Promise(requestAnimationFrame);
      const confirm = document.querySelector('[role=alertdialog][open] .btn-danger');
      if (!confirm) continue;
      const { x, y, width, height } = confirm.getBoundingClientRect();
      const touched = document.elementFromPoint(x + width / 2, y + height / 2);
      if (touched instanceof HTMLElement) touched.click();
      return touched?.textContent;
    }
  });
  expect(underThumb).not.toBe('Borrar');
  expect(made).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
  await expect.poll(() => made).toEqual(['DELETE']);
});

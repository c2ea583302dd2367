import type { Page } from '@playwright/test';
import { examples, toolAt } from '../test/tool-examples.ts';
import { copiedText, downloaded, expect, signInAsNew, test } from './browser.ts';
import { answerTo, changeAnswer, post, send } from './calls.ts';
import oneOfEach from './library.json' with { type: 'json' };
import { expectAccessible, expectNoSideScroll } from './look.ts';
import { ask, resultArea } from './tool-forms.ts';

const tabs = examples.flatMap(({ kept }) => kept?.tab ?? []).sort((a, b) => a.place - b.place);

const save = (page: Page, collection: string, body: object) => post(page, `/api/saved/${collection}`, body);
const saved = async (page: Page, collection: string) =>
  (await answerTo(page, `/api/saved/${collection}`)).items;
const onDevice = (page: Page) => page.evaluate(() => localStorage.getItem('guardados'));

/** Somebody's library with one of each in it. */
async function openSaved(page: Page, tab?: string): Promise<void> {
  await signInAsNew(page);
  for (const [path, body] of Object.entries(oneOfEach))
    await save(page, String(toolAt(path).kept?.collection), body);
  await page.goto(tab ? `/mis-guardados?tab=${tab}` : '/mis-guardados');
}

const card = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).first();

test('whoever is signed out reads why and is taken to sign in', async ({ page }) => {
  await page.goto('/mis-guardados');
  const why = 'No estás logueado. Por favor, inicia sesión para ver tus contenidos guardados.';
  await expect(page.getByText(why)).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?returnTo=(%2F|\/)mis-guardados/);
});

test('each collection has a tab with words of its own, and the tab is in the address', async ({ page }) => {
  await signInAsNew(page, '/mis-guardados');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis Contenidos Guardados');
  for (const { label, empty } of tabs) {
    await page.getByRole('tab', { name: label }).click();
    await expect(page.getByText(empty)).toBeVisible();
  }
  await expect(page).toHaveURL(new RegExp(`\\?tab=${tabs.at(-1)?.key}`));
  await page.reload();
  await expect(page.getByRole('tab', { name: tabs.at(-1)?.label })).toHaveAttribute('aria-selected', 'true');
});

test('one of each kind is found, by tab and by search without accents', async ({ page }) => {
  await openSaved(page);
  await expect(card(page, 'Tarde de libros')).toContainText('El mercado de Ruzafa');
  await page.getByRole('tab', { name: 'Lenguaje Corporal' }).click();
  const guideCard = card(page, 'Cena romántica');
  await expect(guideCard.getByText('Hombros sueltos').first()).toBeVisible();
  await expect(guideCard.getByText('Pies en el suelo')).toBeHidden();
  await expect(guideCard.getByText('+ 2 más')).toBeVisible();
  await expect(guideCard.getByText('+ 1 más')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar en todo lo guardado' }).fill('LIADISIMA');
  await expect(page.getByText('Guardados con «LIADISIMA»: 1')).toBeAttached();
  await expect(card(page, 'Pide tiempo')).toContainText('Interés medio');

  await page.getByRole('searchbox', { name: 'Buscar en todo lo guardado' }).fill('');
  await page.getByRole('tab', { name: 'Subtexto' }).click();
  await page.goto('/mis-guardados');
  await expect(page.getByRole('tab', { name: 'Subtexto' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Ver todo en una lista' }).click();
  const all = page.getByRole('list', { name: 'Todo lo guardado' });
  await expect(all.locator('> li')).toHaveCount(6);
  await page.goto('/mis-guardados');
  await page.getByRole('searchbox', { name: 'Buscar en todo lo guardado' }).fill('enfermera');
  await expect(all.locator('> li')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Buscar en todo lo guardado' }).fill('nada de nada');
  await expect(page.getByText('Nada de lo guardado contiene «nada de nada»')).toBeVisible();
});

test('a delete is done when its page is hidden; its way back then says it is too late', async ({ page }) => {
  await page.clock.install();
  await openSaved(page, 'outfits');
  await card(page, 'Lino y calma').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Outfit eliminado')).toBeVisible();
  // The toast stays: what is sent is sent because of the page.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  const sent = await page.evaluate(() => {
    const methods: unknown[] = [];
    const real = window.fetch;
    window.fetch = (path, init) => {
      methods.push(init?.method);
      return real(path, init);
    };
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    return methods;
  });
  expect(sent).toEqual(['DELETE']);
  await expect.poll(() => saved(page, 'outfits')).toEqual([]);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.clock.runFor(500);
  await expect(page.getByText('Ya está borrado')).toBeVisible();
});

test('what is deleted in one tab is neither shown nor kept on the device by another', async ({
  page,
  context,
  watch,
}) => {
  // It is asked for once more by the next page, which cannot know that it arrived.
  watch.expected.push(/404/);
  await signInAsNew(page);
  for (const text of ['lo que se queda', 'lo que borro'])
    await save(page, 'icebreakers', { message_text: text, context: '' });
  await page.goto('/mis-guardados');
  const other = await context.newPage();
  await other.goto('/mis-guardados');
  await expect(other.getByText('lo que borro')).toBeVisible();
  await card(page, 'lo que borro').getByRole('button', { name: 'Eliminar' }).click();
  await page.goto('/');
  await expect(other.getByText('lo que borro')).toBeHidden();
  await other.getByRole('button', { name: 'Marcar como favorito' }).click();
  await expect(other.getByRole('button', { name: 'Quitar de favoritos' })).toBeVisible();
  expect(await onDevice(other)).toMatch(/^(?!.*borro).*se queda/);
});

test('a delete that fails gives the item back and says so', async ({ page, watch }) => {
  await page.clock.install();
  watch.expected.push(/500/);
  await page.route('**/api/saved/outfits/*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await openSaved(page, 'outfits');
  await card(page, 'Lino y calma').getByRole('button', { name: 'Eliminar' }).click();
  await expect(card(page, 'Lino y calma')).toHaveCount(0);
  await expect(page.getByText('Outfit eliminado')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Error al eliminar el outfit')).toBeVisible();
  await expect(card(page, 'Lino y calma')).toBeVisible();
});

test('deleting a bio asks first, and can be undone until it is done', async ({ page }) => {
  await page.clock.install();
  await openSaved(page, 'bios');
  await card(page, 'Enfermera').getByRole('button', { name: 'Eliminar' }).click();
  const dialog = page.getByRole('alertdialog', { name: '¿Estás seguro?' });
  await expect(dialog).toContainText(
    'Esta acción no se puede deshacer. Esto eliminará permanentemente tu bio guardada.',
  );
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(card(page, 'Enfermera')).toBeVisible();
  await card(page, 'Enfermera').getByRole('button', { name: 'Eliminar' }).click();
  await expect(dialog).toContainText('unos segundos para arrepentirte');
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Eliminando...')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Eliminando...')).toHaveCount(0);
  await expect(card(page, 'Enfermera')).toBeVisible();
  await card(page, 'Enfermera').getByRole('button', { name: 'Eliminar' }).click();
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('No tienes bios guardadas.')).toBeVisible();
  await expect(page.getByText('Eliminando...')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Bio eliminada')).toBeVisible();
  expect(await saved(page, 'bios')).toEqual([]);
});

test('an item is copied, and leaves as text and as an image that say who wrote it', async ({ page }) => {
  await openSaved(page, 'bios');
  await card(page, 'Enfermera').getByRole('button', { name: 'Copiar' }).click();
  await expect(card(page, 'Enfermera').getByText('Copiado')).toBeVisible();
  expect(await copiedText(page)).toBe('Enfermera y escaladora');
  const exported = async (name: string) => {
    await card(page, 'Enfermera').getByRole('button', { name: 'Exportar' }).click();
    return downloaded(page, () => page.getByRole('dialog').getByRole('button', { name }).click());
  };
  const text = await exported('Como texto');
  expect(text.name).toBe('salero-enfermera-y-escaladora.txt');
  expect(text.text).toBe('Enfermera y escaladora\n\nGenerado de forma automática en Salero\n');
  const image = await exported('Como imagen');
  expect(image.name).toBe('salero-enfermera-y-escaladora.png');
  expect(image.content.subarray(1, 4).toString()).toBe('PNG');
  expect(image.content.readUInt32BE(16)).toBe(1080);
});

test('what is kept is starred, noted, edited, found, used again and deleted in one go', async ({ page }) => {
  await openSaved(page, 'icebreakers');
  const opener = card(page, 'pasea');
  await opener.getByRole('button', { name: 'Marcar como favorito' }).click();
  const starred = opener.getByRole('button', { name: 'Quitar de favoritos' });
  await expect(starred).toHaveAttribute('aria-pressed', 'true');
  await opener.getByRole('button', { name: 'Editar y anotar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar' });
  await expectAccessible(page);
  const badly = dialog.getByRole('list', { name: 'Antes de enviarlo' });
  await dialog.getByLabel('El texto').fill('Me das asco');
  await expect(badly).toContainText('Un insulto se queda');
  await expectAccessible(page);
  await dialog.getByLabel('El texto').fill('¿Coco te pasea a ti?');
  await expect(badly).toHaveCount(0);
  await dialog.getByLabel('Tu nota').fill('Le hizo muchísima gracia');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(card(page, '¿Coco te pasea a ti?')).toContainText('Le hizo muchísima gracia');
  await expect.poll(() => onDevice(page)).toContain('muchísima');

  await page.goto('/mis-guardados?tab=todo');
  const all = page.getByRole('list', { name: 'Todo lo guardado' }).locator('> li');
  await expect(all).toHaveCount(6);
  await page.getByRole('searchbox').fill('MUCHISIMA gracia');
  await expect(all).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Solo favoritos' }).click();
  await expect(all).toHaveCount(1);
  await page.getByRole('button', { name: 'Solo favoritos' }).click();
  await expect(all).toHaveCount(6);
  await page.getByLabel('Orden', { exact: true }).selectOption('favourites');
  await expect(all.first()).toContainText('¿Coco te pasea a ti?');

  await page.getByRole('button', { name: 'Elegir varios' }).click();
  await card(page, 'Enfermera').getByRole('checkbox').check();
  await card(page, 'Lino y calma').getByRole('checkbox').check();
  const bar = page.getByRole('toolbar', { name: 'Lo elegido' });
  await expect(bar).toContainText('2 elegidos');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSideScroll(page);
  const { text } = await downloaded(page, () => bar.getByRole('button', { name: 'Exportar' }).click());
  expect(text).toContain('Enfermera y escaladora');
  expect(text).toContain('Camisa de lino');
  await bar.getByRole('button', { name: 'Eliminar' }).click();
  await expect(all).toHaveCount(4);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(all).toHaveCount(6);

  await card(page, '¿Coco te pasea').getByRole('link', { name: 'Usar otra vez' }).click();
  await expect(page).toHaveURL(/rompehielos/);
  await expect(page.getByLabel('¿Qué te ha llamado la atención?')).toHaveValue('Inspiración: un perro');
});

test('a report keeps a text only when asked to, and what is kept is shown and deleted', async ({ page }) => {
  await signInAsNew(page, '/rompehielos');
  await ask(page, '/rompehielos');
  await page.getByRole('button', { name: 'Copiar' }).first().click();
  await page.getByRole('group', { name: '¿Contestó?' }).getByRole('button', { name: 'Sí' }).click();
  await page.getByRole('group', { name: '¿Quedasteis?' }).getByRole('button', { name: 'No' }).click();
  await expect(page.getByText('Apuntado solo para ti, en tu perfil.')).toBeVisible();
  await page.getByRole('button', { name: 'Algo está mal' }).click();
  const report = page.getByRole('dialog', { name: 'Gracias por avisar' });
  await expect(report.getByRole('checkbox')).not.toBeChecked();
  await expect(report.getByRole('button', { name: 'Enviar el texto' })).toHaveCount(0);
  await expectAccessible(page);
  await report.getByRole('checkbox').check();
  await report.getByLabel('Esto es lo que veremos').fill('Se inventa un bar');
  await report.getByRole('button', { name: 'Enviar el texto' }).click();
  await expect(report).toHaveCount(0);

  await save(page, 'bios', { bio_text: 'Me pierden los mapas.' });
  await page.goto('/mis-guardados?tab=bios');
  await expect.poll(() => onDevice(page)).toContain('Me pierden los mapas');

  await page.goto('/perfil');
  await expect(page.getByText('Llevas 1.')).toBeVisible();
  await page.goto('/lo-que-guardamos');
  await page.locator('summary', { hasText: 'Lo que dices de una respuesta' }).click();
  await expect(page.getByText('Se inventa un bar')).toBeVisible();
  await expectAccessible(page);
  const said = page.getByRole('list', { name: 'Lo que dices de una respuesta' });
  await said.getByRole('button', { name: 'Borrar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
  await expect(page.getByText('De esto no hay nada:')).toContainText('Lo que dices de una respuesta');
  await expect(page.getByText('Se inventa un bar')).toHaveCount(0);
  // Whatever is deleted here, the copy of the library that this device keeps goes with it.
  expect((await onDevice(page)) ?? '').not.toContain('Me pierden los mapas');
});

test('more than a page is loaded on demand', async ({ page }) => {
  await signInAsNew(page);
  for (let n = 1; n <= 23; n += 1) await save(page, 'bios', { bio_text: `Bio número ${n}.` });
  await page.goto('/mis-guardados?tab=bios');
  const bios = page.getByRole('list', { name: 'Bios' }).getByRole('listitem');
  await expect(bios).toHaveCount(20);
  await page.getByRole('button', { name: 'Cargar más' }).click();
  await expect(bios).toHaveCount(23);
  await expect(page.getByRole('button', { name: 'Cargar más' })).toHaveCount(0);
});

test('an account erased elsewhere takes the copy on this device with it, on any page', async ({ page }) => {
  await signInAsNew(page);
  await save(page, 'bios', { bio_text: 'Enfermera y escaladora' });
  await page.goto('/mis-guardados?tab=bios');
  await expect(card(page, 'Enfermera')).toBeVisible();
  expect(await onDevice(page)).toContain('Enfermera');
  await send(page, 'DELETE', '/api/account', { confirm: 'ELIMINAR' });
  await page.goto('/legal');
  await expect.poll(() => onDevice(page)).toBeNull();
});

test('a collection that fails, or is not known here, takes no other with it', async ({ page, watch }) => {
  watch.expected.push(/ERR_FAILED/);
  await openSaved(page);
  await changeAnswer(page, '**/api/saved', {
    outfits: undefined,
    letters: { items: [{ id: 'x' }], next: null },
    failed: ['voices'],
  });
  for (const connected of [true, false]) {
    if (!connected) await page.route('**/api/**', (route) => route.abort());
    await page.goto('/mis-guardados?tab=bios');
    await expect(card(page, 'Enfermera')).toBeVisible();
    if (connected) {
      await page.getByRole('searchbox').fill('enfermera');
      await expect(card(page, 'Enfermera')).toBeVisible();
      await page.getByRole('searchbox').fill('');
    }
    await page.getByRole('tab', { name: 'Outfits' }).click();
    await expect(page.getByText('El resto de tus contenidos está en las otras pestañas.')).toBeVisible();
  }

  await page.unroute('**/api/**');
  await page.unroute('**/api/saved');
  await changeAnswer(page, '**/api/saved', { outfits: { items: [], next: null }, failed: ['outfits'] });
  await page.goto('/mis-guardados?tab=outfits');
  await expect(page.getByRole('alert')).toContainText('Error al cargar los elementos guardados');
  await page.unroute('**/api/saved');
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(card(page, 'Lino y calma')).toBeVisible();
});

test('what was written is saved once, however often one clicks, and as edited', async ({ page }) => {
  await signInAsNew(page, '/rompehielos');
  await ask(page, '/rompehielos');
  const first = resultArea(page).getByRole('listitem').first();
  await first.getByRole('button', { name: 'Editar' }).click();
  await first.getByLabel('Edita el texto').fill('Mi propia frase para Coco');
  await first.getByRole('button', { name: 'Guardar' }).dblclick();
  await expect(page.getByText('Mensaje guardado correctamente').first()).toBeVisible();
  const again = page.waitForResponse((response) => response.url().endsWith('/api/saved/icebreakers'));
  await first.getByRole('button', { name: /Guarda/ }).click();
  expect((await again).status()).toBe(200);
  const context = 'Inspiración: Le gusta el senderismo y su perro se llama Coco, Estilo: casual';
  const edited = { message_text: 'Mi propia frase para Coco', context };
  expect(await saved(page, 'icebreakers')).toMatchObject([edited]);
});

import type { Page } from '@playwright/test';
import { expect, signInAsNew, signInFromAuth, signOut, test, visit } from './browser.ts';
import { answerTo, post, sentToTools, takeAway } from './calls.ts';
import { ask, resultArea } from './tool-forms.ts';

const someone = () => `nadie-pierde-${Date.now()}-${Math.random()}@ejemplo.es`;
const idea = 'Le gusta el senderismo y su perro se llama Coco';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('signing in from the header comes back to page and draft, and one tap sends it', async ({ page }) => {
  const sent = sentToTools(page);
  await page.goto('/rompehielos', { waitUntil: 'networkidle' });
  await page.getByLabel(/Qué te ha llamado/).fill(idea);
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).click();
  await signInFromAuth(page, someone());
  await expect(page).toHaveURL('/rompehielos');
  await expect(page.getByLabel(/Qué te ha llamado/)).toHaveValue(idea);
  const button = page.getByRole('button', { name: 'Generar frase' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(button).toBeFocused();
  expect(sent).toEqual([]);
  await button.tap();
  await expect(page.getByText('Recomendada')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a session that cannot be checked is not called signed out', async ({ page, watch }) => {
  watch.expected.push(/503/);
  const bringBack = await takeAway(page, '**/api/session');
  await page.goto('/perfil');
  await expect(page.locator('#contenido').getByText('Error al cargar el perfil')).toBeVisible();
  await page.goto('/rompehielos');
  await page.getByLabel(/Qué te ha llamado/).fill(idea);
  await expect(page.getByText('No sabemos si tienes la sesión abierta')).toBeVisible();
  await expect(page.getByText('Iniciar Sesión').and(page.locator(':visible'))).toHaveCount(0);
  await expect(page.getByText('Inicia sesión para generar')).toHaveCount(0);
  await bringBack();
  await page.getByRole('button', { name: 'Comprobar otra vez' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  await expect(page.getByText('No sabemos si tienes la sesión abierta')).toHaveCount(0);
  await expect(page.getByLabel(/Qué te ha llamado/)).toHaveValue(idea);
});

test('the next page says that there is no line, and opens when it is', async ({ page, context, watch }) => {
  watch.expected.push(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await page.goto('/rompehielos', { waitUntil: 'networkidle' });
  await page.getByLabel(/Qué te ha llamado/).fill(idea);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(/Qué te ha llamado/)).toHaveValue(idea);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Contacto/);
  await page.goto('/rompehielos');
  await expect(page.getByLabel(/Qué te ha llamado/)).toHaveValue(idea);
});

test('what is sent without a line waits, can be stopped, arrives once', async ({ page, context, watch }) => {
  watch.expected.push(/ERR_INTERNET_DISCONNECTED/);
  await signInAsNew(page, '/rompehielos');
  await page.getByLabel(/Qué te ha llamado/).fill(idea);
  const waits = page.locator('form').getByText('Sin conexión');
  const generate = page.getByRole('button', { name: 'Generar frase' });
  await context.setOffline(true);
  await generate.click();
  await expect(waits).toBeVisible();
  await page.getByRole('button', { name: 'Parar' }).click();
  await context.setOffline(false);
  await expect(page.getByText('Sin conexión').and(page.locator(':visible'))).toHaveCount(0);
  await expect(page.getByText('Te quedan 3 usos gratuitos')).toBeVisible();
  await context.setOffline(true);
  await generate.click();
  await expect(waits).toBeVisible();
  await expect(page.getByText(/Inténtalo más tarde/)).toHaveCount(0);
  await expect(page.getByLabel(/Qué te ha llamado/)).toHaveValue(idea);
  await context.setOffline(false);
  await expect(page.getByText('Recomendada')).toBeVisible();
  await expect(page.getByText('Te quedan 2 usos gratuitos')).toBeVisible();
});

test('an answer that the line swallows costs one, however often it is asked', async ({ page, watch }) => {
  watch.expected.push(/ERR_CONNECTION_RESET/);
  await signInAsNew(page, '/rompehielos');
  const keys = new Set<string | undefined>();
  let swallowed = 0;
  await page.route('**/api/functions/*', async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    if (swallowed === 2) return route.continue();
    swallowed += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await ask(page, '/rompehielos', idea);
  await expect(page.locator('form').getByText(/No se ha perdido nada: inténtalo otra vez/)).toBeVisible();
  await page.getByRole('button', { name: 'Generar frase' }).click();
  await expect(page.locator('.bubble').first()).toBeVisible();
  await expect(page.getByText('Te quedan 2 usos gratuitos')).toBeVisible();
  expect(keys.size).toBe(1);

  keys.clear();
  swallowed = 0;
  const another = page.getByRole('button', { name: 'Otra como esta' }).first();
  await another.click();
  await expect.poll(() => swallowed).toBe(2);
  await expect(page.getByText('Un momento…')).toHaveCount(0);
  await another.click();
  await expect(page.getByText('Versión 2 de 2')).toBeVisible();
  expect(keys.size).toBe(1);
  await another.click();
  await expect(page.getByText('Versión 3 de 3')).toBeVisible();
  expect(keys.size).toBe(2);
});

async function askOnce(page: Page) {
  await ask(page, '/rompehielos', idea);
  await expect(page.getByText('Te quedan 2 usos gratuitos')).toBeVisible();
  return page
    .getByRole('region', { name: 'Resultado' })
    .locator('.bubble')
    .first()
    .textContent()
    .then(String);
}

test('after a reload and Back the answer is there, and the tab kept only its number', async ({ page }) => {
  await signInAsNew(page, '/rompehielos');
  const phrase = await askOnce(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(phrase.slice(0, 20));
  await page.reload();
  await expect(page.locator('.bubble').first()).toHaveText(phrase);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL('/contacto');
  await page.goBack();
  await expect(page.locator('.bubble').first()).toHaveText(phrase);
  await expect(page.getByText('Te quedan 2 usos gratuitos')).toBeVisible();
  // A refinement of it still works.
  await page.getByRole('button', { name: 'Otra como esta' }).first().click();
  await expect(page.getByText('Versión 2 de 2')).toBeVisible();
});

test('an earlier answer is a tap away in any tab, until one signs out', async ({ page, context }) => {
  let asked = 0;
  await page.route('**/api/recent?*', (route) => {
    asked += 1;
    return route.continue();
  });
  await signInAsNew(page, '/rompehielos');
  const phrase = await askOnce(page);
  const list = page.getByText('Tus últimas respuestas', { exact: true });
  await expect(list).toBeVisible();
  expect(asked).toBe(0);
  await list.click();
  await expect(page.getByRole('button', { name: idea })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/rompehielos');
  await other.getByText('Tus últimas respuestas', { exact: true }).click();
  await expect(other.getByText('las cinco últimas de cada herramienta', { exact: false })).toBeVisible();
  await expect(other.locator('.bubble')).toHaveCount(0);
  await other.getByRole('button', { name: idea }).click();
  await expect(other.locator('.bubble').first()).toHaveText(phrase);
  await signOut(other);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  for (const tab of [page, other])
    expect(await tab.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('salero');
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  await expect(page.locator('.bubble')).toHaveCount(0);
});

test('a tab that did not live to hear of a sign-out shows nothing after it', async ({ page, context }) => {
  const chat = '¿Nos vemos el jueves donde siempre, Marta?';
  const box = page.getByLabel('¿Qué te han escrito?');
  await signInAsNew(page, '/detector-redflags');
  await box.fill(chat);
  await page.reload();
  await expect(box).toHaveValue(chat);
  // As good as discarded: the browser keeps the tab's storage, and nothing of it runs.
  await page.goto('about:blank');
  const other = await context.newPage();
  await other.goto('/premium', { waitUntil: 'networkidle' });
  await signOut(other);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  await page.goto('/detector-redflags', { waitUntil: 'networkidle' });
  await expect(box).toHaveValue('');
  await page.goto('/legal', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Marta');
});

test('starting again can be undone: the answer and what was in the form come back', async ({ page }) => {
  await signInAsNew(page, '/planificador-citas');
  await ask(page, '/planificador-citas', 'ajedrez y comida vegana');
  // The page scrolls to a new result and focuses it: a press in that moment would miss.
  await expect(resultArea(page)).toBeFocused();
  await page.getByRole('button', { name: 'Otro plan' }).click();
  await expect(page.getByLabel(/Qué os gusta/)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Copiar plan' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('button', { name: 'Copiar plan' })).toBeInViewport();
  await expect(page.getByLabel(/Qué os gusta/)).toHaveValue('ajedrez y comida vegana');
});

test('a save that met an ended session happens once, for its person', async ({ page, context, watch }) => {
  watch.expected.push(/401/);
  const { email } = await signInAsNew(page, '/rompehielos');
  const phrase = await askOnce(page);
  const answer = page.locator('.bubble').first();
  for (const [who, items] of [
    [email, [{ message_text: phrase }]],
    [someone(), []],
  ] as const) {
    await context.clearCookies();
    await page.getByRole('button', { name: 'Guardar' }).first().click();
    await expect(page).toHaveURL(/\/auth/);
    await signInFromAuth(page, who);
    await expect(page).toHaveURL('/rompehielos');
    if (who === email) {
      await expect(page.getByText('Mensaje guardado correctamente')).toBeVisible();
      await expect(answer).toHaveText(phrase);
    }
    await page.reload({ waitUntil: 'networkidle' });
    await expect(answer.filter({ hasText: phrase })).toHaveCount(items.length);
    expect(await answerTo(page, '/api/saved/icebreakers')).toMatchObject({ items });
  }
});

test('a note that met an ended session is there after the sign-in', async ({ page, context, watch }) => {
  watch.expected.push(/401/);
  const { email } = await signInAsNew(page, '/rompehielos');
  await askOnce(page);
  await page.getByRole('button', { name: 'Guardar' }).first().click();
  await expect(page.getByText('Mensaje guardado correctamente')).toBeVisible();
  await page.goto('/mis-guardados');
  const open = page.getByRole('button', { name: 'Editar y anotar' });
  const note = page.getByLabel('Tu nota');
  await open.click();
  await note.fill('Le gusta que le pregunte');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await signInFromAuth(page, email);
  await expect(page).toHaveURL('/mis-guardados');
  await open.click();
  await expect(note).toHaveValue('Le gusta que le pregunte');
  await note.fill('Lo que no quiero guardar');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('no quiero guardar');
  await open.click();
  await expect(note).toHaveValue('');
  await note.fill('Le gusta que le pregunte');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Cambios guardados')).toBeVisible();
});

test('what is typed of oneself or of somebody survives a reload and an ended session', async ({
  page,
  context,
  watch,
}) => {
  watch.expected.push(/401/);
  const { email } = await signInAsNew(page, '/perfil/sobre-mi');
  const { id } = await post(page, '/api/threads', { name: 'M', lines: [{ who: 'them', text: 'Hola' }] });
  const forms = [
    ['/perfil/sobre-mi', 'Tus intereses', 'Guardar'],
    ['/perfil/asi-escribo-yo', 'Tus mensajes, uno por línea', 'Guardar mi voz'],
    [`/personas?id=${id}`, 'Notas', 'Guardar cambios'],
  ] as const;
  for (const [path, label, save] of forms) {
    const box = page.getByLabel(label);
    const lines = ['hola q tal', 'jaja ya', 'y tú?', 'mañana te digo', 'un beso'].join('\n');
    await visit(page, path);
    await box.fill(lines);
    await page.reload();
    await expect(box).toHaveValue(lines);
    await context.clearCookies();
    await page.getByRole('button', { name: save, exact: true }).click();
    await expect(page).toHaveURL(/\/auth/);
    await signInFromAuth(page, email);
    await expect(page).toHaveURL(path);
    await expect(box).toHaveValue(lines);
    await page.getByRole('button', { name: save, exact: true }).click();
    await expect(page.getByText(/^(Guardado|Cambios guardados)$/).first()).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('mañana te digo');
  }
});

test('what is finished goes on to what comes next, with a way back', async ({ page }) => {
  const handsOn = page.getByRole('navigation', { name: 'Seguir con esto' });
  await signInAsNew(page, '/nextmove');
  const received = page.getByLabel('El mensaje que has recibido');
  await received.fill('Lo que estaba escribiendo');

  const threat = 'Dame tu contraseña o es que me ocultas algo';
  await page.goto('/detector-redflags');
  await page.getByLabel('¿Qué te han escrito?').fill(threat);
  await page.getByRole('button', { name: 'Analizar mensaje' }).tap();
  await expect(resultArea(page)).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('body');
  const seen = { useInnerText: true };
  const told = /^\s*Resultado\s+Ideas por reglas\s+Riesgo alto[\s\S]*Pide tus contraseñas/;
  await expect(paper).toHaveText(told, seen);
  await expect(paper).not.toHaveText(/Copiar|Salero|Detector de|Sigue con esto|decide siempre/, seen);
  await page.emulateMedia({ media: 'screen' });
  await page.getByText('Bloquear y denunciar en tu app').tap();
  await page.getByText('Hinge', { exact: true }).tap();
  const steps = page.getByText('Toca los tres puntos, arriba a la derecha.');
  await expect(steps.locator('visible=true')).toHaveCount(1);
  await expect(page.getByText(/Leído el 23 de noviembre de 2026/)).toBeVisible();
  await handsOn.getByRole('link', { name: 'Responder poniendo un límite' }).tap();
  await expect(received).toHaveValue(threat);
  await expect(page.getByText('Poner un límite con calma · Casual')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).tap();
  await expect(received).toHaveValue('Lo que estaba escribiendo');

  await page.goto('/rompehielos');
  const phrase = await askOnce(page);
  await page.getByRole('link', { name: 'Ya ha contestado' }).first().tap();
  await expect(page.getByLabel('Tu último mensaje')).toHaveValue(phrase);
  await expect(received).toHaveValue('');

  await page.goto('/analizador');
  await page.getByLabel('Pega aquí el texto de tu bio').fill('Panadera los domingos');
  await page.getByLabel('¿En qué app la usas?').selectOption('hinge');
  await page.getByRole('button', { name: 'Analizar mi Bio' }).tap();
  await handsOn.getByRole('link', { name: 'Reescríbela' }).tap();
  await expect(page.getByLabel('Palabras clave sobre ti')).toHaveValue('Panadera los domingos');
  await expect(page.getByLabel('¿En qué app la pondrás?')).toHaveValue('hinge');
  const { profile } = await answerTo(page, '/api/session');
  expect(profile).toMatchObject({ usage_count: 1, usage_icebreaker: 1 });
});

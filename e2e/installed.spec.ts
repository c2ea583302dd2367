import type { Page } from '@playwright/test';
import { expect, signInAsNew, test } from './browser.ts';
import { post } from './calls.ts';
import { openDeployments } from './deployments.ts';
import { expectAccessible } from './look.ts';
import { ask, resultArea } from './tool-forms.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true });

/** Waits until this page and its worker have kept everything. */
async function openInstalled(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** As the system does when another app shares into this one. */
async function share(page: Page, fields: Record<string, string>, file?: { type: string; bytes: Buffer }) {
  await page.evaluate(
    ([given, chat]) => {
      const form = document.createElement('form');
      Object.assign(form, { action: '/compartir', method: 'POST', enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries(given)) {
        const input = Object.assign(document.createElement('input'), { type: 'hidden', name, value });
        form.append(input);
      }
      if (chat) {
        const input = Object.assign(document.createElement('input'), { type: 'file', name: 'archivos' });
        const carrier = new DataTransfer();
        const bytes = Uint8Array.from(atob(chat.base64), (letter) => letter.charCodeAt(0));
        carrier.items.add(new File([bytes], 'chat', { type: chat.type }));
        input.files = carrier.files;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    [fields, file && { type: file.type, base64: file.bytes.toString('base64') }] as const,
  );
  await page.waitForURL('/compartir');
}

const question = (page: Page) => page.getByText('¿Lo has compartido tú?');
const box = (page: Page) => page.getByLabel('El chat o el mensaje');

test('what another app shares goes to a tool and to no server', async ({ page, context, watch }) => {
  watch.expected.push(/ERR_INTERNET_DISCONNECTED/);
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.serviceWorker()) sent.push(request.url());
  });
  await openInstalled(page);
  await share(page, { titulo: 'WhatsApp', texto: '¿Quedamos el jueves?', enlace: '' });
  await expect(box(page)).toHaveValue('¿Quedamos el jueves?');
  await page.reload();
  await expect(box(page)).toHaveValue('¿Quedamos el jueves?');

  const ours = new URL(page.url()).origin;
  const forged = `<form action="${ours}/compartir" method="post" enctype="multipart/form-data"><input name="texto" value="De otra web"></form>`;
  await page.goto(`data:text/html,${encodeURIComponent(forged)}`);
  await page.evaluate(() => document.forms[0]?.submit());
  await page.waitForURL('/compartir');
  await expect(question(page)).toBeVisible();
  await expect(page.getByText('De otra web')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No, déjalo fuera' }).tap();
  await expect(question(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('¿Quedamos el jueves?');
  await page.reload();
  await expect(box(page)).toHaveValue('¿Quedamos el jueves?');
  await expect(question(page)).toHaveCount(0);

  await context.setOffline(true);
  const chat = '[12/3/24, 21:05] Ana: ¿Vienes?\n[12/3/24, 21:06] Yo: Voy';
  const exported = { type: 'text/plain', bytes: Buffer.from(chat) };
  await share(page, { titulo: 'Chat de WhatsApp con Ana', texto: '', enlace: '' }, exported);
  // Nobody can tell here whether another site has posted it.
  await expect(question(page)).toBeVisible();
  await expect(page.getByText('¿Vienes?')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sí, he sido yo' }).tap();
  await expect(page.getByRole('group', { name: /El chat o el mensaje/ })).toContainText('¿Vienes?');
  await expectAccessible(page);
  await page.getByRole('link', { name: '¿Qué quiere decir?' }).tap();
  await expect(page).toHaveURL('/subtexto-detector');
  const taken = page.getByRole('group', { name: /El mensaje que quieres entender/ });
  await expect(taken).toContainText('¿Vienes?');
  expect(sent).toEqual([]);
});

test('of a shared chat longer than a tool reads the newest come, and the page says so', async ({ page }) => {
  await openInstalled(page);
  const lines = Array.from({ length: 1_500 }, (_, n) => `[12/3/24, 21:05] Ana: mensaje número ${n} del chat`);
  await share(page, {}, { type: 'text/plain', bytes: Buffer.from(lines.join('\n')) });
  await expect(page.getByText(/^Hemos traído los últimos [\d.]+ de 1500 mensajes\./)).toBeVisible();
  await expect(page.getByText('mensaje número 1499 del chat').first()).toBeAttached();
});

test('shared pictures are read on the device, without a line too', async ({ page, context, watch }) => {
  watch.expected.push(/ERR_INTERNET_DISCONNECTED/);
  const written = await context.newPage();
  await written.setViewportSize({ width: 360, height: 300 });
  const pictureOf = async (text: string) => {
    await written.setContent(
      `<body style="margin:40px 16px;font:20px Liberation Sans;background:#fff"><p>${text}</p>`,
    );
    return { type: 'image/png', bytes: await written.screenshot() };
  };
  await openInstalled(page);
  await share(page, { titulo: '', texto: '' }, await pictureOf('Busco a alguien que sepa hacer tortilla'));
  const read = page.getByRole('group', { name: /El chat o el mensaje/ });
  await expect(read).toContainText('Busco a alguien que', { timeout: 20_000 });
  await context.setOffline(true);
  await share(page, { titulo: '', texto: '' }, await pictureOf('Quedamos el jueves a las ocho en la plaza'));
  await page.getByRole('button', { name: 'Sí, he sido yo' }).tap();
  await expect(read).toContainText('Quedamos el jueves', { timeout: 20_000 });
});

/** Everything that Salero has left in this browser, but for cookies. */
const left = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
  }));

test('a newer version comes with the next page; an empty worker goes', async ({ page, context, watch }) => {
  watch.expected.push(/outside request|ERR_INTERNET_DISCONNECTED|404/);
  const deployments = await openDeployments();
  const newer = page.locator('html[data-newer]');
  try {
    await openInstalled(page, `${deployments.origin}/`);
    await expect(newer).toHaveCount(0);
    await deployments.deployNewer();
    // Within the app, as one that is open for days: it looks for a newer version when it is seen again.
    const changed = page.evaluate(
      () => new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve)),
    );
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await changed;
    await expect.poll(async () => (await left(page)).caches.sort()).toEqual(['codigo', 'paginas-newer']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
    await expect(newer).toHaveCount(1);
    await expect(page).toHaveURL(/\/contacto$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto');
    // Not again: this page is the newest. Before it is awake, a link is the browser's own.
    const premium = page.getByRole('contentinfo').getByRole('link', { name: 'Premium' });
    const isAwake = (link: Element) => Object.keys(link).some((key) => key.startsWith('__reactProps'));
    await expect.poll(() => premium.evaluate(isAwake)).toBe(true);
    const whole = page.waitForRequest((request) => request.isNavigationRequest(), { timeout: 2_000 });
    await premium.click();
    await expect(page).toHaveURL(/\/premium$/);
    await expect(whole).rejects.toThrow();
    await context.setOffline(true);
    await page.goto(`${deployments.origin}/rompehielos`);
    await expect(newer).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frases para Romper el Hielo');
    await context.setOffline(false);

    await deployments.deployWithoutWorker();
    await page.reload();
    await expect.poll(async () => (await left(page)).workers).toBe(0);
    expect((await left(page)).caches).toEqual([]);
  } finally {
    await deployments.close();
  }
});

test('without a line all is there, and the way out leaves nothing', async ({ page, context, watch }) => {
  watch.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/);
  await openInstalled(page);
  await signInAsNew(page, '/nextmove');
  await post(page, '/api/saved/bios', { bio_text: 'Enfermera y escaladora' });
  await page.goto('/mis-guardados?tab=bios');
  const bio = page.getByRole('listitem').filter({ hasText: 'Enfermera' });
  await expect(bio).toBeVisible();
  await page.goto('/nextmove');
  const received = page.getByLabel('El mensaje que has recibido');
  await received.fill('¿Quedamos el jueves?');

  await context.setOffline(true);
  await page.goto('/mis-guardados?tab=bios');
  await expect(bio).toBeVisible();
  await expect(page.getByText('Sin conexión').first()).toBeVisible();
  await page.goto('/nextmove');
  await expect(received).toHaveValue('¿Quedamos el jueves?');
  await page.getByRole('button', { name: 'Generar estrategia' }).click();
  await expect(page.locator('form').getByText('Sin conexión')).toBeVisible();
  await page.goto('/esto/no/existe?y=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Volver a intentarlo' }).click();
  await expect(page).toHaveURL('/esto/no/existe?y=1');
  // No answer of the server, nor anything of a person, is among what the worker keeps.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const inside = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return inside.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect(kept.length).toBeGreaterThan(50);

  await context.setOffline(false);
  await page.goto('/sin-app');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Quitarlo de este dispositivo' }).click();
  await expect(page.getByText('No queda nada')).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  expect(await left(page)).toMatchObject({ workers: 0, caches: [], local: ['sin-app'] });
  await page.getByRole('button', { name: 'Volver a tenerla' }).click();
  await expect.poll(async () => (await left(page)).caches.length).toBe(2);
});

test('the way out takes what is one’s own where there is no worker or a cache stays', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    if (sessionStorage.getItem('stuck')) caches.delete = () => Promise.reject(new Error('stuck'));
  });
  const remove = page.getByRole('button', { name: 'Quitarlo de este dispositivo' });
  const gone = page.getByText('No queda nada');
  const copy = () => page.evaluate(() => localStorage.getItem('guardados'));
  await signInAsNew(page, '/mis-guardados?tab=bios');
  await post(page, '/api/saved/bios', { bio_text: 'Enfermera y escaladora' });
  const look = async () => {
    await page.goto('/mis-guardados?tab=bios');
    await expect.poll(copy).toContain('Enfermera');
    await page.goto('/sin-app');
  };
  await look();
  await page.evaluate(async () => {
    await caches.open('other');
    sessionStorage.setItem('stuck', '1');
  });
  await page.reload();
  await remove.click();
  await expect(page.getByText('No hemos podido quitarlo todo')).toBeVisible();
  expect(await copy()).toBeNull();
  await page.reload();
  await expect(remove).toBeEnabled();
  await page.evaluate(() => sessionStorage.removeItem('stuck'));
  await look();
  await remove.click();
  await expect(gone).toBeVisible();
  expect(await copy()).toBeNull();
  // Used again, there is something again.
  await look();
  await expect(remove).toBeEnabled();
  await expect(gone).toBeHidden();
  // What nobody has deleted at the server yet is not called nothing.
  await page.evaluate(() => localStorage.setItem('salida', '{"gone":["/api/saved/bios/1"]}'));
  await remove.click();
  await expect(page.getByText('Queda algo por borrar')).toBeVisible();
  await expect(gone).toBeHidden();
});

async function analyse(page: Page, message: string): Promise<void> {
  const answered = page.waitForResponse('**/api/functions/detect-redflags');
  await ask(page, '/detector-redflags', message);
  await answered;
  await expect(resultArea(page)).toHaveAttribute('aria-busy', 'false');
}

test('a phone is asked to install once, and a shortcut opens the tool used last', async ({ page }) => {
  const ready = () =>
    page.evaluate(() => {
      const asked = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => document.body.setAttribute('data-asked', ''),
      });
      dispatchEvent(asked);
      return asked.defaultPrevented;
    });
  const invitation = page.getByRole('region', { name: 'Ten Salero a mano' });
  await signInAsNew(page, '/detector-redflags');
  expect(await ready()).toBe(true);
  await analyse(page, 'Te paso a buscar a las ocho');
  await expect(invitation).toHaveCount(0);
  // Somebody may watch this phone.
  await analyse(page, 'Si me dejas, te mato');
  await expect(resultArea(page).getByText('016').first()).toBeVisible();
  await expect(invitation).toHaveCount(0);
  await analyse(page, '¿Quedamos mañana?');
  await expect(invitation).toBeVisible();
  await expectAccessible(page);
  await invitation.getByRole('button', { name: 'Instalar' }).click();
  await expect(page.locator('body[data-asked]')).toHaveCount(1);
  await expect(invitation).toHaveCount(0);
  await page.goto('/ultima');
  await expect(page).toHaveURL('/detector-redflags');
  await ready();
  await analyse(page, '¿Y el viernes?');
  await expect(invitation).toHaveCount(0);
});

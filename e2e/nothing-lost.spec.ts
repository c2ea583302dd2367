import { expect, signInAsNew, signInFromAuth, test } from './browser.ts';

const someone = () => `nadie-pierde-${Date.now()}-${Math.random()}@ejemplo.es`;
const idea = 'Le gusta el senderismo y su perro se llama Coco';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('signing in from the header comes back to the page and the draft, and one tap sends it', async ({
  page,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/functions/')) sent += 1;
  });
  await page.goto('/rompehielos', { waitUntil: 'networkidle' });
  await page.getByLabel(/Qué te ha llamado/).fill(idea);
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).click();
  await signInFromAuth(page, someone());
  await expect(page).toHaveURL('/rompehielos');
  await expect(page.getByLabel(/Qué te ha llamado/)).toHaveValue(idea);
  const button = page.getByRole('button', { name: 'Generar frase' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(button).toBeFocused();
  expect(sent).toBe(0);
  await button.tap();
  await expect(page.getByText('Recomendada')).toBeVisible();
  expect(sent).toBe(1);
});

test('a session that cannot be checked is not called signed out, and can be asked for again', async ({
  page,
  watch,
}) => {
  watch.expected.push(/503/);
  let away = true;
  await page.route('**/api/session', (route) =>
    away
      ? route.fulfill({ status: 503, json: { error: 'unavailable', message: 'Ahora no.' } })
      : route.continue(),
  );
  await page.goto('/rompehielos');
  await page.getByLabel(/Qué te ha llamado/).fill(idea);
  await expect(page.getByText('No sabemos si tienes la sesión abierta')).toBeVisible();
  await expect(page.getByText('Iniciar Sesión').and(page.locator(':visible'))).toHaveCount(0);
  await expect(page.getByText('Inicia sesión para generar')).toHaveCount(0);
  away = false;
  await page.getByRole('button', { name: 'Comprobar otra vez' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  await expect(page.getByText('No sabemos si tienes la sesión abierta')).toHaveCount(0);
  await expect(page.getByLabel(/Qué te ha llamado/)).toHaveValue(idea);
});

test('a sign-in that nobody could finish says so, and the same one works in a moment', async ({
  page,
  watch,
}) => {
  watch.expected.push(/503/);
  let away = true;
  await page.route('**/api/auth/callback', (route) =>
    away
      ? route.fulfill({ status: 503, json: { error: 'unavailable', message: 'Ahora no.' } })
      : route.continue(),
  );
  await page.goto('/auth?returnTo=/bio');
  await signInFromAuth(page, someone());
  await expect(page.getByText('Error al procesar la autenticación.')).toBeVisible();
  await expect(page.getByText(/ya se ha usado/)).toHaveCount(0);
  away = false;
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(page).toHaveURL('/bio');
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
});

test('without a connection the next page says so, and opens by itself when the line is back', async ({
  page,
  context,
  watch,
}) => {
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

test('what is sent without a connection waits, and arrives once when the line is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expected.push(/ERR_INTERNET_DISCONNECTED/);
  await signInAsNew(page, '/rompehielos');
  await page.getByLabel(/Qué te ha llamado/).fill(idea);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Generar frase' }).click();
  await expect(page.locator('form').getByText('Sin conexión')).toBeVisible();
  await expect(page.getByText(/Inténtalo más tarde/)).toHaveCount(0);
  await expect(page.getByLabel(/Qué te ha llamado/)).toHaveValue(idea);
  await context.setOffline(false);
  await expect(page.getByText('Recomendada')).toBeVisible();
  await expect(page.getByText('Te quedan 2 usos gratuitos')).toBeVisible();
});

test('waiting for the line can be stopped, and nothing is sent then', async ({ page, context, watch }) => {
  watch.expected.push(/ERR_INTERNET_DISCONNECTED/);
  await signInAsNew(page, '/rompehielos');
  await page.getByLabel(/Qué te ha llamado/).fill(idea);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Generar frase' }).click();
  await expect(page.locator('form').getByText('Sin conexión')).toBeVisible();
  await page.getByRole('button', { name: 'Parar' }).click();
  await context.setOffline(false);
  await expect(page.getByText('Sin conexión').and(page.locator(':visible'))).toHaveCount(0);
  await expect(page.getByText('Te quedan 3 usos gratuitos')).toBeVisible();
});

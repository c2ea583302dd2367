import { toolNamed } from '../test/tool-examples.ts';
import { expect, fillForm, look, signInAsNew, test } from './browser.ts';

test('somebody pastes how they write, sees how it is read, and sends a first message in their own voice or with more care', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAsNew(page, '/perfil');
  await page.getByRole('link', { name: /Así escribo yo/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Así escribo yo');
  const messages = page.getByLabel('Tus mensajes, uno por línea');
  await page.getByRole('button', { name: 'Guardar mi voz' }).click();
  await expect(messages).toBeFocused();
  await look(page);
  await messages.fill(
    'que tal el finde? jajaja\nyo mas de series, pero me dejo convencer\nmañana te digo jajaja',
  );
  await expect(page.getByLabel('Así lo leemos')).toHaveValue(/casi sin tildes, sin ¿ ni ¡/);
  await expect(page.getByText('que pelicula te dio mas miedo?')).toBeVisible();
  expect((await page.request.get('/api/voice').then((answer) => answer.json())).samples).toBeNull();
  await page.getByRole('button', { name: 'Guardar mi voz' }).click();
  await expect(page.getByText('En uso')).toBeVisible();
  await look(page);

  const { example } = toolNamed('icebreaker');
  await page.goto('/rompehielos');
  await fillForm(page, example.screen);
  await page.getByRole('button', { name: 'Generar frase' }).click();
  const first = page.locator('.bubble-mine').first();
  await expect(page.getByRole('button', { name: 'Con mi voz' })).toHaveAttribute('aria-pressed', 'true');
  const mine = (await first.textContent()) ?? '';
  expect(mine).not.toMatch(/[¿¡áéíóú]/);
  await look(page);
  await page.getByRole('button', { name: 'Más cuidado' }).click();
  await expect(first).not.toHaveText(mine);
  await expect(first).toHaveText(/^[¿¡]?\p{Lu}/u);
  await page.getByRole('button', { name: 'Otra como esta' }).first().click();
  await expect(page.getByText('Versión 2 de 2')).toBeVisible();
  await expect(first).toHaveText(/^[¿¡]?\p{Lu}/u);

  await page.goto('/perfil/asi-escribo-yo');
  await page.getByRole('button', { name: 'Dejar de usarla' }).click();
  await expect(page.getByText('En pausa')).toBeVisible();
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
  await expect(page.getByRole('button', { name: 'Guardar mi voz' })).toBeVisible();
  await expect(messages).toHaveValue('');
});

test('somebody tells about themselves once: a form is filled where it was empty, a plan keeps to what they need, and all of it goes', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAsNew(page, '/perfil/sobre-mi');
  await page.getByLabel('Tus intereses').fill('Cine de terror y escalada');
  await page.getByLabel('Lo que necesito').fill('No bebo alcohol');
  await expect(page.getByText('No se usará en ninguna parte hasta que marques dónde.')).toBeVisible();
  await page.getByRole('button', { name: 'Planificador de citas' }).last().click();
  await look(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();

  await page.goto('/planificador-citas');
  await expect(page.getByText('Hemos puesto tus intereses de Sobre mí')).toBeVisible();
  await expect(page.getByLabel('¿Qué os gusta?')).toHaveValue('Cine de terror y escalada');
  await page.locator('form [type=submit]').click();
  await expect(page.getByText('He tenido en cuenta tus intereses y lo que necesitas.')).toBeVisible();
  await look(page);

  await page.goto('/perfil/sobre-mi');
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
  await expect(page.getByLabel('Lo que necesito')).toHaveValue('');
  expect((await page.request.get('/api/about-me').then((answer) => answer.json())).needs).toBeNull();
});

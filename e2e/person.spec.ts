import { expect, signInAsNew, test } from './browser.ts';
import { answerTo, holdBack, post } from './calls.ts';
import { expectAccessible, look } from './look.ts';
import { ask } from './tool-forms.ts';

test.describe.configure({ timeout: 120_000 });

test('somebody shows how they write, and sends in their own voice or with more care', async ({ page }) => {
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
  expect((await answerTo(page, '/api/voice')).samples).toBeNull();
  await page.getByRole('button', { name: 'Guardar mi voz' }).click();
  await expect(page.getByText('En uso')).toBeVisible();

  await page.goto('/rompehielos');
  await ask(page, '/rompehielos');
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

test('somebody picks own messages by the keyboard, from chats that are kept', async ({ page }) => {
  await signInAsNew(page, '/perfil/asi-escribo-yo');
  const messages = page.getByLabel('Tus mensajes, uno por línea');
  const choose = page.getByRole('button', { name: 'Elegir de una conversación' });
  const dialog = page.getByRole('dialog', { name: 'Elegir de una conversación' });
  const keep = (name: string, lines: { who: string; text: string }[]) =>
    post(page, '/api/threads', { name, lines });
  await choose.click();
  await expect(dialog.getByText('no hay ningún mensaje tuyo')).toBeVisible();
  await expectAccessible(page);

  const word = 'a'.repeat(300);
  const own = [
    'jaja',
    'que tal\nel finde?',
    word,
    'b'.repeat(501),
    ...Array.from({ length: 40 }, (_, n) => `mensaje ${n}`),
  ];
  await keep('M'.repeat(60), [
    { who: 'them', text: 'Esto lo dice ella' },
    ...[...own, 'jaja'].map((text) => ({ who: 'me', text })),
  ]);
  await page.reload();
  await messages.fill('uno pegado');
  await choose.press('Enter');
  await expect(dialog.getByRole('checkbox')).toHaveCount(43);
  await expect(dialog.getByRole('checkbox').first()).toHaveAccessibleName('jaja');
  await expect(dialog.getByText('Esto lo dice ella')).toHaveCount(0);
  await expect(dialog.getByText('bbbb')).toHaveCount(0);
  await look(page);
  for (const name of ['jaja', 'que tal el finde?', word])
    await dialog.getByRole('checkbox', { name }).press('Space');
  await expect(dialog.getByRole('status')).toHaveText('Llevas 4 de 10.');
  for (const n of [0, 1, 2, 3, 4, 5])
    await dialog.getByRole('checkbox', { name: `mensaje ${n}`, exact: true }).press('Space');
  await expect(dialog.getByRole('checkbox', { name: 'mensaje 6', exact: true })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'mensaje 5', exact: true }).press('Space');
  await expect(dialog.getByRole('checkbox', { name: 'mensaje 6', exact: true })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Usar estos mensajes' }).press('Enter');
  await expect(choose).toBeFocused();
  const samples = [
    'uno pegado',
    'jaja',
    'que tal el finde?',
    word,
    ...[0, 1, 2, 3, 4].map((n) => `mensaje ${n}`),
  ];
  await expect(messages).toHaveValue(samples.join('\n'));
  await page.getByRole('button', { name: 'Guardar mi voz' }).click();
  await expect(page.getByText('En uso')).toBeVisible();
  expect((await answerTo(page, '/api/voice')).samples).toEqual(samples);
  await choose.click();
  await expect(dialog.getByRole('checkbox', { name: 'jaja' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(choose).toBeFocused();
});

test('what somebody tells of themselves fills forms and binds plans, until it goes', async ({ page }) => {
  await signInAsNew(page, '/perfil/sobre-mi');
  await page.getByLabel('Tus intereses').fill('Cine de terror y escalada');
  await page.getByLabel('Lo que necesito').fill('No bebo alcohol');
  await expect(page.getByText('No se usará en ninguna parte hasta que marques dónde.')).toBeVisible();
  await page.getByRole('button', { name: 'Planificador de citas' }).last().click();
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
  expect((await answerTo(page, '/api/about-me')).needs).toBeNull();
});

test('what is typed while a form is being saved stays in it, to be saved next', async ({ page }) => {
  await signInAsNew(page, '/perfil/sobre-mi');
  const interests = page.getByLabel('Tus intereses');
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  const saved = async () => (await answerTo(page, '/api/about-me')).interests;
  await interests.fill('Escalada');
  const asked = page.waitForRequest('**/api/about-me');
  const letGo = await holdBack(page, '**/api/about-me');
  await save.click();
  await asked;
  await interests.fill('Escalada y cine');
  letGo();
  await expect.poll(saved).toBe('Escalada');
  await expect(save).toBeEnabled();
  await expect(interests).toHaveValue('Escalada y cine');
  await save.click();
  await expect.poll(saved).toBe('Escalada y cine');
});

import { answerTo, expect, expectAccessible, look, post, send, signInAsNew, test } from './browser.ts';

const chat = `Marta: ¡Hola! Soy Marta, de Cádiz
Yo: ¿Y a qué te dedicas?
Marta: Trabajo en un hospital. Mi número es el 612 345 678
Marta: ¿Y tú qué haces por aquí?`;

test('whom somebody writes with is kept by one press, opens the next step with what was said, grows, rests and is erased with a way back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAsNew(page, '/nextmove');
  const stored = async () => (await answerTo(page, '/api/threads')).items;
  const received = page.getByLabel('Mensaje que has recibido');
  await received.fill(chat);
  await page.getByRole('button', { name: 'Generar estrategia' }).click();
  await page.getByRole('button', { name: 'Guardar como hilo' }).click();
  expect(await stored()).toEqual([]);

  const dialog = page.getByRole('dialog', { name: 'Guardar como hilo' });
  await expect(dialog.getByLabel('Nombre o letra')).toHaveValue('M');
  await expect(dialog.getByText('«612 345 678»')).toBeVisible();
  await look(page);
  await dialog.getByRole('button', { name: 'Quitar los 2 del chat' }).click();
  await dialog.getByLabel('Notas').fill('Le gusta el mar y no bebe');
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Tendremos en cuenta lo que guardas de M.')).toBeVisible();
  const [kept] = await stored();
  expect(kept).toMatchObject({ name: 'M', notes: 'Le gusta el mar y no bebe' });
  expect(JSON.stringify(kept.lines)).not.toMatch(/612|Marta/);

  // Of somebody else's chat nothing that is kept of M is asked.
  await page.goto('/compartir');
  await page.getByLabel('El chat o el mensaje').fill('Lucas: ¿Te apetece un café?');
  await page.getByRole('link', { name: '¿Qué contesto?' }).click();
  await expect(received).toHaveValue(/Lucas/);
  await expect(page.getByText('Tendremos en cuenta lo que guardas')).toBeHidden();

  await page.goto('/personas');
  await look(page);
  await page.getByRole('link', { name: 'M', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('M');
  await look(page);
  await page
    .getByLabel('Añade lo último')
    .fill('Yo: Pues cocino en un bar\nMarta: ¡Qué rico! ¿Y qué cocinas?');
  await page.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(page.getByText('¡Qué rico! ¿Y qué cocinas?')).toBeVisible();
  await page.getByLabel('Guardar hasta').fill('2027-06-01');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.poll(async () => (await stored())[0].keepChosen).toBe(true);

  await page.getByRole('link', { name: '¿Qué quiere decir?' }).click();
  const message = page.getByLabel('El mensaje que quieres entender');
  await page.getByRole('button', { name: 'Ver como texto' }).click();
  await expect(message).toHaveValue('Yo: Pues cocino en un bar\nM: ¡Qué rico! ¿Y qué cocinas?');
  await message.fill('Yo: Pues cocino en un bar\nM: ¡Qué rico! ¿Y qué cocinas?\nM: A ver si me invitas');
  await page.getByRole('button', { name: 'Analizar Mensaje' }).click();
  await page.getByRole('button', { name: 'Añadir lo nuevo a M' }).click();
  await expect(page.getByRole('button', { name: 'Añadido' })).toBeVisible();
  await look(page);
  expect((await stored())[0].lines.map(({ text }: { text: string }) => text)).toEqual([
    '¡Hola! Soy [nombre], de Cádiz',
    '¿Y a qué te dedicas?',
    'Trabajo en un hospital. Mi número es el [teléfono]',
    '¿Y tú qué haces por aquí?',
    'Pues cocino en un bar',
    '¡Qué rico! ¿Y qué cocinas?',
    'A ver si me invitas',
  ]);

  await page.getByRole('link', { name: 'Ver a M' }).click();
  await page.getByRole('button', { name: 'Poner en pausa' }).click();
  await expect(page.getByText('ninguna herramienta la tiene en cuenta')).toBeVisible();
  await expect(page.getByRole('link', { name: '¿Qué contesto?' })).toBeHidden();
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  await expect(page.getByText('Todavía no has guardado a nadie')).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Has borrado a M' })
    .getByRole('button', { name: 'Deshacer' })
    .click();
  await page.getByRole('link', { name: 'M', exact: true }).click();
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  await page.goto('/personas');
  await expect(page.getByText('Todavía no has guardado a nadie')).toBeVisible();
  await look(page);
  await expect.poll(stored).toEqual([]);
});

test('what another device has changed of whom one writes with stays, and is asked about where both have changed the same', async ({
  page,
}) => {
  const clash = (what: string) => page.getByText(`También lo has cambiado en otro sitio: ${what}`);
  const saved = () => expect(page.getByText('Cambios guardados').last()).toBeVisible();
  await signInAsNew(page);
  const lines = [{ who: 'them', text: '¿Vienes?' }];
  const { id } = await post(page, '/api/threads', { name: 'M', lines });
  const path = `/api/threads/${id}`;
  const there = (change: object) => send(page, 'PATCH', path, change);
  await page.goto(`/personas?id=${id}`);
  const notes = page.getByLabel('Notas');
  const save = page.getByRole('button', { name: 'Guardar cambios' });

  await there({ notes: 'Alérgica a los frutos secos', keepUntil: '2027-05-01' });
  await page.getByLabel('Nombre o letra').fill('Marta');
  await save.click();
  await saved();
  await expect(notes).toHaveValue('Alérgica a los frutos secos');
  await expect(page.getByLabel('Guardar hasta')).toHaveValue('2027-05-01');
  const now = await answerTo(page, path);
  expect(now).toMatchObject({ name: 'Marta', notes: 'Alérgica a los frutos secos', keepChosen: true });
  expect(now.keepUntil).toMatch(/^2027-05-01/);

  await notes.fill('No bebe');
  await there({ notes: 'Tiene examen en junio' });
  await save.click();
  await expect(clash('Notas')).toBeVisible();
  await expectAccessible(page);
  expect((await answerTo(page, path)).notes).toBe('Tiene examen en junio');
  await page.getByRole('button', { name: 'Quedarme con lo del otro sitio' }).click();
  await expect(notes).toHaveValue('Tiene examen en junio');
  await expect(save).toBeDisabled();
  await notes.fill('No bebe');
  await there({ notes: 'Le gusta el mar' });
  await save.click();
  await expect(clash('Notas')).toBeVisible();
  await save.click();
  await expect.poll(async () => (await answerTo(page, path)).notes).toBe('No bebe');

  const said = async () => (await answerTo(page, path)).lines.map(({ text }: { text: string }) => text);
  const correct = async () => {
    await page.getByRole('button', { name: 'Corregir los mensajes' }).click();
    await page.getByRole('group', { name: 'Los mensajes guardados' }).getByText('¿Vienes?').waitFor();
  };
  const keep = page.getByRole('button', { name: 'Guardar los mensajes' });
  await correct();
  await there({ add: [{ who: 'me', text: 'Voy' }] });
  await keep.click();
  await expect(keep).toHaveCount(0);
  expect(await said()).toEqual(['¿Vienes?', 'Voy']);
  await correct();
  await there({
    lines: [
      { who: 'them', text: '¿Vienes ya?' },
      { who: 'me', text: 'Voy' },
    ],
  });
  await keep.click();
  await expect(clash('los mensajes')).toBeVisible();
  expect(await said()).toEqual(['¿Vienes ya?', 'Voy']);
  await page.getByRole('button', { name: 'Quedarme con lo del otro sitio' }).click();
  await expect(page.getByText('¿Vienes ya?')).toBeVisible();
});

test('a plan goes on to what to wear and how to move, and a friend is told of it with 112 beside', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAsNew(page, '/planificador-citas');
  await page.getByLabel('¿Dónde?').fill('Sevilla, por Triana');
  await page.getByRole('button', { name: 'Planificar mi cita' }).click();
  await page.getByLabel('¿Cuándo?').fill('2027-07-08T21:00');
  await page.getByLabel('Con quién').fill('M., de Tinder');
  await page.getByLabel('Una palabra para que te llamen').fill('sandía');
  const text = page.getByText('Tengo una cita y quiero que alguien lo sepa.');
  await expect(text).toContainText('Con: M., de Tinder');
  await expect(text).toContainText('Cuándo: el jueves 8 de julio a las 21:00');
  await expect(text).toContainText('Si te mando «sandía», llámame');
  await expect(page.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  await expect(page.getByRole('link', { name: 'AlertCops' })).toBeVisible();
  await look(page);
  await page.getByRole('link', { name: 'Qué me pongo' }).click();
  await expect(page.getByLabel('Calor')).toBeChecked();
  await expect(page.getByRole('textbox', { name: /Describe/ })).toHaveValue(/Sevilla, por Triana/);
  await page.goBack();
  await page.getByRole('link', { name: 'Cómo moverme' }).click();
  await expect(page.getByRole('textbox').first()).toHaveValue(/Sevilla, por Triana/);
});

import { toolAt } from '../test/tool-examples.ts';
import { downloaded, expect, signInAsNew, test } from './browser.ts';
import { answerTo, post, send } from './calls.ts';
import { look } from './look.ts';
import { ask, resultArea } from './tool-forms.ts';

test.describe.configure({ timeout: 120_000 });

const chat = `Marta: ¡Hola! Soy Marta, de Cádiz
Yo: ¿Y a qué te dedicas?
Marta: Trabajo en un hospital. Mi número es el 612 345 678
Marta: ¿Y tú qué haces por aquí?`;

test('whom one writes with is kept by a press, grows, rests and is erased', async ({ page, watch }) => {
  await signInAsNew(page, '/nextmove');
  const stored = async () => (await answerTo(page, '/api/threads')).items;
  const received = page.getByLabel('Mensaje que has recibido');
  await ask(page, '/nextmove', chat);
  await page.getByRole('button', { name: 'Guardar como hilo' }).click();
  expect(await stored()).toEqual([]);

  const dialog = page.getByRole('dialog', { name: 'Guardar como hilo' });
  await expect(dialog.getByLabel('Nombre o letra')).toHaveValue('M');
  await expect(dialog.getByText('«612 345 678»')).toBeVisible();
  await look(page);
  await dialog.getByRole('button', { name: 'Quitar los 2' }).click();
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
  await page.getByRole('link', { name: 'M', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('M');
  const news = 'Yo: Pues cocino en un bar\nMarta: ¡Qué rico! ¿Y qué cocinas?';
  await page.getByLabel('Añade lo último').fill(news);
  await page.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(page.getByText('2 mensajes añadidos')).toBeVisible();

  await page.getByRole('link', { name: '¿Qué quiere decir?' }).click();
  const message = page.getByLabel('El mensaje que quieres entender');
  await page.getByRole('button', { name: 'Ver como texto' }).click();
  const nameless = news.replace('Marta', 'M');
  await expect(message).toHaveValue(nameless);
  await ask(page, '/subtexto-detector', `${nameless}\nM: A ver si me invitas`);
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
  const told = page.getByRole('listitem').filter({ hasText: 'Has borrado a M' });
  await told.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('link', { name: 'M', exact: true }).click();
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  // Whether it arrived from a page that was left nobody knows: it is asked for again.
  watch.expected.push(/404 \(Not Found\)/);
  await page.goto('/personas');
  await expect(page.getByText('Todavía no has guardado a nadie')).toBeVisible();
  await look(page);
  await expect.poll(stored).toEqual([]);
});

test('what another device has changed of a person stays, where this one did not', async ({ page }) => {
  const saved = () => expect(page.getByText('Cambios guardados').last()).toBeVisible();
  await signInAsNew(page);
  const lines = [{ who: 'them', text: '¿Vienes?' }];
  const { id } = await post(page, '/api/threads', { name: 'M', lines });
  const path = `/api/threads/${id}`;
  const there = (change: object) => send(page, 'PATCH', path, change);
  await page.goto(`/personas?id=${id}`);
  const save = page.getByRole('button', { name: 'Guardar cambios' });

  await there({ notes: 'Alérgica a los frutos secos', keepUntil: '2027-05-01' });
  await page.getByLabel('Nombre o letra').fill('Marta');
  await save.click();
  await saved();
  await expect(page.getByLabel('Notas')).toHaveValue('Alérgica a los frutos secos');
  await expect(page.getByLabel('Guardar hasta')).toHaveValue('2027-05-01');
  await expect(save).toBeDisabled();
  const now = await answerTo(page, path);
  expect(now).toMatchObject({ name: 'Marta', notes: 'Alérgica a los frutos secos', keepChosen: true });
  expect(now.keepUntil).toMatch(/^2027-05-01/);

  await page.getByRole('button', { name: 'Corregir los mensajes' }).click();
  await page.getByRole('group', { name: 'Los mensajes guardados' }).getByText('¿Vienes?').waitFor();
  await there({ add: [{ who: 'me', text: 'Voy' }] });
  const keep = page.getByRole('button', { name: 'Guardar los mensajes' });
  await keep.click();
  await expect(keep).toHaveCount(0);
  const said = (await answerTo(page, path)).lines.map(({ text }: { text: string }) => text);
  expect(said).toEqual(['¿Vienes?', 'Voy']);
});

test('a friend is told of a plan, with 112 beside', async ({ page }) => {
  await signInAsNew(page, '/planificador-citas');
  await page.getByLabel('¿Dónde?').fill('Sevilla, por Triana');
  await page.getByRole('button', { name: 'Planificar mi cita' }).click();
  await page.getByLabel('¿Cuándo?').fill('2027-07-08T21:00');
  const text = page.getByLabel('Lo que le mandas');
  await expect(text).toHaveValue(/Triana[\s\S]*Cuándo: el jueves 8 de julio a las 21:00[\s\S]*Si te mando «/);
  await text.fill('Tengo una cita con M., de Tinder.');
  await expect(text).toHaveValue('Tengo una cita con M., de Tinder.');
  await expect(page.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  await expect(page.getByRole('link', { name: 'AlertCops' })).toBeVisible();
  const map = page.getByRole('link', { name: 'Buscar sitio en Google Maps' });
  await expect(map).toHaveAttribute('href', /query=Sevilla/);
  await look(page);
});

test('what is added to somebody loses what tells who they are, wherever it is added', async ({ page }) => {
  await signInAsNew(page);
  const { id } = await post(page, '/api/threads', { name: 'M', lines: [{ who: 'M', text: 'hola' }] });
  const said = async () => (await answerTo(page, `/api/threads/${id}`)).lines;
  await page.goto(`/personas?id=${id}`);
  const last = page.getByLabel('Añade lo último');
  const add = page.getByRole('button', { name: 'Añadir', exact: true });
  const takeOut = page.getByRole('button', { name: 'Quitarlo' });
  await last.fill('Mi número es el 612 345 678');
  await expect(page.getByText('«612 345 678»')).toBeVisible();
  await look(page);
  await takeOut.click();
  await expect(last).toHaveValue(/\[teléfono\]/);
  await add.click();
  await expect(last).toHaveValue('');

  const kept = [
    { who: 'M', text: 'hola' },
    { who: 'M', text: 'Mi número es el [teléfono]' },
  ];
  expect(await said()).toEqual(kept);

  await page.getByRole('link', { name: '¿Qué quiere decir?' }).click();
  await page.getByRole('button', { name: 'Ver como texto' }).click();
  await ask(page, '/subtexto-detector', 'Escríbeme a marta@ejemplo.es cuando salgas');
  await page.getByRole('button', { name: 'Añadir lo nuevo a M' }).click();
  await expect(page.getByText('«marta@ejemplo.es»')).toBeVisible();
  expect(await said()).toEqual(kept);
  await takeOut.click();
  await expect(page.getByRole('button', { name: 'Añadido' })).toBeVisible();
  expect(await said()).toEqual([...kept, { who: 'M', text: 'Escríbeme a [correo] cuando salgas' }]);

  await page.getByRole('link', { name: 'Ver a M' }).click();
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Descargar' }).click());
  expect(file.text).toMatch(/^M\n\nM: hola\n.*\nM: Escríbeme/);
});

test('whoever is written to first is kept with what was known and what was copied', async ({ page }) => {
  await signInAsNew(page, '/rompehielos');
  const { example } = toolAt('/rompehielos');
  await ask(page, '/rompehielos');
  const opener = resultArea(page).getByRole('listitem').first();
  await opener.getByRole('button', { name: 'Copiar', exact: true }).click();
  const copied = await opener.locator('.bubble-mine').textContent();
  await page.getByRole('button', { name: 'Guardar como hilo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar como hilo' });
  await expect(dialog.getByLabel('Notas')).toHaveValue(String(example.screen.box?.[1]));
  await expect(dialog.getByText('El mensaje que se guarda')).toBeVisible();
  await dialog.getByLabel('Nombre o letra').fill('C');
  await dialog.getByLabel('Notas').fill('Coco es su perro. Móvil: 612 345 678');
  await dialog.getByRole('button', { name: 'Quitarlo' }).click();
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Tendremos en cuenta lo que guardas de C.')).toBeVisible();
  const [kept] = (await answerTo(page, '/api/threads')).items;
  const notes = 'Coco es su perro. Móvil: [teléfono]';
  expect(kept).toMatchObject({ name: 'C', notes, lines: [{ who: 'me', text: copied }] });
  await opener.getByRole('link', { name: 'Ya ha contestado' }).click();
  await expect(page.getByText('Tendremos en cuenta lo que guardas de C.')).toBeVisible();
  await expect(page.getByLabel('Tu último mensaje')).toHaveValue(String(copied));
});

test('the message that proposes a date has the person’s voice and is checked', async ({ page }) => {
  await signInAsNew(page);
  await send(page, 'PUT', '/api/voice', {
    samples: ['que tal el finde?', 'yo mas de series, pero me dejo convencer', 'mañana te digo'],
  });
  await page.goto('/planificador-citas');
  await page.getByLabel('¿Dónde?').fill('Sevilla, por Triana');
  await page.getByRole('button', { name: 'Planificar mi cita' }).click();
  const heading = page.getByRole('heading', { name: 'Proponer la cita' });
  const card = page.getByRole('listitem').filter({ has: heading });
  const message = card.locator('.bubble-mine');
  await expect(message).toContainText('te apetece quedar un dia de estos?');
  await page.getByRole('button', { name: 'Más cuidado' }).click();
  await expect(message).toContainText('¿Te apetece quedar un día de estos?');
  await look(page);
  await page.getByLabel('¿Cuándo?').fill('2027-07-08T21:00');
  await expect(message).toContainText('el jueves 8 de julio a las 21:00');
  await card.getByRole('button', { name: 'Editar' }).click();
  await card.getByLabel('Edita el texto').fill('Quedamos, y si no vienes te vas a enterar');
  await card.getByRole('button', { name: 'Copiar', exact: true }).click();
  await expect(card.getByRole('list', { name: 'Antes de enviarlo' })).toContainText('puede sonar a amenaza');
  await card.getByRole('group', { name: '¿Contestó?' }).getByRole('button', { name: 'Sí' }).click();
  await card.getByRole('group', { name: '¿Quedasteis?' }).getByRole('button', { name: 'Sí' }).click();
  await expect(card.getByText('Apuntado solo para ti')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Ya ha contestado' })).toBeVisible();
  // Another day is another message, and what was edited for this one waits for it.
  await page.getByLabel('¿Cuándo?').fill('2027-07-09T21:00');
  await expect(card.getByLabel('Edita el texto')).toHaveValue(/viernes 9 de julio/);
  await page.getByLabel('¿Cuándo?').fill('2027-07-08T21:00');
  await expect(card.getByLabel('Edita el texto')).toHaveValue(/te vas a enterar/);
});

import type { Page } from '@playwright/test';
import { examples, savedExamples, toolAt } from '../test/tool-examples.ts';
import { downloaded, expect, signInAsNew, test } from './browser.ts';
import { answerTo, changeAnswer, post, send } from './calls.ts';
import { expectAccessible, look, lookTwiceAsLarge } from './look.ts';
import { ask, quickExit } from './tool-forms.ts';

const planner = toolAt('/planificador-citas');

/** Somebody who uses everything: the longest words of theirs have no place to break. */
async function keepOfEverything(page: Page): Promise<string> {
  const long = 'x'.repeat(60);
  const lines = [
    { who: 'M', text: `¿Te gusta la cerámica? ${long}`, at: '2026-11-20T10:00' },
    { who: 'me', text: 'Mucho. ¿Y a ti el mar?' },
  ];
  const notes = 'Hace cerámica y no bebe alcohol';
  const { id } = await post(page, '/api/threads', { name: `Marta ${long}`.slice(0, 60), notes, lines });
  await post(page, '/api/threads', { name: 'L', app: 'Bumble', lines: [] });
  await send(page, 'PUT', '/api/voice', { samples: [`que tal? ${long}`, 'yo bien jaja', 'mañana te digo'] });
  await send(page, 'PUT', '/api/about-me', {
    gender: 'femenino',
    needs: 'Soy celíaca',
    useIn: { needs: [planner.id] },
  });
  for (const bio_text of [`Enfermera y escaladora ${long}`, 'Me pierden los mapas'])
    await post(page, '/api/saved/bios', { bio_text });
  for (const { collection, example } of examples)
    if (collection && !collection.premiumOnly)
      await post(page, `/api/saved/${collection.name}`, example.saved ?? {});
  await tellOf(page, 5);
  return id;
}

/** What came of so many messages, of one kind and of one length. */
async function tellOf(page: Page, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const { generationId } = (await send(page, 'POST', `/api/functions/${planner.functionName}`, {
      location: 'Cádiz',
    })) as { generationId: string };
    const told = { angle: 'Con un plan', characters: 80, answered: n < 3, met: n < 1 };
    await send(page, 'PUT', `/api/outcomes/${generationId}`, told);
  }
}

/** What Tab does not reach of what can be pressed or filled, and what it reaches under something else. */
async function troubleWithTab(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        '#contenido :is(a[href],button,input,select,textarea,summary)',
      ),
    ];
    const radios = new Set<string>();
    const wanted = all.filter((one) => {
      const { name, type } = one as HTMLInputElement;
      // One of a group is reached, and the arrows go on from there.
      if (type === 'radio' && radios.has(name)) return false;
      if (type === 'radio') radios.add(name);
      return one.checkVisibility() && one.tabIndex >= 0 && !one.matches(':disabled');
    });
    for (const one of wanted) {
      const { name, type } = one as HTMLInputElement;
      one.dataset.wanted =
        type === 'radio' ? name : one.textContent || one.getAttribute('aria-label') || one.id;
    }
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
    return wanted.length;
  });
  const trouble = new Set<string>();
  // A date has three stops, and the header stands before.
  for (let n = 0, left = count; left > 0 && n < count + 60; n += 1) {
    await page.keyboard.press('Tab');
    const { hidden, ...now } = await page.evaluate(() => {
      const one = document.activeElement as HTMLElement;
      if (one instanceof HTMLInputElement && one.type === 'radio')
        for (const other of document.querySelectorAll<HTMLElement>(`[data-wanted="${CSS.escape(one.name)}"]`))
          delete other.dataset.wanted;
      const { wanted } = one.dataset;
      delete one.dataset.wanted;
      const left = document.querySelectorAll('[data-wanted]').length;
      const { x, y, width, height } = one.getBoundingClientRect();
      if (wanted === undefined || width < 8 || height < 8) return { left, hidden: null };
      const above = document.elementFromPoint(x + width / 2, y + height / 2);
      const lies = above && !one.contains(above) && !above.contains(one);
      return { left, hidden: lies ? `under something: ${wanted}` : null };
    });
    left = now.left;
    if (hidden) trouble.add(hidden);
  }
  const missed = await page
    .locator('[data-wanted]')
    .evaluateAll((all) => all.map((one) => `not reached: ${(one as HTMLElement).dataset.wanted}`));
  return [...trouble, ...missed];
}

const privatePages = [
  ['/personas', 'Personas'],
  ['/personas?id=', /^Marta/],
  ['/perfil', 'Tu Perfil'],
  ['/perfil/asi-escribo-yo', 'Así escribo yo'],
  ['/perfil/sobre-mi', 'Sobre mí'],
  ['/lo-que-guardamos', 'Lo que guardamos de ti'],
  ['/mis-guardados?tab=bios', 'Mis Contenidos Guardados'],
  ['/mis-guardados?tab=todo', 'Mis Contenidos Guardados'],
] as const;

const showsChats = /^\/(?:personas|lo-que-guardamos|mis-guardados)/;

test('every private page holds what one keeps, on all screens and by the keyboard', async ({ page }) => {
  test.setTimeout(300_000);
  await signInAsNew(page);
  const id = await keepOfEverything(page);
  for (const [path, heading] of privatePages) {
    await page.goto(path.endsWith('=') ? path + id : path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await look(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(quickExit(page), path).toHaveCount(showsChats.test(path) ? 1 : 0);
    if (showsChats.test(path)) await expect(quickExit(page)).toBeInViewport({ ratio: 1 });
    expect([path, await troubleWithTab(page)]).toEqual([path, []]);
    await lookTwiceAsLarge(page);
  }
});

test('a fourth person is refused kindly, and fits once the others are erased', async ({ page, watch }) => {
  watch.expected.push(/403/);
  await signInAsNew(page);
  for (const name of ['A', 'B', 'C']) await post(page, '/api/threads', { name, lines: [] });
  await page.goto('/nextmove');
  await ask(page, '/nextmove', '¿Qué haces el jueves?');
  await page.getByRole('button', { name: 'Guardar como hilo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar como hilo' });
  await dialog.getByLabel('Nombre o letra').fill('D');
  await dialog.getByLabel('Notas').fill('Toca el violín');
  const save = dialog.getByRole('button', { name: 'Guardar', exact: true });
  await save.click();
  await expect(dialog.getByText('Con la cuenta gratuita caben 3 personas')).toBeVisible();
  await look(page);
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Ver mis personas' }).click();
  const people = await opened;
  const question = people.getByRole('alertdialog');
  await people.getByRole('button', { name: 'Borrar a todas' }).press('Enter');
  await expectAccessible(people);
  await question.getByRole('button', { name: 'No, dejarlas' }).click();
  expect((await answerTo(page, '/api/threads')).items).toHaveLength(3);
  await people.getByRole('button', { name: 'Borrar a todas' }).press('Enter');
  await question.getByRole('button', { name: 'Borrar a todas' }).click();
  await expect(people.getByText('Ya no guardamos a nadie')).toBeVisible();
  await expect(people.getByText('Todavía no has guardado a nadie')).toBeVisible();
  expect((await answerTo(page, '/api/threads')).items).toEqual([]);
  await people.close();
  await expect(dialog.getByLabel('Notas')).toHaveValue('Toca el violín');
  await save.click();
  await expect(page.getByText('Tendremos en cuenta lo que guardas de D.')).toBeVisible();
});

test('all of it leaves as a page to read, on a phone and at night, asking for nothing', async ({ page }) => {
  test.setTimeout(60_000);
  // A phone, whose share sheet has the people one wrote to last at its top.
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => real(query.replace('(pointer: coarse)', 'all'));
    Object.assign(navigator, { canShare: () => true, share: async () => {} });
  });
  await signInAsNew(page);
  await keepOfEverything(page);
  await page.goto('/perfil');
  const save = page.getByRole('button', { name: 'Descargar para leer' });
  const file = await downloaded(page, () => save.click());
  expect(file.name).toMatch(/^salero-mis-datos-\d{4}-\d\d-\d\d\.html$/);
  await page.goto('about:blank');
  await page.setContent(file.text);
  await expect(page.getByText('Hace cerámica y no bebe alcohol').first()).toBeVisible();
  await look(page);
});

const heldBy = (page: Page) =>
  page
    .locator('#contenido form :is(input:not([type=radio], [type=checkbox]), input:checked, textarea, select)')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** What some forms have chosen before anybody does. */
const startsWith = ['casual', 'date'];

test('what was saved of any kind goes back into the form of its tool', async ({ page }) => {
  test.slow();
  const { id: user_id } = await signInAsNew(page);
  const id = '00000000-0000-4000-8000-000000000000';
  const kept = { id, user_id, created_at: '2026-11-20T10:00:00Z', note: null, favourite: false };
  // With a page of each, whatever a plan may save.
  const one = (item: object) => ({ items: [{ ...item, ...kept }], next: null });
  const all = Object.entries(savedExamples).map(([name, item]) => [name, one(item)]);
  await changeAnswer(page, '**/api/saved', Object.fromEntries(all));
  for (const { kept: kind } of examples) {
    if (!kind) continue;
    const saved = JSON.stringify(savedExamples[kind.collection]);
    const isSaved = (value: string) => value !== '' && !startsWith.includes(value) && saved.includes(value);
    await page.goto(`/mis-guardados?tab=${kind.tab.key}`);
    await page.getByRole('link', { name: 'Usar otra vez' }).click();
    await expect(page).toHaveURL(kind.path);
    await expect.poll(async () => (await heldBy(page)).filter(isSaved), kind.collection).not.toEqual([]);
  }
});

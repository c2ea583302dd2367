import type { Locator, Page } from '@playwright/test';
import { helpForAnybody } from '../src/generation/help-lines.ts';
import { examples, isFirstOfItsKind, someTool } from '../test/tool-examples.ts';
import { expect, signInAsNew, test, visit } from './browser.ts';
import { answerTo, post } from './calls.ts';
import { expectAccessible, expectNoSideScroll } from './look.ts';
import { ask, fillForm, quickExit, resultArea } from './tool-forms.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.beforeEach(async ({ page, watch }) => {
  watch.expected.push(/422/);
  await signInAsNew(page);
});

/** Red flags is there for whoever is under 18 or in danger. */
const stopping = examples.filter(({ tool }) => !tool.helpsMinors);

// All tools draw it in one place, and `src/tools/safety.test.ts` asks each of them.
test('where somebody is under 18 a tool stops kindly: why, who helps, and no use gone', async ({ page }) => {
  for (const one of stopping.filter(isFirstOfItsKind)) {
    await send(page, one, 'Le gusta el k-pop y tiene 16 años');
    await expectStopped(page, 'Con menores de edad no ayudamos a ligar');
    await expect(resultArea(page).getByRole('link', { name: '017', exact: true })).toBeVisible();
  }
  await expectNothingTaken(page);
});

const reasons = [
  [
    'whoever wants to hurt somebody',
    'quiero aparecer por sorpresa en su trabajo',
    'En esto no podemos ayudarte',
    [],
  ],
  ['whoever wants to die', 'no quiero seguir viviendo', 'Lo primero es que estés bien', ['024', '112']],
] as const;

for (const [who, text, title, lines] of reasons)
  test(`${who} gets a reason and who helps, instead of a text to send`, async ({ page }) => {
    const one = stopping.find(({ tool }) => !tool.isForRulesAlone);
    if (!one) throw new Error('every tool has a careful answer of its own');
    await send(page, one, text);
    await expectStopped(page, title);
    for (const line of lines)
      await expect(resultArea(page).getByRole('link', { name: line, exact: true })).toBeVisible();
    await expectNothingTaken(page);
    await expectAccessible(page);
    if (lines.length === 0) return;
    await expect(quickExit(page)).toBeVisible();
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(await kept()).not.toContain(text);
    await fillForm(page, one.example.screen, `${text}, de verdad`);
    expect(await kept()).not.toContain(text);
  });

test('with no free use left whoever is threatened hears who helps', async ({ page, watch }) => {
  watch.expected.push(/402/);
  const { tool, functionName, example } = someTool(
    ({ tool: { contract, isForRulesAlone } }) => !!contract.reads && !!contract.quota && !isForRulesAlone,
  );
  const free = someTool(({ tool: { contract } }) => !!contract.reads && !contract.quota);
  const threat = 'Como no vengas te voy a matar';
  await visit(page, tool.contract.path);
  for (let use = 0; use < Number(tool.contract.quota?.freeLimit); use += 1)
    await post(page, `/api/functions/${functionName}`, example.body);
  await ask(page, tool.contract.path, threat);
  const lines = page.getByRole('region', { name: 'Teléfonos de ayuda' });
  await expect(lines.getByRole('link', { name: '112', exact: true })).toBeVisible();
  await expect(quickExit(page)).toBeVisible();
  const card = page.getByRole('status').filter({ hasText: 'Hazte Premium' });
  for (const { label, href } of helpForAnybody.flatMap(({ contacts }) => contacts[0] ?? []))
    await expect(card.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
  expect(helpForAnybody.map(({ id }) => id)).toEqual(['112', '024', '016', '017', '116111']);
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await card.getByRole('link', { name: free.tool.contract.reads?.asks }).click();
  await expect(page).toHaveURL(free.tool.contract.path);
  await expect(page.locator('#contenido').getByRole('textbox').first()).toHaveValue(threat);
});

const despair = 'Quiero morirme, esta noche me voy a matar';
const ofAMinor = 'Tiene 15 años y me gusta, quiero que me mande fotos';

async function expectStoppedIn(place: Locator, title: string, line: string, way = place) {
  await expect(place.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 });
  await expect(place.getByRole('link', { name: line, exact: true })).toBeVisible();
  await expect(quickExit(way).first()).toBeVisible();
  await expect(place.page().locator('[data-sonner-toast]')).toHaveCount(0);
  await expectNoSideScroll(place.page());
}

test('what may not be kept is stopped under its form, with who helps and the way out', async ({ page }) => {
  const main = page.locator('#contenido');
  await visit(page, '/perfil/sobre-mi');
  await page.getByLabel('Lo que necesito', { exact: true }).fill(despair);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectStoppedIn(main, 'Lo primero es que estés bien', '024');
  await expectAccessible(page);
  await page.getByLabel('Lo que necesito', { exact: true }).fill('No bebo alcohol');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(main.getByRole('link', { name: '024', exact: true })).toHaveCount(0);

  await visit(page, '/perfil/asi-escribo-yo');
  const samples = [
    'qué tal el finde?',
    'yo fatal, me apunté a escalada',
    'mañana te cuento',
    'jaja vale',
    despair,
  ];
  await page.getByLabel('Tus mensajes, uno por línea').fill(samples.join('\n'));
  await page.getByRole('button', { name: 'Guardar mi voz' }).click();
  await expectStoppedIn(main, 'Lo primero es que estés bien', '024');

  const { id } = await post(page, '/api/threads', { name: 'M', lines: [{ who: 'them', text: 'hola' }] });
  await visit(page, `/personas?id=${id}`);
  await page.getByLabel('Notas').fill(ofAMinor);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expectStoppedIn(main, 'Con menores de edad no ayudamos a ligar', '017');
});

test('a text that is retouched, and notes kept beside an answer, are stopped likewise', async ({ page }) => {
  const { tool } = someTool(({ tool: { contract } }) => !!contract.reads && !!contract.refines);
  await visit(page, tool.contract.path);
  await ask(page, tool.contract.path);
  await page.getByRole('button', { name: 'Guardar como hilo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar como hilo' });
  await dialog.getByLabel('Nombre o letra').fill('M');
  await dialog.getByLabel('Notas').fill(ofAMinor);
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectStoppedIn(dialog, 'Con menores de edad no ayudamos a ligar', '017');
  await dialog.getByRole('button', { name: 'Ahora no' }).click();

  const draft = () =>
    page.evaluate((id) => sessionStorage.getItem(`salero:borrador:${id}`), tool.contract.id);
  expect(await draft()).not.toBeNull();
  await page.getByRole('button', { name: 'Editar' }).first().click();
  await page.getByLabel('Edita el texto').fill(despair);
  const chips = page.getByRole('group', { name: /retoque/ }).first();
  await chips.getByRole('button').first().click();
  await expectStoppedIn(resultArea(page), 'Lo primero es que estés bien', '024', page.locator('#contenido'));
  await expect(page.getByLabel('Edita el texto')).toHaveValue(despair);
  expect(await draft()).toBeNull();
});

async function send(page: Page, { tool, example }: (typeof examples)[number], text: string) {
  await visit(page, tool.contract.path);
  await fillForm(page, example.screen, text);
  if (!example.screen.box) await page.locator('#contenido').getByRole('textbox').first().fill(text);
  await page.getByRole('button', { name: example.screen.submit, exact: true }).click();
}

async function expectStopped(page: Page, title: string) {
  await expect(resultArea(page).getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectNoSideScroll(page);
}

async function expectNothingTaken(page: Page) {
  const { profile } = await answerTo(page, '/api/session');
  expect(profile).toMatchObject({ usage_count: 0, usage_icebreaker: 0, usage_intention_analyzer: 0 });
}

test('with text twice as large all bars leave two thirds of a phone to the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/cartas-dificiles', '/mis-guardados']) {
    await signInAsNew(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      document.querySelector('.thumb-bar')?.closest('form')?.scrollIntoView();
    });
    await expect(quickExit(page)).toBeInViewport({ ratio: 1 });
    const bars = await page.evaluate(() => {
      const boxes = (which: string) =>
        [...document.querySelectorAll(which)].map((bar) => bar.getBoundingClientRect());
      const below = boxes('.quick-exit, .thumb-bar').map(({ top }) => innerHeight - top);
      return { above: boxes('header')[0]?.height ?? Number.NaN, below: Math.max(...below) };
    });
    expect(bars.above + bars.below, path).toBeLessThan(740 / 3);
  }
});

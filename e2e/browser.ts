import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { origin } from '../playwright.config.ts';
import type { ToolExample } from '../src/generation/example.ts';
import { signIn } from '../test/rig/sign-in.ts';
import { toolAt } from '../test/tool-examples.ts';

/** What the browser itself must never say while a test runs, unless it is brought about on purpose. */
type Watch = { expected: RegExp[] };

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const said: string[] = [];
      const watch: Watch = { expected: [/Service Worker registration blocked by Playwright/] };
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(String(error)));
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url))
          said.push(`outside request: ${url}`);
      });
      await use(watch);
      expect(said.filter((text) => !watch.expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

let people = 0;

/** A person nobody has seen before, signed in through the local provider, at `path`. How the pages do it: `sign-in.spec.ts`. */
export async function signInAsNew(
  page: Page,
  path = '/',
  site = origin,
): Promise<{ id: string; email: string }> {
  people += 1;
  const email = `persona-${process.pid}-${Date.now()}-${people}@ejemplo.es`;
  const { id, cookie } = await signIn(site, email, 'Persona de Prueba');
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: site, httpOnly: true, sameSite: 'Lax' }]);
  await visit(page, path);
  return { id, email };
}

/** A page that asks who is there is awake: what is pressed from then on is heard. */
export async function visit(page: Page, path: string): Promise<void> {
  const known = page.waitForResponse('**/api/session');
  await page.goto(path);
  await known;
}

/** The bodies of what this page asks a tool for, as they are sent. */
export function sentToTools(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/functions/')) sent.push(request.postDataJSON());
  });
  return sent;
}

export const answerTo = async (page: Page, path: string) => (await page.request.get(path)).json();

/** Sent behind the page's back, as a page of ours would, or another device. */
export async function send(
  page: Page,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
) {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.fetch(path, { method, data, headers });
  expect(answer.ok()).toBe(true);
  return answer.json().catch(() => null);
}

export const post = (page: Page, path: string, data: object): Promise<{ id: string; helpLines?: unknown }> =>
  send(page, 'POST', path, data);

/** Answers these calls as a server that is away, until the function that comes back is called. */
export async function takeAway(page: Page, calls: string): Promise<() => Promise<void>> {
  await page.route(calls, (route) =>
    route.fulfill({ status: 503, json: { error: 'unavailable', message: 'Ahora no.' } }),
  );
  return () => page.unroute(calls);
}

/** These calls wait until the function that comes back is called. */
export async function holdBack(page: Page, calls: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

export const modelFailed = { status: 502, json: { error: 'model_failed', message: 'No ha podido ser.' } };

/** The quick exit leads to a page of others, which stays outside. */
export async function expectExit(page: Page, { expected }: Watch): Promise<void> {
  expected.push(/aemet/, /ERR_FAILED/);
  await page.context().route('https://www.aemet.es/**', (route) => route.fulfill({ body: 'El tiempo' }));
}

/** What only a model keeps, or what only a model that sees can use. */
export const promisesOfModels =
  /IA de reglas|Generado con IA|Las respuestas las escribe una IA|suenan? a ti|no a plantilla|Sube una imagen/;

export async function downloaded(page: Page, press: () => Promise<void>) {
  const arrives = page.waitForEvent('download');
  await press();
  const file = await arrives;
  const content = await readFile(await file.path());
  return { name: file.suggestedFilename(), content, text: content.toString() };
}

export const copyText = (page: Page, text: string) =>
  page.evaluate((copied) => navigator.clipboard.writeText(copied), text);

export const copiedText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** On a phone the button is in the menu. */
export async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Abrir el menú' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
}

export async function signInFromAuth(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Continuar con Google' }).click();
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=name]').fill('Persona de Prueba');
  await page.locator('button[type=submit]').click();
}

/** As a person would on a tool's page, with the text of its example or another. */
export async function fillForm(
  page: Page,
  { box, choices }: ToolExample['screen'],
  text = box?.[1],
): Promise<void> {
  for (const name of choices ?? []) await page.getByText(name, { exact: true }).click();
  if (box) await page.getByLabel(box[0]).fill(text ?? '');
}

/** The form of the tool at this path, which is open, is filled so and sent. */
export async function ask(page: Page, path: string, text?: string): Promise<void> {
  const { screen } = toolAt(path).example;
  await fillForm(page, screen, text);
  await page.getByRole('button', { name: screen.submit, exact: true }).click();
}

export const resultArea = (page: Page): Locator => page.getByRole('region', { name: 'Resultado' });

export const quickExit = (place: Page | Locator): Locator =>
  place.getByRole('link', { name: 'Salir rápido' });

export const resultOn = (page: Page, { result }: ToolExample['screen']): Locator =>
  page.locator('#contenido').getByText(result).first();

export const expectAccessible = (page: Page) =>
  expectNothingFrom(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);

export const expectReadable = (page: Page) => expectNothingFrom(page, ['color-contrast']);

async function expectNothingFrom(page: Page, runOnly: string[]): Promise<void> {
  // At the end of the page the bars that stick to its lower edge lie on nothing; the one above is measured in its place.
  await page.evaluate(async () => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    document.querySelector('header')?.style.setProperty('position', 'static');
    // A colour on its way to another is none of ours.
    const changing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(changing.map(({ finished }) => finished));
  });
  // No page of ours has a frame, so nothing is put together in a second page. What passes is not described, and no rule that we ask for needs files to be fetched again.
  const axe = new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ['violations'], preload: false })
    .setLegacyMode();
  const { violations } = await axe.analyze();
  await page.evaluate(() => document.querySelector('header')?.style.removeProperty('position'));
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

export async function expectNoSideScroll(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(screen);
}

/** What the server answers to these calls, and `change` instead of some of it. */
export const changeAnswer = (page: Page, calls: string, change: object) =>
  page.route(calls, async (route) => {
    // A test may end before its page has its answer.
    const response = await route.fetch().catch(() => null);
    const answer = await response?.json().catch(() => null);
    if (response && answer) await route.fulfill({ response, json: { ...answer, ...change } });
  });

/** The page is told that a model which sees writes everything here. */
export const sayModel = (page: Page) =>
  changeAnswer(page, '**/api/session', { engine: 'model', sees: true, seenBy: ['Google'] });

export async function look(page: Page): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSideScroll(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page);
}

/** With text of twice its size, at half a desk and on a phone as narrow as it was. */
export async function lookTwiceAsLarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSideScroll(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSideScroll(page);
  await expect.poll(() => brokenWords(page)).toEqual([]);
}

/** Words of titles, buttons and choices that go on in the next line, but for words that no line holds. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const titles = [...document.querySelectorAll('main :is(h1, h2, h3, summary, .btn, .choice)')].filter(
      (title) => title.checkVisibility(),
    );
    return titles.flatMap((title) => {
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        const node = texts.currentNode;
        for (const { 0: word, index } of node.textContent?.matchAll(
          /(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,30}(?![\p{L}\p{N}])/gu,
        ) ?? []) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word);
        }
      }
      return broken;
    });
  });

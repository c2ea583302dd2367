import { readFile } from 'node:fs/promises';
import { test as base, expect, type Page } from '@playwright/test';
import { origin } from '../playwright.config.ts';
import { signIn } from '../test/rig/sign-in.ts';

/** What the browser itself must never say while a test runs, unless it is brought about on purpose. */
export type Watch = { expected: RegExp[] };

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

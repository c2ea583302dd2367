import type { BrowserContext, Locator, Page } from '@playwright/test';
import { examples } from '../test/tool-examples.ts';
import { copyText, expect, signInAsNew, test, visit } from './browser.ts';
import { sentToTools } from './calls.ts';
import { ask } from './tool-forms.ts';

const phone = { width: 360, height: 740 };

const chat = 'Jajaja pues el sábado voy al concierto, ¿tú qué haces?';

test.use({ viewport: phone, hasTouch: true });

/** Counts what the browser itself says was touched, on every page that is passed. */
async function thumbOn(page: Page) {
  let touched = 0;
  await page.exposeFunction('touched', () => {
    touched += 1;
  });
  await page.addInitScript(() => addEventListener('pointerup', () => Reflect.get(window, 'touched')(), true));
  return {
    count: () => touched,
    async tap(target: Locator) {
      await expect(target).toBeEnabled();
      await target.tap();
    },
  };
}

async function copyElsewhere(context: BrowserContext, text: string) {
  const elsewhere = await context.newPage();
  await elsewhere.goto('/legal');
  await copyText(elsewhere, text);
  await elsewhere.close();
}

test('a copied chat is five taps at most from a copied answer', async ({ page, context }) => {
  await signInAsNew(page, '/nextmove');
  await page.getByText('Proponer una cita', { exact: true }).first().click();
  await page.getByText('Divertido', { exact: true }).click();
  await ask(page, '/nextmove', '¿Y tú qué tal?');
  await expect(page.getByText('Recomendada').first()).toBeVisible();

  // Another visit: of the tab nothing is left.
  const visit = await context.newPage();
  await copyElsewhere(context, chat);
  const thumb = await thumbOn(visit);
  const sent = sentToTools(visit);
  await visit.goto('/', { waitUntil: 'networkidle' });
  await expect(visit.locator('.tool-card').first()).toContainText('Próximo movimiento');
  await expect(visit.getByText(/usos gratis al entrar/)).toBeHidden();
  await thumb.tap(visit.getByRole('button', { name: 'Pegar y responder' }));
  await expect(visit.getByText(`Respuesta a: «${chat}»`)).toBeVisible();
  // The page scrolls to a new result and focuses it: between it and the sticky header nothing of the form is left.
  const result = visit.getByRole('region', { name: 'Resultado' });
  await expect(result).toBeFocused();
  await expect.poll(async () => (await result.boundingBox())?.y).toBeLessThan(100);
  await thumb.tap(visit.getByRole('button', { name: 'Copiar' }).first());
  await expect(visit.getByText('Copiado', { exact: true }).first()).toBeVisible();

  expect(thumb.count()).toBeLessThanOrEqual(5);
  expect(sent).toMatchObject([{ receivedMessage: chat, objective: 'date', style: 'divertido' }]);
  await expect(visit.getByText('Proponer una cita · Divertido')).toBeVisible();
  await expect(visit.getByText('¿Qué te gustaría conseguir?')).toBeHidden();
  await visit.reload();
  await expect(visit.getByText('Te queda 1 uso gratuito')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('for a newcomer it is four taps at most, with the sign-in', async ({ page, context }) => {
  await copyElsewhere(context, chat);
  const thumb = await thumbOn(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await thumb.tap(page.getByRole('button', { name: 'Pegar y responder' }));
  await expect(page.getByText('Lo que has pegado te espera', { exact: false })).toBeVisible();
  await thumb.tap(page.getByRole('button', { name: 'Continuar con Google' }));
  // An account at the provider: the browser fills these.
  await page.locator('input[name=email]').fill(`pulgar-${Date.now()}@ejemplo.es`);
  await page.locator('input[name=name]').fill('Persona de Prueba');
  await thumb.tap(page.locator('button[type=submit]'));
  await thumb.tap(page.getByRole('button', { name: 'Generar estrategia' }));
  await expect(page.getByText('Recomendada').first()).toBeVisible();
  expect(thumb.count()).toBeLessThanOrEqual(4);
});

test('on a phone a toast lies on no button', async ({ page }) => {
  await signInAsNew(page, '/detector-redflags');
  await page.getByRole('button', { name: 'Analizar mensaje' }).tap();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toContainText('Por favor, introduce algún mensaje para analizar');
  await expect(page.getByLabel('¿Qué te han escrito?')).toBeFocused();
  const covered = await toast.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return [...document.querySelectorAll('a, button')]
      .filter((target) => !element.contains(target) && target.checkVisibility())
      .filter((target) => {
        const box = target.getBoundingClientRect();
        return box.top < bottom && box.bottom > top && box.left < right && box.right > left;
      })
      .map((target) => target.textContent || target.ariaLabel);
  });
  expect(covered).toEqual([]);
});

test('on every tool the button is under the thumb, and a chip fills but sends nothing', async ({ page }) => {
  const sent = sentToTools(page);
  await signInAsNew(page, '/');
  for (const { path } of examples.map(({ tool }) => tool.contract)) {
    await visit(page, path);
    await expect(page.locator('.thumb-bar .btn').first(), path).toBeInViewport({ ratio: 1 });
    const chip = page.getByRole('group', { name: '¿No tienes nada a mano?' }).getByRole('button').first();
    await chip.tap();
    await expect(chip, path).toHaveAttribute('aria-pressed', 'true');
    await expect(chip, path).toBeFocused();
    const submit = page.locator('.thumb-bar [type=submit]');
    await expect(submit, path).toBeEnabled();
    await expect(submit, path).toBeInViewport({ ratio: 1 });
  }
  expect(sent).toEqual([]);
});

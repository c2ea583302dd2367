import type { Page } from '@playwright/test';
import { copyText, expect, signInAsNew, test } from './browser.ts';
import { expectAccessible, expectNoSideScroll } from './look.ts';
import { resultArea } from './tool-forms.ts';

const exported = `12/3/24, 21:05 - Los mensajes y las llamadas están cifrados de extremo a extremo. Obtén más información.
12/3/24, 21:05 - Ana García: Hola Luis, ¿qué tal el concierto?
12/3/24, 21:06 - Luis Pérez: Genial, acabamos cantando
y perdimos el último metro
12/3/24, 21:07 - Ana García: mi número es el 612 345 678 y vivo en la calle Mayor 12, 3º B
12/3/24, 21:08 - Ana García: te juro que te mato si se lo das a alguien
12/3/24, 21:09 - Luis Pérez: <Multimedia omitido>
12/3/24, 21:10 - Luis Pérez: no digas eso`;

async function paste(page: Page, text: string): Promise<void> {
  await copyText(page, text);
  await page.getByRole('button', { name: 'Pegar', exact: true }).click();
}

test('a pasted chat is put right before it is sent, with a thumb or the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAsNew(page, '/detector-redflags');
  await paste(page, exported);

  const chat = page.getByRole('group', { name: '¿Qué te han escrito?' });
  const rows = chat.getByRole('list', { name: 'Mensajes' }).getByRole('listitem');
  const message = (text: RegExp) => chat.getByRole('button', { name: text });
  const sideOf = (text: RegExp) => rows.filter({ hasText: text });
  const undo = page.getByRole('button', { name: 'Deshacer' }).first();
  await expect(rows).toHaveCount(5);
  // Names are not sent unless somebody keeps them.
  await expect(message(/^A: Hola Luis/)).toBeVisible();
  await chat.getByRole('button', { name: 'Luis Pérez', exact: true }).click();
  await expect(message(/^Tú: Genial, acabamos cantando/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);

  await expect(chat.getByText('«612 345 678»')).toBeVisible();
  await chat.getByRole('button', { name: 'Quitar los 3' }).click();
  await expect(message(/^A: Hola \[nombre\], ¿qué tal/)).toBeVisible();
  await expect(message(/mi número es el \[teléfono\] y vivo en la \[dirección\]/)).toBeVisible();
  await undo.click();
  await expect(message(/612 345 678/)).toBeVisible();
  await chat.getByRole('button', { name: 'Quitar los 3' }).click();

  await sideOf(/no digas eso/)
    .getByRole('button', { name: 'Esto no lo dije yo' })
    .click();
  await expect(message(/^A: no digas eso/)).toBeVisible();
  await message(/no digas eso/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(message(/^Tú: no digas eso/)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.type('no te doy mi número');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(message(/^A: no te doy mi número/)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(rows).toHaveCount(4);
  const itsArrow = sideOf(/no digas eso/).getByRole('button', { name: /lo dije yo$/ });
  await itsArrow.click();
  await undo.click();
  await expect(rows).toHaveCount(5);
  await expect(message(/^A: no digas eso/)).toBeVisible();
  await itsArrow.click();

  await page.reload();
  await expect(rows).toHaveCount(5);
  await chat.getByRole('button', { name: 'Elle', exact: true }).click();
  await chat.getByRole('button', { name: 'Ver como texto' }).click();
  const text = `[12/3/24, 21:05] Elle: Hola [nombre], ¿qué tal el concierto?
[12/3/24, 21:06] Yo: Genial, acabamos cantando
      y perdimos el último metro
[12/3/24, 21:07] Elle: no te doy mi número
[12/3/24, 21:08] Elle: te juro que te mato si se lo das a alguien
[12/3/24, 21:10] Yo: no digas eso`;
  await expect(page.getByLabel('¿Qué te han escrito?')).toHaveValue(text);
  await page.getByRole('button', { name: '¿Quién dijo qué?' }).click();

  const sent = page.waitForRequest('**/api/functions/detect-redflags');
  await page.getByRole('button', { name: 'Analizar mensaje' }).click();
  expect((await sent).postDataJSON()).toEqual({ message: text });
  const result = resultArea(page);
  await expect(result.getByText('Riesgo alto', { exact: true })).toBeVisible();
  await expect(result.getByText(/Esto lo escribes tú/)).toHaveCount(0);
});

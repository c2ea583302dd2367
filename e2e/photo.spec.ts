/** What a photo shows to a model: a server of its own, and a stand-in that keeps what it was sent. */
import sharp from 'sharp';
import { drawPeople } from '../test/drawn-people.ts';
import { type StandIn, startStandIn } from '../test/models/stand-in.ts';
import { type Serving, startServing } from '../test/rig/processes.ts';
import { photoTool, writtenFor } from '../test/tool-examples.ts';
import { test as base, expect, signInAsNew } from './browser.ts';
import { look } from './look.ts';
import { resultOn } from './tool-forms.ts';

type Site = Serving & { model: StandIn };

const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs here
    async ({}, use) => {
      const model = await startStandIn();
      const server = await startServing(['e2e/server.ts'], {
        env: {
          AI_MODELS: 'google/gemini-2.5-flash',
          GOOGLE_GENERATIVE_AI_API_KEY: 'k',
          GOOGLE_BASE_URL: model.origin,
        },
      });
      await use({ ...server, model });
      await server.stop();
      await model.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

const { path, functionName, imageField } = photoTool.tool.contract;
const { screen } = photoTool.example;

async function seenBy(model: StandIn) {
  const body = JSON.stringify(model.calls.at(-1)?.body);
  const sent = Buffer.from(/"data":"([\w+/=]{100,})"/.exec(body)?.[1] ?? '', 'base64');
  const { data, info } = await sharp(sent).raw().toBuffer({ resolveWithObject: true });
  const isCovered = (x: number, y: number) => {
    const at = (Math.round(y) * info.width + Math.round(x)) * info.channels;
    // #211a2b, as JPEG keeps it.
    return [0x21, 0x1a, 0x2b].every((value, channel) => Math.abs((data[at + channel] ?? 255) - value) < 8);
  };
  return { sent, width: info.width, height: info.height, isCovered };
}

test('faces and what one marks are painted over before a photo leaves', async ({ page, watch, site }) => {
  const { origin, model } = site;
  test.slow();
  model.script({ does: 'answer', text: writtenFor(photoTool) });
  await signInAsNew(page, path, origin);
  const photo = await drawPeople({ x: 250, y: 250, scale: 1.3 })
    .withExif({ IFD0: { Copyright: 'Secreta de Pruebas' } })
    .jpeg()
    .toBuffer();
  expect(photo.includes('Secreta de Pruebas')).toBe(true);
  const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo };
  const choose = () => page.locator('input[type=file]:not([multiple])').setInputFiles(file);
  await expect(page.getByText('La verá nuestro propio servidor, no la guardamos.')).toBeVisible();

  // Who says no has sent nothing.
  await choose();
  const question = page.getByRole('dialog', { name: '¿Enseñamos esta foto?' });
  await expect(question).toContainText('nuestro propio servidor');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  const preview = page.getByRole('img', { name: /Vista previa/ });
  await expect(preview).toHaveCount(0);

  await choose();
  await question.getByRole('button', { name: 'Sí, puede verla' }).click();
  await expect(page.getByText(/^No se verá: una cara\./)).toBeVisible({ timeout: 20_000 });
  const opener = page.getByRole('button', { name: 'Tapar o destapar' });
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  const editor = page.getByRole('dialog', { name: 'Tapa lo que no deba verse' });
  const stage = editor.getByRole('img');
  const covers = editor.getByRole('button', { name: /^Destapar el recuadro \d/ });
  await expect(covers).toHaveCount(1);

  // A tap in the lower right of 800 x 600: 132 pixels are covered around it.
  const { width: shownWidth } = (await stage.boundingBox()) ?? { width: 0 };
  await stage.click({ position: { x: (650 * shownWidth) / 800, y: (500 * shownWidth) / 800 } });
  await expect(covers).toHaveCount(2);

  // With the keyboard: in the middle (400, 300), 5 steps of 16 to the right; another one that goes again.
  const add = editor.getByRole('button', { name: 'Añadir un recuadro' });
  await add.press('Enter');
  await expect(covers.nth(2)).toBeFocused();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await add.press('Enter');
  await expect(covers.nth(3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(covers).toHaveCount(3);
  await expect(add).toBeFocused();
  await look(page);
  await editor.getByRole('button', { name: 'Listo' }).last().click();
  await expect(opener).toBeFocused();

  const posted = page.waitForRequest(`**/api/functions/${functionName}`);
  await page.getByRole('button', { name: screen.submit }).click();
  const left = Buffer.from((await posted).postDataJSON()[String(imageField)].split(',')[1], 'base64');
  expect(left.includes('Exif')).toBe(false);
  expect(left.includes('Secreta')).toBe(false);
  await expect(resultOn(page, screen)).toBeVisible();
  const { width, height, isCovered } = await seenBy(model);
  expect([width, height]).toEqual([800, 600]);
  const seen = Object.entries({
    face: isCovered(250, 250),
    eyes: isCovered(223, 243),
    tapped: isCovered(650, 500),
    'beside what was tapped': isCovered(570, 420),
    'added and moved': isCovered(460, 300),
    'where it was added first': isCovered(385, 300),
  });
  expect(seen.filter(([, covered]) => covered).map(([what]) => what)).toEqual([
    'face',
    'eyes',
    'tapped',
    'added and moved',
  ]);

  // Asked once: the next visit goes straight to the photo. Where the search does not work, the person is told, and still has the boxes.
  await page.reload();
  watch.expected.push(/ERR_FAILED/);
  await page.route(/\/faces-[\w-]+\.bin$/, (route) => route.abort());
  await choose();
  await expect(page.getByText(/^No hemos podido buscar caras/)).toBeVisible();
  await expect(question).toBeHidden();
  await expect(opener).toBeEnabled();
});

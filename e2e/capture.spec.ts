import { chromium, type Page } from '@playwright/test';
import { type Drawn, draw, type Truth } from '../bench/ocr/draw.ts';
import { allPictures } from '../bench/ocr/pictures.ts';
import { score } from '../bench/ocr/score.ts';
import { expect, test } from './browser.ts';
import { expectAccessible } from './look.ts';

/** A wallpaper, a gradient, a JPEG, both themes: `npm run bench:ocr` reads seventy. */
const chatTools = ['/subtexto-detector', '/detector-redflags', '/nextmove'];
const shown = ['WhatsApp-oscuro-1', 'Instagram-claro-0', 'Tinder-claro-0'];

async function drawShown(launchOptions: object): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  const browser = await chromium.launch(launchOptions);
  const pictures = allPictures().filter(({ id }) => shown.includes(id));
  await draw(browser, pictures, async (_picture, result) => void drawn.push(result));
  await browser.close();
  return drawn;
}

const fileOf = ({ bytes, type }: Pick<Drawn, 'bytes' | 'type'>) => ({
  name: 'captura',
  mimeType: type,
  buffer: bytes,
});
const textFile = { name: 'chat.txt', mimeType: 'text/plain', buffer: Buffer.from('Hola') };

/** As a person does it: the button opens the browser's own window. */
async function choose(page: Page, files: Parameters<import('@playwright/test').FileChooser['setFiles']>[0]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Sube una captura/ }).click();
  await (await chooser).setFiles(files);
}

async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
}

test('screenshots become a chat on the device, and nothing leaves it', async ({ page, launchOptions }) => {
  test.slow();
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  for (const [index, picture] of (await drawShown(launchOptions)).entries()) {
    await open(page, chatTools[index] as string);
    await choose(page, fileOf(picture));
    const rows = page.locator('li[data-row]');
    await expect(rows.first()).toBeVisible({ timeout: 20_000 });
    const read = await rows.evaluateAll((items) =>
      items.map(
        (item): Truth => ({
          who: item.querySelector('.bubble-mine') ? 'me' : 'them',
          text: item.querySelector('[data-message]')?.lastChild?.textContent ?? '',
        }),
      ),
    );
    const { wrong, characters, wrongSides } = score(read, picture);
    expect(wrong / characters).toBeLessThan(0.03);
    expect(wrongSides).toBe(0);
  }
  await expectAccessible(page);
  expect(sent).toEqual([]);
});

test('a profile comes in as text; what is no picture, or says nothing, is told kindly', async ({ page }) => {
  const profile = await page.context().newPage();
  await profile.setViewportSize({ width: 360, height: 500 });
  await profile.setContent(
    '<body style="margin:0;font:18px Liberation Sans;background:#fff"><div style="height:160px;background:linear-gradient(120deg,#b97,#468)"></div><h1 style="padding:0 16px">Lucía, 29</h1><p style="padding:0 16px">Busco a alguien que sepa hacer tortilla con cebolla y que no tenga prisa.</p>',
  );
  const picture = await profile.screenshot();
  await profile.goto('about:blank');
  await profile.setContent('<body style="background:#fff">');
  const blank = await profile.screenshot();
  await profile.close();

  await open(page, '/rompehielos');
  await choose(page, textFile);
  await expect(page.getByText('Eso no es una imagen que podamos abrir.')).toBeVisible();
  await expectAccessible(page);
  await choose(page, fileOf({ bytes: blank, type: 'image/png' }));
  await expect(page.getByText('No hemos encontrado texto que se lea bien.')).toBeVisible({ timeout: 20_000 });
  await choose(page, fileOf({ bytes: picture, type: 'image/png' }));
  await expect(page.getByLabel('¿Qué te ha llamado la atención?')).toHaveValue(
    /Lucía, 29\nBusco\s+a\s+alguien\s+que\s+sepa\s+hacer\s+tortilla\s+con\s+cebolla\s+y\s+que\s+no\s+tenga\s+prisa/,
    { timeout: 20_000 },
  );
  await expect.poll(() => page.workers()).toEqual([]);

  // Whoever stops is heard at once.
  await choose(
    page,
    Array.from({ length: 4 }, () => fileOf({ bytes: picture, type: 'image/png' })),
  );
  await page.getByRole('button', { name: 'Parar' }).click();
  await expect(page.getByRole('button', { name: /^Sube una captura/ })).toBeFocused();
  await expect.poll(() => page.workers()).toEqual([]);
});

const bubble = (text: string, side: 'start' | 'end') =>
  `<div style="display:flex;justify-content:flex-${side};margin:10px 12px"><div style="max-width:260px;padding:10px 14px;border-radius:16px;background:${side === 'end' ? '#d9fdd3' : '#fff'};font:17px Liberation Sans">${text}</div></div>`;

test('a message captured beside a chat is read with it; what gives nothing is named', async ({ page }) => {
  test.slow();
  const drawing = await page.context().newPage();
  await drawing.setViewportSize({ width: 390, height: 700 });
  const picture = async (...bubbles: string[]) => {
    await drawing.setContent(`<body style="margin:0;background:#efeae2">${bubbles.join('')}`);
    return drawing.screenshot();
  };
  const pictures = [
    await picture(
      bubble('¿Qué tal el finde?', 'start'),
      bubble('Muy bien, fui al monte con mi hermana', 'end'),
      bubble('Qué envidia me das', 'start'),
    ),
    await picture(bubble('Como vuelvas a salir sin mi permiso te juro que te mato.', 'start')),
    await picture(),
  ];
  await drawing.close();

  await page.setViewportSize({ width: 390, height: 780 });
  await open(page, '/detector-redflags');
  await choose(
    page,
    pictures.map((bytes) => fileOf({ bytes, type: 'image/png' })),
  );
  const rows = page.locator('li[data-row]');
  await expect(rows).toHaveCount(4, { timeout: 30_000 });
  await expect(rows.last()).toContainText(/te juro que te mato/);
  await expect(page.getByText(/De la captura 3 no hemos podido leer nada/)).toBeVisible();
  await expect(page.getByText(/La captura 2 no tiene forma de chat/)).toBeVisible();
  await expect(page.getByText('Captura leída.')).toHaveCount(0);
  await expectAccessible(page);
});

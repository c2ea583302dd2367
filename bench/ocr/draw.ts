import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from '@playwright/test';
import type { Picture } from './pictures.ts';

export interface Truth {
  who: 'me' | 'them';
  text: string;
}
export interface Drawn {
  bytes: Buffer;
  type: 'image/png' | 'image/jpeg';
  /** The bubbles that are whole, from the top. */
  lines: Truth[];
  /** The bubble that the header cuts, if any: it may be read or not. */
  cut: string | null;
}

/** Fonts of npm packages, inlined, so that the pages need no server. Emojis are the machine's: Chromium without a GPU leaves npm's blank. */
const families = {
  Roboto: 'roboto',
  Inter: 'inter',
  Montserrat: 'montserrat',
  'DM Sans': 'dm-sans',
  'Nunito Sans': 'nunito-sans',
  Poppins: 'poppins',
};
const require = createRequire(import.meta.url);

function fontFaces(): string {
  const latin = Object.entries(families).flatMap(([family, name]) =>
    [400, 600].map((weight) => {
      const file = require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`);
      return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(file, 'base64')})}`;
    }),
  );
  return `<style>${latin.join('')}</style>`;
}

export async function draw(
  browser: Browser,
  pictures: Picture[],
  each: (picture: Picture, drawn: Drawn) => Promise<void>,
): Promise<void> {
  const fonts = fontFaces();
  for (const picture of pictures) {
    const { phone, jpeg } = picture;
    const page = await browser.newPage({
      viewport: { width: Math.round(phone.width), height: Math.round(phone.height) },
      deviceScaleFactor: phone.density,
    });
    await page.setContent(picture.html.replace('<style>', `${fonts}<style>`));
    await page.evaluate(async () => {
      const text = document.body.textContent ?? '';
      await Promise.all(
        [...document.fonts].map(({ family, weight }) =>
          document.fonts.load(`${weight} 16px ${family}`, text),
        ),
      );
    });
    const { lines, cut } = await page.evaluate(() => {
      const top = (document.querySelector('.view') as Element).getBoundingClientRect().top;
      const bubbles = [...document.querySelectorAll<HTMLElement>('.bubble[data-text]')];
      const inSight = bubbles.filter((bubble) => bubble.getBoundingClientRect().bottom > top);
      const whole = inSight.filter((bubble) => bubble.getBoundingClientRect().top >= top);
      return {
        lines: whole.map(({ dataset }) => ({
          who: dataset.who as 'me' | 'them',
          text: dataset.text as string,
        })),
        cut: inSight.find((bubble) => !whole.includes(bubble))?.dataset.text ?? null,
      };
    });
    const bytes = await page.screenshot(jpeg ? { type: 'jpeg', quality: jpeg } : { type: 'png' });
    await page.close();
    await each(picture, { bytes, type: jpeg ? 'image/jpeg' : 'image/png', lines, cut });
  }
}

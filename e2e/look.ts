/** What a screen has to be for everybody. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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

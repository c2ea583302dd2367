import { examples } from '../test/tool-examples.ts';
import { expect, expectAccessible, expectNoSideScroll, fillForm, signInAsNew, test } from './browser.ts';

const text = 'Le gusta el k-pop y tiene 16 años';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('where somebody is under 18 every tool stops kindly: a reason and who helps, no red error, no use gone', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.expected.push(/422/);
  await signInAsNew(page, '/rompehielos');
  // Red flags is there for whoever is under 18 too.
  for (const { tool, example } of examples.filter((one) => !one.tool.helpsMinors)) {
    await page.goto(tool.contract.path, { waitUntil: 'networkidle' });
    await fillForm(page, example.screen, text);
    if (!example.screen.box) await page.locator('#contenido').getByRole('textbox').first().fill(text);
    await page.getByRole('button', { name: example.screen.submit, exact: true }).click();
    const result = page.getByRole('region', { name: 'Resultado' });
    await expect(
      result.getByRole('heading', { name: 'Con menores de edad no ayudamos a ligar' }),
    ).toBeVisible();
    await expect(result.getByRole('link', { name: '017', exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectNoSideScroll(page);
  }
  await expectAccessible(page);
  const { profile } = await page.evaluate(async () => (await fetch('/api/session')).json());
  expect([profile.usage_count, profile.usage_icebreaker, profile.usage_intention_analyzer]).toEqual([
    0, 0, 0,
  ]);
});

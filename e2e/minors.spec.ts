import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideScroll, signInAsNew, test } from './browser.ts';

const text = 'Le gusta el k-pop y tiene 16 años';

const pages: [path: string, fill: (page: Page) => Promise<void>, submit: string][] = [
  ['/rompehielos', (page) => page.getByLabel(/Qué te ha llamado/).fill(text), 'Generar frase'],
  ['/bio', (page) => page.getByLabel('Palabras clave sobre ti').fill(text), 'Crear mi Bio'],
  [
    '/analizador',
    (page) => page.getByPlaceholder('Pega aquí el texto de tu bio').fill(text),
    'Analizar mi Bio',
  ],
  ['/nextmove', (page) => page.getByLabel('El mensaje que has recibido').fill(text), 'Generar estrategia'],
  [
    '/subtexto-detector',
    (page) => page.getByLabel('El mensaje que quieres entender').fill(text),
    'Analizar Mensaje',
  ],
  ['/planificador-citas', (page) => page.getByLabel(/Qué os gusta/).fill(text), 'Planificar mi cita'],
  [
    '/lenguaje-corporal',
    async (page) => {
      for (const name of ['Café informal', 'Tímido/a', 'Simpatía'])
        await page.getByText(name, { exact: true }).click();
      await page.locator('#contenido').getByRole('textbox').first().fill(text);
    },
    'Generar guía',
  ],
  ['/planificador-outfits', (page) => page.getByLabel(/Lo que quieres llevar/).fill(text), 'Sugerir outfit'],
];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('where somebody is under 18 every tool stops kindly: a reason and who helps, no red error, no use gone', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.expected.push(/422/);
  await signInAsNew(page, '/rompehielos');
  for (const [path, fill, submit] of pages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await fill(page);
    await page.getByRole('button', { name: submit, exact: true }).click();
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

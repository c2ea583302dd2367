import type { Locator, Page } from '@playwright/test';
import type { ToolExample } from '../src/generation/example.ts';
import { toolAt } from '../test/tool-examples.ts';
import type { Watch } from './browser.ts';

/** The quick exit leads to a page of others, which stays outside. */
export async function expectExit(page: Page, { expected }: Watch): Promise<void> {
  expected.push(/aemet/, /ERR_FAILED/);
  await page.context().route('https://www.aemet.es/**', (route) => route.fulfill({ body: 'El tiempo' }));
}

/** What only a model keeps, or what only a model that sees can use. */
export const promisesOfModels =
  /IA de reglas|Generado con IA|Las respuestas las escribe una IA|suenan? a ti|no a plantilla|Sube una imagen/;

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

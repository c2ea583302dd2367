import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { draw } from '../../bench/ocr/draw.ts';
import { allPictures } from '../../bench/ocr/pictures.ts';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import type { Person } from './person.ts';

export interface Stage {
  person: Person;
  capture: string;
  stopServer(): Promise<void>;
}

/** One stay, in this order: each begins on a page of its own and needs only that somebody is signed in. */
export const journeys: Record<string, (stage: Stage) => Promise<void>> = {
  async 'a stranger signs in and is where they wanted to be'({ person }) {
    await person.visit('/auth?returnTo=/rompehielos');
    await person.press('Continuar con Google');
    await person.writes('email', `motor-${Date.now()}@ejemplo.es`);
    await person.writes('name', 'Ana Motor');
    await person.press('Continuar');
    await person.isAt('/rompehielos');
    await person.sees('Generar frase');
  },

  async 'an answer is written, and kept in the library'({ person }) {
    await person.visit('/lenguaje-corporal');
    for (const choice of ['Café informal', 'Tímido/a', 'Simpatía']) await person.press(choice);
    await person.press('Generar guía');
    await person.press('Guardar');
    await person.sees('Guía guardada correctamente');
    await person.visit('/mis-guardados?tab=bodyLanguage');
    await person.sees('Café informal');
  },

  async 'a pasted chat becomes messages whose sides can be changed, and is analysed'({ person }) {
    await person.visit('/detector-redflags');
    await person.writes('¿Qué te han escrito?', 'Ana: dame tu clave o te vas a arrepentir\nYo: no digas eso');
    await person.cutsAndPastes();
    await person.until('no messages', () => document.querySelectorAll('li[data-row]').length === 2);
    await person.press('Analizar mensaje');
    await person.sees('Riesgo alto');
  },

  async 'a capture is read on the device'({ person, capture }) {
    await person.visit('/subtexto-detector');
    await readCapture(person, capture);
  },

  async 'what this engine lets nobody share is chosen by hand where shares arrive'({ person, capture }) {
    await person.visit('/compartir');
    await readCapture(person, capture);
    await person.press('¿Qué quiere decir?');
    await person.isAt('/subtexto-detector');
    await person.until('the chat stayed behind', () => document.querySelectorAll('li[data-row]').length > 2);
  },

  async 'Premium is paid and thanked for'({ person }) {
    await person.visit('/premium');
    await person.press('Hazte Premium por 5€/mes');
    await person.press('He leído');
    await person.press('Ir a pagar 5,00 €');
    await person.press('Pagar 5,00 €');
    await person.sees('¡Gracias por tu suscripción!');
  },

  async 'an account is erased'({ person }) {
    await person.visit('/perfil');
    await person.press('Eliminar mi cuenta');
    await person.writes('Escribe ELIMINAR para confirmar', 'ELIMINAR');
    await person.press('Eliminar mi cuenta');
    await person.sees('Tu cuenta se ha eliminado');
    const user = await person.run(async () => (await (await fetch('/api/session')).json()).user);
    assert.equal(user, null);
  },

  async 'without a line the pages open and a capture is read'({ person, capture, stopServer }) {
    await person.visit('/');
    await person.until('no worker', () => navigator.serviceWorker.controller !== null);
    await stopServer();
    await person.visit('/detector-redflags');
    await readCapture(person, capture);
  },
};

async function readCapture(person: Person, capture: string): Promise<void> {
  const input = 'input[type=file][multiple]';
  // The page's HTML has the field before its code listens to it.
  await person.until(
    'nowhere to put a capture',
    (selector) => {
      const field = document.querySelector(selector);
      return field !== null && Object.keys(field).some((key) => key.startsWith('__reactProps'));
    },
    input,
  );
  await person.choose(input, capture);
  await person.until('nothing was read', () => document.querySelectorAll('li[data-row]').length > 2);
}

/** The same for each engine, as a phone would take it. */
export async function drawCapture(folder: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumArgs });
  const file = join(folder, 'captura.png');
  const pictures = allPictures().filter(({ id }) => id === 'WhatsApp-oscuro-1');
  await draw(browser, pictures, async (_picture, { bytes }) => writeFileSync(file, bytes));
  await browser.close();
  return file;
}

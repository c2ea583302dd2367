import { once } from 'node:events';
import { startServing } from '../test/rig/processes.ts';
import { test as base, expect as browserExpect, copiedText, downloaded, signInAsNew } from './browser.ts';
import { expectAccessible, expectNoSideScroll } from './look.ts';
import type { Asked, Rows } from './moved-clock.ts';

const expect = browserExpect.configure({ timeout: 20_000 });

const dayMs = 86_400_000;

interface Site {
  origin: string;
  /** Days go by for the server, with what a timer does on them, and then: the rows of every table. */
  after(days: number, statement?: string): Promise<Rows>;
}

const test = base.extend<{ site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const { origin, child } = await startServing(['e2e/moved-clock.ts'], { ipc: true });
      await use({
        origin,
        async after(days, statement) {
          const answer = once(child, 'message');
          child.send({ laterMs: days * dayMs, statement } satisfies Asked);
          return (await answer)[0] as Rows;
        },
      });
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

const marta = `Marta: ¡Hola! Me ha hecho gracia lo de tu huerto
Yo: ¡Gracias! ¿Tú también te manchas las manos?
Marta: Hago cerámica los jueves. ¿Y tú qué tal el día?`;
const scam = `Dani: Cariño, estoy atrapado en el aeropuerto y me han bloqueado la tarjeta
Dani: ¿Me puedes prestar 400 euros por Bizum? Mañana sin falta te los devuelvo`;
const lea = `Lea: Pues yo soy más de quedarme en casa
Yo: ¿Y qué haces un domingo de lluvia?
Lea: Puzles de mil piezas. ¿Te gustan?`;

/** What a site needs of anybody who signs in, whatever they keep. */
const ofEverybody = ['profiles', 'identities', 'sessions', 'sign_in_attempts', 'site', 'rate_limits'];
/** That there was an answer; its texts are gone after a day. */
const ledger = ['generations', 'daily_spend'];

const keptIn = (rows: Rows): Record<string, number> =>
  Object.fromEntries(
    Object.entries(rows)
      .filter(([name, held]) => held.length > 0 && ![...ofEverybody, ...ledger].includes(name))
      .map(([name, held]) => [name, held.length]),
  );

test('in two weeks nothing is typed twice, nor kept unless it was asked for', async ({ page, site }) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(20_000);
  await page.setViewportSize({ width: 390, height: 844 });
  let day = 0;
  const begun = Date.now();
  const typed = new Set<string>();
  async function type(label: string | RegExp, text: string) {
    expect([...typed]).not.toContain(text);
    typed.add(text);
    await page.getByLabel(label).fill(text);
  }
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const question = (name: string) => page.getByRole('group', { name });
  async function generate(name: string) {
    await press(name);
    await expect(question('¿Te ha servido?')).toBeVisible();
  }
  const goTo = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  async function nextVisit(days: number, path: string): Promise<Rows> {
    day += days;
    await page.clock.setFixedTime(begun + day * dayMs);
    const rows = await site.after(days);
    // Another day, another tab.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(path);
    return rows;
  }
  const answered = (what: string | RegExp) =>
    expect(page.locator('#contenido').getByText(what).first()).toBeVisible();

  const { id, email } = await signInAsNew(page, '/', site.origin);
  await site.after(
    0,
    `update profiles set subscription_tier = 'pro', subscription_end = now() + interval '40 days'`,
  );

  // Monday: the first match answers.
  await page.goto('/nextmove');
  await type('Mensaje que has recibido', marta);
  await generate('Generar estrategia');
  await press(/^Copiar/);
  await expect(question('¿Contestó?')).toBeVisible();
  expect(keptIn(await site.after(0))).toEqual({});
  await press('Guardar como hilo');
  await page.getByRole('dialog').getByLabel('Notas').fill('Hace cerámica y no bebe alcohol');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }).click();
  await answered('Tendremos en cuenta lo que guardas de M.');
  expect(keptIn(await site.after(0))).toEqual({ threads: 1 });

  // Tuesday: she answered. The second match wants money, and nobody keeps him.
  const tuesday = await nextVisit(1, '/detector-redflags');
  expect(JSON.stringify(tuesday.generations)).not.toMatch(/huerto|cerámica/);
  await question('¿Contestó?').getByRole('button', { name: 'Sí' }).click();
  await answered('Apuntado solo para ti');
  await press('Cerrar');
  await expect(page.getByLabel('Lo que te llevaste')).toHaveCount(0);
  await type('¿Qué te han escrito?', scam);
  await generate('Analizar mensaje');
  await answered('Te pide dinero.');
  expect(keptIn(await site.after(0))).toEqual({ threads: 1, outcomes: 1 });

  // Wednesday: of the second match no word is left. The third one is kept.
  const wednesday = await nextVisit(1, '/nextmove');
  expect(JSON.stringify(wednesday)).not.toMatch(/aeropuerto|Bizum|Dani/);
  await expect(question('¿Quedasteis?')).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ahora no' }).press('Enter');
  await expect(page.locator('#contenido')).toBeFocused();
  await expect(page.getByLabel('Lo que te llevaste')).toHaveCount(0);
  await type('Mensaje que has recibido', lea);
  await generate('Generar estrategia');
  await press('Guardar como hilo');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }).click();
  await answered('Tendremos en cuenta lo que guardas de L.');

  // Saturday: a date, and all that goes with it, from what is known already.
  await nextVisit(3, '/personas');
  await goTo('M');
  await goTo('Plan');
  await expect(page.getByLabel('¿Qué os gusta?')).toHaveValue('Hace cerámica y no bebe alcohol');
  await type('¿Dónde?', 'Sevilla, por Triana');
  await generate('Planificar mi cita');
  await type('¿Cuándo?', '2027-07-08T21:00');
  const calendar = await downloaded(page, () => press('Añadir al calendario'));
  expect(calendar.text).toContain('DTSTART');
  const proposal = page.getByRole('listitem').filter({ hasText: 'Proponer la cita' });
  await proposal.getByRole('button', { name: 'Copiar', exact: true }).click();
  await expect(question('¿Contestó?')).toBeVisible();
  expect(await copiedText(page)).toContain('jueves');
  await expect(page.getByLabel('Lo que le mandas')).toHaveValue(/^Con: M$[\s\S]*Triana/m);
  await goTo('Qué me pongo');
  await expect(page.getByText('Tendremos en cuenta lo que guardas de M.')).toBeVisible();
  await page.getByText('Mujer', { exact: true }).click();
  await generate('Sugerir outfit');
  await answered('CONSEJO FINAL');
  await page.goBack();
  await goTo('Cómo moverme');
  await expect(page.getByLabel('O cuéntalo con tus palabras').first()).toHaveValue(/Triana/);
  for (const choice of ['Paseo al aire libre', 'Tímido/a', 'Simpatía'])
    await page.getByText(choice, { exact: true }).click();
  await generate('Generar guía');
  await page.goBack();
  expect(keptIn(await site.after(0))).toEqual({ threads: 2, outcomes: 1 });
  await press('Guardar plan');
  await expect(page.getByText('Plan de cita guardado correctamente')).toBeVisible();
  expect(keptIn(await site.after(0))).toEqual({ threads: 2, outcomes: 1, saved_date_plans: 1 });

  // The second Friday: the date took place. With the third one it ends, and well.
  await nextVisit(8, '/personas');
  await question('¿Contestó?').getByRole('button', { name: 'Sí' }).click();
  await question('¿Quedasteis?').getByRole('button', { name: 'Sí' }).click();
  await answered('Apuntado solo para ti');
  await press('Cerrar');
  await goTo('L');
  await goTo('Una carta difícil');
  await answered('Tendremos en cuenta lo que guardas de L.');
  await page.getByText('Dejarlo bien', { exact: true }).click();
  await type('Qué ha pasado', 'Llevamos unos días hablando y prefiero no seguir');
  await generate('Escribir la carta');
  await answered('Qué no esperar');
  await press(/^Copiar/);
  await expect(question('¿Contestó?')).toHaveCount(0);

  // Two weeks later: all of it in one file, and nothing but that.
  const last = await nextVisit(1, '/perfil');
  expect(keptIn(last)).toEqual({ threads: 2, outcomes: 2, saved_date_plans: 1 });
  expect(JSON.stringify(last)).not.toMatch(/prefiero no seguir|aeropuerto|Tengo una cita/);
  const file = JSON.parse((await downloaded(page, () => press('Descargar mis datos'))).text);
  for (const [table, rows] of Object.entries(last)) {
    const own = rows.filter((row) => row.includes(id)).length;
    const counters = ['rate_limits', 'profiles'].includes(table);
    if (own > 0 && !counters) expect([table, file[table]?.length]).toEqual([table, own]);
  }
  expect(file.threads.map((thread: { name: string }) => thread.name).sort()).toEqual(['L', 'M']);

  await press('Eliminar mi cuenta');
  await page.getByLabel('Escribe ELIMINAR para confirmar').fill('ELIMINAR');
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await expect(page.getByText('Tu cuenta se ha eliminado')).toBeVisible();
  const gone = await site.after(1);
  expect(Object.entries(gone).filter(([, rows]) => rows.some((row) => row.includes(id)))).toEqual([]);
  expect(JSON.stringify(gone)).not.toMatch(new RegExp(`${email}|cerámica|Triana`));
});

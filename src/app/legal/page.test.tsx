import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { sessionLimits } from '../../account/sessions.server.ts';
import { type OperatorDatum, SiteContext } from '../../account/site.ts';
import { coveredByTerms } from '../../account/terms.ts';
import { eventsKeptDays } from '../../billing/webhook.server.ts';
import { rateLimits } from '../../platform/rate-limits.server.ts';
import { savedKinds, tools } from '../../tools/registry.ts';
import ContactPage from '../contact/page.tsx';
import LegalPage, { readableVersion } from './page.tsx';

type Operator = Record<OperatorDatum, string | null>;

const known: Operator = {
  name: 'Azulejo & Sal, S. L.',
  address: 'Calle Inventada 1, 29001 Málaga',
  nif: 'B00000000',
  email: 'hola@salero.example',
  phone: '+34 600 00 00 00',
  registry: 'Registro Mercantil de Málaga, hoja MA-0',
};
const unknown = Object.fromEntries(Object.keys(known).map((datum) => [datum, null])) as Operator;

const writers = { engine: 'model', sees: true, seenBy: [], byTool: {} } as const;

function htmlOf(Page: () => React.ReactNode, operator = known): string {
  return renderToStaticMarkup(
    <SiteContext value={{ origin: 'https://salero.example', identity: 'oidc', writers, operator }}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </QueryClientProvider>
    </SiteContext>,
  );
}

test('every link within the legal page lands on a part or clause, and no anchor is taken twice', () => {
  const html = htmlOf(LegalPage);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(30);
  for (const target of targets) expect(ids).toContain(target);
});

test('the legal notice shows every datum of the operator, escaped', () => {
  const html = htmlOf(LegalPage);
  expect(html).toContain('Azulejo &amp; Sal, S. L.');
  expect(html).toContain('href="tel:+34600000000"');
  for (const datum of [known.address, known.nif, known.registry]) expect(html).toContain(datum);
  expect(html).not.toContain('Instalación de prueba');
});

test('an installation without an operator says that it is a trial, on both pages', () => {
  const trial = '«Instalación de prueba: el titular aún no ha indicado su';
  expect(htmlOf(LegalPage, unknown)).toContain(`${trial} NIF»`);
  expect(htmlOf(ContactPage, unknown)).toContain(`${trial} correo»`);
});

test('the contact page gives a mail address and a time to answer', () => {
  const html = htmlOf(ContactPage);
  expect(html).toContain('href="mailto:hola@salero.example">hola@salero.example</a>');
  expect(html).toContain('24-48 horas laborables');
});

test('the terms carry their date, the price with taxes and what each tool gives for free', () => {
  const html = htmlOf(LegalPage);
  expect(html).toContain('Última actualización: noviembre de 2026');
  expect(readableVersion('2027-01')).toBe('enero de 2027');
  expect(html).toContain('5 € al mes, IVA incluido');
  for (const { about } of tools) expect(html.split(about.name).length).toBeGreaterThan(2);
  expect(html).toContain('Rompehielos: 3 usos.');
  expect(html).toContain(', hasta llegar a 5');
});

test('a tool or a collection more or less asks whether the terms need a new version', () => {
  const found = { tools: tools.length, collections: savedKinds.length };
  expect(found, 'Weigh a new version in src/account/terms.ts, and count there what it covers').toEqual(
    coveredByTerms,
  );
});

test('the terms say what unlimited does not take away: limits of frequency, and a share of the day’s money for models', () => {
  const html = htmlOf(LegalPage);
  expect(html).toMatch(/«Ilimitado» .*límites de frecuencia.*tope diario.*a cada cuenta le toca una parte/);
});

test('the terms say from which answer of a day on one that ends for nothing costs its use', () => {
  const html = htmlOf(LegalPage);
  for (const name of ['generation_read_cut_day', 'generation_cut_day', 'generation_stop_day'] as const)
    expect(html).toContain(`la ${rateLimits[name] + 1}.ª`);
});

test('the privacy policy says what else than the text and the photo a model’s provider receives', () => {
  const html = htmlOf(LegalPage);
  const about = (words: string) => html.split(/<dt|<li/).find((part) => part.includes(words)) ?? '';
  expect(about('no empezar de cero')).toMatch(/modelo de IA, le llegan también esos mensajes y tus notas/);
  const told = about('franja de edad').split('modelo de IA')[1];
  for (const field of ['género', 'edad', 'intereses', 'app', 'buscas', 'necesitas'])
    expect(told).toContain(field);
  const provider = about('Un proveedor de modelos');
  for (const place of ['Personas', 'Sobre mí', 'salud', 'Así escribo yo']) expect(provider).toContain(place);
});

test('the durations of a session are those that the server keeps to', () => {
  const html = htmlOf(LegalPage);
  const [unused, all] = [sessionLimits.slidingMs, sessionLimits.absoluteMs].map((ms) => ms / 86_400_000);
  expect(html).toContain(`a los ${unused} días sin usarla`);
  expect(html).toContain(`a los ${all} días de iniciar sesión`);
  expect(html).toContain(`${unused} días sin uso o ${all} días en total`);
  expect(html).toContain(`los avisos, ${eventsKeptDays} días como mucho`);
});

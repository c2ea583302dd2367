import { describe, expect, test } from 'vitest';
import cases from './check.cases.json' with { type: 'json' };
import { checkBeforeSending, warningKinds } from './check.ts';
import written from './rules.json' with { type: 'json' };

const kindsOf = (...given: Parameters<typeof checkBeforeSending>) =>
  checkBeforeSending(...given).map(({ kind }) => kind);

test.each(cases.harmless)('leaves alone: %s', (draft) => {
  expect(checkBeforeSending(draft)).toEqual([]);
});

test.each(cases.harmful)('%s is said of: %s', (kind, draft) => {
  expect(kindsOf(draft)).toContain(kind);
});

test('every rule has a kind that is shown, and no kinder line is flagged by the check itself', () => {
  for (const { kind, text, ...rule } of written.rules) {
    expect(warningKinds).toContain(kind);
    expect(text.length).toBeLessThan(160);
    const kinder = 'kinder' in rule ? rule.kinder : undefined;
    if (kinder)
      expect([kinder, kindsOf(kinder, { received: 'No me interesa, lo siento' })]).toEqual([kinder, []]);
  }
});

describe('after a no', () => {
  const received = 'Gracias, pero no me interesa. Suerte';

  test.each(['Venga, solo un café', '¿Y si quedamos el viernes y ya decides?', 'dame una oportunidad xfa'])(
    'asking again is insisting: %s',
    (draft) => {
      expect(kindsOf(draft, { received })).toEqual(['insist']);
      expect(kindsOf(draft)).toEqual([]);
    },
  );

  test.each(['Vale, gracias por decírmelo. Cuídate', 'Lo entiendo, que te vaya bien'])(
    'a kind goodbye is not: %s',
    (draft) => expect(kindsOf(draft, { received })).toEqual([]),
  );

  test('to a day or to a plan, another one may be proposed', () => {
    const draft = '¿Te apetece cenar entonces?';
    expect(kindsOf(draft, { received: 'Hoy no puedo, lo siento' })).toEqual([]);
    expect(kindsOf(draft, { received: 'No me apetece ir al cine' })).toEqual([]);
  });

  test('only the newest word of the other person counts in a chat', () => {
    const chat = `Ana: ${received}\nYo: Vale, gracias\nAna: ¡Oye, me lo he pensado! ¿Quedamos?`;
    expect(kindsOf('¿Te apetece el jueves?', { received: chat })).toEqual([]);
  });
});

test('a fourth message in a row is counted, a third is not', () => {
  const chat = 'Ana: hola\nYo: hey\nYo: ¿qué tal?';
  expect(kindsOf('¿Sigues ahí?', { received: chat })).toEqual([]);
  const [warning] = checkBeforeSending('¿Hola?', { received: `${chat}\nYo: ¿sigues ahí?` });
  expect(warning?.text).toContain('cuarto mensaje seguido');
});

test('too long is what does not fit the app, or fills the screen of a chat', () => {
  const long = 'Me gusta leer. '.repeat(30);
  expect(kindsOf(long)).toEqual([]);
  expect(checkBeforeSending(long, { limit: 300, app: 'Bumble' })[0]?.text).toContain(
    'en Bumble suelen caber 300',
  );
  expect(kindsOf(long.repeat(4))).toEqual(['long']);
});

test('the gravest comes first, one of a kind', () => {
  const draft = 'TE HE ESCRITO MIL VECES Y PASAS DE MÍ. Eres gilipollas, imbécil. ¿Por qué no me contestas?';
  expect(kindsOf(draft)).toEqual(['insult', 'reproach']);
});

test('a number that is no card, no identity card and no telephone is left alone', () => {
  expect(kindsOf('Nos vemos a las 21:30 en el 45')).toEqual([]);
  expect(kindsOf('4111 1111 1111 1111')).toEqual(['private']);
});

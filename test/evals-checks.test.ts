import { describe, expect, test } from 'vitest';
import { type CheckName, checks } from '../evals/checks/all.ts';
import type { Written } from '../evals/checks/written.ts';

const good = [
  'Una duda sobre lo de la cerámica: ¿qué fue lo primero que hiciste con tus manos y todavía guardas?',
  'Seguro que hay un jarrón torcido que defiendes con orgullo. Me interesa mucho conocer su historia.',
  'Un taller de una tarde, con barro hasta las orejas y cerámica horrible. ¿Qué día te viene bien?',
];

function written(texts: readonly string[], rest: Partial<Written> = {}): Written {
  const angles = ['Pregunta concreta', 'Observación con humor', 'Propuesta ligera'];
  return {
    tool: 'icebreaker',
    label: { input: {} },
    said: 'le gusta la cerámica y el mar',
    options: texts.map((text, at) => ({ angle: angles[at] ?? 'Otro', text })),
    pieces: texts,
    quotes: [],
    ours: texts,
    own: [],
    ...rest,
  };
}

const one = (text: string, rest: Partial<Written> = {}) =>
  written([text], { options: [{ angle: 'Pregunta', text }], ...rest });

const bad: Record<CheckName, readonly [string, Written][]> = {
  spanish: [
    ['English', one('You seem to be the kind of person that goes to the mountains with a dog')],
    ['Portuguese', one('Você não acha que uma conversa com café seja mais agradável do que isso')],
  ],
  spelling: [['a word that no dictionary has', one('Me encanta la zerámica de tu perfil')]],
  whole: [
    ['a slot', one('Hola, {nombre}, ¿qué tal?')],
    ['a choice of forms', one('Me [gusta|gustan] las motos.')],
    ['two spaces', one('Hola,  ¿qué tal?')],
    ['a question without its beginning', one('Y tú, qué haces?')],
    ['a word said twice', one('Me gusta el el mar.')],
    ['an article that was not joined', one('Lo de el mar me gusta.')],
    ['a comma before a stop', one('Me gusta el mar,.')],
    ['a small letter after a stop', one('Me gusta el mar. y a ti?')],
  ],
  agrees: [
    ['a feminine noun with a masculine article', one('Me gusta el cerámica de tu perfil.')],
    ['a masculine noun with a feminine article', one('Hay una perro en la foto.')],
    ['a plural with a singular article', one('Hablemos del perros.')],
  ],
  length: [
    ['an essay', one('Me gusta el mar. '.repeat(30))],
    [
      'a bio longer than the app allows',
      one(`${'mar '.repeat(50)}.`, { tool: 'bio-creator', label: { input: { appType: 'hinge' } } }),
    ],
  ],
  details: [
    [
      'two of three without a detail',
      written([good[0] ?? '', 'Hola, ¿qué tal?', '¿Cómo va la semana?'], {
        label: { input: {}, uses: ['ceramica'] },
      }),
    ],
    [
      'a plan that forgets a need',
      written(['Una cena sin prisa.'], {
        options: [],
        tool: 'date-planner',
        label: { input: {}, uses: ['cena', 'vegan'] },
      }),
    ],
  ],
  'left out': [
    ['what was ruled out', one('Una copa de vino al sol.', { label: { input: {}, never: ['vino'] } })],
  ],
  angles: [
    [
      'paraphrases',
      written([
        'Hola, ¿qué barro prefieres para tus jarrones?',
        'Oye, ¿qué barro prefieres en tus jarrones?',
        good[2] ?? '',
      ]),
    ],
    [
      'the same first words',
      written(['Una duda: ¿barro o torno?', 'Una duda: ¿dónde aprendiste?', good[2] ?? '']),
    ],
    [
      'one name for two angles',
      written(good, { options: good.map((text) => ({ angle: 'Pregunta', text })) }),
    ],
    ['two options', written(good.slice(0, 2))],
  ],
  'no clichés': [
    ['a worn phrase', one('Soy amante de la vida y de los viajes.')],
    ['a machine', one('¡Claro que sí! Aquí tienes tres opciones.')],
    ['a pick-up line', one('¿Crees en el amor a primera vista o paso otra vez?')],
  ],
  'no inventions': [
    ['a number', one('Llevo 12 maratones.')],
    ['a place', one('¿Lo hablamos en Lisboa?')],
    ['a trade', one('Soy enfermera y me gusta el mar.')],
    ['a life', one('Tengo una hermana que hace lo mismo.')],
    ['a claim in a rewritten bio', written([], { own: ['Vivo con dos gatos.'] })],
  ],
  'no pressure': [
    ['an ultimatum', one('Si no contestas, tú te lo pierdes.')],
    ['asking for photos', one('Mándame una foto y hablamos.')],
    ['a private place', one('Lo vemos en mi casa esta noche.')],
  ],
  address: [
    [
      'tú for somebody who asked for usted',
      one('¿Qué tienes entre manos?', { label: { input: {}, address: 'usted' } }),
    ],
    [
      'tú for somebody who speaks of vos',
      one('¿Qué prefieres, contigo o sin ti?', { label: { input: {}, address: 'vos' } }),
    ],
  ],
  quotes: [['words that nobody wrote', one('…', { tool: 'bio-analyzer', quotes: ['le gusta el barro'] })]],
};

describe.each(Object.entries(bad) as [CheckName, (typeof bad)[CheckName]][])(
  'the check "%s"',
  (name, cases) => {
    test.each(cases)('sees %s', (_, text) => {
      expect(checks[name](text)).not.toEqual([]);
    });

    test('is silent about a good answer', () => {
      expect(checks[name](written(good, { label: { input: {}, uses: ['ceramica|jarron'] } })) ?? []).toEqual(
        [],
      );
    });
  },
);

test('what the person wrote is neither misspelt nor invented', () => {
  const own = one('¿Qué tal tu zerámica de Lisboa?', { said: 'zerámica, Lisboa' });
  expect(checks.spelling(own)).toEqual([]);
  expect(checks['no inventions'](own)).toEqual([]);
});

test('advice against pressure is not pressure', () => {
  expect(checks['no pressure'](one('Nunca digas «en mi casa»; y sin celos de nadie.'))).toEqual([]);
});

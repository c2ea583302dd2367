import { expect, test } from 'vitest';
import cases from './in-play.cases.json' with { type: 'json' };
import { readChat } from './read.ts';
import { rules } from './rules.server.ts';

const isGrave = (text: string) => readChat(text).findings.some(({ family }) => family === 'violencia');
const threat = 'Ella: la próxima te mato y te entierro en el jardín';

test('a threat that both go on joking about is none', () => {
  expect(isGrave(`${threat}\nYo: con geranios?\nElla: con cactus, que pinchen`)).toBe(false);
});

test('nor is one that is laughed at as of a game', () => {
  const mine = 'Yo: te voy a destrozar el domingo';
  expect(isGrave(`${mine}\nElla: jajaja sueña, en el padel te machaco`)).toBe(false);
  expect(isGrave(`${mine}\nElla: jajaja qué dices, hablo en serio, hoy no voy al padel`)).toBe(true);
});

test.each([
  ['te voy a matar el domingo', '¿con ese equipo?'],
  ['Ella: te voy a matar el sábado', 'Yo: ¿con esa raqueta?'],
])('nor one whose means are laughed at: %s / %s', (said, answer) => {
  expect(isGrave(`${said}\n${answer}`)).toBe(false);
});

test.each([
  'te voy a matar el domingo',
  'Yo: ¿con ese equipo?\nÉl: te voy a matar',
  'Él: te voy a matar si te veo con otro\nYo: con el equipo de siempre',
  'Él: te mato como salgas\nYo: ¿con qué derecho? voy con mi equipo',
  'Él: te voy a matar el domingo\nYo: ¿con ese equipo?\nÉl: hablo en serio',
])('and is one where that is not what is said: %j', (text) => {
  expect(isGrave(text)).toBe(true);
});

test.each([
  'Yo: por favor no\nElla: sé dónde vives',
  'Yo: con flores?\nElla: no te rías, que lo hago de verdad',
  'Yo: con geranios?\nElla: con el cuchillo de la cocina',
])('nor is it a joke where one of them is not laughing: %j', (rest) => {
  expect(isGrave(`${threat}\n${rest}`)).toBe(true);
});

const families = (text: string) => readChat(text).findings.map(({ family }) => family);

test('nudes of a cat are asked for in jest, and of a person they are not', () => {
  expect(families('Ella: jajaj a ver mándame nudes... de tu gato, sin collar ni nada')).not.toContain(
    'presion_sexual',
  );
  expect(families('Ella: mándame nudes ya')).toContain('presion_sexual');
});

test('who would report a threat at the taqueria has laughed it off, and who would report it has not', () => {
  expect(isGrave('jajaja ya me amenazó, voy a poner denuncia en la taquería 😂')).toBe(false);
  expect(isGrave('ya me amenazó con matarme, voy a poner denuncia')).toBe(true);
});

test('a school for grown-ups makes nobody a minor, and another school does', () => {
  expect(families('Yo todavía estoy en la prepa abierta, tengo 19')).not.toContain('menor');
  expect(families('Yo todavía estoy en la secundaria, tengo 15')).toContain('menor');
  expect(families('¿seguro que no eres el Iván de mi clase de inglés?')).not.toContain('menor');
});

test('who comes to see somebody, or does not yet, threatens nobody, and who says what will be seen there does', () => {
  const isThreat = (text: string) => readChat(text).findings.some(({ certain }) => certain);
  expect(isThreat('Yo: no voy a ir a tu casa todavía, prefiero vernos en un bar\nElla: vale')).toBe(false);
  expect(isThreat('voy a ir a tu casa a verte el sábado')).toBe(false);
  expect(isThreat('voy a ir a tu casa y vas a ver')).toBe(true);
  expect(isThreat('vamos a ir a tu trabajo a verte la cara')).toBe(true);
});

test('«diu» is a verb in Catalan and protection elsewhere, and who laughs at a profile is not dying', () => {
  expect(families('sempre queda amb mi a les 11 de la nit, diu que treballa molt')).not.toContain(
    'presion_sexual',
  );
  expect(
    families('forense, su bio: «paso el día con muertos». Me mató, quiero seguirle el chiste'),
  ).not.toContain('autolesion');
  expect(
    families('Ella: te voy a destruir 😈\nYo: inténtalo\nElla: con mi Charizard, mañana en el parque'),
  ).toEqual([]);
});

test('a pistol of whoever serves with one and a blow at work are none at home', () => {
  expect(families('soy agente, llevo la pistola en el turno')).not.toContain('violencia');
  expect(families('enfermera, hoy me ha pegado un paciente borracho')).not.toContain('violencia');
  expect(families('soy agente y mi marido me pegó')).toContain('violencia');
});

test('gamers threaten each other in a game, and who means it or goes to school is still read', () => {
  expect(families('te voy a reventar en el Free Fire')).toEqual([]);
  expect(
    families(
      'Yo: te voy a destruir esta noche\nElla: uy, la última vez te disparé en el Free Fire y lloraste',
    ),
  ).toEqual([]);
  expect(families('te voy a matar, sé dónde vives, y no en el Free Fire')).toContain('violencia');
  expect(families('en el recreo te gano al free fire')).toContain('menor');
});

test.each([
  'Él: ya saqué las dos entradas, me debes 45 lucas jaja\nYo: dale te transfiero altiro, mándame los datos\nÉl: ahí van',
  'Ella: pagué yo la cena, me debes 22 jeje\nYo: ok te transfiero, dame los datos',
])('money that is split beforehand is nobody’s danger: %j', (text) => {
  expect(readChat(text).level).toBe('bajo');
});

test.each([
  'Él: ya saqué las dos entradas, me debes 45\nYo: vale\nÉl: pásame la tarjeta y el código que te llega',
  'Él: pagué la cena, me debes 60 o vienes a casa y me lo pagas de otra manera',
  'Yo: te transfiero ahora, mándame los datos\nElla: gracias amor, es para la operación de mi madre',
])('and it is one where something else is asked for: %j', (text) => {
  expect(readChat(text).level).toBe('alto');
});

const ordinary = [
  'Ayer vimos una peli en la cocina y jugamos una partida.',
  'Estuvimos viendo la serie de siempre.',
  'Soy ciega y me coge del brazo al cruzar.',
];
/** Read as one thing over two sentences: the ordinary one comes between. */
const overSentences = ['goodbye-in-parts', 'told-to-die-and-thinks-of-it'];

const certainOf = (text: string, wanted: string) =>
  readChat(text).findings.some(({ certain, family }) => certain && family === wanted);

test.each(['violencia', 'sextorsion', 'autolesion'])(
  'what is certain of %s is none the less so for an ordinary sentence beside it',
  (family) => {
    const said = rules
      .filter(({ rule }) => rule.family === family && rule.certain && !overSentences.includes(rule.id))
      .flatMap(({ rule }) => rule.yes)
      .filter((one) => certainOf(one, family));
    expect(said.length).toBeGreaterThan(50);
    const lost = said
      .flatMap((one) =>
        ordinary.flatMap((other) => [`${other} ${one}`, `${one.replace(/\.?$/, '.')} ${other}`]),
      )
      .filter((text) => !certainOf(text, family));
    expect(lost).toEqual([]);
  },
);

test.each([
  'Soy ciega y me coge del brazo cuando cruzamos. Ayer me escribió: te voy a matar si me dejas',
  'Soy ciega, me coge del brazo y me dice que me va a matar si le dejo',
  'Ayer te vi con él viendo la serie en tu salón. Te voy a matar, lo sabes',
  'Estábamos viendo una peli y me dijo: te voy a matar como me dejes',
  'mi novio me pega y me ha dicho que me va a matar. vamos a clase de boxeo el sábado',
  'Pablo: fuimos al karaoke y te vi con él\nYo: ¿y?\nPablo: te voy a matar si me dejas',
])('a film, a game or a guiding hand explains no threat: %s', (text) => {
  expect(readChat(text).level).toBe('alto');
});

test.each([
  ['He mirado lo del alquiler. A 900 entre dos salen 450. Por decir algo.', 'fraude'],
  ['Te he visto con otra en tu historia, muy guapa por cierto', 'violencia'],
  ['os leo el audio que me mandó ella: he visto un bar que se llama como tu perro', 'sextorsion'],
] as const)('rent for two, a story and an audio that is read out are no danger: %j', (text, family) => {
  expect(families(text)).not.toContain(family);
});

test('and they take nothing from a danger beside them', () => {
  expect(families('te he visto en tu historia y sé dónde vives, vas a pagar')).toContain('violencia');
  expect(families('os leo el audio que me mandó: si no pagas enseño tus fotos desnuda')).toContain(
    'sextorsion',
  );
});

test.each([
  ['Ella: se me quemó la tarta, me quiero matar\nElla: me pego un tiro en serio, tres horas', 'autolesion'],
  ['La deuda de seis tacos al pastor está vencida. Tiene 48 horas o procederemos al embargo', 'fraude'],
])('a burnt cake and a debt of tacos are no danger: %s', (text, family) => {
  expect(families(text)).not.toContain(family);
});

test.each([
  ['tiene 41 años y dos hijas de 9 y 12, le gusta el surf', false],
  ['con 38 años y un hijo de 10, le encanta el senderismo', false],
  ['tiene 41 años y le escribe a mi hija de 12 en secreto', true],
  ['él tiene 41 años y una hija de 12, y le manda fotos a mi niña de 10', true],
])('a parent whose children have ages is no danger to a child: %s', (text, isDanger) => {
  expect(
    readChat(text).findings.some(({ family, severity }) => family === 'menor' && severity === 'high'),
  ).toBe(isDanger);
});

const isHigh = (text: string) => readChat(text).findings.some(({ severity }) => severity === 'high');

test.each(cases.exaggerations)('for a trifle is no suicide: %s', (said) => {
  for (const cause of cases.trifles)
    for (const text of [`${said}, ${cause}`, `${cause}, ${said}`])
      expect([text, isHigh(text)]).toEqual([text, false]);
});

test.each(cases.earnest)('is none of a trifle beside: %s', (word) => {
  for (const cause of cases.trifles.slice(0, 9)) {
    const text = `me quiero morir, ${cause}, ${word}`;
    const isMeant = readChat(text).findings.some(({ severity }) => severity !== 'low');
    expect([text, isMeant]).toEqual([text, true]);
  }
});

test.each(cases.outsiders)('what %s did is none of whoever tells it', (who) => {
  for (const hurt of cases.hurts) {
    const text = `${who} ${hurt}, vaya día`;
    expect([text, isHigh(text)]).toEqual([text, false]);
  }
});

test.each([...cases.told, ...cases.ordinary])('nor is: %s', (text) => expect(isHigh(text)).toBe(false));

test.each(cases.grave)('and it stays grave in: %s', (text) => expect(isHigh(text)).toBe(true));

import { expect, test } from 'vitest';
import { readData } from '../read/data.server.ts';
import { sayings, sayingsIn } from './sayings.server.ts';

test('each example is read as its own saying before any other', () => {
  const wrong = sayings.flatMap(({ id, yes }) =>
    yes.filter((text) => sayingsIn(text)[0]?.id !== id).map((text) => [id, text, sayingsIn(text)[0]?.id]),
  );
  expect(wrong).toEqual([]);
});

test('the words of a saying are quoted exactly, and the rest is what else was said', () => {
  const [first] = sayingsIn('Perdona. ¿Repetimos el finde?').filter(({ id }) => id === 'repeat');
  expect(first?.quote).toBe('¿Repetimos el finde?');
  expect(first?.rest).toMatch(/perdona/);
});

test.each([
  ['no quiero verte más', 'misses-you'],
  ['que te vaya bien en el examen', 'exits'],
  ['no me interesa el fútbol', 'exits'],
  ['uy que tarde se me ha hecho', 'yes-warm'],
  ['no tengo pareja', 'taken'],
  ['ni tengo pareja ni la busco', 'taken'],
  ['suerte en la entrevista, ¡que te vaya genial!', 'exits'],
  ['te deseo mucha suerte mañana', 'exits'],
  ['me gustaría encontrar a alguien', 'someone-better'],
  ['cené con una buena amiga', 'sibling'],
  ['se me ha muerto el móvil', 'grave-news'],
  ['se me ha muerto el móvil', 'hard'],
  ['trabajo en urgencias', 'grave-news'],
  ['trabajo en la uci', 'grave-news'],
  ['qué bajón, se acabó el puente', 'hard'],
  ['estoy metida en la cama', 'not-the-moment'],
  ['luego me paso.', 'not-today'],
  ['si te incomoda me lo dices. Si no, me apetece mucho el plan de los bolos', 'not-today'],
  ['me encantas, pero me da miedo ilusionarme', 'but-no'],
  ['quiero desconectar este finde', 'needs-space'],
  ['prefiero aire libre', 'needs-space'],
  ['no sirvo para madrugar', 'low-self'],
  ['¡gracias por avisar!', 'passive-hurt'],
  ['el domingo me quedo solo', 'passive-hurt'],
  ['estoy cansada de este calor', 'tired-of-waiting'],
  ['en mi barrio siempre hay algo', 'if-wanted'],
  ['jo, qué mal', 'disappointed'],
  ['tienes unas fotos preciosas', 'photo-q'],
  ['pareces un encanto', 'critic'],
  ['¿tienes hijos?', 'q-kids'],
  ['mi hija se llama Vera', 'pet-pic'],
  ['todavía no tengo planes para el sábado', 'not-now-call'],
  ['voy fatal de tiempo', 'low-money'],
  ['por curiosidad, ¿de dónde eres?', 'just-looking'],
  ['todo bien, ¿y tú?', 'forgives'],
  ['trabajo a todas horas', 'all-the-girls'],
  ['no sé cocinar pero me encanta comer', 'prefers-other'],
  ['tenía muchas ganas de hablar contigo', 'plan-sad'],
  ['tienes que ver esa serie', 'next-on-me'],
  ['hay que hacer la compra', 'some-day'],
  ['me han dado plantón', 'good-news'],
  ['lo pasé genial en la boda de mi prima', 'great-time'],
  ['depende de si trabajo', 'jokes-flirt'],
  ['estoy molesto', 'self-doubt'],
  ['¿te importa que llegue tarde?', 'values-q'],
  ['Sorolla, ¿qué te parece?', 'seeks-praise'],
  ['aquí no hay playa', 'no-dates'],
  ['acabo de salir del curro 😅', 'fresh-out'],
  ['perdona, ¿nos conocemos por videollamada?', 'forgives'],
  ['ahora mismo no estoy para nada cansada', 'soft-no'],
  ['no te veo así de mal', 'soft-no'],
  ['si invitas a tus amigos no voy', 'joking-yes'],
  ['ojalá me toque la lotería', 'hint-wish'],
  ['siempre eres tan puntual', 'flirt-q'],
  ['¿cómo está el tiempo por ahí?', 'asks-yours'],
  ['te escribo yo la carta', 'i-write'],
  ['vaya cara de funeral traías ayer', 'grave-news'],
  ['trabajo en un tanatorio', 'grave-news'],
  ['el miércoles es el entierro de la sardina', 'grave-news'],
  ['nos dejó mi abuela una casa', 'grave-news'],
  ['de pequeña me daban miedo los perros', 'own-story'],
  ['mi madre trabaja en el hospital', 'grave-news'],
  ['te vi ayer en el súper y no me viste', 'knows-of-you'],
  ['voy con mi madre, que cumple sesenta', 'own-story'],
  ['vivo sola y muy a gusto', 'home-alone'],
  ['mi perro es como un hermano para mí', 'sibling'],
  ['cuando quieras, a mí me da igual', 'open-invite'],
  ['el otro día te vi', 'counter-offer'],
  ['ya he llegado a casa 🙂', 'flirts'],
  ['qué emocionante 😍', 'irony'],
  ['uy qué interesante 😻', 'irony'],
  ['vaya, qué sorpresa 💖', 'irony'],
  ['es una indirecta 🙄', 'flirt-q'],
  ['una chica como tú 😢', 'flirt-q'],
  ['te vas a enterar 😡', 'jokes-flirt'],
  ['ahí lo dejo 😡', 'hint-told'],
  ['te quiero 🔪', 'likes-you'],
])('«%s» is not read as %s', (text, id) => expect(sayingsIn(text).map((one) => one.id)).not.toContain(id));

test.each([
  ['qué emocionante 🙄', 'irony'],
  ['¿te vas a portar bien? 😏', 'flirt-q'],
  ['me vas a sonrojar 🙈', 'flirt-q'],
  ['te quiero 💖', 'likes-you'],
  ['eres un cielo 🤗', 'friendly'],
  ['me apunto 💪', 'yes-warm'],
])('«%s» is read as %s', (text, id) => expect(sayingsIn(text).map((one) => one.id)).toContain(id));

test('no row takes half an emoji for a letter of a list', () => {
  const rows = readData<{ said: string[]; unless?: string[] }[]>('sayings.json');
  const halves = rows.flatMap(({ said, unless = [] }) =>
    [...said, ...unless].filter((row) => /\[[^\]]*[\u{10000}-\u{10ffff}][^\]]*\]/u.test(row)),
  );
  expect(halves).toEqual([]);
});

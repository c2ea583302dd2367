import { describe, expect, test } from 'vitest';
import { describeSamples, voiceOf } from './in-words.ts';
import { namesIn, speak } from './speak.ts';

const careful = [
  '¡Hola, Marta! ¿Qué tal la semana?',
  'Estuve en la sierra el sábado.',
  'Me encantó, la verdad.',
];

describe('a way of writing in words', () => {
  test.each([
    [
      ['hola q tal? jaja', 'yo bien y tu?', 'mas tarde t digo jaja'],
      /Frases cortas, casi todo en minúsculas, casi sin tildes, sin ¿ ni ¡, .*«jaja» a menudo.*abreviaturas/,
    ],
    [careful, /con mayúsculas, con tildes, con ¿ y ¡, con punto final, sin emojis/],
    [
      ['Che, qué hacés hoy?', 'Dale, vos avisame', 'Jajaja sos un caso 😂'],
      /un «jajaja» de vez en cuando, algún emoji \(😂\), de vos.*español de América/,
    ],
    [
      ['Pues nada, en plan tranqui', 'Pues vale, ¿y vosotros?', 'En plan bien, gracias'],
      /muletillas: «pues», «en plan», español de España/,
    ],
    [['Disculpe usted', 'Le escribo luego', 'Como usted quiera'], /de usted/],
  ])('says what the messages show: %j', (samples, words) => {
    expect(describeSamples(samples)).toMatch(words);
  });

  test.each([
    [
      'Sin emojis, pero con muchas risas: jejeje',
      { emojis: { often: 'never', favourites: [] }, laughter: { text: 'jejeje', often: true } },
    ],
    ['Nada de mayúsculas ni tildes', { capitals: false, accents: false }],
    ['Con mayúsculas y sin tildes', { capitals: true, accents: false }],
    ['Pocos emojis (😉) y sin jajaja', { emojis: { often: 'sometimes', favourites: ['😉'] } }],
    ['No muy largos, sin signos de apertura', { length: 'short', openingMarks: false }],
    ['De vos, mensajes ni cortos ni largos', { length: 'medium', address: 'vos' }],
    ['Como me sale', {}],
  ])('is followed as the person has changed it: %s', (words, voice) => {
    expect(voiceOf(words)).toEqual(voice);
  });

  test('that was read from messages is followed as it was read', () => {
    expect(voiceOf(describeSamples(careful))).toEqual({
      ...{ length: 'short', capitals: true, accents: true, openingMarks: true, finalStop: true },
      emojis: { often: 'never', favourites: [] },
    });
  });
});

const asked = { names: namesIn(['Tiene un perro que se llama Coco']), mayPlay: true };
const loose = voiceOf(
  'Todo en minúsculas, sin tildes, sin ¿ ni ¡, sin punto final, un «jajaja» a menudo, muchos emojis (❤️ 😂)',
);

describe('a text as somebody types it', () => {
  test.each([
    ['¿Quién saca a quién de paseo?', 'quien saca a quien de paseo? jajaja 😂'],
    ['Coco manda en casa. ¿Y los ONG?', 'Coco manda en casa. y los ONG? jajaja'],
    ['Siento mucho lo de tu abuela. ¿Cómo estás?', 'siento mucho lo de tu abuela. como estas?'],
    ['Jajaja, año nuevo…', 'jajaja, año nuevo…'],
  ])('keeps names, ñ and what is sad, and sends no heart: %s', (text, typed) => {
    expect(speak(text, loose, asked)).toBe(typed);
  });

  test('gets no laughter where none may be added, and loses emojis that the person never sends', () => {
    expect(speak('¿Vienes?', loose, { ...asked, mayPlay: false })).toBe('vienes?');
    expect(speak('¿Vienes? 👩‍👩‍👧 Dime.', voiceOf('Sin emojis'), asked)).toBe('¿Vienes? Dime.');
  });

  test('says vos where every word of it is known, and leaves a line with one that is not', () => {
    const vos = voiceOf('De vos');
    expect(speak('¿Qué canción pones cuando cocinas?', vos, asked)).toBe(
      '¿Qué canción ponés cuando cocinás?',
    );
    expect(speak('¿Tú también te chiflas?', vos, asked)).toBe('¿Tú también te chiflas?');
  });

  test('stays as it is for whoever writes so', () => {
    const text = '¿Qué película te dio más miedo?';
    expect(speak(text, voiceOf(describeSamples(careful)), asked)).toBe(text);
  });
});

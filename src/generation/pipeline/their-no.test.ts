import { expect, test } from 'vitest';
import type { ChatLine } from '../transcript/lines.ts';
import { theirNo } from './their-no.server.ts';

const chat = (said: string): ChatLine[] =>
  said.split(' / ').map((text) => ({
    who: text.startsWith('Yo: ') ? 'me' : 'Ana',
    text: text.replace(/^Yo: /, ''),
  }));

test.each([
  'No me escribas más, por favor',
  'No quiero seguir / Cuídate',
  'Lo siento, no siento lo mismo / ha estado genial conocerte / suerte con todo / Yo: vaya',
  'no kiero quedar contigo',
  'Me encanta hablar contigo, pero prefiero que no sigamos',
  'Yo: ¿quedamos el jueves? / No, gracias',
  'Me estás asustando, olvídame',
  'Si de verdad me quieres no me escribas más',
  'Prefiero que no me escribas más',
  'Ya no te quiero ver',
  'ni se te ocurra volver a escribirme',
  'borra mi número, adiós',
  'me haces sentir incómoda',
  'no vamos a volver a vernos',
  'lo nuestro se acabó',
  'Yo: ¿quedamos el jueves? / no, lo siento',
  'somos muy distintos y mejor dejamos de hablar',
  'He conocido a alguien / Yo: ¿y si quedamos igual?',
])('is said in: %s', (said) => expect(theirNo(chat(said), '')).not.toBeNull());

test.each([
  'Todavía no quiero quedar, pero me encanta hablar contigo',
  'No quiero quedar este finde, estoy muerta',
  'Yo: ¿te gusta el sushi? / No',
  'Yo: ¿te paso la receta? / No, gracias',
  'No quiero más vino, que mañana madrugo',
  'No me apetece sushi',
  'No me interesa el fútbol',
  'Mucha suerte en la entrevista',
  'Que te vaya bien el examen, luego me cuentas',
  'No busco nada serio, ¿y tú?',
  'estoy saliendo con mis amigas, luego te digo',
  'Prefiero no beber',
  'Busco algo serio. No me escribas si solo quieres sexo',
  'Si no te gustan los perros no me hables',
  'no me escribas tanto, que quemo el arroz',
  'Prefiero que no me escribas al trabajo',
  'no te quiero ver triste',
  'lo dejo aquí, que me llama mi madre',
  'me das miedo jajaja',
  'no voy a volver a comer picante',
  'te bloqueo el paso si no traes tarta',
  'Mañana no va a poder ser, mejor el jueves',
  'No me llames, que estoy en clase',
  'No quiero quedar contigo / oye, me lo he pensado mejor / ¿quedamos el jueves?',
  'No quiero nada contigo / Yo: vale, cuídate / jajaja ¿qué tal estás?',
  'Yo: no quiero seguir hablando',
])('is not said in: %s', (said) => expect(theirNo(chat(said), '')).toBeNull());

test('is taken back by what is pasted and newer, not by what stands before it nor by whoever asks', () => {
  const kept = chat('¿te apetece un café? / No me escribas más');
  for (const pasted of ['jajaja qué bueno', '¿te apetece un café?', 'Yo: ¿quedamos?', '¿Quién eres?'])
    expect([pasted, theirNo(kept, pasted)]).toEqual([pasted, '¿te apetece un café?\nNo me escribas más']);
  expect(theirNo(kept, 'Perdona lo de ayer, te echo de menos')).toBeNull();
});

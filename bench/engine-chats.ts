/** Invented chats of exactly 10,000 characters, in the shapes in which people paste them. */
const hers = [
  'Holaa, qué tal ha ido el día? Yo molida del curro jaja',
  'Pues al final no fui al gimnasio, me quedé viendo la serie esa que me dijiste',
  'Oye y el sábado qué haces? Hay un mercadillo en la plaza que tiene buena pinta',
  'jajaja no me lo creo, de verdad hizo eso tu hermano?',
  'No sé, estoy un poco rayada con lo de mi ex, pero se me pasará',
  'Mañana tengo médico a las 9 así que igual tardo en contestar',
  'Me encanta esa canción! La escuché mil veces el verano pasado',
  'q va, si yo cocino fatal, se me quema hasta el agua 😂',
  'Te mando la ubicación cuando llegue y me buscas en la puerta',
  'Vale, quedamos a las siete y media en el bar de la esquina entonces',
  'Mi madre dice que soy un desastre, y tiene razón',
  'Uf, qué pereza el lunes… ojalá fuera viernes otra vez',
];
const mine = [
  'Bien, bien, con ganas de que acabe la semana la verdad',
  'Jajaja a mí me pasa igual, es imposible',
  'El sábado lo tengo libre, si quieres vamos juntos y luego tomamos algo',
  'No te preocupes, cuando puedas me dices',
  'Qué guay, yo estuve en Lisboa el año pasado y me flipó',
  'Pues te llevo a cenar y asunto arreglado 😏',
  'Cuéntame más de eso, que me interesa',
];
const grave = [
  'si no me contestas ya verás',
  'te voy a mandar una foto',
  'no quiero que hables con tu amiga esa',
  'eres una pesada',
  'me puedes prestar 300 euros para el alquiler',
  'tengo 35 años y tú?',
];

export const characters = 10_000;

const line = (lines: readonly string[], at: number) => lines[(at * 5 + (at >> 3)) % lines.length] ?? '';
const fill = (next: (at: number) => string) => {
  let text = '';
  for (let at = 0; text.length < characters; at += 1) text += next(at);
  return text.slice(0, characters);
};

export const chats = {
  'WhatsApp export': fill((at) => {
    const speaker = at % 2 ? 'Yo' : 'Ana María';
    const hour = `${10 + (at % 12)}:${String((at * 7) % 60).padStart(2, '0')}`;
    return `[${1 + ((at >> 4) % 28)}/3/24, ${hour}:00] ${speaker}: ${line(at % 2 ? mine : hers, at)}\n`;
  }),
  'bare lines': fill((at) => `${line(at % 3 ? hers : mine, at)}\n`),
  'one paragraph': fill((at) => `${line(hers, at)}. `),
  'no punctuation': fill(
    (at) =>
      `${line(hers, at)
        .replace(/[.,?!…]/g, '')
        .toLowerCase()} `,
  ),
  'all of it grave': fill((at) => `Leo: ${line(grave, at)}\n`),
} as const;

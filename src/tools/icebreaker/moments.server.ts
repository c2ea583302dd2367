import { fold } from '../../language/write/fold.ts';
import type { RefineTables } from '../../language/write/refine-text.ts';
import type { Stock } from './stock.server.ts';

const refusal =
  /\b(me (?:ha dicho|dijo) que no|me (?:ha )?(?:rechazado|rechazo|bloqueado|bloqueo)|no quiere (?:hablar|quedar|verme|nada|seguir|saber)|no le intereso|no esta interesad[oa]|que (?:no le|deje de) (?:escriba|hable|escribir|hablar)|ha dicho que no)\b/;

export function saidNo(text: string): boolean {
  return refusal.test(fold(text));
}

/** After a no there is nothing to break: only a good way to leave, each a thank-you and a wish. */
export const exits = [
  {
    angle: 'Despedida amable',
    thanks: [
      'Gracias por decírmelo con claridad.',
      'Te agradezco que me lo digas.',
      'Gracias por contestar, que no todo el mundo lo hace.',
      'Se agradece la sinceridad.',
    ],
    wishes: [
      'Ha sido un gusto coincidir por aquí; que te vaya muy bonito.',
      'Te deseo lo mejor.',
      'Ojalá encuentres a alguien que te haga mucha gracia.',
      'Me alegro de haberte leído un rato.',
    ],
  },
  {
    angle: 'Cierre ligero',
    thanks: [
      'Recibido y sin rencores: me retiro con elegancia.',
      'Todo claro, y la retirada la hago con buena cara.',
      'Anotado: aquí no pasa nada de nada.',
      'Mensaje captado a la primera.',
    ],
    wishes: [
      '¡Que te vaya muy bien!',
      'Suerte con las conversaciones que vengan.',
      'Que te toquen buenas charlas.',
      'Nos cruzamos en otra vida, o en la cola del súper.',
    ],
  },
  {
    angle: 'Lo mínimo',
    thanks: ['Lo entiendo.', 'Vale, lo respeto.', 'De acuerdo, sin problema.', 'Entendido.'],
    wishes: [
      'Gracias por avisar y cuídate.',
      'Que te vaya bien.',
      'Mucha suerte.',
      'Un saludo y todo lo bueno.',
    ],
  },
] as const;

/** With nothing to hold on to, the honest thing is to ask for something. */
export const withoutDetails: Stock = {
  q: [
    '¿qué ha sido lo mejor de tu semana, aunque parezca poca cosa?',
    '¿de qué podrías hablar media hora sin preparar nada?',
    '¿qué plan te hace decir que sí antes de saber los detalles?',
    '¿qué es lo último que le recomendaste a alguien con insistencia?',
    '¿qué has comido esta semana que merezca ser contado?',
    '¿a qué sitio volverías mañana si te pagaran el viaje?',
    '¿qué canción llevas días sin poder quitarte de la cabeza?',
    '¿qué sabes hacer sorprendentemente bien y nadie te pregunta?',
  ],
  s: [
    'prefiero preguntarte a inventarme un tema: ¿qué te tiene con ganas últimamente?',
    'tu perfil me deja con curiosidad: ¿qué te gustaría que te preguntaran y nadie pregunta?',
    'me gustaría empezar por algo tuyo: ¿qué te ha puesto de buen humor esta semana?',
    'no sé nada de ti y me apetece arreglarlo: ¿qué es lo primero que cuentas cuando te sientes a gusto?',
    'hay preguntas mejores que «qué tal»: ¿qué te hace perder la noción del tiempo?',
    'te escribo con curiosidad y sin guion: ¿de qué te gustaría hablar hoy?',
    'no quiero escribirte lo mismo que a cualquiera: ¿qué debería saber de ti para empezar bien?',
  ],
  h: [
    'Iba a escribirte algo brillante, pero me falta información. Dame un dato tuyo, el más tonto, y empiezo de nuevo.',
    'Tu perfil guarda el secreto mejor que un notario. Suelta una pista: ¿qué haces un domingo a las seis?',
    'Llevo un rato buscando una pista en tu perfil, como en las novelas. ¿Me das una o sigo interrogando al mayordomo?',
    'Mi frase ingeniosa está en el taller. Mientras la arreglan: ¿cuál es tu opinión más firme sobre algo sin importancia?',
    'Podría fingir que tenemos algo en común, pero prefiero preguntarlo. ¿Tortilla con cebolla o sin cebolla?',
    'Se busca tema de conversación, razón aquí. ¿Qué anuncio pondrías tú?',
    'Un «hola, qué tal» no te lo mereces. Dime una manía tuya y lo intento mejor.',
  ],
  p: [
    'tú me cuentas una cosa que te guste mucho y yo te propongo un plan con ella. ¿Jugamos?',
    'dime un sitio de tu barrio que merezca la pena y lo convertimos en café. ¿Qué te parece?',
    'jugamos a dos verdades y una mentira, y quien falle invita al café. ¿Te animas?',
    'cada cual recomienda un sitio del barrio y probamos el que gane. ¿Trato?',
    'elige tú entre paseo con helado y café con tarta, y el tema sale solo. ¿Qué prefieres?',
    'tres preguntas cada uno y prohibido «¿a qué te dedicas?». ¿Empiezas tú?',
  ],
};

/** With humour, where there is nothing to be funny about. */
export const playfulLeads = {
  q: ['Pregunta de examen:', 'Encuesta sin ningún rigor:', 'El jurado quiere saber:'],
  s: ['Ahora en serio, o casi:'],
  p: ['Propuesta con letra pequeña:', 'Orden del día:', 'Se abre la sesión:'],
};

export const refineTables: RefineTables = {
  funnier: [
    'Se admiten respuestas exageradas.',
    'Prometo no usarlo en tu contra. O no mucho.',
    'Si contestas con un audio de siete minutos, lo respeto.',
    'El jurado, que soy yo, ya está en su sitio.',
    'Aviso: aquí se puntúa la sinceridad y también el drama.',
    'No hay respuesta mala, pero las hay muy entretenidas.',
  ],
  bolder: [
    '¿Lo seguimos con un café esta semana?',
    'Dime qué día te va y lo cerramos.',
    'Me apetece conocerte: ¿quedamos?',
    'Propongo que me lo cuentes en persona. ¿Jueves o sábado?',
  ],
  warmer: [
    'Me ha alegrado encontrar tu perfil.',
    'Qué gusto leer un perfil con cosas de verdad.',
    'Me has sacado una sonrisa, así que te escribo.',
    'Me ha dado curiosidad de la buena leerte.',
  ],
};

import { fold } from '../../generation/spanish/fold.ts';
import type { RefineTables } from '../../generation/spanish/refine-text.ts';
import type { Stock } from './stock.server.ts';

const refusal =
  /\b(me (?:ha dicho|dijo) que no|me (?:ha )?(?:rechazado|rechazo|bloqueado|bloqueo)|no quiere (?:hablar|quedar|verme|nada|seguir|saber)|no le intereso|no esta interesad[oa]|que (?:no le|deje de) (?:escriba|hable|escribir|hablar)|ha dicho que no)\b/;

export function saidNo(text: string): boolean {
  return refusal.test(fold(text));
}

/** After a no there is nothing to break: only a good way to leave. */
export const exits = [
  {
    angle: 'Despedida amable',
    texts: [
      'Gracias por decírmelo con claridad. Ha sido un gusto coincidir por aquí; que te vaya muy bonito.',
      'Entendido, y gracias por la sinceridad. Te deseo lo mejor.',
    ],
  },
  {
    angle: 'Cierre ligero',
    texts: [
      'Recibido y sin rencores: me retiro con elegancia. ¡Que te vaya muy bien!',
      'Todo claro. Me apunto la retirada digna y te deseo buenas conversaciones.',
    ],
  },
  {
    angle: 'Lo mínimo',
    texts: ['Entiendo. Gracias por avisar y cuídate.', 'Vale, lo respeto. Que te vaya bien.'],
  },
] as const;

/** With nothing to hold on to, the honest thing is to ask for something. */
export const withoutDetails: Stock = {
  q: [
    '¿qué ha sido lo mejor de tu semana, aunque parezca poca cosa?',
    '¿de qué podrías hablar media hora sin preparar nada?',
    '¿qué plan te hace decir que sí antes de saber los detalles?',
    '¿qué es lo último que le recomendaste a alguien con insistencia?',
  ],
  s: [
    'prefiero preguntarte a inventarme un tema: ¿qué te tiene con ganas últimamente?',
    'tu perfil me deja con curiosidad: ¿qué te gustaría que te preguntaran y nadie pregunta?',
    'no quiero escribirte lo mismo que a cualquiera: ¿qué debería saber de ti para empezar bien?',
  ],
  h: [
    'Iba a escribirte algo brillante, pero me falta información. Dame un dato tuyo, el más tonto, y empiezo de nuevo.',
    'Tu perfil guarda el secreto mejor que un notario. Suelta una pista: ¿qué haces un domingo a las seis?',
    'He estado a punto de enviar un «hola, qué tal» y no te lo mereces. Dime una manía tuya y lo intento mejor.',
  ],
  p: [
    'tú me cuentas una cosa que te guste mucho y yo te propongo un plan con ella. ¿Jugamos?',
    'dime un sitio de tu barrio que merezca la pena y lo convertimos en café. ¿Qué te parece?',
    'tres preguntas cada uno y prohibido «¿a qué te dedicas?». ¿Empiezas tú?',
  ],
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

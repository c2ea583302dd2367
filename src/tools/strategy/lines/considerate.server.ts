import type { Angles } from './angle.server.ts';

/** They drew a line of their own, and no refusal: it is kept without a joke about it. */
export const boundary: Angles = [
  {
    name: 'Respetarlo sin más',
    lines: [
      'Me parece perfecto.',
      'Claro, faltaría más.',
      'Por supuesto, tú marcas el paso.',
      'Lo entiendo y me parece sensato.',
    ],
    after: [
      'Seguimos por aquí tan a gusto.',
      'Por aquí se está bien.',
      'No hay ninguna prisa.',
      'A tu ritmo.',
    ],
  },
  {
    name: 'Seguir la charla',
    lines: [
      'Hecho, nos quedamos aquí.',
      'Aquí entonces, que también se charla bien.',
      'Pues por aquí seguimos.',
    ],
    after: [
      '¿Qué ha sido lo mejor de tu semana?',
      'Cuéntame qué te gusta hacer cuando tienes una tarde libre.',
      '¿Qué te ha hecho gracia últimamente?',
      'Dime, ¿qué tal va el día?',
    ],
  },
  {
    name: 'Agradecer la claridad',
    lines: ['Gracias por decirlo claro.', 'Me gusta que lo digas.', 'Así da gusto: cada cosa a su tiempo.'],
    after: [
      'Cuando te apetezca otra cosa, lo dices tú.',
      'Ya habrá tiempo, si apetece.',
      'Si un día cambia, me avisas.',
      'Por mi parte, ninguna presión.',
    ],
  },
];

/** They told what a plan has to take into account; {sitio} takes it into account. */
export const need: Angles = [
  {
    name: 'Contar con ello',
    lines: [
      'Gracias por decírmelo, así acierto:',
      'Perfecto, pues lo apunto:',
      'Ningún problema:',
      'Bien saberlo:',
    ],
    after: [
      'si quedamos, {sitio}. ¿Te parece?',
      'buscamos {sitio}. ¿Qué zona te viene mejor?',
      'entonces, {sitio}. ¿Cómo lo ves?',
      '{sitio} y listo. ¿Qué día te va?',
    ],
  },
  {
    name: 'Que elija quien sabe',
    lines: [
      'De eso sabes más tú.',
      'Prefiero que elijas tú.',
      'Tú sabes qué te va mejor.',
      'Aquí mandas tú.',
    ],
    after: [
      'Dime un lugar en el que estés a gusto y voy.',
      '¿Hay algún sitio que ya conozcas y te guste?',
      'Recomiéndame uno y así lo descubro.',
      'Elige y yo me adapto.',
    ],
  },
  {
    name: 'Naturalidad',
    lines: [
      'Me importa que lo pases bien, no el plan.',
      'Lo importante es la charla, y esa cabe en cualquier parte.',
      'Eso no cambia las ganas de conocerte.',
      'Por mi parte, tan normal.',
    ],
    after: [
      'Cuéntame qué plan te hace ilusión.',
      '¿Qué plan te suele salir bien?',
      'Dime cómo te resulta más cómodo y ya está.',
      'Si hay algo que deba saber, dímelo sin apuro.',
    ],
  },
];

/** They asked for a photo, and nothing worse: yours to send or not. */
export const photo: Angles = [
  {
    name: 'Más adelante',
    lines: [
      'De momento prefiero charlar.',
      'Vamos por partes, primero la conversación.',
      'Todavía no, que me gusta ir con calma.',
    ],
    after: [
      '¿Qué te gustaría saber de mí?',
      'Pregúntame lo que quieras y te contesto.',
      '¿Qué tal tu día?',
      'Las fotos, cuando haya más confianza.',
    ],
  },
  {
    name: 'Con humor',
    lines: [
      'Mis fotos están de vacaciones.',
      'La única foto disponible es la de mi DNI, y no la recomiendo.',
      'Mi fotógrafo cobra caro.',
    ],
    after: [
      'Te ofrezco a cambio una anécdota. ¿Hay trato?',
      '¿Te vale una descripción exagerada?',
      'En persona salgo mejor, dicen.',
      'Mientras tanto, ¿qué me cuentas?',
    ],
  },
  {
    name: 'Un no tranquilo',
    lines: ['No suelo mandar fotos por aquí.', 'Prefiero no enviar fotos.', 'Fotos no, gracias.'],
    after: [
      'Si te parece bien, seguimos hablando.',
      'Espero que lo entiendas.',
      'Nada personal.',
      'Lo digo con buen humor y en serio.',
    ],
  },
];

/** They ask whether something about them is a hindrance. */
export const reassure: Angles = [
  {
    name: 'Quitarle peso',
    lines: [
      'Para nada.',
      'No me importa en absoluto.',
      'Qué va, ni un poco.',
      'Ningún problema por mi parte.',
    ],
    after: [
      'Me interesa más lo que me cuentas.',
      'Lo que me importa es cómo se está contigo.',
      'Me alegra que lo digas con naturalidad.',
      'Lo que cuenta es que la charla va bien.',
    ],
  },
  {
    name: 'Agradecer y seguir',
    lines: ['Gracias por decírmelo.', 'Bien por decirlo claro.', 'Me gusta que lo cuentes así.'],
    after: [
      'Por mí, seguimos igual. ¿Qué plan te hace ilusión?',
      'Ahora dime algo que te guste mucho.',
      '¿Te apetece que nos conozcamos con un café?',
    ],
  },
  {
    name: 'Con una sonrisa',
    lines: [
      'Si eso es lo peor, vamos muy bien.',
      'Pensaba que venía algo grave.',
      'Apuntado, y ya está olvidado.',
    ],
    after: [
      '¿Seguimos por donde íbamos?',
      'Lo que sí me importaría es que no te rías con los chistes malos.',
      'Cuéntame más de ti.',
    ],
  },
];

/** They would rather hear you before they meet you. */
export const voice: Angles = [
  {
    name: 'Decir que sí',
    lines: ['Me parece muy buena idea.', 'Claro, una llamada primero.', 'Perfecto, nos ponemos voz antes.'],
    after: ['¿Qué tarde te viene bien?', 'Diez minutos y sin guion. ¿Cuándo?', 'Dime cuándo tienes un rato.'],
  },
  {
    name: 'Hacerlo fácil',
    lines: [
      'Una llamada corta y sin nervios.',
      'Con un café cada cual en su casa.',
      'Sin cámara si lo prefieres.',
    ],
    after: ['¿Mañana por la tarde o prefieres otro día?', 'Tú eliges la hora.', '¿Te encaja esta semana?'],
  },
  {
    name: 'Empezar por un audio',
    lines: [
      'Si te parece, empezamos por un audio.',
      'También podemos calentar con un mensaje de voz.',
      'Un audio corto rompe el hielo.',
    ],
    after: [
      '¿Empiezas tú o empiezo yo?',
      'Y luego la llamada, cuando te apetezca.',
      'Prometo que el mío dura menos de un minuto.',
    ],
  },
];

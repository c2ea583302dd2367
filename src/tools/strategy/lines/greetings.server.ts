import type { Angles } from './angle.server.ts';

const easyQuestions = [
  '¿Qué ha sido lo mejor de tu día?',
  '¿Plan de sofá o plan de calle esta semana?',
  '¿Qué te ha hecho reír hoy?',
  '¿Qué tienes entre manos estos días?',
  '¿Dulce o salado para arreglar un lunes?',
];

/** «Hola», «bien, ¿y tú?»: a greeting gets one, and something easy to take hold of. */
export const greeting: Angles = [
  {
    name: 'Saludo con pregunta',
    lines: {
      casual: ['¡Hola! Qué bien verte por aquí.', '¡Buenas! Por aquí todo en orden.'],
      divertido: [
        '¡Hola! Salto el «qué tal» y voy a la pregunta del examen.',
        '¡Buenas! Prometo no hablar del tiempo.',
      ],
      sincero: ['¡Hola! Me alegra leerte.', '¡Hola! Me apetecía saber de ti.'],
      directo: ['¡Hola! Voy al grano.', '¡Hola! Una pregunta y seguimos.'],
      romantico: ['¡Hola! Qué bonito que escribas.', 'Hola, qué gusto leerte con calma.'],
    },
    after: easyQuestions,
  },
  {
    name: 'Romper la rutina',
    lines: {
      casual: [
        'Buenas por ahí. Cambio el «qué tal» por algo mejor:',
        'Te propongo un juego rápido, sin premio:',
      ],
      divertido: [
        'Aviso: aquí los saludos vienen con cuestionario.',
        'Queda inaugurada la conversación, sin discursos.',
      ],
      sincero: ['Te pregunto con curiosidad de verdad:', 'En vez de lo de siempre, algo que me interesa:'],
      directo: ['Nada de rodeos:', 'Sin ceremonias:'],
      romantico: ['Para empezar despacio:', 'Te regalo una pregunta bonita:'],
    },
    after: [
      '¿qué plan te saca de casa sin pensarlo?',
      '¿qué canción te pone de buen humor?',
      '¿cuál es tu rincón favorito de la ciudad?',
      '¿de qué podrías hablar media hora seguida?',
      '¿qué te tiene con ganas últimamente?',
      '¿cuál fue el último plan que te salió redondo?',
    ],
  },
  {
    name: 'Dos opciones',
    lines: {
      casual: ['Hola, hola. Empezamos fácil:', 'Qué tal. Para calentar motores:'],
      divertido: ['Debate de interés nacional:', 'Elige con cuidado, que consta en acta:'],
      sincero: ['Me gustaría conocerte por lo pequeño:', 'Una cosa sencilla que dice mucho, me interesa:'],
      directo: ['Elige:', 'Dime:'],
      romantico: ['Para imaginarte un poco mejor, con calma:', 'De lo pequeño sale lo bonito:'],
    },
    after: [
      '¿madrugar con café o trasnochar con charla?',
      '¿mar o montaña, y con quién?',
      '¿tortilla con cebolla o sin cebolla?',
      '¿peli en casa o concierto de pie?',
      '¿croquetas o ensaladilla?',
      '¿planear el viaje o improvisarlo?',
    ],
  },
];

/** «Bien, ¿y tú?» */
export const courtesy: Angles = [
  {
    name: 'Contestar y preguntar',
    lines: {
      casual: ['Por aquí todo bien.', 'Muy bien, gracias por preguntar.'],
      divertido: ['Sobreviviendo con dignidad y café.', 'Bien, con drama moderado.'],
      sincero: ['Bien, y me alegra que preguntes.', 'Todo tranquilo, gracias por preguntar.'],
      directo: ['Bien, gracias. Voy al grano.', 'Todo bien. Quiero saber de ti.'],
      romantico: ['Bien, y con una sonrisa al leerte.', 'Con calma y a gusto.'],
    },
    after: easyQuestions,
  },
  {
    name: 'Salir del «qué tal»',
    lines: {
      casual: [
        'Bien. Y como a eso contesta igual todo el mundo, cambio la pregunta:',
        'Todo en orden. Pruebo con otra:',
      ],
      divertido: [
        'Bien, pero esa pregunta no entra en examen. Esta sí:',
        'Fenomenal, según el jurado. Ahora en serio:',
      ],
      sincero: [
        'Bien. Me gustaría saber algo más que el «bien»:',
        'Bien, de verdad. Te pregunto algo que me interesa:',
      ],
      directo: ['Bien. Dime otra cosa:', 'Bien. Al grano:'],
      romantico: ['Bien. Y ahora, despacio:', 'Bien. Una pregunta más bonita:'],
    },
    after: [
      '¿qué es lo que más te ha gustado de hoy?',
      '¿qué te apetece hacer esta semana?',
      '¿qué te tiene con ganas últimamente?',
      '¿de qué te has reído hoy?',
    ],
  },
  {
    name: 'Proponer un juego',
    lines: {
      casual: ['No me quejo. ¿Jugamos?', 'Tirando bien. Ronda rápida:'],
      divertido: [
        'Mejor que mi equipo. Pregunta de concurso:',
        'Sigo en pie, que no es poco. Prueba exprés:',
      ],
      sincero: [
        'Contando con las ganas de charlar, bien. Me interesa saber:',
        'De buen humor, y con curiosidad:',
      ],
      directo: ['Perfecto. Elige:', 'Genial. Responde rápido, sin rodeos:'],
      romantico: ['Contando las cosas bonitas del día. Te toca:', 'Disfrutando del rato, sin prisa. Dime:'],
    },
    after: [
      '¿playa con libro o pueblo con fiestas?',
      '¿desayuno fuera o cena en casa?',
      '¿karaoke o juegos de mesa?',
      '¿madrugón con vistas o sobremesa larga?',
    ],
  },
];

/** «Buenas noches»: nothing to win tonight. */
export const night: Angles = [
  {
    name: 'Buenas noches breve',
    lines: {
      casual: ['¡Buenas noches!', 'A descansar, que te lo has ganado.'],
      divertido: [
        'Buenas noches, y que no suene el despertador por error.',
        'Se levanta la sesión hasta mañana.',
      ],
      sincero: ['Buenas noches, me ha gustado hablar hoy.', 'Que descanses de verdad.'],
      directo: ['Buenas noches.', 'Descansa, mañana seguimos.'],
      romantico: ['Buenas noches, con una sonrisa.', 'Que la noche te trate bonito.'],
    },
    after: [
      'Mañana me cuentas qué has soñado.',
      'Mañana más.',
      'Que duermas bien.',
      'Hasta mañana.',
      'Dulces sueños.',
      'Te leo mañana.',
    ],
  },
  {
    name: 'Un cierre con detalle',
    lines: {
      casual: ['Qué buen final de día.', 'Me voy a dormir de buen humor.'],
      divertido: ['Prometo soñar con algo que pueda contarse.', 'Cierro el chiringuito con una sonrisa.'],
      sincero: ['Gracias por el rato de hoy.', 'Me quedo con una frase tuya de hoy, de verdad.'],
      directo: ['Me ha gustado hablar hoy, lo digo claro.', 'Buen día, buena charla.'],
      romantico: ['Apago la luz con una sonrisa.', 'Lo último del día, leerte: bonito plan.'],
    },
    after: ['Felices sueños.', 'Descansa mucho.', 'Te leo por la mañana.', 'Que descanses.'],
  },
  {
    name: 'Dejar algo para mañana',
    lines: {
      casual: ['Te dejo una pregunta para el desayuno:', 'Deberes fáciles para mañana:'],
      divertido: ['Continuará, y el próximo capítulo empieza así:', 'Pregunta de examen para mañana:'],
      sincero: ['Mañana me gustaría saber una cosa, sin prisa:', 'Me voy con curiosidad, contesta mañana:'],
      directo: ['Para mañana, dime:', 'Mañana quiero saber:'],
      romantico: ['Una pregunta para la almohada, despacio:', 'Para que mañana empiece bonito:'],
    },
    after: [
      '¿café o té?',
      '¿qué te haría ilusión esta semana?',
      '¿qué canción pones para despertarte?',
      '¿qué plan te apetece el finde?',
    ],
  },
];

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

/** They ask for your number or your account. */
export const contact: Angles = [
  {
    name: 'Decir que sí',
    lines: ['Claro, te lo paso.', 'Sí, sin problema.', 'Por supuesto.'],
    after: [
      'Luego te dejo el contacto y me escribes cuando quieras.',
      '¿Me dejas tú el tuyo y te escribo?',
      'Eso sí, por ahí sigo contestando a mi ritmo.',
    ],
  },
  {
    name: 'Un poco más aquí',
    lines: [
      'Todavía me apetece seguir por aquí.',
      'Prefiero charlar unos días más en la app.',
      'De momento, por aquí estoy bien.',
    ],
    after: [
      'Más adelante nos cambiamos, seguro.',
      '¿Te parece bien?',
      'Si la cosa fluye, lo cambiamos pronto.',
    ],
  },
  {
    name: 'Con una condición',
    lines: ['Trato:', 'Hay un precio pequeño:', 'Te lo cambio por algo:'],
    after: [
      'antes, cuéntame algo tuyo que no salga en el perfil.',
      'tu mejor recomendación de serie y cerramos el acuerdo.',
      'dime tu peor chiste y lo hablamos.',
    ],
  },
];

/** A kind word about looks: thanked, given back in kind, and led on to something else. */
export const compliment: Angles = [
  {
    name: 'Agradecer y devolver',
    lines: {
      casual: ['¡Gracias! Se agradece el piropo.', 'Anda, muchas gracias.'],
      divertido: ['Gracias, la foto tuvo un buen día.', 'Gracias, prometo parecerme.'],
      sincero: ['Gracias, me alegra que lo digas.', 'Gracias, de verdad.'],
      directo: ['Gracias, me gusta que lo digas claro.', 'Gracias. Lo mismo digo.'],
      romantico: ['Gracias, me has sacado una sonrisa.', 'Gracias, qué bonito leerlo.'],
    },
    after: [
      'A mí me ha gustado tu perfil. ¿Qué haces cuando no estás por aquí?',
      'Ahora cuéntame algo tuyo que no salga en las fotos.',
      '¿Y qué es lo que más te gusta a ti de ti?',
      '¿Qué ha sido lo mejor de tu día?',
    ],
  },
  {
    name: 'Llevarlo a la risa',
    lines: {
      casual: ['Esa foto fue la número cuarenta.', 'Es la luz, que hace milagros.'],
      divertido: [
        'Que conste en acta, por favor.',
        'Mi madre opina lo mismo, así que ya sois dos en el jurado.',
      ],
      sincero: ['Me da un poco de vergüenza, pero gracias.', 'Me ha hecho gracia leerlo, gracias.'],
      directo: ['Buen comienzo, me gusta.', 'Vas bien, quiero más conversación así.'],
      romantico: ['Ahora la sonrisa es más grande que en la foto.', 'Me guardo el piropo con cariño.'],
    },
    after: [
      'En directo hablo más que en la foto. ¿Lo comprobamos con un café?',
      'Te toca: ¿cuál es la historia de tu mejor foto?',
      '¿Eres de hacer fotos o de salir en ellas?',
      'Cuéntame algo que te haya hecho reír hoy.',
    ],
  },
  {
    name: 'Devolver el detalle',
    lines: {
      casual: ['Pues tú no te quedas atrás.', 'Igualmente, que conste.'],
      divertido: ['Empate técnico, dice el jurado.', 'Acepto el piropo y lo devuelvo con intereses.'],
      sincero: ['Lo mismo pensé al ver tu perfil, de verdad.', 'También me gustó cómo escribes.'],
      directo: ['Y tú a mí también me gustas.', 'Lo mismo digo, sin rodeos.'],
      romantico: ['Algo parecido pensé yo, más despacio.', 'Lo bonito es que lo digas tú.'],
    },
    after: [
      '¿Qué plan te apetece esta semana?',
      '¿De qué te gusta que te pregunten?',
      '¿Te apetece que nos conozcamos en persona?',
      'Y además escribes con gracia.',
    ],
  },
];

/** «Jajaja»: the joke landed, and somebody has to go on. */
export const laugh: Angles = [
  {
    name: 'Seguir la risa',
    lines: {
      casual: ['Misión cumplida: te has reído.', 'Me vale esa risa.'],
      divertido: ['Que conste en acta que te has reído.', 'Una risa más y monto un monólogo.'],
      sincero: ['Me gusta hacerte reír, de verdad.', 'Me alegra sacarte una risa.'],
      directo: ['Bien, te ríes. Quiero más.', 'Me gusta esa risa, lo digo claro.'],
      romantico: ['Qué bonito imaginarte riendo.', 'Esa risa me ha alegrado el rato, con calma lo digo.'],
    },
    after: [
      '¿Cuál es la última cosa que te hizo reír hasta llorar?',
      'Ahora te toca a ti: cuéntame tu mejor anécdota.',
      '¿Eres de risa floja o hay que ganársela?',
      '¿Qué humor te gana: tonto, negro o absurdo?',
    ],
  },
  {
    name: 'Subir la apuesta',
    lines: {
      casual: ['Y eso que voy sin calentar.', 'Pues esto era lo flojo.'],
      divertido: [
        'Lo mejor del repertorio está en la letra pequeña.',
        'Tengo chistes peores, es una promesa.',
      ],
      sincero: ['Así da gusto charlar.', 'Con risas me siento más a gusto.'],
      directo: ['Vamos a más:', 'Siguiente nivel:'],
      romantico: ['Reírse así, a medias, es media vida.', 'Me quedo un rato en esa risa, sin prisa.'],
    },
    after: [
      'dime algo absurdo que te guste y nadie entienda.',
      '¿cuál es tu peor chiste, el que da vergüenza?',
      'cuéntame algo que hoy te haya salido mal con gracia.',
      '¿qué situación tuya merecería una serie?',
    ],
  },
  {
    name: 'De la risa al plan',
    lines: {
      casual: ['Con esa risa ya sé por dónde seguir.', 'La próxima risa, mejor en directo.'],
      divertido: [
        'Se aceptan risas en directo, con drama incluido.',
        'Mi público, que eres tú, merece función en vivo.',
      ],
      sincero: [
        'Me gustaría oír esa risa de verdad.',
        'Creo que nos reiríamos también en persona, me gustaría.',
      ],
      directo: ['Quiero oírla en directo.', 'Esa risa, en persona.'],
      romantico: [
        'Esa risa tiene que oírse de cerca.',
        'Algún día, esa risa con una mesa pequeña de por medio.',
      ],
    },
    after: [
      '¿Te apetece un café esta semana?',
      '¿Un paseo y seguimos con las tonterías?',
      'Cuando te apetezca, ponemos día.',
      '¿Buscamos un rato?',
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

/** «¿Playa o montaña?»: {una} and {otra} are theirs. */
export const choice: Angles = [
  {
    name: 'Mojarse a medias',
    lines: [
      'Depende del día: entre semana {una} y el finde {otra}, o al revés.',
      'Difícil: por la mañana {una}, por la tarde {otra}.',
      '{Una} para descansar, {otra} para tener algo que contar.',
      'Si hay buena compañía, {una}; si hay mejor compañía, {otra}.',
    ],
    after: ['¿Y tú?', '¿Por cuál tiras tú?', '¿Tú lo tienes claro?', 'Te toca.'],
  },
  {
    name: 'Devolver la pelota',
    lines: [
      'Eso de {una} o {otra} lo contestas tú primero.',
      'Entre {una} y {otra} hay familias rotas, así que empieza tú.',
      'Antes de elegir entre {una} y {otra}, quiero saber de qué lado estás.',
      'Prefiero que me digas tú si {una} o {otra}.',
    ],
    after: [
      'Luego te digo si coincidimos.',
      'Prometo no juzgar. O poco.',
      'Venga, sin pensar.',
      'Y luego lo discutimos con calma.',
    ],
  },
  {
    name: 'Comprobarlo',
    lines: [
      'Lo de {una} o {otra} se decide probando.',
      'Yo votaría después de una ronda de cada: {una} y {otra}.',
      'Entre {una} y {otra}, que decida un plan.',
      'Para opinar de {una} y {otra} me hace falta compañía.',
    ],
    after: ['¿Te apuntas?', '¿Por cuál empezamos?', 'Tú eliges el orden.', '¿Qué día te viene bien?'],
  },
];

/** «¿Qué buscas por aquí?»: three honest answers, of which only the user knows the true one. */
export const seeks: Angles = [
  {
    name: 'Si vas con calma',
    lines: [
      'Conocer a alguien con calma y ver a dónde va.',
      'Buenas conversaciones y, si surge, algo más.',
      'Ir poco a poco y sin guion.',
    ],
    after: ['¿Y tú?', '¿Tú qué esperas encontrar?', '¿Cómo lo ves tú?'],
  },
  {
    name: 'Si quieres algo serio',
    lines: [
      'Algo con futuro, aunque sin prisa por llegar.',
      'Una relación de las de verdad, con sus domingos tontos.',
      'Alguien con quien quedarse, empezando por un café.',
    ],
    after: ['¿Vas por ahí o por otro lado?', '¿Y lo tuyo?', 'Prefiero decirlo claro. ¿Y en tu caso?'],
  },
  {
    name: 'Si no quieres etiquetas',
    lines: [
      'Pasarlo bien, con respeto y sin etiquetas.',
      'Planes, risas y lo que surja, hablando claro.',
      'Nada cerrado: gente con la que estar a gusto.',
    ],
    after: ['¿Te encaja?', '¿Qué tenías tú en mente?', '¿Tú lo tienes decidido?'],
  },
];

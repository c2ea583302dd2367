import type { Angles } from './angle.server.ts';

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

/** They asked something that only the user can answer: the reply says so and gives the question back. */
export const question: Angles = [
  {
    name: 'Contestar y devolver',
    first: [
      '',
      'Buena pregunta.',
      'Te cuento.',
      'Con mucho gusto.',
      'A eso voy.',
      'Esa merece buena respuesta.',
      'Me gusta que preguntes.',
    ],
    lines: {
      casual: [
        '{Lo} tiene su historia: te la cuento si luego me cuentas la tuya. ¿Y tú?',
        'Te lo cuento si luego me lo cuentas tú. ¿Y lo tuyo?',
      ],
      divertido: [
        'Sobre {tema} tengo respuesta corta, larga y con diapositivas. ¿Cuál quieres, y cuál es la tuya?',
        'Tengo respuesta corta, larga y con diapositivas. ¿Cuál quieres, y cuál es la tuya?',
      ],
      sincero: [
        'Me gusta que preguntes por {tema}. Te contesto con calma, y luego me cuentas tú.',
        'Me gusta que lo preguntes. Te contesto con calma, y luego me cuentas tú.',
      ],
      directo: [
        'Te contesto a {lo} y te lo pregunto a ti también: ¿y tú?',
        'Te contesto y te lo devuelvo: ¿y tú?',
      ],
      romantico: [
        'Qué bien que quieras saber de {tema}. Te lo cuento despacio, y ojalá me cuentes lo tuyo.',
        'Qué bien que quieras saberlo. Te lo cuento despacio, y ojalá me cuentes lo tuyo.',
      ],
    },
  },
  {
    name: 'Con un guiño',
    first: [
      '',
      'Vamos a jugar.',
      'Te veo venir.',
      'Un momento.',
      'No tan deprisa.',
      'Qué curiosidad.',
      'Eso tiene precio.',
    ],
    lines: {
      casual: ['Antes de contestar a {lo}, di tú qué apuestas.', 'Antes de contestar, di tú qué apuestas.'],
      divertido: [
        'Con {tema} no se juega: di primero tu respuesta y sabré si puedo decir la mía.',
        'Pregunta peligrosa: di primero tu respuesta y sabré si puedo decir la mía.',
      ],
      sincero: [
        'De {tema} puedo hablar un buen rato, te aviso. ¿Qué te dio por preguntarlo?',
        'De eso puedo hablar un buen rato, te aviso. ¿Qué te dio por preguntarlo?',
      ],
      directo: [
        'De {tema} te lo cuento todo si contestas tú primero.',
        'Te lo cuento todo si contestas tú primero.',
      ],
      romantico: [
        'De {tema} me gustaría hablarte con tiempo. ¿Qué te gustaría saber primero?',
        'Eso se contesta mejor con tiempo. ¿Qué te gustaría saber primero?',
      ],
    },
  },
  {
    name: 'En persona mejor',
    first: [
      '',
      'La respuesta tiene miga.',
      'Por escrito se queda corta.',
      'Hay para rato.',
      'Es larga de contar.',
      'Esto pide mesa.',
      'Mejor con tiempo.',
    ],
    lines: {
      casual: [
        'Con un café delante se cuenta mejor {lo}. Te adelanto lo básico y el resto lo dejamos pendiente.',
        'Da para un café. Te adelanto lo básico y el resto lo dejamos pendiente.',
      ],
      divertido: [
        'El tráiler de {tema} te lo doy aquí; la película, con algo de picar.',
        'El tráiler te lo doy aquí; la película, con algo de picar.',
      ],
      sincero: [
        '{Lo} se explica mejor hablando. Te doy una pista y seguimos cuando quieras.',
        'Se explica mejor hablando. Te doy una pista y seguimos cuando quieras.',
      ],
      directo: ['{Lo}, mejor en persona. ¿Te hace un café?', 'Eso, mejor en persona. ¿Te hace un café?'],
      romantico: [
        '{Lo} me gustaría contártelo paseando. ¿Te gustaría?',
        'Eso me gustaría contártelo paseando. ¿Te gustaría?',
      ],
    },
  },
];

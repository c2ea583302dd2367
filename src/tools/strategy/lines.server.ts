import type { Objective, StrategyStyle } from './contract.ts';
import type { Situation } from './read-received.server.ts';

/** `{lo}` is "lo del concierto", `{día}` "el jueves": a line with one of them serves only when there is one. */
export interface Angle {
  name: string;
  lines: readonly string[];
}

type Angles = readonly [Angle, Angle, Angle];

/** What the person wants, in a conversation that goes on as usual. */
type Aim = 'whatsapp' | 'date' | 'interest' | 'recover' | 'call' | 'apologise';

export const exits: Angles = [
  {
    name: 'Despedida agradecida',
    lines: [
      'Gracias por decírmelo con sinceridad. Me ha gustado charlar contigo, que te vaya muy bien.',
      'Te agradezco la claridad. Ha sido un gusto hablar contigo, cuídate mucho.',
    ],
  },
  {
    name: 'Breve y amable',
    lines: ['Entendido, sin problema. Te deseo lo mejor.', 'Lo entiendo perfectamente. Que te vaya bonito.'],
  },
  {
    name: 'Cierre con una sonrisa',
    lines: [
      'Todo claro, y aquí no pasa nada. Suerte ahí fuera, que te la mereces.',
      'Recibido, y sin malas caras. Que encuentres lo que buscas.',
    ],
  },
];

export const goodbyes: Angles = [
  {
    name: 'Cierre sincero',
    lines: [
      'Prefiero decírtelo con sinceridad: no me veo siguiendo con esto. Mucha suerte con {lo} y gracias por la charla.',
      'Prefiero decírtelo con sinceridad: no me veo siguiendo con esto. Gracias por la charla, te deseo lo mejor.',
    ],
  },
  {
    name: 'Breve y amable',
    lines: [
      'Te agradezco el mensaje. Creo que no encajamos, así que lo dejo aquí. ¡Que vaya muy bien {lo}!',
      'Te agradezco el mensaje. Creo que no encajamos, así que lo dejo aquí. Cuídate mucho.',
    ],
  },
  {
    name: 'Cierre con cariño',
    lines: [
      'Lo he pensado y prefiero no seguir. Ojalá {lo} salga redondo, un abrazo.',
      'Lo he pensado y no quiero tenerte esperando una respuesta: me despido aquí. Un abrazo y mucha suerte.',
    ],
  },
];

export const limits: Angles = [
  {
    name: 'Poner un límite',
    lines: [
      'Así no me siento a gusto. Si quieres que sigamos hablando, necesito que sea con respeto.',
      'Esto me incomoda y prefiero decirlo claro: por ahí no voy a seguir.',
    ],
  },
  {
    name: 'Despedirse bien',
    lines: [
      'Creo que buscamos cosas distintas, así que lo dejo aquí. Que te vaya bien.',
      'No es la forma en la que quiero conocer a alguien. Me despido aquí.',
    ],
  },
  { name: 'No contestar', lines: ['Hoy no envíes nada: no le debes una respuesta.'] },
];

export const safeWays: Angles = [
  { name: 'No contestar', lines: ['No envíes nada: guarda la conversación y busca apoyo.'] },
  {
    name: 'Cerrar la puerta',
    lines: [
      'No voy a seguir con esta conversación. No me escribas más.',
      'Hasta aquí. No quiero más mensajes.',
    ],
  },
  {
    name: 'Un no sin explicaciones',
    lines: ['No, y no voy a hablar más de esto.', 'No voy a hacer lo que pides, y no hay más que hablar.'],
  },
];

export const caringWays: Angles = [
  {
    name: 'Acompañar y derivar',
    lines: [
      'Lo que me cuentas me importa y me preocupa. Llama al 024, por favor: te escuchan ahora mismo, gratis.',
    ],
  },
  {
    name: 'Preguntar sin rodeos',
    lines: ['Te leo y me preocupo. ¿Hay alguien contigo ahora? Si hay peligro, llama al 112.'],
  },
  {
    name: 'Cuidar sin cargar',
    lines: [
      'Me importa cómo estás, y esto necesita más ayuda que la mía. En el 024 atienden a cualquier hora.',
    ],
  },
];

export const minorWays: Angles = [
  {
    name: 'Cerrar con amabilidad',
    lines: ['Prefiero dejar aquí la conversación, esto es solo para personas adultas. Cuídate mucho.'],
  },
  { name: 'Breve y claro', lines: ['Con esa edad no vamos a seguir hablando por aquí. Que te vaya bien.'] },
  { name: 'No contestar', lines: ['No envíes nada más: cierra la conversación y repórtala en la app.'] },
];

/** How each angle gets in, by style; then comes what the objective asks for. */
export const openers: Record<Exclude<StrategyStyle, 'custom'>, readonly string[]> = {
  casual: [
    'Oye, me quedo con {lo}.',
    'Qué bien {lo}, cuéntamelo entero.',
    'Me he quedado con curiosidad por {lo}.',
    '',
  ],
  divertido: [
    '{Lo} merece capítulo aparte.',
    'Un momento, que {lo} no puede quedarse en una línea.',
    'Con {lo} ya tenemos el título de la película.',
    '',
  ],
  sincero: [
    'Me ha gustado que me cuentes {lo}.',
    'Te leo, y {lo} me interesa de verdad.',
    'Gracias por contarme {lo}.',
    '',
  ],
  directo: [
    'Me interesa {lo}.',
    'Voy al grano, que {lo} me ha picado la curiosidad.',
    'Quiero saber más de {lo}.',
    '',
  ],
  romantico: [
    'Me he quedado pensando en {lo}.',
    'Me encanta cómo cuentas {lo}.',
    'He vuelto a leer {lo} con una sonrisa.',
    '',
  ],
};

export const moves: Record<Aim, Angles> = {
  date: [
    {
      name: 'Plan concreto',
      lines: [
        '¿Lo seguimos con un café esta semana? Dime qué día te va mejor.',
        'Te propongo algo sencillo: un paseo y algo de beber, una horita. ¿Qué día te viene bien?',
      ],
    },
    {
      name: 'Invitación abierta',
      lines: [
        'Me gustaría que me lo contaras en persona. ¿Te apetece que busquemos un hueco?',
        'Esto en persona gana mucho. ¿Te animas a un plan tranquilo, sin reloj?',
      ],
    },
    {
      name: 'Elegir juntos',
      lines: [
        'Si quedamos, ¿eres más de café con charla o de paseo sin rumbo?',
        'Pregunta seria: ¿terraza al sol o bar con ruido? De la respuesta sale un plan.',
      ],
    },
  ],
  whatsapp: [
    {
      name: 'Ofrecer el tuyo',
      lines: [
        'Si te resulta cómodo, te paso mi número y seguimos por WhatsApp.',
        'Te dejo mi número si quieres y me escribes cuando te venga bien.',
      ],
    },
    {
      name: 'Motivo sencillo',
      lines: [
        'Aquí se me escapan los mensajes. ¿Te va bien que sigamos por WhatsApp?',
        'Por audio te lo contaría mejor. ¿Seguimos por WhatsApp?',
      ],
    },
    {
      name: 'Con salida fácil',
      lines: [
        '¿Pasamos a WhatsApp o prefieres seguir por aquí? Las dos me van bien.',
        'Si te apetece, cambiamos de app; y si no, por aquí estoy igual de a gusto.',
      ],
    },
  ],
  interest: [
    {
      name: 'Pregunta concreta',
      lines: [
        '¿Y cómo llevas {lo}?',
        '¿Cuál es tu mejor anécdota con {lo}?',
        '¿Qué ha sido lo mejor de tu semana?',
        '¿Cuál es la anécdota que siempre acabas contando?',
      ],
    },
    {
      name: 'Algo de humor',
      lines: [
        'Dame la versión larga, la de las anécdotas que no se cuentan en la primera charla.',
        'Quiero los detalles, incluidos los que te dejan regular.',
      ],
    },
    {
      name: 'Dar y preguntar',
      lines: [
        'Empieza tú por lo mejor y luego me toca a mí, que tengo lo mío. ¿Trato?',
        'Te cambio esa historia por una mía. ¿Empiezas?',
      ],
    },
  ],
  recover: [
    {
      name: 'Retomar el hilo',
      lines: [
        'Se nos quedó a medias {lo}. Si te apetece seguir, te leo.',
        'Se nos quedó la charla a medias. Si te apetece seguir, te leo.',
      ],
    },
    {
      name: 'Sin reproches',
      lines: [
        'Llevamos unos días de silencio y no pasa nada. Me acordé de {lo} y quise saludarte.',
        'Llevamos unos días de silencio y no pasa nada: solo quería saber cómo te va.',
      ],
    },
    {
      name: 'Empezar de nuevo',
      lines: [
        'Propongo capítulo nuevo: ¿qué ha sido lo mejor de tu semana?',
        'Cambio de tema y de ritmo: ¿qué te ha hecho gracia estos días?',
      ],
    },
  ],
  call: [
    { name: 'Llamada corta', lines: ['¿Te apetece una llamada corta, de diez minutos, y nos ponemos voz?'] },
    {
      name: 'Antes de quedar',
      lines: ['Antes de quedar me gusta oír una voz. ¿Hacemos una videollamada breve?'],
    },
    {
      name: 'Con salida fácil',
      lines: ['Si lo tuyo no son las llamadas, me vale un audio contándomelo. ¿Qué prefieres?'],
    },
  ],
  apologise: [
    {
      name: 'Disculpa clara',
      lines: ['Quería pedirte perdón: no estuve bien y lo siento. No hace falta que contestes ya.'],
    },
    {
      name: 'Reconocer y escuchar',
      lines: ['Creo que metí la pata. Si quieres contarme cómo te sentó, te escucho sin excusas.'],
    },
    {
      name: 'Breve y sin pedir nada',
      lines: ['Siento cómo lo hice el otro día. No espero nada, solo quería decírtelo.'],
    },
  ],
};

/** When what was received asks for its own answer, whatever the objective. */
export const replies: Partial<Record<Situation, Angles>> = {
  plan: [
    {
      name: 'Decir que sí y cerrar',
      lines: [
        '¡{Día} me viene bien! ¿A qué hora y por qué zona?',
        'Me apunto. ¿Qué día y a qué hora te viene bien?',
        'Sí, me apetece. Dime hora y sitio y allí estoy.',
      ],
    },
    {
      name: 'Sí, con tu toque',
      lines: [
        'Me gusta {lo}. Elige tú el sitio y yo pongo la hora, ¿o al revés?',
        'Buen plan. Elige tú el sitio y yo pongo la hora, ¿o al revés?',
      ],
    },
    {
      name: 'Otro momento',
      lines: [
        'Me apetece, aunque {día} lo tengo justo. ¿Te va bien otro rato de esta semana?',
        'Me apetece mucho la idea, aunque voy con la semana justa. ¿Lo dejamos para la que viene?',
      ],
    },
  ],
  hard: [
    {
      name: 'Acompañar',
      lines: [
        'Vaya, siento que esté siendo así. Si te apetece contarlo, te leo; y si no, cambiamos de tema.',
        'Siento leer eso. No hace falta que contestes rápido: aquí estoy si quieres hablarlo.',
      ],
    },
    {
      name: 'Un gesto pequeño',
      lines: [
        'Espero que {lo} afloje pronto. Hoy te toca algo fácil: cena rica y sofá.',
        'Ojalá mañana vaya mejor. Hoy te toca algo fácil: cena rica y sofá.',
      ],
    },
    {
      name: 'Distraer con tacto',
      lines: ['Si hoy hace falta pensar en otra cosa, tengo tema: ¿dulce o salado para arreglar un mal día?'],
    },
  ],
  excuse: [
    {
      name: 'Sin presión',
      lines: [
        'Sin problema, y suerte con {lo}. Cuando tengas un hueco me dices y lo hablamos.',
        'Sin problema, lo primero es lo primero. Cuando tengas un hueco me dices y lo hablamos.',
      ],
    },
    {
      name: 'Plan pequeño',
      lines: [
        'Tranquilidad. Si {día} se complica, un café corto otro día también me vale. Tú dirás.',
        'Tranquilidad. Si te encaja un café corto la semana que viene, me dices; y si no, no pasa nada.',
      ],
    },
    {
      name: 'Humor ligero',
      lines: [
        'Nada, que {lo} no pueda contigo. Yo guardo el sitio en la barra.',
        'Apuntado en la lista de cafés pendientes, que es una lista sin prisa.',
      ],
    },
  ],
  cold: [
    {
      name: 'Pregunta fácil',
      lines: [
        'Pregunta rápida: ¿plan de sofá o plan de calle este fin de semana?',
        'Una de elegir: ¿dulce o salado para arreglar un mal día?',
      ],
    },
    {
      name: 'Cambiar de tema',
      lines: [
        'Cambio de tercio: ¿qué ha sido lo mejor de tu semana?',
        'Otra cosa: ¿qué te ha hecho gracia hoy?',
      ],
    },
    {
      name: 'Dejar espacio',
      lines: [
        'Igual no es el día, y no pasa nada. Cuando te apetezca charlar, me escribes.',
        'Te dejo tu espacio. Si luego te apetece seguir, aquí me encuentras.',
      ],
    },
  ],
};

export const feelingOpeners: Record<Exclude<StrategyStyle, 'custom'>, readonly string[]> = {
  casual: ['Qué bien leer eso.', 'Pues me has alegrado el rato.'],
  divertido: [
    'Vale, ahora tengo la sonrisa puesta y no hay quien la quite.',
    'Eso no se dice sin avisar, que iba en el metro.',
  ],
  sincero: ['Gracias por decírmelo así de claro.', 'Me alegra leerlo, de verdad.'],
  directo: ['Me gusta que lo digas claro.', 'Y a mí me gusta leerlo.'],
  romantico: ['Me guardo esa frase para luego.', 'Leer eso me ha cambiado la tarde.'],
};

/** They asked something that only the user can answer. */
export const questionOpeners: Record<Exclude<StrategyStyle, 'custom'>, readonly string[]> = {
  casual: ['Buena pregunta, te contesto con calma.', 'Te respondo en un momento a {lo}.'],
  divertido: ['Esa respuesta tiene primera y segunda temporada.', '{Lo} tiene tráiler y todo.'],
  sincero: ['Te contesto con gusto a {lo}.', 'Me gusta que preguntes, te contesto con gusto.'],
  directo: ['Respuesta corta ahora, la larga después.', 'Te respondo a {lo} sin rodeos.'],
  romantico: ['Me gusta que quieras saberlo.', 'Qué bonito que preguntes por {lo}.'],
};

export const aimOf: Record<Exclude<Objective, 'other' | 'end'>, Aim> = {
  whatsapp: 'whatsapp',
  date: 'date',
  interest: 'interest',
  recover: 'recover',
};

/** "Otro" objective, in the person's words. */
export const aimWords: readonly (readonly [RegExp, Aim | 'end' | 'limit'])[] = [
  [/l[ií]mite|respet|inc[oó]mod|que pare|deje de/i, 'limit'],
  [/termin|despedi|cortar|dejarlo|rechaz|decir(?:le)? que no|no seguir|cerrar/i, 'end'],
  [/perd[oó]n|disculp|met[ií] la pata|arregl/i, 'apologise'],
  [/videollamada|llamad|llamar|o[ií]r su voz|audio/i, 'call'],
  [/whats|n[uú]mero|tel[eé]fono|instagram|insta\b|telegram/i, 'whatsapp'],
  [/recuper|retomar|volver a hablar|reconquist|segunda oportunidad/i, 'recover'],
  [/cita|quedar|verla|verle|vernos|plan|invitar|cenar|caf[eé]|conocer(?:la|le|nos) en persona/i, 'date'],
];

export type { Aim, Angles };

import type { Angles } from './angle.server.ts';

/** After a no: a thank-you in the style that was asked for, then a wish. */
export const exits: Angles = [
  {
    name: 'Despedida agradecida',
    lines: {
      casual: [
        'Gracias por decírmelo.',
        'Sin problema, y gracias por avisar.',
        'Se agradece que lo digas así.',
      ],
      divertido: [
        'Gracias por la sinceridad: así da gusto hasta que te digan que no.',
        'Anotado, y con buena nota por decirlo claro.',
        'Aplauso por la claridad, sin ironía ninguna.',
      ],
      sincero: [
        'Gracias por decírmelo con sinceridad.',
        'Te agradezco la claridad, de verdad.',
        'Gracias por no dejarme con la duda, de verdad.',
      ],
      directo: ['Gracias por decirlo claro.', 'Claro y bien dicho, gracias.', 'Gracias por ir de frente.'],
      romantico: [
        'Gracias por decirlo con tanto tacto.',
        'Gracias por el rato y por la claridad.',
        'Gracias por el cariño con que lo dices.',
      ],
    },
    after: [
      'Me ha gustado charlar contigo, que te vaya muy bien.',
      'Ha sido un gusto, cuídate.',
      'Me llevo un buen rato de charla.',
      'Te deseo lo mejor.',
    ],
  },
  {
    name: 'Breve y amable',
    lines: {
      casual: ['Entendido, sin problema.', 'Vale, lo entiendo.', 'Todo bien, lo respeto.'],
      divertido: [
        'Recibido, cambio y cierro.',
        'Entendido a la primera.',
        'Mensaje captado, aquí no hay drama.',
      ],
      sincero: [
        'Lo entiendo perfectamente.',
        'Lo entiendo y lo respeto, de verdad.',
        'Me parece bien que lo digas.',
      ],
      directo: ['Entendido.', 'De acuerdo, lo respeto.', 'Claro, sin más.'],
      romantico: [
        'Lo entiendo, con cariño.',
        'Lo leo con calma y lo entiendo.',
        'Está bien, y me quedo con lo bonito.',
      ],
    },
    after: [
      'Te deseo cosas buenas.',
      'Que te vaya bonito.',
      'Un saludo y mucha suerte.',
      'Que tengas una buena semana.',
    ],
  },
  {
    name: 'Cierre con una sonrisa',
    lines: {
      casual: ['Aquí no pasa nada.', 'Ni una mala cara por mi parte.', 'Tan amigos.'],
      divertido: [
        'Me retiro con elegancia y sin portazo.',
        'Ni dramas ni canciones tristes.',
        'Recojo mis chistes malos y me despido.',
      ],
      sincero: [
        'Me quedo con lo bueno de la charla.',
        'Ha valido la pena coincidir.',
        'Me alegro de haberte leído.',
      ],
      directo: ['Sin malas caras.', 'Lo dejamos aquí, y bien.', 'Ningún problema.'],
      romantico: [
        'Me quedo con la sonrisa de estos días.',
        'Cierro la charla con una sonrisa.',
        'Guardo lo bonito de habernos leído.',
      ],
    },
    after: [
      'Suerte ahí fuera, que te la mereces.',
      'Que encuentres lo que buscas.',
      'Ojalá te toque alguien que te haga reír mucho.',
      'Que te traten muy bien por ahí.',
    ],
  },
];

/** The person who asks wants to end it. A line with the topic goes before the others. */
export const goodbyes: Angles = [
  {
    name: 'Cierre sincero',
    lines: {
      casual: [
        'Oye, prefiero decírtelo: no me veo siguiendo con esto.',
        'Te lo digo con cariño: no veo que vaya a más.',
        'Le he dado una vuelta y no lo veo.',
      ],
      divertido: [
        'Te lo digo sin fuegos artificiales: no me veo siguiendo.',
        'Spoiler amable: esto no llega a segunda temporada.',
        'Mi jurado interno ha deliberado y no lo ve.',
      ],
      sincero: [
        'Prefiero decírtelo con sinceridad: no me veo siguiendo con esto.',
        'Te mereces saberlo: no siento que encajemos, de verdad.',
        'Prefiero no dejarte con la duda: no lo veo.',
      ],
      directo: [
        'No me veo siguiendo y prefiero decirlo ya.',
        'Voy al grano: no lo veo.',
        'Prefiero hablar claro: por mi parte no hay más.',
      ],
      romantico: [
        'No siento lo que hace falta sentir, y te mereces saberlo.',
        'Me gustaría sentir otra cosa, pero no la siento.',
        'Falta esa chispa y prefiero decirlo con cariño.',
      ],
    },
    after: [
      'Gracias por contarme {lo}.',
      'Me ha gustado hablar de {tema}.',
      'Me quedo con {lo} como buen recuerdo de la charla.',
      'Gracias por la charla, te deseo lo mejor.',
      'Que te vaya muy bien.',
      'Ha sido un gusto leerte.',
    ],
  },
  {
    name: 'Breve y amable',
    lines: {
      casual: [
        'Te agradezco el mensaje, pero creo que no encajamos.',
        'Creo que lo mejor es dejarlo aquí.',
        'Por mi parte lo dejo en este punto.',
      ],
      divertido: [
        'Creo que no somos la mejor pareja de baile, así que suelto la mano con cariño.',
        'Haríamos buen equipo de trivial, pero no mucho más.',
        'Cierro el chiringuito con una reverencia.',
      ],
      sincero: [
        'Creo que no encajamos y no quiero alargarlo.',
        'Me parece más honesto parar aquí, con gratitud.',
        'No quiero alargar algo que no siento, de verdad.',
      ],
      directo: [
        'No encajamos, así que lo dejo aquí.',
        'Lo dejo aquí: no es lo que busco.',
        'Paro aquí, mejor ahora que luego.',
      ],
      romantico: [
        'Creo que tu historia va por otro camino que la mía.',
        'Me despido con cariño: creo que no somos lo que buscamos.',
        'Hay despedidas tranquilas y bonitas, y quiero que esta lo sea.',
      ],
    },
    after: [
      'Suerte con {lo}.',
      'Y gracias por compartir {lo}.',
      'Siempre que salga {tema} me acordaré de esta charla.',
      'Cuídate mucho.',
      'Mucha suerte.',
      'Te deseo cosas buenas.',
    ],
  },
  {
    name: 'Cierre con cariño',
    lines: {
      casual: [
        'Lo he pensado y prefiero no seguir.',
        'No te quiero tener esperando una respuesta: me despido aquí.',
        'Antes de que se enfríe solo, prefiero despedirme bien.',
      ],
      divertido: [
        'He consultado con la almohada y vota que no sigamos.',
        'Mi bola de cristal dice que mejor de aquí a la amistad imaginaria.',
        'Bajo el telón, con aplausos para las dos partes.',
      ],
      sincero: [
        'Lo he pensado y no quiero tenerte esperando una respuesta: me despido aquí.',
        'Me importa decírtelo bien: prefiero no seguir.',
        'Lo sensato y lo sincero es despedirme.',
      ],
      directo: [
        'Me despido aquí, mejor claro que tarde.',
        'Prefiero despedirme a dejarte en visto.',
        'Cierro aquí, y lo digo en vez de desaparecer.',
      ],
      romantico: [
        'Has sido buena compañía, y por eso me despido en vez de desaparecer.',
        'No quiero irme sin darte las gracias por la ternura.',
        'Te dejo un abrazo donde iba a ir un silencio, que me parece más bonito.',
      ],
    },
    after: [
      'Un abrazo, y que {lo} te siga dando buenos ratos.',
      'Un abrazo, y gracias por {lo}.',
      'Un abrazo; con {lo} me has sacado una sonrisa.',
      'Un abrazo y mucha suerte.',
      'Un abrazo de los buenos.',
      'Que encuentres justo lo que buscas.',
    ],
  },
];

import type { Angles } from './angle.server.ts';

/** After a no. */
export const exits: Angles = [
  {
    name: 'Despedida agradecida',
    lines: {
      casual: [
        'Gracias por decírmelo. Me ha gustado charlar contigo, que te vaya muy bien.',
        'Sin problema, y gracias por avisar. Ha sido un gusto, cuídate.',
      ],
      divertido: [
        'Gracias por la sinceridad: así da gusto hasta que te digan que no. Que te vaya muy bien.',
        'Anotado, y con buena nota por decirlo claro. Mucha suerte por ahí.',
      ],
      sincero: [
        'Gracias por decírmelo con sinceridad. Me ha gustado charlar contigo, que te vaya muy bien.',
        'Te agradezco la claridad, de verdad. Ha sido un gusto hablar contigo, cuídate mucho.',
      ],
      directo: ['Gracias por decirlo claro. Que te vaya muy bien.', 'Claro y bien dicho. Gracias, y suerte.'],
      romantico: [
        'Gracias por decirlo con tanto tacto. Me llevo un buen recuerdo de nuestras charlas.',
        'Gracias por el rato y por la claridad. Ojalá encuentres justo lo que buscas.',
      ],
    },
  },
  {
    name: 'Breve y amable',
    lines: {
      casual: ['Entendido, sin problema. Te deseo lo mejor.', 'Vale, lo entiendo. Que te vaya bonito.'],
      divertido: ['Recibido, cambio y cierro. Te deseo lo mejor.', 'Entendido a la primera. Cuídate mucho.'],
      sincero: ['Lo entiendo perfectamente. Te deseo lo mejor.', 'Te entiendo y lo respeto. Cuídate mucho.'],
      directo: ['Entendido. Te deseo lo mejor.', 'De acuerdo, lo respeto. Cuídate.'],
      romantico: ['Lo entiendo, y te deseo cosas bonitas.', 'Te entiendo. Que la vida te trate bien.'],
    },
  },
  {
    name: 'Cierre con una sonrisa',
    lines: {
      casual: [
        'Todo claro, y aquí no pasa nada. Suerte ahí fuera, que te la mereces.',
        'Recibido, y sin malas caras. Que encuentres lo que buscas.',
      ],
      divertido: [
        'Me retiro con elegancia y sin portazo. Suerte ahí fuera.',
        'Todo en orden: ni dramas ni canciones tristes. Que encuentres lo que buscas.',
      ],
      sincero: [
        'Me quedo con lo bueno de la charla. Suerte con todo.',
        'Ha valido la pena coincidir. Que te vaya muy bien.',
      ],
      directo: ['Sin malas caras: suerte con todo.', 'Lo dejamos aquí, y bien. Suerte.'],
      romantico: [
        'Me quedo con la sonrisa de estos días. Que te vaya muy bonito.',
        'Cierro la charla con una sonrisa. Te deseo lo mejor.',
      ],
    },
  },
];

/** The person who asks wants to end it. */
export const goodbyes: Angles = [
  {
    name: 'Cierre sincero',
    lines: {
      casual: [
        'Oye, prefiero decírtelo: no me veo siguiendo con esto. Mucha suerte con {lo}.',
        'Oye, prefiero decírtelo: no me veo siguiendo con esto. Gracias por la charla.',
      ],
      divertido: [
        'Te lo digo sin fuegos artificiales: no me veo siguiendo, pero {lo} ha sido buen tema. Que te vaya genial.',
        'Te lo digo sin fuegos artificiales: no me veo siguiendo. La charla ha tenido su gracia; que te vaya genial.',
      ],
      sincero: [
        'Prefiero decírtelo con sinceridad: no me veo siguiendo con esto. Te deseo lo mejor, y suerte con {lo}.',
        'Prefiero decírtelo con sinceridad: no me veo siguiendo con esto. Gracias por la charla, te deseo lo mejor.',
      ],
      directo: [
        'No me veo siguiendo y prefiero decirlo ya. Suerte con {lo}.',
        'No me veo siguiendo y prefiero decirlo ya. Gracias por este rato.',
      ],
      romantico: [
        'No siento lo que hace falta sentir, y te mereces saberlo. Guardo {lo} con cariño.',
        'No siento lo que hace falta sentir, y te mereces saberlo. Gracias por lo compartido.',
      ],
    },
  },
  {
    name: 'Breve y amable',
    lines: {
      casual: [
        'Te agradezco el mensaje. Creo que no encajamos, así que lo dejo aquí. ¡Que vaya muy bien {lo}!',
        'Te agradezco el mensaje. Creo que no encajamos, así que lo dejo aquí. Cuídate mucho.',
      ],
      divertido: [
        'Creo que no somos la mejor pareja de baile, así que suelto la mano con cariño. ¡Mucha suerte!',
        'Haríamos buen equipo de trivial, pero no mucho más. ¡Que te vaya de maravilla!',
      ],
      sincero: [
        'Creo que no encajamos y no quiero alargarlo. Te deseo que vaya muy bien {lo}.',
        'Creo que no encajamos y no quiero alargarlo. Cuídate mucho.',
      ],
      directo: ['No encajamos, así que lo dejo aquí. Cuídate.', 'Lo dejo aquí: no es lo que busco. Suerte.'],
      romantico: [
        'Creo que tu historia va por otro camino que la mía. Que te vaya muy bonito.',
        'Me despido con cariño: creo que no somos lo que buscamos. Cuídate mucho.',
      ],
    },
  },
  {
    name: 'Cierre con cariño',
    lines: {
      casual: [
        'Lo he pensado y prefiero no seguir. Ojalá {lo} salga redondo, un abrazo.',
        'Lo he pensado y prefiero no seguir. Un abrazo y mucha suerte.',
      ],
      divertido: [
        'He consultado con la almohada y vota que no sigamos. Un abrazo, y que {lo} acabe bien.',
        'He consultado con la almohada y vota que no sigamos. Un abrazo de los buenos.',
      ],
      sincero: [
        'Lo he pensado y no quiero tenerte esperando una respuesta: me despido aquí. Un abrazo, y ánimo con {lo}.',
        'Lo he pensado y no quiero tenerte esperando una respuesta: me despido aquí. Un abrazo.',
      ],
      directo: [
        'Me despido aquí, mejor claro que tarde. Un abrazo.',
        'Prefiero despedirme a dejarte en visto. Un abrazo y suerte.',
      ],
      romantico: [
        'Has sido buena compañía estos días, y por eso me despido en vez de desaparecer. Un abrazo grande.',
        'No quiero irme sin darte las gracias por la ternura. Un abrazo grande.',
      ],
    },
  },
];

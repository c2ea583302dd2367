import type { Angles } from './angle.server.ts';

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

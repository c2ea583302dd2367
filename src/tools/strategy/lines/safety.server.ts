import type { Angles } from './angle.server.ts';

/** Where somebody may get hurt there is one tone only, whatever style was asked for. */
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

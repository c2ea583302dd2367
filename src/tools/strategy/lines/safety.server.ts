import type { Angles } from './angle.server.ts';

/** Where somebody may get hurt there is one tone only, whatever style was asked for; what is said stays the same, the words differ. */
export const limits: Angles = [
  {
    name: 'Poner un límite',
    lines: [
      'Así no me siento a gusto.',
      'Esto me incomoda y prefiero decirlo claro.',
      'Ese tono no me gusta.',
      'Por ahí no voy a seguir.',
    ],
    after: [
      'Si quieres que sigamos hablando, necesito que sea con respeto.',
      'Mi respuesta es no, y con una vez basta.',
      'Si cambia la manera de hablarme, seguimos; si no, lo dejo.',
      'Te pido que no insistas.',
    ],
  },
  {
    name: 'Despedirse bien',
    lines: [
      'Creo que buscamos cosas distintas, así que lo dejo aquí.',
      'No es la forma en la que quiero conocer a alguien.',
      'Prefiero parar en este punto.',
      'Esto no va conmigo.',
    ],
    after: [
      'Que te vaya bien.',
      'Me despido aquí.',
      'Te deseo lo mejor, pero por otro lado.',
      'Un saludo y hasta aquí.',
    ],
  },
  {
    name: 'No contestar',
    lines: [
      'Hoy no envíes nada.',
      'Deja el mensaje en visto, sin más.',
      'Silencia el chat y respira.',
      'Puedes no contestar.',
    ],
    after: [
      'No le debes una respuesta.',
      'Si vuelve a insistir, bloquear también es contestar.',
      'Si dudas, enséñaselo a alguien de confianza.',
      'Tu tranquilidad va primero.',
    ],
  },
];

export const safeWays: Angles = [
  {
    name: 'No contestar',
    lines: [
      'No envíes nada.',
      'Deja este mensaje sin respuesta.',
      'No respondas, aunque insista.',
      'El silencio es lo más seguro ahora.',
    ],
    after: [
      'Guarda la conversación y busca apoyo.',
      'Haz capturas, bloquea y cuéntaselo a alguien de confianza.',
      'Guarda las pruebas y denuncia el perfil en la app.',
      'Habla hoy mismo con alguien cercano y ten a mano las líneas de ayuda.',
    ],
  },
  {
    name: 'Cerrar la puerta',
    lines: [
      'Hasta aquí.',
      'Esta conversación se ha terminado.',
      'Corto el contacto.',
      'Lo nuestro acaba con este mensaje.',
    ],
    after: [
      'No quiero más mensajes.',
      'No me escribas más.',
      'No vuelvas a contactarme por ningún lado.',
      'No voy a leer lo que venga después.',
    ],
  },
  {
    name: 'Un no sin explicaciones',
    lines: ['No.', 'No, y es definitivo.', 'La respuesta es no.', 'No voy a hacer lo que pides.'],
    after: [
      'No voy a hablar más de esto.',
      'No hay nada que añadir.',
      'Insistir no va a cambiarlo.',
      'No tengo que dar explicaciones.',
    ],
  },
];

export const caringWays: Angles = [
  {
    name: 'Acompañar y derivar',
    lines: [
      'Lo que me cuentas me importa y me preocupa.',
      'Gracias por contármelo, sé que no es fácil.',
      'Siento muchísimo que estés así.',
    ],
    after: [
      'Llama al 024, por favor: te escuchan ahora mismo, gratis.',
      '¿Puedes llamar al 024? Atienden día y noche, es gratis y saben ayudar.',
      'En el 024 hay alguien al otro lado a cualquier hora. Llama, por favor.',
    ],
  },
  {
    name: 'Preguntar sin rodeos',
    lines: ['Te leo y me preocupo.', 'Te lo pregunto en serio.', 'Lo digo sin rodeos porque es serio.'],
    after: [
      '¿Hay alguien contigo ahora? Si hay peligro, llama al 112.',
      '¿Estás en un sitio seguro? Si no, llama al 112 ya.',
      '¿Quién puede ir a estar contigo ahora? Si corres peligro, el 112.',
    ],
  },
  {
    name: 'Cuidar sin cargar',
    lines: [
      'Me importa cómo estás, y esto necesita más ayuda que la mía.',
      'Quiero que estés a salvo, y yo no basto para eso.',
      'No tienes que pasar por esto a solas.',
    ],
    after: [
      'En el 024 atienden a cualquier hora.',
      'Cuéntaselo hoy a alguien de tu confianza y llama al 024.',
      'Hay gente preparada para escucharte en el 024, gratis y con discreción.',
    ],
  },
];

export const minorWays: Angles = [
  {
    name: 'Cerrar con amabilidad',
    lines: [
      'Prefiero dejar aquí la conversación.',
      'Voy a parar en este punto.',
      'Lo dejo aquí, y no es culpa tuya.',
    ],
    after: [
      'Esto es solo para personas adultas. Cuídate mucho.',
      'Aquí hace falta tener 18 años. Que te vaya bien.',
      'Estas charlas son entre mayores de edad. Un saludo.',
    ],
  },
  {
    name: 'Breve y claro',
    lines: [
      'Con esa edad no vamos a seguir hablando por aquí.',
      'Eres menor de edad y esto termina ya.',
      'Por tu edad, no sigo con esta charla.',
    ],
    after: ['Que te vaya bien.', 'Cuídate mucho.', 'Te deseo lo mejor.'],
  },
  {
    name: 'No contestar',
    lines: ['No envíes nada más.', 'No sigas con el chat.', 'Aquí no hace falta respuesta.'],
    after: [
      'Cierra la conversación y repórtala en la app.',
      'Avisa a la app desde el perfil y bloquea.',
      'Reporta el perfil, y no pidas ni guardes fotos.',
    ],
  },
];

import type { Angles } from './angle.server.ts';

export const plan: Angles = [
  {
    name: 'Decir que sí y cerrar',
    first: [
      '',
      '¡Venga!',
      'Qué buena idea.',
      'Suena muy bien.',
      'Hecho.',
      'Por mí, genial.',
      'Con muchas ganas.',
    ],
    also: [
      '¡{Cita} me viene bien! Allí estaré.',
      '{Lo} me apetece mucho: {cita}, entonces.',
      'Hecho, {cita}. Con ganas de que llegue {lo}.',
      '{Cita}, perfecto. Si cambia algo, me avisas.',
      '{Cita}: me lo apunto ya.',
    ],
    lines: {
      casual: [
        '¡{Día} me viene bien! ¿A qué hora y por qué zona?',
        'Me apunto a {lo}. ¿Qué día y a qué hora te viene bien?',
        'Me apunto. ¿Qué día y a qué hora te viene bien?',
        'Sí, me apetece. Dime hora y sitio y allí estoy.',
      ],
      divertido: [
        '{Día}, apuntado con rotulador del que no se borra. ¿Hora y lugar de los hechos?',
        'Acepto {lo} antes de leer la letra pequeña. ¿Hora y lugar de los hechos?',
        'Acepto antes de leer la letra pequeña. ¿Hora y lugar de los hechos?',
      ],
      sincero: [
        '{Día} me va bien, y me hace ilusión. ¿A qué hora te resulta cómodo?',
        'Me hace ilusión {lo}. ¿Qué día y a qué hora te resulta cómodo?',
        'Me hace ilusión que lo propongas. ¿Qué día y a qué hora te resulta cómodo?',
      ],
      directo: [
        '{Día}, sí. ¿Hora y sitio?',
        'Sí, quiero. Dime cuándo y allí me tienes para {lo}.',
        'Sí, quiero quedar. Dime día, hora y sitio.',
      ],
      romantico: [
        '{Día} ya tiene otro color. ¿A qué hora y dónde te encuentro?',
        'Me encanta la idea de {tema} contigo. ¿Qué tarde te guardo?',
        'Me encanta la idea de verte. ¿Qué tarde te guardo?',
      ],
    },
  },
  {
    name: 'Sí, con tu toque',
    first: [
      '',
      'Claro que sí.',
      'Qué ganas.',
      'Me parece estupendo.',
      'No se hable más.',
      'Con mucho gusto.',
      'Cuenta conmigo.',
    ],
    also: [
      '¿Prefieres que busque yo el sitio o tienes uno en mente?',
      'Si te parece, elige tú y yo llevo la conversación.',
      'Me apunto a {lo}: {cita} y sin excusas.',
      'Por {lo}, lo que haga falta. {Cita}, entonces.',
      '{Cita}, vale. ¿Te parece si luego damos un paseo por la zona?',
      '{Cita} queda cerrado. ¿Alguna manía con la mesa, interior o terraza?',
    ],
    lines: {
      casual: [
        'Me gusta {lo}. Elige tú el sitio y yo pongo la hora, ¿o al revés?',
        'Buen plan. Elige tú el sitio y yo pongo la hora, ¿o al revés?',
      ],
      divertido: [
        'Voto a favor de {lo}. Tú pones el sitio y yo, la puntualidad sospechosa.',
        'Voto a favor. Tú pones el sitio y yo, la puntualidad sospechosa.',
      ],
      sincero: [
        'Qué buena idea {lo}. Propón tú el sitio, que me gustará conocer uno tuyo.',
        'Qué buena idea. Propón tú el sitio, que me gustará conocer uno tuyo.',
      ],
      directo: [
        'Me gusta {lo}. Tú pones el lugar y yo me adapto.',
        'Buen plan. Tú pones el lugar y yo me adapto. ¿Lo cerramos?',
      ],
      romantico: [
        'Qué bonito {lo}. Llévame a un sitio que signifique algo para ti.',
        'Qué bonito plan. Llévame a un sitio que signifique algo para ti.',
      ],
    },
  },
  {
    name: 'Otro momento',
    first: [
      '',
      'La idea me encanta.',
      'Gracias por proponerlo.',
      'Ojalá pudiera ya.',
      'Qué buen plan.',
      'Me lo pones difícil.',
      'Suena bien.',
    ],
    lines: {
      casual: [
        'Me apetece {lo}, aunque voy con la semana justa. ¿Lo dejamos para la que viene?',
        'Me apetece, aunque {día} voy con el tiempo justo. ¿Te va bien otro rato de esta semana?',
        'Me apetece la idea, aunque voy con la semana justa. ¿Lo dejamos para la que viene?',
      ],
      divertido: [
        'A {lo} digo que sí; la fecha, la negociamos.',
        'Mi agenda dice que {día} no y yo digo que cualquier otro día sí. ¿Negociamos?',
        'Mi agenda dice que esta semana no, y yo digo que sí a la próxima. ¿Negociamos?',
      ],
      sincero: [
        'Me apetece de verdad {lo}, pero estos días no llego con calma. ¿Buscamos otro momento?',
        'Me apetece de verdad, pero {día} no llego con calma. ¿Buscamos otro día?',
        'Me apetece de verdad, pero estos días no llego con calma. ¿Buscamos otro momento?',
      ],
      directo: [
        'Cuenta conmigo para {lo}, pero con otra fecha. Propón una.',
        '{Día} no llego, pero quiero quedar. Propón otra fecha.',
        'Esta semana no llego, pero quiero quedar. Propón otra fecha.',
      ],
      romantico: [
        'No quiero vivir {lo} con prisa. ¿Me guardas una tarde de la próxima semana?',
        'No quiero verte con prisa, y {día} la llevo puesta. ¿Me guardas otra tarde?',
        'No quiero verte con prisa, y esta semana la llevo puesta. ¿Me guardas una tarde de la próxima?',
      ],
    },
  },
];

export const excuse: Angles = [
  {
    name: 'Sin presión',
    first: [
      '',
      'Claro que sí.',
      'Nada, nada.',
      'Faltaría más.',
      'Aquí no hay prisa.',
      'Todo bien por mi parte.',
      'Cada cosa a su tiempo.',
    ],
    lines: {
      casual: [
        'Sin problema, y suerte con {lo}. Cuando tengas un hueco me dices y lo hablamos.',
        'Sin problema, lo primero es lo primero. Cuando tengas un hueco me dices y lo hablamos.',
      ],
      divertido: [
        'Tranquilidad, que {lo} ya da para una temporada entera. Cuando respires, me avisas.',
        'Tranquilidad, que las agendas tienen vida propia. Cuando respires, me avisas.',
      ],
      sincero: [
        'Lo entiendo, y espero que {lo} vaya bien. Cuando tengas un hueco, me gustará saber de ti.',
        'Lo entiendo perfectamente. Cuando tengas un hueco, me gustará saber de ti.',
      ],
      directo: [
        'Entendido: primero {lo}. Cuando puedas, me dices.',
        'Entendido. Cuando puedas, me dices y quedamos.',
      ],
      romantico: [
        'Lo bueno sabe esperar: primero {lo}. Aquí sigue la idea de vernos.',
        'Lo bueno sabe esperar. Aquí sigue la idea de vernos, sin fecha.',
      ],
    },
  },
  {
    name: 'Plan pequeño',
    first: [
      '',
      'Te lo pongo fácil.',
      'Dejo una idea en el aire.',
      'Sin compromiso ninguno.',
      'Nada de agendas imposibles.',
      'Por si ayuda.',
      'Solo si te apetece.',
    ],
    lines: {
      casual: [
        'Cuando acabe {lo}, un café corto me vale. Tú dirás.',
        'Si {día} se complica, un café corto otro día también me vale. Tú dirás.',
        'Si te encaja un café corto la semana que viene, me dices; y si no, no pasa nada.',
      ],
      divertido: [
        'Si entre {lo} y la vida queda media hora, yo pongo el café.',
        'Versión de bolsillo: café de veinte minutos, sin postre ni discursos. Cuando te encaje.',
      ],
      sincero: [
        'Me basta con un café corto cuando {lo} te deje respirar.',
        'Me basta con un café corto el día que te venga bien; no hace falta que sea un planazo.',
        'Podemos hacerlo sencillo: un rato corto, cuando te descanse la semana.',
      ],
      directo: [
        'Café corto cuando termine {lo}. Tú pones el día.',
        'Propongo café corto la semana que viene. Si no te va, otro día.',
        'Media hora y un café, cuando puedas. Tú pones el día.',
      ],
      romantico: [
        'Un paseo corto, cuando {lo} te deje: con eso me vale.',
        'Un paseo corto al final de un día largo: con eso me vale, cuando puedas.',
      ],
    },
  },
  {
    name: 'Humor ligero',
    first: [
      '',
      'Pasa en las mejores familias.',
      'Aquí no se enfada nadie.',
      'Todo en orden.',
      'Así es la vida moderna.',
      'Mucho ánimo con el lío.',
      'Respira, que hay tiempo.',
    ],
    lines: {
      casual: [
        'Nada, que {lo} no pueda contigo. Yo guardo el sitio en la barra.',
        'Apuntado en la lista de cafés pendientes, que es una lista sin prisa.',
      ],
      divertido: [
        'Le mando saludos a {lo} y un número de turno para verte.',
        'Cojo número, como en la carnicería, y espero mi turno.',
      ],
      sincero: [
        'Te cambio la prisa por un buen rato cuando se pueda. Ánimo con {lo}.',
        'Te cambio la prisa por un buen rato cuando se pueda. Ánimo con la semana.',
      ],
      directo: ['Sin drama: aplazado, no cancelado.', 'Aplazado queda. La caña o el café siguen en pie.'],
      romantico: [
        'Dejo una silla libre a mi lado para cuando acabe {lo}.',
        'Dejo una silla libre a mi lado para cuando puedas.',
      ],
    },
  },
];

import type { Situation } from '../read-received.server.ts';
import type { Angles } from './angle.server.ts';
import { boundary, need, photo, reassure, voice } from './considerate.server.ts';
import { choice, compliment, contact, courtesy, greeting, laugh, night, seeks } from './small-talk.server.ts';

const plan: Angles = [
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

const hard: Angles = [
  {
    name: 'Acompañar',
    first: [
      '',
      'Gracias por contármelo.',
      'Te mando un abrazo.',
      'Menuda racha.',
      'Qué duro.',
      'Aquí me tienes.',
      'Me da mucha pena leerlo.',
    ],
    lines: {
      casual: [
        'Vaya, siento {lo}. Si te apetece contarlo, te leo; y si no, cambiamos de tema.',
        'Vaya, siento que esté siendo así. Si te apetece contarlo, te leo; y si no, cambiamos de tema.',
        'Uf, qué día. Si quieres soltarlo, aquí estoy.',
      ],
      divertido: [
        'Siento {lo}. Hoy dejo las bromas para luego: si quieres contarlo, te leo.',
        'Vaya día te ha tocado. Hoy dejo las bromas para luego: si quieres contarlo, te leo.',
        'Hoy no toca chiste, toca escuchar. Cuéntame lo que quieras.',
      ],
      sincero: [
        'Siento mucho {lo}. Si te ayuda contarlo, te leo con calma.',
        'Siento leer eso. No hace falta que contestes rápido: aquí estoy si quieres hablarlo.',
        'Siento mucho que estés así. Si te ayuda contarlo, te leo con calma.',
      ],
      directo: [
        'Siento {lo}. ¿Prefieres hablarlo o que te distraiga?',
        'Lo siento. ¿Prefieres hablarlo o que te distraiga?',
        'Siento leerlo. Dime qué te viene mejor: que escuche o que cambie de tema.',
      ],
      romantico: [
        'Siento {lo}. Ojalá pudiera darte un abrazo de los largos.',
        'Ojalá pudiera darte un abrazo de los largos. Te leo si quieres contarlo.',
        'Siento que hoy duela. No tienes que estar bien para hablar conmigo.',
      ],
    },
  },
  {
    name: 'Un gesto pequeño',
    first: [
      '',
      'Hoy no hay que rendir.',
      'Ve poco a poco.',
      'Sin exigencias.',
      'Con calma.',
      'Que hoy te cuiden.',
      'Un paso detrás de otro.',
    ],
    lines: {
      casual: [
        'Espero que {lo} afloje pronto. Hoy te toca algo fácil: cena rica y sofá.',
        'Ojalá mañana vaya mejor. Hoy te toca algo fácil: cena rica y sofá.',
      ],
      divertido: [
        'Receta de urgencia mientras {lo} mejora: manta, algo rico y ninguna obligación.',
        'Receta de urgencia: manta, algo rico y ninguna obligación hasta mañana.',
      ],
      sincero: [
        'Espero que {lo} vaya a mejor. Cuídate hoy, aunque sea con algo pequeño.',
        'Cuídate hoy, aunque sea con algo pequeño. Mañana te pregunto qué tal.',
      ],
      directo: [
        'Hoy, lo mínimo: cena y descanso. Ojalá {lo} mejore pronto.',
        'Hoy, lo mínimo: cena y descanso. Mañana te pregunto.',
      ],
      romantico: [
        'Te mando un abrazo para {lo}, de los que no piden nada.',
        'Te mando un abrazo para esta noche, de los que no piden nada.',
      ],
    },
  },
  {
    name: 'Distraer con tacto',
    first: [
      '',
      'Sin obligación ninguna.',
      'Solo si te ayuda.',
      'A tu ritmo.',
      'Aquí no hay prisa.',
      'Como a ti te venga mejor.',
      'Por si hace falta un respiro.',
    ],
    lines: {
      casual: [
        'Si hoy hace falta pensar en otra cosa, tengo tema: ¿dulce o salado para arreglar un mal día?',
      ],
      divertido: [
        'Cuando quieras un descanso, tengo preparada una pregunta absurda y cero prisa por la respuesta.',
      ],
      sincero: ['Si te viene bien distraerte un rato, cuéntame algo que te guste y hablamos solo de eso.'],
      directo: ['Si quieres desconectar, elige: música, series o comida. Yo te sigo.'],
      romantico: ['Si te apetece, pensamos un rato en algo bonito: ¿cuál es tu rincón para los días así?'],
    },
  },
];

const excuse: Angles = [
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

const cold: Angles = [
  {
    name: 'Pregunta fácil',
    first: ['', 'Te lo pongo fácil.', 'A ver si acierto.', 'Voy con una sencilla.'],
    also: [
      '¿Qué ha sido lo más raro que has comido este mes?',
      '¿Qué sonaba en tu última lista de música?',
      '¿Desayuno dulce o salado?',
      '¿Qué harías con una tarde libre y el móvil apagado?',
    ],
    lines: {
      casual: [
        'Pregunta rápida: ¿plan de sofá o plan de calle este fin de semana?',
        'Una de elegir: ¿dulce o salado para arreglar un mal día?',
      ],
      divertido: [
        'Interrogatorio de una sola pregunta: ¿croqueta o empanadilla?',
        'Modo monosílabos activado, así que te lo pongo fácil: ¿mar o montaña?',
      ],
      sincero: [
        'Me gustaría saber algo tuyo, aunque sea pequeño: ¿qué te ha alegrado hoy?',
        'Te pregunto algo sencillo, porque me interesa: ¿qué sueles hacer cuando tienes una tarde libre?',
      ],
      directo: ['Sofá o calle: ¿qué eliges hoy?', 'Dime una cosa que te apetezca esta semana.'],
      romantico: [
        '¿Qué ha sido hoy lo más bonito, por pequeño que sea?',
        '¿Eres de amaneceres o de noches largas?',
      ],
    },
  },
  {
    name: 'Cambiar de tema',
    first: ['', 'Doy la vuelta a la tortilla.', 'Borrón y tema nuevo.', 'Pruebo por otro lado.'],
    also: [
      '¿Qué serie te está robando horas?',
      '¿A qué sitio te irías mañana?',
      '¿Qué se te da sorprendentemente bien?',
      '¿Qué te apetece hacer el finde?',
    ],
    lines: {
      casual: [
        'Cambio de tercio: ¿qué ha sido lo mejor de tu semana?',
        'Otra cosa: ¿qué te ha hecho gracia hoy?',
      ],
      divertido: [
        'Cambio de canal: ¿cuál es la peor película que has terminado por orgullo?',
        'Nueva ronda: ¿qué manía tuya merecería un documental?',
      ],
      sincero: [
        'Quizá no he acertado con el tema. ¿De qué te apetece hablar a ti?',
        'Prefiero que hablemos de algo que te guste: ¿en qué andas estos días?',
      ],
      directo: [
        'Cambio de tema: ¿en qué andas estos días?',
        'Vamos a otra cosa: ¿qué te hace ilusión ahora?',
      ],
      romantico: [
        'Cambiemos de aire: ¿a qué sitio volverías solo por cómo te sentiste allí?',
        'Otra pregunta, de las lentas: ¿qué canción te acompaña estos días?',
      ],
    },
  },
  {
    name: 'Dejar espacio',
    first: ['', 'Sin prisa.', 'Todo bien.', 'Aquí no hay examen.', 'Como prefieras.'],
    lines: {
      casual: [
        'Igual no es el día, y no pasa nada. Cuando te apetezca charlar, me escribes.',
        'Te dejo tu espacio. Si luego te apetece seguir, aquí me encuentras.',
      ],
      divertido: [
        'Dejo el micrófono encendido por si luego te apetece. Que descanses.',
        'Me retiro a cocinar preguntas mejores. Cuando quieras, abro la cocina.',
      ],
      sincero: [
        'Si hoy no te apetece hablar, lo entiendo. Me gustará leerte otro día.',
        'No quiero agobiarte: cuando te apetezca, seguimos.',
      ],
      directo: [
        'Si no es buen momento, seguimos otro día.',
        'Lo dejo aquí por hoy. Escribe cuando te apetezca.',
      ],
      romantico: [
        'Te dejo el silencio que necesites. Si vuelves, me alegraré.',
        'Hoy te dejo descansar. Que tengas una noche tranquila.',
      ],
    },
  },
];

/** They asked something that only the user can answer: the reply says so and gives the question back. */
const question: Angles = [
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

/** When what was received asks for its own answer, whatever the objective. */
export const replies: Partial<Record<Situation, Angles>> = {
  plan,
  hard,
  excuse,
  cold,
  question,
  greeting,
  courtesy,
  compliment,
  reassure,
  voice,
  contact,
  laugh,
  night,
  choice,
  seeks,
  boundary,
  need,
  photo,
};

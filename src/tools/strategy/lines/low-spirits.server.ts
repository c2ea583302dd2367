import type { Angles } from './angle.server.ts';

export const hard: Angles = [
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

export const cold: Angles = [
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

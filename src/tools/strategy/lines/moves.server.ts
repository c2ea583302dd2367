import type { Aim, Angles } from './angle.server.ts';

const date: Angles = [
  {
    name: 'Plan concreto',
    lines: {
      casual: [
        '¿Lo seguimos con un café esta semana? Dime qué día te va mejor.',
        '¿Te hace un paseo y algo de beber esta semana, una horita?',
      ],
      divertido: [
        'Propongo cumbre de urgencia: dos cafés y ningún acta. ¿Qué día te viene bien?',
        'Se impone una reunión con bravas de por medio. ¿Qué día la convocamos?',
      ],
      sincero: [
        'Me gustaría conocerte con calma: un café, una hora y sin compromiso. ¿Qué día te viene bien?',
        'Me apetece de verdad verte un rato. ¿Te va bien un café esta semana?',
      ],
      directo: [
        'Quedemos: un café, una hora. ¿Qué día puedes?',
        'Propongo café y paseo esta semana. Dime día y lo cerramos.',
      ],
      romantico: [
        'Me gustaría escucharte mirándote a la cara: ¿un café sin prisa esta semana?',
        '¿Y si lo seguimos paseando, a esa hora en que baja la luz? Dime qué tarde te viene bien.',
      ],
    },
  },
  {
    name: 'Invitación abierta',
    lines: {
      casual: [
        'En persona seguro que gana. ¿Te apetece que busquemos un hueco?',
        'Por aquí se queda corto. ¿Te animas a un plan tranquilo?',
      ],
      divertido: [
        'En persona seguro que tiene efectos especiales. ¿Buscamos un hueco?',
        'La cara que se me va a quedar al escucharlo no cabe en un mensaje. ¿Buscamos un rato?',
      ],
      sincero: [
        'Creo que lo hablaríamos mejor en persona. Si te apetece, buscamos un rato.',
        'Preferiría escuchártelo en persona, cuando a ti te venga bien.',
      ],
      directo: [
        'Se habla mejor en persona. ¿Te apetece quedar?',
        'Yo lo seguiría cara a cara. ¿Te viene bien esta semana?',
      ],
      romantico: [
        'Hay historias que piden una mesa pequeña y ninguna prisa. ¿Te apetece?',
        'Me encantaría escuchártelo despacio, en algún sitio bonito. ¿Te apetece?',
      ],
    },
  },
  {
    name: 'Elegir juntos',
    lines: {
      casual: [
        'Si quedamos, ¿eres más de café con charla o de paseo sin rumbo?',
        '¿Terraza al sol o paseo? Elige y ponemos día.',
      ],
      divertido: [
        'Pregunta de examen: ¿terraza al sol o bar con ruido? De la respuesta sale un plan.',
        'Dos opciones y ninguna mala: ¿café con tarta o paseo con helado? Tu voto decide.',
      ],
      sincero: [
        '¿Qué te resultaría más cómodo para conocernos, un café o un paseo?',
        'Quiero que sea un plan que te guste a ti también: ¿café, paseo u otra cosa?',
      ],
      directo: ['¿Café o paseo? Tú eliges y yo me adapto.', 'Elige tú: café corto o paseo largo.'],
      romantico: [
        '¿Prefieres un café junto a una ventana o un paseo al atardecer?',
        'Para cuando nos veamos, ¿mesa pequeña o calle sin rumbo?',
      ],
    },
  },
];

const whatsapp: Angles = [
  {
    name: 'Ofrecer el tuyo',
    lines: {
      casual: [
        'Si te resulta cómodo, te paso mi número y seguimos por WhatsApp.',
        'Te dejo mi número si quieres, y me escribes cuando te venga bien.',
      ],
      divertido: [
        'Ofrezco mi número a cambio de nada, que ya es oferta. ¿Te lo paso y seguimos por WhatsApp?',
        'Mis mejores pegatinas viven en WhatsApp. ¿Te paso mi número?',
      ],
      sincero: [
        'Me gusta hablar contigo. Si te parece bien, te paso mi número y me escribes cuando quieras.',
        'Estoy a gusto en esta conversación; si te apetece, te doy mi número y seguimos por WhatsApp.',
      ],
      directo: [
        'Te paso mi número y seguimos por WhatsApp. ¿Te va bien?',
        'Prefiero WhatsApp. ¿Te doy mi número?',
      ],
      romantico: [
        'Me gustaría poder darte los buenos días fuera de aquí. ¿Te paso mi número?',
        'Si te apetece, te doy mi número y seguimos con más calma por WhatsApp.',
      ],
    },
  },
  {
    name: 'Motivo sencillo',
    lines: {
      casual: [
        'Aquí se me escapan los mensajes. ¿Te va bien que sigamos por WhatsApp?',
        'Por audio te lo contaría mejor. ¿Seguimos por WhatsApp?',
      ],
      divertido: [
        'Esta app me avisa cuando le da la gana. ¿Nos mudamos a WhatsApp, sin cajas ni fianza?',
        'Los audios de cinco minutos no caben aquí, por suerte para ti. ¿Probamos en WhatsApp?',
      ],
      sincero: [
        'Miro poco esta app y no me gusta dejarte esperando. ¿Te parece bien WhatsApp?',
        'Por aquí tardo en ver tus mensajes y me da rabia. ¿Seguimos por WhatsApp?',
      ],
      directo: ['Por aquí contesto tarde. ¿WhatsApp?', 'Voy más rápido por WhatsApp. ¿Seguimos ahí?'],
      romantico: [
        'Me gustaría oír tu voz en un audio. ¿Seguimos por WhatsApp?',
        'Quiero leerte sin tanto perfil alrededor. ¿Seguimos por WhatsApp?',
      ],
    },
  },
  {
    name: 'Con salida fácil',
    lines: {
      casual: [
        '¿Pasamos a WhatsApp o prefieres seguir por aquí? Las dos me van bien.',
        'Si te apetece, cambiamos de app; y si no, por aquí estoy igual de a gusto.',
      ],
      divertido: [
        'Se abre la votación: ¿WhatsApp o seguimos por aquí? Gane lo que gane, hay memes.',
        '¿Cambiamos de app o es pronto para compartir pegatinas? Aquí también se está bien.',
      ],
      sincero: [
        'Si prefieres seguir por aquí, lo entiendo; si no, me gustaría pasar a WhatsApp.',
        '¿Te sentirías a gusto hablando por WhatsApp? Si no, seguimos aquí tan bien.',
      ],
      directo: [
        '¿WhatsApp o aquí? Tú decides.',
        'Me apetece pasar a WhatsApp. Si no es tu momento, seguimos aquí.',
      ],
      romantico: [
        'Cuando sientas que es buen momento, pasamos a WhatsApp; hasta entonces, te leo aquí con las mismas ganas.',
        'Aquí o en WhatsApp, lo que quiero es seguir leyéndote. ¿Dónde estás más a gusto?',
      ],
    },
  },
];

const interest: Angles = [
  {
    name: 'Pregunta concreta',
    also: [
      '¿Qué es lo que más te gusta de {tema}?',
      'Cuéntame más de {tema}: ¿qué es lo que no se ve desde fuera?',
      '¿Y qué tal {lo}? Versión sin censura.',
      'De {tema}, ¿qué es lo que nadie te pregunta?',
      '¿Qué plan te haría ilusión este mes?',
      '¿Qué te ha hecho reír esta semana?',
      '¿Con qué se te pasa el tiempo volando?',
    ],
    lines: {
      casual: ['¿Y cómo llevas {lo}?', '¿Qué ha sido lo mejor de tu semana?'],
      divertido: [
        'Exijo detalles de {lo}: ¿qué repetirías y qué borrarías del acta?',
        'Del uno al diez, ¿cuánto drama ha tenido {lo}?',
        'Pregunta absurda con fines científicos: ¿qué emoji resume tu semana?',
      ],
      sincero: [
        '¿Cómo vives tú {lo}? Te lo pregunto con interés de verdad.',
        'Me gustaría entender bien {lo}: ¿qué ha sido lo más importante para ti?',
        '¿Qué es lo que más te ilusiona estos días? Me interesa de verdad.',
      ],
      directo: [
        '¿Qué es lo mejor de {tema}? ¿Y lo peor?',
        'De {tema} quiero saberlo todo: ¿por dónde empiezas?',
        '¿Qué te tiene con ganas últimamente?',
      ],
      romantico: [
        'Cuéntame {lo} como si tuviéramos toda la tarde: ¿por dónde empezarías?',
        '¿Qué fue lo que más te gustó de {tema}? Me gusta leerte cuando cuentas esas cosas.',
        '¿Qué momento de hoy te gustaría guardar?',
      ],
    },
  },
  {
    name: 'Querer saber más',
    also: [
      'Cuéntame más, que esto se queda corto.',
      'Cuéntame un poco más, que se nota que ahí hay historia.',
    ],
    lines: {
      casual: [
        'Dame la versión larga, la de las anécdotas que no se cuentan en la primera charla.',
        'Quiero los detalles, incluidos los que te dejan regular.',
      ],
      divertido: [
        'Quiero la versión del director, con tomas falsas incluidas.',
        'Cuéntamelo como un tráiler: empieza por la explosión.',
      ],
      sincero: [
        'Si te apetece, cuéntame también la parte que no sueles contar.',
        'Me interesa la parte de verdad, aunque no quede perfecta.',
      ],
      directo: [
        'Resúmelo en tres palabras y elijo de cuál tirar.',
        'Dime lo que nadie te pregunta nunca sobre eso.',
      ],
      romantico: [
        'Cuéntamelo despacio, que no tengo prisa por llegar al final.',
        'Empieza por el detalle más pequeño, que suele ser el mejor.',
      ],
    },
  },
  {
    name: 'Dar y preguntar',
    also: [
      'Yo luego te cuento lo mío, pero empieza tú, que va mejor. ¿Te animas?',
      'Hagamos un trueque: una historia tuya, una historia mía. ¿Quién empieza?',
    ],
    lines: {
      casual: [
        'Te cambio esa historia por una mía. ¿Empiezas?',
        'Empieza tú por lo mejor y luego me toca a mí. ¿Trato?',
      ],
      divertido: [
        'Cambio cromos: una historia tuya por una mía, y gana la más absurda. ¿Empiezas?',
        'Tú pones la historia y yo los comentarios de la grada. ¿Trato?',
      ],
      sincero: [
        'Yo también te cuento lo que quieras saber. ¿Por dónde te apetece seguir?',
        'Luego te cuento algo mío, que así se conoce la gente. ¿Qué fue lo que más te costó?',
      ],
      directo: [
        'Pregunta por pregunta: tú primero.',
        'Yo te contesto a lo que quieras si tú me cuentas cómo acaba.',
      ],
      romantico: [
        'Te regalo una historia mía por cada una tuya. ¿Empezamos?',
        'Tú me cuentas esto y yo te cuento algo que casi no cuento. ¿Te apetece?',
      ],
    },
  },
];

const recover: Angles = [
  {
    name: 'Retomar el hilo',
    also: ['Quería saber cómo acabó {lo}.'],
    first: ['', 'Hola de nuevo.', 'Vuelvo por aquí.', 'Aquí estoy otra vez.', 'Me he acordado de ti.'],
    lines: {
      casual: [
        'Se nos quedó a medias {lo}. Si te apetece seguir, te leo.',
        'Se nos quedó la charla a medias. Si te apetece seguir, te leo.',
      ],
      divertido: [
        'Dejamos {lo} en lo mejor, como las series. ¿Hay siguiente capítulo?',
        'Nuestra charla se quedó en pausa, como las buenas series. ¿Hay siguiente capítulo?',
      ],
      sincero: [
        'Me quedé con ganas de saber más de {lo}. Si te apetece seguir, aquí estoy.',
        'Me gustaba hablar contigo y lo he echado en falta. Si te apetece seguir, aquí estoy.',
      ],
      directo: ['Retomo {lo}: ¿cómo acabó?', 'Retomo la charla, que iba bien. ¿Cómo estás?'],
      romantico: [
        'Hoy me he acordado de {lo} y he sonreído. ¿Cómo estás?',
        'Hoy me he acordado de nuestra charla y he sonreído. ¿Cómo estás?',
      ],
    },
  },
  {
    name: 'Sin reproches',
    also: ['Espero que todo vaya bien con {lo}. Si te apetece charlar, por aquí estoy.'],
    first: [
      '',
      'Un saludo por aquí.',
      'Paso a saludar.',
      'Hace días que no hablamos.',
      'Te escribo sin más.',
    ],
    lines: {
      casual: [
        'Sin prisa por contestar: solo me acordé de {lo} y quise saludarte.',
        'Llevamos unos días de silencio y no pasa nada: solo quería saber cómo te va.',
      ],
      divertido: [
        'Vengo sin reproches y con una duda: ¿en qué quedó {lo}?',
        'Vengo sin reproches y con memes. ¿Cómo va todo?',
      ],
      sincero: [
        'Imagino que {lo} te ha tenido sin un minuto. No hace falta que expliques nada; espero que vaya bien.',
        'Imagino que has tenido días llenos, y no hace falta que expliques nada. Espero que estés bien.',
      ],
      directo: [
        'Primero {lo}, lo demás puede esperar. Si sigues con ganas de hablar, yo también.',
        'No hace falta explicar el silencio. Si sigues con ganas de hablar, yo también.',
      ],
      romantico: [
        'Ojalá {lo} vaya bien. No te escribo para pedir cuentas, solo para desearte un buen día.',
        'No te escribo para pedir cuentas, solo para desearte un buen día.',
      ],
    },
  },
  {
    name: 'Empezar de nuevo',
    also: [
      'Una pregunta nueva: ¿qué plan te apetece para el próximo finde?',
      'Empiezo yo: ¿qué te ha hecho gracia hoy?',
    ],
    first: [
      '',
      'Borrón y cuenta nueva.',
      'Se me ocurre algo.',
      'Hago el primer movimiento.',
      'Va otra vez, con ganas.',
    ],
    lines: {
      casual: [
        'Propongo capítulo nuevo: ¿qué ha sido lo mejor de tu semana?',
        'Cambio de tema y de ritmo: ¿qué te ha hecho gracia estos días?',
      ],
      divertido: [
        'Hagamos como que este es el primer mensaje: hola, ¿croqueta o empanadilla?',
        'Segunda temporada, episodio uno: ¿qué me he perdido?',
      ],
      sincero: [
        'Si te apetece, empezamos de cero: ¿cómo estás de verdad?',
        'Me gustaría retomarlo con calma. ¿Qué tal estos días?',
      ],
      directo: [
        'Empezamos de nuevo: ¿sigues con ganas de conocernos?',
        'Nuevo intento, una sola pregunta: ¿qué tal tu semana?',
      ],
      romantico: [
        'Volvamos a empezar, como quien encuentra la página: ¿qué tal estás?',
        'Si te apetece, volvemos al principio: ¿qué te ha hecho sonreír hoy?',
      ],
    },
  },
];

const call: Angles = [
  {
    name: 'Llamada corta',
    also: [
      '¿Diez minutos de llamada y le ponemos voz a esto?',
      'Un café por teléfono: diez minutos y cada cual con su taza. ¿Te va?',
    ],
    lines: {
      casual: ['¿Te apetece una llamada corta, de diez minutos, y nos ponemos voz?'],
      divertido: ['Propongo estreno mundial de nuestras voces: diez minutos, sin anuncios. ¿Te apetece?'],
      sincero: ['Me gustaría oírte un rato, diez minutos y sin compromiso. ¿Te apetece una llamada?'],
      directo: ['¿Llamada de diez minutos esta semana? Dime cuándo te va.'],
      romantico: ['Me gustaría saber cómo suena tu risa. ¿Te apetece una llamada corta?'],
    },
  },
  {
    name: 'Antes de quedar',
    also: [
      'Antes de quedar, una videollamada corta y así nos reconocemos en la puerta. ¿Te va bien?',
      'Antes de vernos, cinco minutos de vídeo y se acaban los nervios. ¿Te parece?',
    ],
    lines: {
      casual: ['Antes de quedar me gusta oír una voz. ¿Hacemos una videollamada breve?'],
      divertido: ['Antes de quedar, control de calidad mutuo: videollamada breve y bata permitida. ¿Hace?'],
      sincero: ['Antes de quedar me quedaría más a gusto con una videollamada breve. ¿A ti qué te parece?'],
      directo: ['Antes de quedar, videollamada breve. ¿Te parece bien?'],
      romantico: ['Antes de vernos me gustaría verte sonreír, aunque sea en pantalla. ¿Videollamada breve?'],
    },
  },
  {
    name: 'Con salida fácil',
    also: [
      'Si no es lo tuyo, seguimos escribiendo tan a gusto. ¿Qué prefieres?',
      'También vale un audio cuando tengas un rato. Sin compromiso.',
    ],
    lines: {
      casual: ['Si lo tuyo no son las llamadas, me vale un audio. ¿Qué prefieres?'],
      divertido: ['Si las llamadas te dan más miedo que un lunes, acepto audios. ¿Qué prefieres?'],
      sincero: ['Si no te apetece hablar por teléfono, lo entiendo; un audio también me haría ilusión.'],
      directo: ['¿Llamada o audio? Lo que te resulte más fácil.'],
      romantico: ['Y si la llamada te da vergüenza, un audio corto ya me alegraría el día.'],
    },
  },
];

const apologise: Angles = [
  {
    name: 'Disculpa clara',
    after: [
      'Te debía estas palabras.',
      'Quería decírtelo bien.',
      'Gracias por leerme.',
      'Lo haré mejor.',
      'No busco excusas.',
      'Te mereces que lo diga así.',
      'Ha sido cosa mía.',
    ],
    lines: {
      casual: ['Oye, perdona: no estuve bien y lo siento. No hace falta que contestes ya.'],
      divertido: ['Bromas aparte, que por una vez toca: no estuve bien y lo siento.'],
      sincero: ['Quería pedirte perdón: no estuve bien y lo siento. No hace falta que contestes ya.'],
      directo: ['Perdona. No estuve bien y no tengo excusa.'],
      romantico: ['Me duele cómo lo hice y quería pedirte perdón, sin adornos.'],
    },
  },
  {
    name: 'Reconocer y escuchar',
    after: [
      'Sin prisa.',
      'Cuando tú quieras.',
      'Me importa entenderlo.',
      'Y si prefieres no hablarlo, lo respeto.',
      'Te leeré con calma.',
      'No voy a discutirlo.',
      'Lo que necesites.',
    ],
    lines: {
      casual: ['Creo que metí la pata. Si quieres contarme cómo te sentó, te escucho.'],
      divertido: ['Metí la pata hasta el fondo, y no tiene gracia. Si quieres decírmelo, te escucho.'],
      sincero: ['Sé que metí la pata. Si quieres contarme cómo te sentó, te escucho sin excusas.'],
      directo: ['Metí la pata. Dime cómo te sentó y te escucho.'],
      romantico: ['Me gustaría entender cómo te sentó, si quieres contármelo. Te escucho con calma.'],
    },
  },
  {
    name: 'Breve y sin pedir nada',
    after: [
      'Cuídate.',
      'Te deseo un buen día.',
      'Ojalá estés bien.',
      'Eso es todo.',
      'Gracias por este minuto.',
      'Un saludo.',
      'Y nada más.',
    ],
    lines: {
      casual: ['Siento cómo lo hice el otro día. No espero nada, solo quería decírtelo.'],
      divertido: ['Vengo con una disculpa y sin letra pequeña: lo siento. No espero nada a cambio.'],
      sincero: ['Siento cómo lo hice. No espero nada, solo quería que lo supieras.'],
      directo: ['Lo siento. No espero respuesta.'],
      romantico: ['Lo siento de corazón. No te pido nada; solo quería que lo supieras.'],
    },
  },
];

export const moves: Record<Aim, Angles> = { date, whatsapp, interest, recover, call, apologise };

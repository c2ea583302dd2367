import type { Feeling, Lines } from './pieces.server.ts';

export const feelings: Record<Feeling, Omit<Lines, 'cue'>> = {
  shy: {
    posture: [
      'Si notas que te encoges, no te corrijas de golpe: apoya bien la espalda y deja que el pecho se abra con la respiración.',
      'Date un punto de apoyo (el respaldo, el borde de la mesa, una barandilla): con algo firme detrás, el cuerpo se relaja antes.',
      'Empieza con la postura que te salga y ábrela poco a poco; no hace falta parecer valiente en el minuto uno.',
    ],
    gaze: [
      'Si mirar a los ojos te cuesta, mira el entrecejo o las cejas: desde fuera no se distingue y a ti te da descanso.',
      'Mírale sobre todo cuando escuches, que es más fácil, y permítete apartar la vista mientras piensas lo que vas a decir.',
      'Ponte una meta pequeña: una mirada y una sonrisa al saludar, otra al primer chiste y otra al despedirte.',
    ],
    gestures: [
      'Dale a tus manos una tarea tranquila, como sostener el vaso o apoyar los dedos en la mesa, para que no busquen refugio en la ropa.',
      'Asentir y sonreír también es conversar: si aún no te salen las palabras, tu cara puede ir abriendo camino.',
      'Habla un poco más despacio de lo que te pide el cuerpo; los gestos se acomodan solos a ese ritmo.',
    ],
    mistakes: [
      'Taparte la boca al reír o al hablar: tu risa es de lo mejor que llevas.',
      'Pedir perdón con los hombros cada vez que das una opinión.',
      'Confundir tu rubor con un problema: casi siempre resulta entrañable, y se va antes si no luchas con él.',
    ],
  },
  sure: {
    posture: [
      'Ya ocupas tu espacio con naturalidad; deja también sitio al suyo y échate un poco atrás cuando le toque hablar.',
      'Tu seguridad se nota sin hincharla: espalda larga, barbilla a su altura y nada de invadir su lado de la mesa o del camino.',
      'Afloja un punto la postura cuando cuente algo delicado: bajar la intensidad también es saber estar.',
    ],
    gaze: [
      'Tu mirada firme es una ventaja; parpadea, sonríe y suéltala de vez en cuando para que no parezca un examen.',
      'Antes de contestar, mira y espera un segundo: demuestra que has oído y no solo que tenías la respuesta lista.',
      'Fíjate en si te devuelve la mirada o la esquiva, y ajusta la tuya: leer también es parte de la seguridad.',
    ],
    gestures: [
      'Reduce el tamaño de los gestos a la mitad cuando la otra persona sea más tranquila que tú.',
      'Cede el turno con la mano abierta y una pregunta; quien tiene confianza no necesita llenar cada hueco.',
      'Ríete de ti en algún momento, encogiéndote de hombros: la seguridad que más gusta es la que no se toma en serio.',
    ],
    mistakes: [
      'Dar por bueno un acercamiento porque a ti te apetece: espera a que la otra persona también acorte distancia.',
      'Interrumpir con el cuerpo, adelantándote cuando aún no ha terminado.',
      'Estirarte hacia atrás con las manos en la nuca: en una cita se lee más como distancia que como calma.',
    ],
  },
  varies: {
    posture: [
      'Haz una revisión rápida al llegar: mandíbula, hombros, manos. Si hoy es un día tenso, con soltar esas tres cosas basta.',
      'En los días buenos deja que el cuerpo se acerque; en los otros, busca un respaldo y date diez minutos para entrar en calor.',
      'No copies a tu versión del mejor día: una postura cómoda de verdad se nota más que una perfecta a la fuerza.',
    ],
    gaze: [
      'Si hoy vienes con energía, regala la mirada; si no, mira cuando escuches y descansa cuando hables.',
      'Los primeros minutos dan la medida: observa cuánto te mira y quédate en un punto parecido.',
      'Cuando te notes fuera, vuelve a un detalle de su cara o de lo que acaba de decir: la atención arrastra a la mirada.',
    ],
    gestures: [
      'Ten un gesto de vuelta a la calma, como apoyar la palma en la mesa o en el muslo, para cuando cambie tu ánimo a mitad de la cita.',
      'Si te notas acelerar, baja las manos un momento y termina la frase sin ellas.',
      'Decir con una sonrisa «hoy vengo con nervios» o «hoy vengo con ganas de hablar» libera más que disimular.',
    ],
    mistakes: [
      'Decidir en los primeros cinco minutos que hoy no es tu día: el cuerpo tarda un rato en llegar.',
      'Compensar un día apagado con gestos exagerados.',
      'Juzgar cada movimiento mientras lo haces; elige una sola cosa que cuidar y suelta el resto.',
    ],
  },
  other: {
    posture: [
      'Empieza por lo que sí puedes elegir: una silla cómoda, los hombros sueltos y aire hasta abajo un par de veces.',
      'Escucha a tu cuerpo antes de corregirlo: cambia de postura cuando lo necesites, sin disimular.',
    ],
    gaze: [
      'Mira como cuando hablas con alguien de confianza: a ratos, con pausas, sin contar segundos.',
      'Usa la mirada para escuchar más que para demostrar; con eso casi todo está hecho.',
    ],
    gestures: [
      'Deja que las manos hagan lo que hacen en casa de un amigo; si se aceleran, apóyalas un momento.',
      'Si algo te remueve, dilo con una frase corta y una sonrisa: el gesto que acompaña a la verdad siempre encaja.',
    ],
    mistakes: [
      'Fingir un estado de ánimo que no tienes: cansa, y la cara lo va contando.',
      'Pedirle a tu cuerpo que esté perfecto justo hoy.',
    ],
  },
};

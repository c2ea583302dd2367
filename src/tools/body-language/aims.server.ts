import type { Aim, Lines } from './pieces.server.ts';

export const aims: Record<Aim, Omit<Lines, 'cue'>> = {
  interest: {
    posture: [
      'Orienta el torso hacia tu cita cuando te cuente algo suyo: el interés se ve primero en hacia dónde apunta el cuerpo.',
      'Acércate unos centímetros en la parte buena de la historia y quédate ahí un momento.',
      'Mantén el cuerpo quieto cuando escuches; la quietud dice «te estoy siguiendo» mejor que cualquier frase.',
    ],
    gaze: [
      'Sigue mirando un segundo más cuando acabe de hablar: a menudo llega entonces lo mejor de la respuesta.',
      'Levanta las cejas de verdad con lo que te sorprenda; la curiosidad se enseña con toda la cara.',
      'Busca sus ojos al preguntar y no solo al contestar.',
    ],
    gestures: [
      'Asiente despacio y pocas veces: tres asentimientos lentos valen más que veinte rápidos.',
      'Retoma con las manos un detalle suyo («¿así de grande era el perro?»): demuestra que estabas ahí.',
      'Deja un silencio corto después de su respuesta y ladea un poco la cabeza, como invitando a seguir.',
    ],
    mistakes: [
      'Preparar tu siguiente frase mientras habla: la mirada se va hacia dentro y se nota.',
      'Asentir a todo por igual, lo interesante y lo que no.',
      'Convertir la escucha en interrogatorio, con el cuerpo echado encima y pregunta tras pregunta.',
    ],
  },
  confidence: {
    posture: [
      'Alarga la nuca como si un hilo tirase de la coronilla y deja caer los hombros: seguridad sin rigidez.',
      'Reparte el peso y deja de balancearte: un cuerpo que no busca salida transmite calma.',
      'Respira hacia el abdomen antes de hablar; la voz sale más grave y la espalda se coloca sola.',
    ],
    gaze: [
      'Termina tus frases mirándole: bajar los ojos al final resta fuerza a lo que acabas de decir.',
      'Cuando no estés de acuerdo, sonríe y mantén la mirada con suavidad: se puede discrepar sin tensar.',
      'Mira a la altura de sus ojos, sin levantar la barbilla: la seguridad va de igual a igual.',
    ],
    gestures: [
      'Haz gestos más lentos y termínalos: una mano que se queda a medias parece una duda.',
      'Muestra las palmas cuando expliques algo; es firme y cercano a la vez.',
      'Di «no lo sé» sin encogerte, con las manos quietas: pocas cosas dan más confianza.',
    ],
    mistakes: [
      'Tocarte el cuello, el pelo o el reloj justo cuando das tu opinión.',
      'Acelerar para acabar antes: quien se fía de lo que dice se toma su tiempo.',
      'Confundir seguridad con ocupar todo el espacio o tener siempre la última palabra.',
    ],
  },
  kindness: {
    posture: [
      'Ponte a su altura: si se acomoda, acomódate; si se queda al borde del asiento, baja tú el ritmo primero.',
      'Deja los brazos abiertos y el cuerpo suelto, como cuando recibes a alguien en tu casa.',
      'Inclina un poco la cabeza al escuchar: suaviza el gesto y anima a seguir contando.',
    ],
    gaze: [
      'Sonríe con los ojos antes que con la boca: piensa en algo que te guste de la charla y saldrá solo.',
      'Reparte calidez: una mirada amable al camarero o a quien pase también cuenta quién eres.',
      'Si se le ve con nervios, mira y sonríe un instante y dale una tregua apartando la vista.',
    ],
    gestures: [
      'Ríete cuando algo te haga gracia, sin medir el volumen; la risa de verdad es el mejor gesto de la noche.',
      'Acompaña sus historias con la cara: sorpresa, alegría, un «no puede ser» con las cejas.',
      'Ten un detalle pequeño: acercarle la carta, hacerle sitio, preguntar si tiene frío.',
    ],
    mistakes: [
      'Sonreír sin parar: una sonrisa fija cansa y acaba pareciendo nerviosismo.',
      'Reírte antes de que termine de contarlo.',
      'Querer caer bien tanto que nunca digas lo que prefieres tú.',
    ],
  },
  flirt: {
    posture: [
      'Acércate poco a poco y deja que la distancia la decidáis entre las dos partes: un paso tú, una pausa, y esperas el suyo.',
      'Gira los hombros hacia su lado y relaja el cuello; la cercanía se insinúa, no se ocupa.',
      'Juega con la pausa: échate atrás con una sonrisa después de una broma y deja que sea tu cita quien se acerque.',
    ],
    gaze: [
      'Sostén la mirada un segundo más de lo normal, sonríe y apártala sin prisa: eso ya es coquetear.',
      'Baja un instante los ojos al sonreír y vuelve a subirlos; es discreto y se entiende.',
      'Si os pilláis mirándoos a la vez, no apartes la vista corriendo: sonríe.',
    ],
    gestures: [
      'Baja un poco la voz al decir algo que quede solo en vuestra mesa: obliga a acercarse por gusto.',
      'Si hay buena sintonía, un roce breve en el antebrazo al reír es suficiente; si se aparta o se tensa, se queda ahí y no se repite.',
      'Devuelve una broma suya con una ceja levantada y media sonrisa: el juego está en el ida y vuelta.',
    ],
    mistakes: [
      'Insistir cuando no hay respuesta: si se echa atrás, mira la hora o contesta corto, toca aflojar.',
      'Recorrerle el cuerpo con la mirada: incomoda. La cara tiene de sobra.',
      'Acercarte de golpe o tocar la cintura, la cara o la pierna sin que haya confianza para ello.',
    ],
  },
  other: {
    posture: [
      'Coloca el cuerpo como si ya conocieras a esa persona: suelto, orientado hacia ella y sin prisa.',
      'Elige una sola cosa que cuidar, los hombros o la respiración, y olvídate del resto.',
    ],
    gaze: [
      'Deja que tu mirada acompañe lo que dices de verdad; si piensas en ello, se te verá.',
      'Alterna sus ojos con lo que os rodea: mirar sin fijarse demasiado da confianza.',
    ],
    gestures: [
      'Que tus gestos digan lo mismo que tus palabras: si invitas, abre la mano; si escuchas, déjala quieta.',
      'Haz menos gestos y más lentos; lo que quieras transmitir necesita sitio para verse.',
    ],
    mistakes: [
      'Actuar un papel: lo que quieras transmitir llega mejor con pocos gestos y tuyos.',
      'Comprobar todo el tiempo si está funcionando en vez de disfrutar de la charla.',
    ],
  },
};

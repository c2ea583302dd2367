import type { Stock } from './stock.server.ts';

export const culture = {
  musica: {
    q: [
      '¿qué canción pondrías ahora mismo para arreglar un lunes?',
      '¿cuál es el disco que has gastado de tanto ponerlo?',
      '¿qué canción te da vergüenza sabértela entera?',
    ],
    s: ['¿qué canción te lleva directamente a un momento concreto?', '¿quién te descubrió esa música?'],
    h: [
      'Necesito saber qué suena en tu ducha, que es donde la gente no miente.',
      'Todo el mundo tiene una canción que niega en público. ¿Cuál es la tuya? Prometo discreción.',
    ],
    p: [
      'intercambio justo: una canción tuya por una mía, y la que gane se escucha con algo de beber. ¿Empiezas?',
      'buscamos un sitio con buena música y volumen que deje hablar. ¿Cuál propones?',
    ],
  },
  conciertos: {
    q: [
      '¿cuál ha sido el directo que todavía cuentas?',
      '¿primera fila con empujones o al fondo con la barra cerca?',
    ],
    s: [
      '¿en qué concierto te habría gustado que se parara el tiempo?',
      '¿a quién verías otra vez sin pensarlo?',
    ],
    h: [
      'Respeto a quien se sabe hasta los teloneros. ¿Cuál ha sido la espera más absurda que has hecho por un grupo?',
      'Pregunta importante: ¿grabas con el móvil o cantas hasta quedarte sin voz?',
    ],
    p: [
      'encontramos un concierto pequeño y barato, y si es malo por lo menos nos reímos. ¿Te apuntas?',
      'tú eliges el grupo y yo la caña de antes. ¿Qué te parece?',
    ],
  },
  instrumento: {
    q: [
      '¿qué fue lo primero que aprendiste entero?',
      '¿qué canción te piden siempre y ya no puedes más?',
      '¿qué tocas cuando nadie te escucha?',
    ],
    s: [
      '¿cómo te dio por ahí y qué te hizo seguir?',
      '¿qué sientes cuando por fin sale algo que llevabas semanas peleando?',
    ],
    h: [
      'Pienso mucho en tus vecinos. ¿Te saludan en el ascensor o ya solo asienten?',
      'Toda afición musical tiene una primera víctima en casa. ¿Quién aguantó tus comienzos?',
    ],
    p: [
      'me dejas oír quince segundos de lo que mejor te salga y a cambio invito yo al café. ¿Aceptas?',
      'vamos a ver algo de música en directo y me explicas lo que no sé escuchar. ¿Te va?',
    ],
  },
  canto: {
    q: [
      '¿cuál es tu canción de «agarra el micro y que sea lo que tenga que ser»?',
      '¿qué canción te sale perfecta en la ducha y fatal en público?',
    ],
    s: ['¿qué te cambia por dentro cuando cantas?', '¿cuándo empezaste a perderle la vergüenza?'],
    h: [
      'Un buen karaoke no va de cantar bien, va de creérselo. ¿Con qué tema te lo crees tú?',
      'Necesito saber si eres de balada dramática con los ojos cerrados o de hit con coreografía.',
    ],
    p: [
      'una noche de karaoke con derecho a dúo malo. ¿Qué canción nos jugamos?',
      'tú pones la canción y yo los coros, aunque pierda la dignidad. ¿Hace?',
    ],
  },
  baile: {
    q: [
      '¿qué canción te saca a la pista aunque ya te hayas puesto el abrigo?',
      '¿cuánto tardaste en dejar de contar los pasos?',
    ],
    s: ['¿qué te da bailar que no te da otra cosa?', '¿con quién aprendiste?'],
    h: [
      '¿Cómo de paciente eres, del uno al diez, con alguien que tiene dos pies izquierdos y mucha voluntad?',
      'Hay gente que baila y gente que sujeta el vaso con ritmo. Me consta en qué grupo estás: ¿se puede cambiar de bando?',
    ],
    p: [
      'me enseñas un paso, solo uno, y yo pongo las risas. ¿Te animas?',
      'un sitio con pista y buena música, y el primer pisotón lo perdonamos. ¿Qué dices?',
    ],
  },
  lectura: {
    q: [
      '¿qué libro prestas sabiendo que no vuelve?',
      '¿qué estás leyendo ahora y a quién se lo recomendarías?',
      '¿cuál has dejado a medias sin remordimientos?',
    ],
    s: [
      '¿qué libro te llegó en el momento justo?',
      '¿hay un personaje al que echaste de menos al cerrar el libro?',
    ],
    h: [
      'La pregunta que divide familias: ¿doblas la esquina de la página o usas marcapáginas como la gente de bien?',
      'Dime la verdad: ¿cuántos libros tienes sin leer y cuántos has comprado esta semana?',
    ],
    p: [
      'una librería, diez minutos, y cada uno elige un libro para el otro. ¿Aceptas el reto?',
      'librería y café, en ese orden o en el contrario. ¿Qué tarde te viene bien?',
    ],
  },
  escritura: {
    q: [
      '¿qué fue lo primero que escribiste y todavía guardas?',
      '¿a mano, en el móvil o en servilletas?',
      '¿quién es la primera persona que te lee?',
    ],
    s: ['¿qué te hace sentarte a ello?', '¿qué has entendido mejor después de ponerlo por escrito?'],
    h: [
      'La duda razonable: ¿todo lo que yo diga puede acabar en un relato?',
      'Seguro que hay un borrador que no enseñarías ni con abogado delante. ¿De qué va?',
    ],
    p: [
      'una cafetería con mesas grandes y cada uno inventa la vida de quien entre. ¿Te apetece?',
      'me lees dos líneas y yo invito al café. ¿Trato?',
    ],
  },
  cine: {
    q: [
      '¿qué película puedes ver otra vez aunque te la sepas entera?',
      '¿qué clásico no has visto y llevas años disimulando?',
      '¿cuál recomiendas siempre y nadie te hace caso?',
    ],
    s: ['¿qué película te dejó pensando varios días?', '¿con quién descubriste esa afición?'],
    h: [
      'Cuestión de principios: ¿palomitas desde los tráileres o se aguanta hasta que empieza?',
      'Hay quien comenta en voz alta y hay buena gente. ¿De qué lado estás?',
    ],
    p: [
      'elegimos película a ciegas por el cartel y luego la despellejamos con algo de cenar. ¿Te apetece?',
      'tú eliges la peli, yo el sitio para discutirla después. ¿Hay trato?',
    ],
  },
  series: {
    q: [
      '¿qué serie has visto más de una vez sin arrepentirte?',
      '¿qué final todavía no has perdonado?',
      '¿cuál empezarías otra vez desde cero si pudieras olvidarla?',
    ],
    s: ['¿qué personaje se parece más a alguien de tu vida?', '¿cuál te acompañó en una época rara?'],
    h: [
      'Pregunta de confianza: ¿alguna vez has visto un capítulo por adelantado y has fingido sorpresa?',
      'Cifra real, sin redondear: ¿cuántos «uno más y a dormir» llevas esta semana?',
    ],
    p: [
      'me vendes tu serie favorita en dos minutos y, si me convences, pago el café. ¿Te atreves?',
      'un café y debate sobre finales imperdonables. ¿Cuándo te viene bien?',
    ],
  },
  videojuegos: {
    q: [
      '¿qué juego te robó más horas de las que confesarías?',
      '¿con cuál empezaste?',
      '¿cooperativo o a cara de perro?',
    ],
    s: ['¿qué juego te contó una historia que no se te ha olvidado?', '¿con quién jugabas cuando empezaste?'],
    h: [
      'Necesito saber si eres de leer las misiones o de saltarte el diálogo y luego preguntar adónde hay que ir.',
      'La amistad de verdad se mide en un circuito con caparazones. ¿Cuántas has perdido?',
    ],
    p: [
      'una partida a lo que elijas; quien pierda paga el helado. ¿Aceptas?',
      'tú eliges el juego y yo finjo que no me importa perder. ¿Cuándo jugamos?',
    ],
  },
  mesa: {
    q: [
      '¿cuál sacas cuando quieres ganar y cuál cuando quieres reírte?',
      '¿qué tal llevas perder? Es para un estudio.',
      '¿a qué no jugarías con tu familia nunca más?',
    ],
    s: ['¿con quién has pasado las mejores partidas?', '¿qué es lo que más te engancha?'],
    h: [
      'Hay amistades de diez años que se han roto por una partida. ¿Cuál es tu historial de víctimas?',
      'Imprescindible aclararlo: ¿te lees las reglas o las improvisas a tu favor?',
    ],
    p: [
      'una partida y que pague el café quien pierda. Tú eliges el juego. ¿Va?',
      'quedamos en un bar de los que tienen juegos en la estantería. ¿Qué día puedes?',
    ],
  },
  foto: {
    q: [
      '¿qué foto tuya no borrarías nunca?',
      '¿qué es lo que siempre acabas fotografiando sin darte cuenta?',
    ],
    s: ['¿qué te hace parar y sacar la cámara?', '¿hay una foto que se te escapó y todavía recuerdas?'],
    h: [
      'Doy por hecho que en las fotos de grupo no sales nunca. ¿Quién te retrata a ti?',
      'Ya sé que la luz buena dura diez minutos y que nadie puede hablar durante esos diez. ¿Acierto?',
    ],
    p: [
      'un paseo con cámara por un barrio que no conozcamos bien. ¿Cuál eliges?',
      'cada uno hace una foto del mismo sitio y las comparamos con un café. ¿Te apetece?',
    ],
  },
  arte: {
    q: [
      '¿cuál ha sido la última obra que te dejó un rato sin hablar?',
      '¿qué es lo que más te gusta hacer o ver, y qué no soportas?',
      '¿qué recomendarías a alguien que dice que no entiende nada?',
    ],
    s: ['¿qué te hizo engancharte?', '¿cuándo notas que algo es bueno de verdad?'],
    h: [
      'Reconozcámoslo: a veces uno asiente muy serio delante de algo que no ha entendido. ¿Cuál fue tu mejor actuación?',
      'Necesito traducción simultánea para todo lo contemporáneo. ¿Cobras por hora o en cañas?',
    ],
    p: [
      'vemos una exposición pequeña y cada uno elige qué se llevaría a casa. ¿Te apetece?',
      'tú eliges el plan cultural y yo el bar de después. ¿Cómo lo ves?',
    ],
  },
  manos: {
    q: [
      '¿qué fue lo primero que hiciste con tus manos y todavía guardas?',
      '¿qué tienes ahora a medias?',
      '¿cuál es la pieza que más te ha costado?',
    ],
    s: ['¿qué te pasa por la cabeza mientras trabajas con las manos?', '¿quién te enseñó?'],
    h: [
      'Todo el mundo tiene en casa un primer intento que sirve para pisar puertas. ¿Cómo es el tuyo?',
      'Admiro la paciencia: ¿qué haces cuando después de tres horas se rompe o se tuerce?',
    ],
    p: [
      'un taller de una tarde, con permiso para que salga horrible. ¿Te apuntas?',
      'me enseñas lo último que hayas hecho y yo invito al café. ¿Trato?',
    ],
  },
  idiomas: {
    q: [
      '¿qué palabra te encanta y no tiene traducción?',
      '¿cuál ha sido tu peor malentendido en otro idioma?',
    ],
    s: ['¿qué te hizo empezar a estudiar?', '¿en qué idioma te sale mejor enfadarte?'],
    h: [
      'Se dice que lo primero que se aprende son los tacos. ¿Confirmas o lo desmientes con elegancia?',
      '¿Cuál es la frase que te sabes perfecta y que no te ha servido jamás?',
    ],
    p: [
      'me enseñas tres palabras y yo las pronuncio mal con mucho cariño, café de por medio. ¿Te va?',
      'probamos un sitio donde se hable y tú pides por los dos. ¿Te animas?',
    ],
  },
  saber: {
    q: [
      '¿cuál es el dato que cuentas en todas las cenas?',
      '¿qué te hizo engancharte y a qué edad?',
      '¿por dónde empezaría alguien que no tiene ni idea?',
    ],
    s: ['¿qué pregunta te sigue rondando?', '¿qué descubrimiento te habría gustado presenciar?'],
    h: [
      'Seguro que tienes un dato que deja en silencio una mesa. Me siento y escucho: ¿cuál es?',
      'Prometo no decir «qué curioso» y cambiar de tema. ¿Qué explicas mejor después de dos cañas?',
    ],
    p: [
      'me explicas tu tema favorito en una servilleta y yo pago lo que haya sobre la mesa. ¿Trato?',
      'un paseo, una pregunta difícil y un café. ¿Qué tarde te viene bien?',
    ],
  },
} satisfies Record<string, Stock>;

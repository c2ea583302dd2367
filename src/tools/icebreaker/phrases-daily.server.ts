import type { Stock } from './stock.server.ts';

export const daily = {
  comida: {
    q: [
      '¿a qué sitio llevarías a alguien para convencerle en un solo bocado?',
      '¿cuál es el mejor de tu vida y dónde fue?',
      '¿con qué comida no se negocia en tu casa?',
    ],
    s: ['¿a quién te recuerda ese sabor?', '¿qué plato te arregla un día torcido?'],
    h: [
      'Dime de una vez qué opinas de compartir plato, que hay relaciones que han acabado por menos.',
      'Hay debates que definen a una persona. ¿Con cebolla o sin cebolla? Piénsatelo bien.',
    ],
    p: [
      'tú eliges el sitio, yo prometo no mirar la carta de postres primero. ¿Cuándo?',
      'vamos a comprobarlo sobre el terreno: una mesa pequeña y hambre. ¿Qué día puedes?',
    ],
  },
  cocina: {
    q: [
      '¿cuál es el plato con el que no fallas nunca?',
      '¿qué receta tuya tiene historia?',
      '¿qué cocinarías en un martes sin ganas y con la nevera medio vacía?',
    ],
    s: ['¿de quién aprendiste?', '¿para quién te gusta más cocinar?'],
    h: [
      'Toda gran carrera en los fogones tiene un desastre fundacional. ¿Cuál fue el tuyo?',
      'Aclaremos lo importante: ¿sigues la receta o eres de «un chorrito de esto y ya se verá»?',
    ],
    p: [
      'mercado por la mañana y que la compra decida el menú. ¿Te apetece?',
      'un trato: tú explicas la receta y yo friego lo que haga falta. ¿Aceptas?',
    ],
  },
  cafe: {
    q: [
      '¿cuál es tu sitio de confianza y qué pides sin mirar la carta?',
      '¿solo, con leche o con toda una ceremonia detrás?',
    ],
    s: [
      '¿cuál es la mejor conversación que has tenido delante de una taza?',
      '¿qué rato del día te guardas para eso?',
    ],
    h: [
      '¿Se te puede hablar antes de la primera taza o conviene esperar a que cargue el sistema?',
      'Hay gente de «el café me da igual» y gente con opiniones sobre la molienda. Confiesa.',
    ],
    p: [
      'una mesa, dos tazas y media hora sin mirar el móvil. ¿Cuándo te va?',
      'tú eliges la cafetería y yo llego con una pregunta buena. ¿Qué día?',
    ],
  },
  bebida: {
    q: [
      '¿cuál es tu terraza de referencia y a qué hora tiene el sol bueno?',
      '¿qué pides cuando no quieres pensar?',
    ],
    s: [
      '¿con quién has tenido la mejor sobremesa?',
      '¿qué sitio te trae buenos recuerdos solo con sentarte?',
    ],
    h: [
      'Necesito una opinión experta: ¿cuántas aceitunas por persona es lo razonable antes de que haya conflicto?',
      '¿Eres de catar con cara de entender o de «está bueno» y a otra cosa?',
    ],
    p: [
      'una ronda tranquila en un sitio con buena luz y conversación mejor. ¿Te apetece?',
      'tú eliges la terraza y yo defiendo la tapa. ¿Qué tarde te viene bien?',
    ],
  },
  gimnasio: {
    q: [
      '¿qué ejercicio haces con cara de odio y aun así repites?',
      '¿entrenas con música, con pódcast o con tus pensamientos?',
    ],
    s: ['¿qué te da entrenar los días en que no apetece nada?', '¿cómo empezaste?'],
    h: [
      'Siempre hay alguien que ocupa la máquina para mirar el móvil. ¿Qué castigo propones?',
      'Mi admiración a quien tiene agujetas por decisión propia. ¿Cuál es el día que más temes de la semana?',
    ],
    p: [
      'reponer fuerzas también cuenta como entrenamiento: ¿un desayuno de los serios?',
      'una caminata a buen ritmo y un zumo al final, sin cronómetro. ¿Te va?',
    ],
  },
  correr: {
    q: [
      '¿cuál es tu recorrido favorito y en qué kilómetro empiezas a negociar contigo?',
      '¿qué canción te salva cuando ya no quedan piernas?',
    ],
    s: ['¿qué te hizo salir el primer día?', '¿en qué piensas cuando llevas un rato corriendo?'],
    h: [
      'Hay quien corre porque le gusta y hay quien corre porque pierde el autobús. ¿Cómo se pasa del segundo grupo al primero?',
      'Dime que tú también paras en los semáforos con cara de estar deseándolo.',
    ],
    p: [
      'una vuelta suave, de las que se puede hablar, y un desayuno en condiciones. ¿Te animas?',
      'tú marcas el ritmo y yo elijo dónde se desayuna después. ¿Hay trato?',
    ],
  },
  pelota: {
    q: [
      '¿juegas, gritas desde la grada o las dos cosas?',
      '¿cuál es el partido que recuerdas mejor que tu último cumpleaños?',
      '¿qué tal llevas perder? Sé que duele la pregunta.',
    ],
    s: ['¿con quién empezaste a vivirlo así?', '¿qué te da que no te da otra cosa?'],
    h: [
      'Pregunta para medir el peligro: ¿hablas con la tele durante los partidos o ya la insultas por su nombre?',
      'Todo el mundo juega mejor en su memoria. ¿Cuál es la jugada que cuentas cada año un poco más grande?',
    ],
    p: [
      'vemos un partido con algo de picar y prometo preguntar solo lo imprescindible. ¿Te va?',
      'jugamos un rato y quien pierda invita. ¿Qué día te viene bien?',
    ],
  },
  natacion: {
    q: [
      '¿piscina a las siete de la mañana o mar cuando se pueda?',
      '¿en qué piensas mientras cuentas largos?',
    ],
    s: ['¿qué te da el agua que no te da la tierra firme?', '¿cuándo aprendiste?'],
    h: [
      'Lo más difícil no es nadar, es salir de casa sabiendo que hay que ponerse el gorro. ¿Cómo se supera?',
      '¿Eres de respetar las calles o de los que adelantan por el medio? Dice mucho de una persona.',
    ],
    p: [
      'un baño cuando haga bueno y algo de comer al sol. ¿Te apetece?',
      'el agua la dejamos para otro día: ¿empezamos por un café cerca de la piscina?',
    ],
  },
  calma: {
    q: [
      '¿qué fue lo que te enganchó el primer día?',
      '¿cómo es tu rato perfecto para desconectar?',
      '¿cuánto tardas en dejar de pensar en la lista de la compra?',
    ],
    s: [
      '¿qué ha cambiado en tu día a día desde que le haces hueco?',
      '¿qué te ayuda a parar cuando todo va deprisa?',
    ],
    h: [
      'Confiesa: ¿alguna vez te has dormido y lo has llamado relajación profunda?',
      'La paz interior está muy bien hasta que el vecino saca el taladro. ¿Tú cómo lo llevas?',
    ],
    p: [
      'un plan de los lentos: paseo, sombra y algo rico. ¿Qué día te va?',
      'una tarde sin reloj y con té, a ver quién aguanta más sin mirar el móvil. ¿Aceptas?',
    ],
  },
  humor: {
    q: [
      '¿qué es lo último que te ha hecho reír cuando no tocaba?',
      '¿quién te hace reír siempre, aunque no quieras?',
    ],
    s: ['¿cuándo te ha salvado el humor de un mal día?', '¿con quién te ríes más y de qué?'],
    h: [
      'Vengo con el listón bajo para no decepcionar: ¿cuál es tu chiste malo de confianza?',
      'Antes de seguir, una prueba rápida: cuéntame tu peor chiste y yo decido si llamo a alguien.',
    ],
    p: [
      'un café y concurso de anécdotas ridículas; gana quien pase más vergüenza. ¿Te apuntas?',
      'buscamos una noche de monólogos y, si es mala, nos reímos igual. ¿Te va?',
    ],
  },
  calmaUrbana: {
    q: [
      '¿cómo es la versión perfecta de ese plan para ti?',
      '¿cuál es tu sitio para eso y a qué hora hay que llegar?',
      '¿con banda sonora o en silencio?',
    ],
    s: ['¿qué te da eso que no te dan los planes grandes?', '¿desde cuándo lo disfrutas así?'],
    h: [
      'Por fin alguien que no pone «saltar en paracaídas» en su perfil. ¿Qué es lo más salvaje que hay en tu agenda esta semana?',
      'Hay quien lo llama no hacer nada y hay quien sabe disfrutarlo. ¿Qué les contestas a los que van con prisa?',
    ],
    p: [
      'un paseo sin rumbo, y el primer banco con sombra decide. ¿Te apetece?',
      'algo tranquilo: vuelta corta, algo caliente y conversación. ¿Qué día te viene bien?',
    ],
  },
  fiesta: {
    q: [
      '¿qué canción te obliga a quedarte «la última y nos vamos»?',
      '¿cuál es la anécdota que se puede contar?',
    ],
    s: ['¿con quién has vivido las mejores noches?', '¿qué recuerdo te hace sonreír siempre?'],
    h: [
      'Todas las noches legendarias empiezan con un «yo hoy me recojo pronto». ¿Cuál fue tu récord?',
      '¿Eres de cerrar el sitio o de desaparecer sin despedirte, como la gente sabia?',
    ],
    p: [
      'una noche corta con buena música y retirada digna. ¿Te apuntas?',
      'tú eliges el sitio y yo prometo bailar, al menos, una. ¿Cuándo?',
    ],
  },
  tecnologia: {
    q: [
      '¿en qué andas metiéndote ahora que te tenga hasta las tantas?',
      '¿cómo se lo explicarías a tu abuela?',
    ],
    s: ['¿qué te hizo engancharte?', '¿qué es lo que más disfrutas cuando por fin funciona?'],
    h: [
      'Siento ser la enésima persona en preguntarlo: ¿a cuántos familiares les has arreglado la impresora?',
      '¿Has probado a apagarlo y volverlo a encender? Perdón, era por empezar con algo que conozcas.',
    ],
    p: [
      'un café sin pantallas, o con una sola y por una buena razón. ¿Te va?',
      'me explicas tu tema con una servilleta y un boli, y yo pongo la merienda. ¿Trato?',
    ],
  },
  voluntariado: {
    q: ['¿cómo es un día normal por allí?', '¿qué es lo que más te ha sorprendido desde que empezaste?'],
    s: ['¿qué te hizo dar el paso?', '¿qué historia te ha tocado más?'],
    h: [
      'Seguro que hay una anécdota que no cabe en un folleto. ¿Cuál es?',
      'Te advierto que voy a preguntar mucho. Empiezo fácil: ¿qué fue lo más surrealista que te ha pasado?',
    ],
    p: [
      'me lo cuentas con un café y, si me convences, me apunto a echar una mano. ¿Te parece?',
      'un paseo y me explicas por dónde se empieza. ¿Qué día puedes?',
    ],
  },
  amistad: {
    q: ['¿qué plan con tu gente no cambias por nada?', '¿quién de los tuyos tiene las mejores historias?'],
    s: [
      '¿qué hace que alguien se quede en tu vida?',
      '¿cuál es la mejor conversación que has tenido este mes?',
    ],
    h: [
      '¿Quién es la persona de tu grupo que organiza y quién dice «yo me apunto» y llega tarde?',
      'Entiendo que hay un tribunal que pasar. ¿Con qué se le soborna?',
    ],
    p: [
      'una mesa, algo de comer y que la sobremesa decida la hora. ¿Te apetece?',
      'un café largo, de los que acaban hablando de cualquier cosa. ¿Cuándo te viene bien?',
    ],
  },
  trabajo: {
    q: [
      '¿qué es lo que nadie imagina de tu día a día?',
      '¿qué pregunta te hacen siempre cuando lo cuentas?',
      '¿cuál ha sido la anécdota del mes?',
    ],
    s: [
      '¿cómo acabaste dedicándote a eso?',
      '¿qué te hace volver a casa con la sensación de que ha merecido la pena?',
    ],
    h: [
      'Seguro que todo el mundo te pide favores en cuanto lo sabe. ¿Cuál ha sido el más descarado?',
      'Prometo no contarte mis dudas gratis hasta, por lo menos, la segunda conversación. ¿Cuánto te suelen aguantar?',
    ],
    p: [
      'al salir, algo fresquito y prohibido hablar de horarios. ¿Qué tarde te va?',
      'me cuentas tu mejor anécdota del trabajo y yo invito a la merienda. ¿Trato?',
    ],
  },
  estudios: {
    q: [
      '¿qué asignatura te gusta de verdad, aunque suene raro?',
      '¿qué es lo más curioso que has aprendido últimamente?',
    ],
    s: ['¿qué te hizo elegirlo?', '¿qué te gustaría hacer con eso?'],
    h: [
      '¿Cuántos cafés por página llevas de media? Pregunto por la ciencia.',
      '¿Eres de apuntes con cuatro colores o de «ya me los pasará alguien»?',
    ],
    p: [
      'una pausa de estudio con café y cero apuntes. ¿Cuándo te viene bien?',
      'me explicas un tema en cinco minutos y yo pongo la merienda. ¿Te va?',
    ],
  },
  otra: {
    q: [
      '¿cómo empezó eso?',
      '¿qué le dirías a alguien que no sabe nada del tema y quiere entender la gracia?',
      '¿qué es lo mejor y qué es lo que menos se cuenta?',
      '¿por dónde empezaría alguien con curiosidad y cero idea?',
      '¿con quién lo compartes, o es cosa tuya y de nadie más?',
      '¿cuál es el recuerdo que te viene primero a la cabeza?',
      '¿te viene de familia o fue un flechazo?',
    ],
    s: [
      '¿qué es lo que más disfrutas?',
      '¿qué te da que no encuentras en otro sitio?',
      '¿recuerdas el momento en que te ganó?',
      '¿qué te gustaría que la gente entendiera de eso, de verdad?',
      '¿quién te lo contagió?',
    ],
    h: [
      'No lo veía venir, y lo digo como algo bueno. ¿Qué es lo primero que te pregunta la gente? Así pregunto lo segundo.',
      'Tengo tantas preguntas que voy a racionarlas. La primera: ¿cuál es tu anécdota estrella?',
      'Iba a fingir que entiendo, pero se me iba a notar enseguida. ¿Me lo explicas como a tu abuela?',
      'Eso no se deja caer en un perfil sin dar explicaciones. ¿Declaras ahora o con abogado?',
    ],
    p: [
      'me lo cuentas con un café delante y yo llevo las preguntas preparadas. ¿Te apetece?',
      'un paseo, una explicación para principiantes y algo rico al final. ¿Qué tal?',
      'una mesa pequeña, algo de beber y tú al micrófono. ¿Qué tarde te viene bien?',
      'tú pones el tema y yo elijo una terraza tranquila. ¿Te hace?',
    ],
  },
} satisfies Record<string, Stock>;

export interface BioPattern {
  /** On folded text: lower case, no accents, same length as the original. */
  pattern: RegExp;
  why: string;
  /** What to do about it, without addressing anybody. {cita} is the quote. */
  fix: string;
  /** Bios that have it, and bios that only look like it: their own tests. */
  examples: readonly string[];
  counterExamples?: readonly string[];
}

const turnAround =
  'Dar la vuelta a «{cita}»: contar lo que sí apetece atrae a la misma gente y no espanta a nadie.';

export const redFlagPatterns: readonly BioPattern[] = [
  {
    pattern:
      /\b(?:abstener\w*|absten(?:te|ganse)|pasa de largo|pasad de largo|ni (?:lo )?intent\w+|ni me (?:hables|escribas)|no me (?:hables|escribas)|desliza a la izquierda|swipe left|a la izquierda|no pierdas (?:el|tu|mi) tiempo|no me hagas perder el tiempo|hacerme perder el tiempo|sigue de largo|siguele|(?:ni (?:le|me)|no me|ahorra(?:te|os)?(?: el| tu| el tiempo y el)?) ?(?:des )?(?:like|match|mensaje))\b/,
    why: 'Suena a puerta cerrada: quien lee se siente examinado antes de decir hola, también quien encajaría.',
    fix: turnAround,
    examples: [
      'Abstenerse fumadores',
      'Si eres bajito pasa de largo',
      'no me hagas perder el tiempo',
      'si vas de rollo ni lo intentes',
      'si vas a hacerme perder el tiempo mejor síguele',
      'Si tienes hijos ahórrate el like',
    ],
    counterExamples: ['Paso de largo por las discotecas', 'Vivo en la calle de la izquierda'],
  },
  {
    pattern:
      /\b(?:imprescindible|requisitos?|obligatorio)\b|\bminimo 1[.,']?\d\d\b|\bmas de 1[.,']\d\d\b|\bsolo (?:altos|altas|gente con|personas que|chicos que|chicas que|hombres que|mujeres que)\b|\bdebes (?:ser|tener|saber)\b|\btienes que (?:ser|tener|saber)\b/,
    why: 'Se lee como una lista de requisitos, y una cita no es una entrevista de trabajo.',
    fix: 'Cambiar la exigencia de «{cita}» por una preferencia contada con ejemplo: qué plan se disfruta y con qué compañía.',
    examples: [
      'Imprescindible que te guste el campo',
      'Mínimo 1,80',
      'Tienes que ser alto',
      'solo personas que sepan lo que quieren',
    ],
    counterExamples: ['Mido 1,80', 'Café obligatoriamente frío'],
  },
  {
    pattern:
      /\b(?:no (?:busco|quiero|soporto|aguanto|me gustan?|me van?)|paso de|nada de) (?:\w+ ){0,3}(?:rollos?|tonterias?|juegos|jueguecitos|dramas|complicaciones|gente|tios|tias|mentir\w+|hombres|mujeres|chicos|chicas|inmadur\w+|toxic\w+|perder el tiempo|polvos?|sexo|amigos con derecho)\b/,
    why: 'Empieza por lo que no se quiere, y esa queja es lo primero que recibe quien no ha hecho nada.',
    fix: turnAround,
    examples: [
      'No busco rollos de una noche',
      'no quiero tonterías',
      'paso de gente tóxica',
      'Nada de dramas',
    ],
    counterExamples: ['No busco nada concreto', 'no me gusta madrugar', 'nada de postres los lunes'],
  },
  {
    pattern:
      /\b(?:todos (?:los hombres |los tios |sois )?(?:son |sois )?iguales|todas (?:las mujeres |las tias |sois )?(?:son |sois )?iguales|solo (?:quereis|buscais|mirais) (?:dinero|pasta|la cartera|el fisico|tios|a los)|se (?:que|q) no (?:me )?vais a (?:escribir|contestar|leer|dar like)|ya no creo en|no creo en el amor|no (?:me )?fio de|no confio en|me han (?:hecho (?:mucho )?dano|enganado|mentido)|por culpa de mi ex|mi ex\b|cansad[oa] de (?:que|gente|mentir\w+|tont\w+|tios|tias)|hart[oa] de (?:que|gente|mentir\w+|tont\w+|tios|tias|cri[oa]s|nin[oa]t[oa]s|hombres|mujeres|chic[oa]s|locas|listill\w+|cobardes)|ya estoy hart[oa]|los hombres de hoy|las mujeres de hoy)/,
    why: 'Deja ver una herida o un enfado con otra persona, y quien llega nuevo siente que paga una cuenta ajena.',
    fix: 'Quitar «{cita}»: es una historia para contar más adelante, si sale, y no una presentación.',
    examples: [
      'Todos sois iguales',
      'harto de crías con traumas',
      'cansada de que me mientan',
      'solo quereis dinero',
      'aunque se que no vais a escribir',
      'mi ex me engañó',
      'No confío en nadie',
    ],
    counterExamples: ['Me río de todo', 'Vivo en un piso exterior', 'Mi exposición favorita'],
  },
  {
    pattern:
      /(?<!\bno )\bsoy (?:muy |un poco |algo )?(?:celos[oa]|posesiv[oa]|controlador[a]?|toxic[oa]|intens[oa] con|bipolar|psico\w*)\b|\bsi no (?:contestas|respondes)\b|\bno tardes en contestar\b|\bme enfado si\b/,
    why: 'Dicho en broma o en serio, anuncia celos o control antes de la primera conversación.',
    fix: 'Quitar «{cita}» y decir qué hace falta para estar a gusto: confianza, calma, que se cuenten las cosas.',
    examples: ['Soy celosa', 'soy muy posesivo', 'si no contestas rápido, bloqueo'],
    counterExamples: ['No soy celosa', 'soy muy tranquilo'],
  },
  {
    pattern:
      /\b(?:odio|detesto) (?:las apps|estas apps|tinder|bumble|esto|hablar por aqui|chatear)\b|\bno (?:se|entiendo) (?:que|como) hago (?:yo )?aqui\b|\b(?:casi )?no (?:entro|uso|miro) (?:mucho )?(?:esto|aqui|por aqui|la app)\b|\bmis? amig[oa]s? me (?:han? )?(?:(?:hecho|hizo|hicieron) (?:el |este |un )?(?:perfil|esto|tinder|bumble|entrar|probar)|cread\w*|abiert\w*|oblig\w+)\b|\bno creo en (?:las apps|esto)\b/,
    why: 'Da a entender que se está aquí sin ganas, así que escribir parece una molestia.',
    fix: 'Sustituir «{cita}» por un motivo para escribir: una pregunta o un plan sencillo.',
    examples: [
      'Odio las apps',
      'No sé qué hago aquí',
      'casi no entro por aquí',
      'Mis amigas me han hecho el perfil',
    ],
    counterExamples: ['Odio el cilantro', 'Mis amigos me han hecho mejor persona cocinando'],
  },
  {
    pattern:
      /(?<![\d])(?:\+?34[ .-]?)?[67]\d{2}[ .-]?\d{3}[ .-]?\d{3}(?!\d)|(?<![\d])[67]\d{2}(?:[ .-]?\d{2}){3}(?!\d)|[\w.+-]{2,40}@[\w-]{2,40}\.\w{2,6}|(?<![\w.])@[a-z0-9_.]{3,30}|\b(?:insta|instagram|ig|telegram|snap|snapchat|wsp|whatsapp) ?[:=] ?[\w.]{3,30}/,
    why: 'Son datos de contacto a la vista de cualquiera: mejor darlos en privado y a quien se elija.',
    fix: 'Quitar los datos de contacto («{cita}») y dejar que la conversación empiece dentro de la app.',
    examples: ['Escríbeme al 612 345 678', 'insta: lola.perez', 'Mi IG es @lola_92', 'maria@correo.es'],
    counterExamples: ['Nací en 1992', '300 gramos de harina'],
  },
  {
    pattern:
      /\b(?:onlyfans|bizum|paypal|sugar ?(?:daddy|baby|mommy)|ingresos (?:extra|pasivos)|gana(?:r)? dinero|libertad financiera|invierte conmigo|te enseno a invertir|trading y|solo generos[oa]s)\b/,
    why: 'Mezclar dinero y citas hace pensar en un anuncio o en un engaño, aunque no lo sea.',
    fix: 'Sacar «{cita}» de la bio: el trabajo se puede contar sin hablar de dinero.',
    examples: ['Tengo OnlyFans', 'Libertad financiera y viajes', 'acepto bizum'],
    counterExamples: ['Trabajo en un banco', 'No tengo dinero para tanto libro'],
  },
  {
    pattern:
      /\b(?:no soy para (?:cualquiera|todo el mundo)|demasiad[oa] (?:mujer|hombre|para ti)|si no (?:aguantas|soportas|puedes con) mi|no me mereces|soy mucho para|no estas a mi altura|reina busca|rey busca|merezco lo mejor)\b/,
    why: 'Quiere sonar a seguridad y puede sonar a distancia: invita a competir, no a conversar.',
    fix: 'Cambiar «{cita}» por algo que lo demuestre: un logro pequeño, una manía confesable, un plan.',
    examples: ['No soy para cualquiera', 'Si no aguantas mi peor momento…', 'Merezco lo mejor'],
    counterExamples: ['No soy para nada madrugador', 'Esta ruta no es para todo el mundo'],
  },
  {
    pattern:
      /\b(?:(?:casarme|boda|hijos|familia) (?:ya(?! (?:mayores|grandes|criad|crecid|independ|adult|fuera|vol|con su))|cuanto antes|este ano)|se me pasa el arroz|ultimo intento|ultima oportunidad|desesperad[oa])\b/,
    why: 'La prisa pesa: quien lee nota un plazo antes de conocer a la persona.',
    fix: 'Contar la intención de «{cita}» sin plazo: decir lo que se busca está muy bien, la cuenta atrás no ayuda.',
    examples: ['Quiero hijos ya', 'se me pasa el arroz', 'Último intento con esto'],
    counterExamples: ['Tengo dos hijos', 'dos hijos ya mayores', 'Me gustaría formar una familia'],
  },
  {
    pattern:
      /\bno (?:[a-z]+ ){0,2}[a-z]+, ?(?:no|ni) (?:[a-z]+ ){0,2}[a-z]+(?:, ?(?:y )?(?:no|ni) [a-z ]{2,20})+/,
    why: 'Son tantos «no» seguidos que quien lee solo ve la puerta cerrada, también quien cumple todo.',
    fix: turnAround,
    examples: [
      'No casados, no con hijos, no intensos',
      'no fumadores, no bajitos ni intensos, no mentirosos',
    ],
    counterExamples: ['No fumo, no bebo', 'no sé bailar, pero lo intento'],
  },
  {
    pattern:
      /\bdais (?:pena|asco|verguenza)\b|\bdan (?:asco|verguenza ajena)\b|\bos mereceis (?:al|lo que|a)\b|\bprenad\w+|\b(?:putas|zorras|guarras|interesadas|feminazis?)\b|\blas tias (?:de esta app|de hoy|solo|sois)\b|\blos tios (?:de esta app|de hoy|solo|sois)\b|\bpaso de mendigar\b/,
    why: 'Es desprecio hacia quien lee, y a un desprecio no se contesta: se va también quien podría encajar.',
    fix: 'Quitar «{cita}» del todo. Si hay enfado con la app, mejor descansar de ella unos días que escribirlo aquí.',
    examples: ['Las tías de esta app dais pena', 'os merecéis al malote', 'sois todas unas interesadas'],
    counterExamples: ['Mis tías de Cuenca son lo mejor', 'me dan pena los galgos'],
  },
  {
    pattern:
      /\bque (?:no trabaje|se deje (?:mandar|consentir|cuidar)|me obedezca|sepa (?:cual es )?su (?:lugar|sitio)|me pida permiso)\b|\bla mujer en (?:su|la) (?:sitio|casa|cocina)\b/,
    why: 'Suena a que una persona decide por la otra, y eso asusta más que gusta.',
    fix: 'Cambiar «{cita}» por cómo se cuida a alguien de igual a igual: con qué gesto, en qué momento.',
    examples: ['me gusta que no trabaje', 'que sepa su lugar'],
    counterExamples: ['que trabaje de lo suyo', 'que se deje ganar al parchís'],
  },
  {
    pattern:
      /\bpeor es na(?:da)?\b|\bsoy (?:un |una )?(?:desastre total|fe[oa]|fome|aburrid[oa]|poca cosa|perdedora?|don nadie)\b|\bwe?on fome\b|\bno valgo (?:nada|para)\b|\bno soy (?:gran cosa|nada del otro mundo)\b/,
    why: 'Quien lee se lo cree: echarse por tierra antes de saludar tapa lo bueno que viene después.',
    fix: 'Quitar «{cita}» y dejar lo que sí se hace bien: la gracia puede ir en un detalle, no en contra de quien escribe.',
    examples: ['peor es na', 'soy un aburrido', 'no soy nada del otro mundo'],
    counterExamples: ['Soy feliz', 'no soy de madrugar'],
  },
  {
    pattern: /\b(?:calle|avenida|avda|plaza|portal|urbanizacion|c\/) ?[a-z .]{2,30},? ?\d{1,3}\b/,
    why: 'Con ese dato cualquiera sabe dónde y cuándo encontrar a quien escribe.',
    fix: 'Quitar «{cita}»: con el barrio o la ciudad basta, y lo demás se cuenta a quien ya da confianza.',
    examples: ['vivo en la calle Almería 14 bajo'],
    counterExamples: ['Vivo en la calle más ruidosa de Triana'],
  },
  {
    pattern: /\b(?:salgo|entro|vuelvo) (?:de|del|a|al) [a-z ]{3,24} a las \d+/,
    why: 'Con ese horario cualquiera sabe cuándo encontrar a quien escribe.',
    fix: 'Quitar «{cita}»: la hora se dice a quien ya da confianza.',
    examples: ['salgo del invernadero a las 6'],
    counterExamples: ['salgo a correr', 'salgo de fiesta los jueves'],
  },
  {
    pattern: /\b(?:no tengo|sin) papeles\b|\bindocumentad[oa]\b|\bsituacion irregular\b/,
    why: 'Es algo que otra persona podría usar para presionar o engañar, y aquí lo lee cualquiera.',
    fix: 'Guardar «{cita}» para quien se lo gane: no es motivo de vergüenza, pero no hace falta en una presentación.',
    examples: ['no tengo papeles', 'estoy sin papeles'],
    counterExamples: ['Trabajo entre papeles'],
  },
];

const showIt = 'Cambiar «{cita}» por una escena: qué, dónde o con quién. Lo concreto se recuerda y da tema.';

export const clichePatterns: readonly BioPattern[] = [
  {
    pattern:
      /\b(?:mentalidad de (?!l)\w+|hustle|grindset|sigma|hombre de alto valor|de exito en exito|ya que pregunt\w+)\b/,
    why: 'Suena a tarjeta de visita: dice medidas o logros y no cómo es pasar una tarde en esa compañía.',
    fix: 'Cambiar «{cita}» por algo que se haga lejos del trabajo y del espejo: ahí empieza la conversación.',
    examples: ['Mentalidad de ganador', '1,85, ya que preguntáis', 'hustle 24/7'],
    counterExamples: ['La mentalidad de la gente de mi pueblo me encanta', 'Siempre pregunto dos veces'],
  },
  {
    pattern:
      /\b(?:amante de (?:la vida|los viajes|los animales|la naturaleza|la buena (?:vida|mesa|comida))|vivir (?:la vida|el momento|al maximo)|disfrut\w+ (?:de )?la vida|disfrutar (?:de )?(?:cada momento|el momento|las pequenas cosas|los pequenos (?:detalles|momentos)|lo bueno)|carpe diem|la vida es (?:corta|bella|un viaje|una aventura|una)|las pequenas cosas de la vida)\b/,
    why: 'Lo firmaría casi todo el mundo, así que no dice nada de quien lo escribe.',
    fix: showIt,
    examples: ['Amante de la vida', 'me gusta disfrutar de la vida', 'Carpe diem', 'la vida es corta'],
    counterExamples: ['Restauro muebles y la vida de barrio me encanta'],
  },
  {
    pattern:
      /\b(?:alma (?:viajera|libre|inquieta|gemela|aventurera)|espiritu (?:libre|aventurero|viajero)|wanderlust|ciudadan[oa] del mundo|media naranja|principe azul|mi princesa|companer[oa] de (?:aventuras|viaje|vida)|complice de aventuras|historia de amor|nuevas aventuras|comerme el mundo)\b/,
    why: 'Es una imagen muy gastada: se lee sin verla.',
    fix: showIt,
    examples: ['Alma viajera', 'busco compañera de aventuras', 'mi media naranja'],
    counterExamples: ['El alma de las fiestas de mi pueblo es mi abuela'],
  },
  {
    pattern:
      /\b(?:sin dramas?|cero dramas?|no dramas?|buen rollo|buenrollist\w+|buena vibra|buenas vibras|good vibes(?: only)?|positive vibes|gente con buena energia|buena energia|gente (?:sana|maja|normal|autentica))\b/,
    why: 'Pide un ambiente sin contar el propio: cada cual entiende lo que quiere.',
    fix: showIt,
    examples: ['Sin dramas, por favor', 'Buen rollo', 'good vibes only'],
    counterExamples: ['Hago teatro: dramas los viernes'],
  },
  {
    pattern:
      /\b(?:amig[oa] de mis amig[oa]s|me gusta (?:reir(?:me)?|pasarlo bien|pasarmelo bien|divertirme|salir|conocer gente)(?! (?:de|con|a|al|por|en)\b)|(?:conocer|conociendo) (?:a )?gente(?: nueva| interesante)?|hacer amig[oa]s|de todo un poco|un poco de todo|me apunto a (?:todo|un bombardeo|lo que sea)|me adapto a todo|tanto salir como quedarme en casa|que me haga(?:s)? reir|sentido del humor|hacer deporte y viajar)\b/,
    why: 'Le pasa a casi cualquiera, y no deja un hilo del que tirar.',
    fix: showIt,
    examples: ['Amigo de mis amigos', 'Me gusta reír', 'conocer gente nueva', 'me apunto a todo'],
    counterExamples: ['Me gusta reírme de los malos finales', 'Mis amigas me llaman Nines'],
  },
  {
    pattern:
      /\b(?:lo que surja|ver que surge|a ver que (?:pasa|surge)|ya veremos|fluir|dejar(?:me|se)? (?:llevar|fluir)|que fluya|dejarlo fluir|sin expectativas|sin etiquetas|y lo que venga)\b/,
    why: 'No aclara qué se busca: puede leerse como calma o como falta de interés.',
    fix: 'Concretar «{cita}» con una frase honesta sobre lo que apetece ahora, aunque sea «de momento, buenas conversaciones».',
    examples: ['A ver qué surge', 'lo que surja', 'dejar fluir'],
    counterExamples: ['El río fluía'],
  },
  {
    pattern:
      /\b(?:si quieres saber (?:algo )?mas\b[^.!?\n]{0,25}|pregunta(?:me)? (?:y (?:te cuento|lo veras|veras)|sin miedo|lo que quieras|si quieres)|nunca se que poner|no se que (?:poner|escribir)|se me da (?:fatal|mal) (?:esto|describirme|venderme|hablar de mi)|no se me da bien (?:esto|describirme|venderme|hablar de mi)|odio describirme|dificil describirse?|ya me (?:iras )?conoc\w+|descubreme|mejor en persona)/,
    why: 'Deja el trabajo a quien lee, que no sabe por dónde empezar a preguntar.',
    fix: 'Sustituir «{cita}» por una pregunta concreta que sea fácil de contestar.',
    examples: ['Si quieres saber más, pregunta', 'Nunca sé qué poner aquí', 'pregúntame lo que quieras'],
    counterExamples: ['Pregúntame por mi gata'],
  },
  {
    pattern:
      /\b(?:(?:un |una )?(?:chic[oa]|tio|tia|persona|hombre|mujer) (?:muy )?(?:normal(?:it[oa])?|sencill[oa]|del monton)|sencill[oa],? (?:y )?(?:carinos[oa]|simpatic[oa]|sincer[oa])|(?:sincer[oa]|simpatic[oa]|alegre|carinos[oa]|trabajador[a]?|honest[oa]|divertid[oa]|leal|fiel|respetuos[oa]|educad[oa]|extrovertid[oa]|responsable)(?:, | y )(?:(?:muy )?\w+(?:, | y ))?(?:sincer[oa]|simpatic[oa]|alegre|carinos[oa]|trabajador[a]?|honest[oa]|divertid[oa]|leal|fiel|respetuos[oa]|educad[oa]|extrovertid[oa]|responsable))\b/,
    why: 'Son adjetivos que cada cual se pone; convence más verlo en algo que se hace.',
    fix: 'Elegir un solo adjetivo de «{cita}» y demostrarlo con un ejemplo de la semana pasada.',
    examples: ['Soy un chico normal', 'alegre, simpática y sincera', 'Soy sincero y trabajador'],
    counterExamples: ['Soy tranquila', 'normalmente llego tarde'],
  },
  {
    pattern:
      /\b(?:netflix (?:y|&) (?:manta|sofa|chill)|peli(?:s|cula)? y manta|sofa y manta|vino y (?:una )?buena conversacion|(?:viajar|viajes)(?:,| y) (?:la |el |los )?(?:musica|cine|deporte|comer|series|amigos|salir)|(?:la )?playa y (?:la )?montana|1[.,']?\d\d(?: m)?,? (?:porque|ya que|que) (?:parece|dicen) que (?:importa|es importante))\b/,
    why: 'Está en miles de perfiles: no está mal, pero no distingue.',
    fix: 'Añadir un dato propio a «{cita}»: cuál, el último, el mejor o el que se defendería ante cualquiera.',
    examples: ['Netflix y manta', 'Me gusta viajar, la música', '1,80 porque parece que importa'],
    counterExamples: ['Vi en Netflix un documental sobre pulpos'],
  },
  {
    pattern:
      /\b(?:polos opuestos|busco (?:a )?mi (?:otra mitad|persona)|en la variedad esta el gusto|lo bueno se hace esperar|el que no arriesga no gana|quien no arriesga no gana|mas vale sol[oa] que mal acompanad[oa]|no hay mal que por bien no venga|vive y deja vivir|si no vuelo me caigo|baila como si nadie)\b/,
    why: 'Es un refrán o una cita de taza: habla la frase, y la persona desaparece.',
    fix: 'Cambiar «{cita}» por una opinión propia, cuanto más pequeña y discutible, mejor.',
    examples: ['Vive y deja vivir', 'más vale sola que mal acompañada'],
  },
];

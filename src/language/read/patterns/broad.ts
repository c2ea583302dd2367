import type { Pattern } from '../pattern.ts';

const family =
  '(?:padres?|madre|familia|marido|mujer|novi[oa]|pareja|jef[ea]|herman[oa]s?|hij[oa]s|amig[oa]s|companer[oa]s|contactos|empresa|trabajo|grupo|seguidores|clase|vecin[oa]s)';
const place = '(?:casa|trabajo|curro|piso|portal|oficina|gimnasio|barrio|universidad|facultad|clase|pueblo)';
const kindly =
  'te (?:recojo|paso a buscar|paso a recoger|llevo|invito)|para recogerte|con flores|tu cumple|si quieres|si te apetece|sorpresa|sin prisa|cuando puedas|te parece';

/** Wider nets, by words that come together rather than by sentences: people threaten and press in many ways. */
export const broad: readonly Pattern[] = [
  {
    id: 'harm-to-things',
    family: 'violencia',
    severity: 'high',
    match:
      '(?:quem|romp|destroz|revent|pinch|ray|tir|part|prend|mat|envenen)[a-z]{0,8} .. (?:tu|tus|a tu|a tus) (?:coche|carro|auto|casa|moto|movil|cosas|ropa|perro|perra|gato|gata|ruedas|ordenador|puerta|vida|cara|piernas)',
    when: [
      '\\bvoy\\b|\\bvas\\b|\\bsi \\w|\\bo te|te juro|como (?:no|me|te|sigas|vuelvas)|rompo|quemo|destrozo|reviento|mato|ya veras',
    ],
    unless:
      'no (?:quiero|voy a)|mates de|sin querer|perdona|se me (?:rompio|cayo)|romperle el hielo|matarile|para que no te|prendado',
    joke: 'cancel',
    certain: true,
    text: 'Amenaza con dañar lo tuyo.',
    yes: ['Voy a quemar tu coche si sigues ignorándome'],
    no: ['perdona, se me cayó y rompí tu taza sin querer'],
  },
  {
    id: 'you-will-see',
    family: 'violencia',
    severity: 'high',
    match:
      '(?:(?:ya )?(?:vas a ver|veras|ya veras|vas a enterarte|te enteraras|preparate|agarrate) .. (?:cuando|como|lo que es|lo que (?:te|soy|hago|pasa)|si (?:te|me|no|vuelv|sig))[^.!?\\n]{0,30}(?:pill|coj|agarr|lleg|vea|sola|solo|casa|bueno|pasa|hago|espera|encuentr|sal|solas)[a-z]{0,6}|cuando te (?:pille|coja|agarre|encuentre|cruce|tenga delante|vea) (?:sol[oa]|a solas|por|vas|te|ya)|(?:and[ae]|andate|que se ande|tengas?|ten|andad|vaya|ve) (?:con|mucho) (?:mucho )?(?:cuidado|ojo) .. (?:se (?:donde|que|a que)|que yo|por la (?:calle|noche)|conmigo|no vaya|lo que (?:haces|dices))|si me (?:denuncias|dejas|bloqueas|abandonas|enganas|mientes|traicionas|ignoras) .. (?:peor|arrepent|arrepien|pag|enter|vas a|consecuencias|cuidado|lo lament|sabes (?:de )?lo que|no respondo|te (?:busco|encuentro|hundo|mato|destrozo))[a-z]{0,8}|(?:sera|va a ser) peor (?:para ti|si)|te (?:vigilo|controlo|observo|tengo controlad[oa]|tengo fichad[oa]|tengo localizad[oa])|(?:ayer|anoche|hoy|el otro dia|esta manana) (?:te vi|llevabas|ibas|estabas) .. (?:y no me|sin que|desde|con (?:el|la|un|una)|rojo|negro|sola)[^.!?\\n]{0,40}(?:vigil|sigo|seguia|coche|de lejos|escondid)[a-z]{0,5})',
    unless: `${kindly}|sorpresa|te va a (?:gustar|encantar)|que (?:risa|bonito|bien|rico|guapa)|tarta|viaje|llueve|resbal|pizza|cena`,
    joke: 'soften',
    keepsNegation: true,
    certain: true,
    text: 'Amenaza velada o vigilancia.',
    yes: [
      'Ya verás cuando te pille sola',
      'Te vigilo más de lo que crees',
      'que se ande con cuidado, que sé dónde aparca',
      'si me denuncias será peor',
    ],
    no: ['ya verás cuando llegues a casa, te he preparado una cena'],
  },
  {
    id: 'turns-up',
    family: 'violencia',
    severity: 'high',
    match: `(?:me (?:presento|planto|paso|acerco)|(?:voy|ire|estoy yendo|salgo|vamos)(?: ahora mismo| ya)?(?: a| para| hacia)?|aparezco|aparecere) .. tu ${place}`,
    when: [
      'si no|\\bo me\\b|a montar|escandalo|la lio|te guste|quieras o no|ahora mismo y|sin avisar|no me (?:contest|abr|cog|respond)|me vas a|a ver (?:quien|con quien|si)|hasta que|vas a (?:ver|salir|hablar)|da la cara|dar la cara|voy a (?:tirar|romper|gritar)',
    ],
    unless: `${kindly}|no (?:estas|hay nadie)|fiesta|cumple|llave`,
    joke: 'soften',
    keepsNegation: true,
    certain: true,
    text: 'Amenaza con presentarse donde estás.',
    yes: ['o me contestas o me presento en tu curro a montarla', 'si no me coges el teléfono voy a tu casa'],
    no: ['si no te importa voy a tu casa y te recojo'],
  },
  {
    id: 'tell-on-you',
    family: 'sextorsion',
    severity: 'high',
    match: `(?:(?:se lo|le|les|lo) (?:voy a (?:mandar|contar|decir|ensenar|pasar)|mando|cuento|digo|diremos|enseno|paso|contare|dire|mandare|ensenare|sabra|sabran|vera|veran) .. (?:a )?(?:tu|tus|toda tu|todos tus) ${family}|(?:tu|tus) ${family} .. (?:se (?:va|van) a enterar|se enterara(?:n)?|lo (?:sabra|sabran)|va a saber|van a saber))`,
    when: [
      'si (?:no|me|sub|vuelv|sig|hac|te)|\\bo (?:me|te|vuelv|pag|haz|qued)|te juro|como (?:no|me|te|vuelvas|sigas)|lo que (?:tu )?sabes|paga|dinero|euros|quien eres|lo que hac|fotos|video',
    ],
    unless:
      'saludos|recuerdos|lo (?:guap|maj|bien)|sorpresa|si te parece|si quieres|buena noticia|te importa|la receta|cenar|boda|viaje',
    joke: 'soften',
    keepsNegation: true,
    certain: true,
    text: 'Chantaje: amenaza con contar o enseñar cosas tuyas.',
    yes: ['Si subes otra foto así le mando a tu padre lo que tú sabes', 'paga o se lo cuento a tu mujer'],
    no: ['si quieres le cuento a tu madre la receta'],
  },
  {
    id: 'intimate-and-audience',
    family: 'sextorsion',
    severity: 'high',
    match: `(?:<pictures> .. (?:en tanga|en bragas|desnud[oa]s?|intim[oa]s?|sin ropa|en tetas|en pelotas|sexual(?:es)?|guarras?|calientes?)|nudes?|packs?|video (?:intimo|porno|sexual))`,
    when: [
      `tus? (?:\\w+ )?${family}|tus ${family}|todo (?:el|tu)|tod[oa]s|internet|redes|publi|difund`,
      'ver|vea|mand|envi|sub|publi|difund|ensen|lleg|circul|recib|pas',
    ],
    unless:
      'no (?:se las|las) (?:mandes|envies|pases)|nunca (?:mandes|envies)|me (?:mand|pas|env)[a-z]{1,5}|(?:manda|pasa|envia)me|cuidado con|a mi (?:no )?me|todas las tuyas',
    joke: 'soften',
    keepsNegation: true,
    certain: true,
    text: 'Amenaza con que otros vean imágenes íntimas tuyas.',
    yes: ['A ver cuánto tardan tus compañeros en ver tus fotitos en tanga'],
    no: ['nunca mandes fotos íntimas, que luego acaban en internet'],
  },
  {
    id: 'holds-proof',
    family: 'sextorsion',
    severity: 'medium',
    match:
      'tengo (?:las )?(?:capturas|pantallazos|grabaciones|todo grabado|grabado todo|tus audios|tus fotos|tus videos)',
    unless:
      'del (?:viaje|concierto|partido|vuelo|billete)|de (?:la (?:cena|boda|fiesta|excursion|playa|receta)|las entradas)|te las paso|te lo paso|guapa|guapo|sales',
    worse:
      'si (?:no|me)|o (?:me|te|pag|vuelv)|tu (?:jef|famil|madre|novi|marido|mujer|padre)|todo el mundo|publi|te conviene|cuidado',
    joke: 'soften',
    text: 'Recuerda que guarda cosas tuyas: puede sonar a presión.',
    yes: ['tengo capturas de todo lo que dijiste'],
    no: ['tengo tus fotos de la boda, te las paso'],
  },
  {
    id: 'gift-card',
    family: 'fraude',
    severity: 'high',
    match:
      '(?:tarjetas? (?:de )?(?:regalo|prepago|google play|steam|itunes|amazon|apple|psn|xbox)|gift ?cards?|google play|western union|moneygram|usdt|una recarga|recargame|recargarme)',
    when: ['compr|consig|mand|envi|codigo|necesito|puedes|podrias|foto d|pas[ae]|carga|rasca|saldo'],
    unless:
      'para (?:mi (?:sobrin|herman|amig|prim)|el cumple de)|me regalaron|le regal[eo]|que le regalo|en la tienda|descarg|la app de|juego|de cumple',
    joke: 'soften',
    certain: true,
    text: 'Pide tarjetas o pagos que no se pueden recuperar.',
    yes: ['Compra una tarjeta de Google Play de 100 € y mándame el código'],
    no: ['me regalaron una tarjeta de Amazon por mi cumple'],
  },
  {
    id: 'at-school',
    family: 'menor',
    severity: 'high',
    match:
      '(?:estoy|voy|estudio|curso|ando|sigo) (?:todavia |aun )?(?:en|a|cursando) .. (?:secundaria|secu|primaria|prepa|preparatoria|la eso|de eso|bachillerato|bachiller)',
    unless:
      'doy clases?|profe|profesor|alumn|trabajo|ensen|mi (?:hij|herman|sobrin|prim)|adultos|nocturn|director|oposicion|de interin|practicas',
    joke: 'keep',
    alsoMine: true,
    certain: true,
    text: 'Habla de un curso escolar propio de menores de edad.',
    yes: ['voy en segundo de secundaria', 'estoy en la prepa'],
    no: ['trabajo en secundaria, soy profe', 'estoy en la secundaria de profe, con alumnos de 14'],
  },
  {
    id: 'condom',
    family: 'presion_sexual',
    severity: 'high',
    match: '(?:no|sin|quit|fuera|paso|odio|para que) .. (?:condon|preservativo|gomita|la goma)',
    when: [
      'confi|mejor|gusta|siente|venga|amas|quier[eo]s|pildora|no pasa nada|controlo|aviso|tonteria|exager|nunca uso|no uso|me corta|aprieta|o nada|prueba',
    ],
    unless:
      'no (?:lo )?hago nada sin|sin (?:condon|preservativo) (?:no|nada|ni)|siempre (?:con|uso)|usa |usamos|no quiero (?:hacerlo )?sin|prefiero con|para mi es imprescindible',
    joke: 'soften',
    keepsNegation: true,
    text: 'Presiona para no usar protección.',
    yes: ['no te pongas el preservativo, confía en mí'],
    no: ['sin condón no hay nada que hacer', 'siempre uso condón'],
  },
  {
    id: 'prove-it-live',
    family: 'control',
    severity: 'high',
    match:
      '(?:(?:haz|hazme|haceme|quiero|ponme|enciende|activa|conecta) .. (?:videollamada|video llamada|camara|llamada de video)|(?:foto|fotos|selfie|mensaje|ubicacion|audio|video) (?:cada|a cada) (?:hora|rato|vez|media hora|dos horas|cuarto)|(?:foto|selfie|video) (?:ahora|ya|ahora mismo) .. )',
    when: [
      'que vea|para ver|demuestr|comprob|ahora mismo|\\bya\\b|si no|sola|con quien|donde|cada (?:hora|rato|vez)|no te creo|mentira|no me fio',
    ],
    unless: `${kindly}|ganas de ver|tus (?:ojos|gatos)|el perro|la peli|verte la cara`,
    joke: 'soften',
    text: 'Te exige pruebas de dónde o con quién estás.',
    yes: ['hazme una videollamada ahora para que vea que estás sola', 'mándame una foto cada hora'],
    no: ['¿hacemos videollamada y me enseñas a tus gatos? si te apetece'],
  },
  {
    id: 'access',
    family: 'control',
    severity: 'high',
    match:
      '(?:(?:contrasenas?|claves?|pin|patron|password|acceso|huella) (?:de|del|a|en) (?:tu |tus |el |la )?(?:movil|face|facebook|instagram|whatsapp|correo|email|tiktok|snap|snapchat|icloud|gmail|cuenta|redes|mensajes|chats|ubicacion|telefono)|mi huella en tu movil|(?:abr[ei]|desbloquea|desbloqueame) .. (?:tu|el) (?:movil|whatsapp))',
    when: [
      'dame|pasa|di(?:me|s|ces)|manda|pido|quiero|necesito|compart|saber|tener|por que no|secretos|ocult|escond|confi|si me quier|pareja|demuestr|dar',
    ],
    unless:
      'nunca (?:te |le )?(?:des|pid|dar)|no (?:le|me) (?:des|tienes que dar)|olvid[eo]|he perdido|perdi|recuperar mi|banco|cambia|segura|netflix|wifi',
    joke: 'soften',
    certain: true,
    text: 'Quiere entrar en tus cuentas o en tu móvil.',
    yes: [
      'solo te pido el pin de tu móvil, en una pareja no hay secretos',
      'si me quieres dame acceso a tu cuenta',
    ],
    no: ['he perdido la contraseña de mi correo, qué rabia'],
  },
  {
    id: 'you-were-told',
    family: 'control',
    severity: 'high',
    match:
      '(?:te (?:dije|he dicho|tengo dicho|adverti|avise) que (?:no|dejaras|borraras|volvieras|te quedaras|me (?:avisaras|pidieras|contestaras)) .. [a-z]{3,}|(?:solo|unicamente) (?:puedes|vas a|podras) (?:hablar|salir|quedar|estar|ver) .. conmigo|no te (?:vistas|maquilles|arregles) (?:asi|tanto|tan|como)|(?:no|ni se te ocurra|que no se te ocurra) .. (?:salir|hablar|quedar|ir|contestar|vestirte|subir|dejarme) .. (?:sin|con|hoy|esta|asi|a)|ni se te ocurra|pobre de ti (?:como|si)|mas te vale|(?:te lo|te) (?:advierto|aviso por ultima)|estas avisad[oa])',
    unless: `${kindly}|no (?:quiero|me interesa|insistas|me escribas)|que no (?:quiero|me apetece|me gusta|insist|me escrib|venia|podia|pasa nada|hacia falta|te preocup|era)|ni se te ocurra (?:pagar|traer|preocuparte|comprar)|mas te vale (?:traer|venir con|que (?:haya|traigas|te guste|sea))|te aviso (?:que|de que) (?:soy|canto|bailo|ronco|llego|cocino)|te advierto que (?:soy|canto|bailo|ronco|cocino)|croquetas|hambre|paraguas|abrigo`,
    joke: 'soften',
    keepsNegation: true,
    text: 'Te da órdenes o te advierte.',
    yes: ['te dije que no salieras', 'ni se te ocurra salir sin avisarme', 'más te vale contestar'],
    no: ['ya te dije que no quiero quedar', 'te aviso que canto fatal'],
  },
  {
    id: 'jealous-jab',
    family: 'control',
    severity: 'medium',
    match:
      '(?:otra vez (?:con (?:tus|tu|ese|esa|el|ella)|de fiesta|hablando con|sin (?:contestar|decirme|avisar)|en linea)|(?:seguro|fijo) que .. (?:a todos|con todos|a otros?|con otros?|a cualquiera|de otro|mas tios|por ahi)|(?:ya )?veo (?:quien|que|lo que|cuanto|como|lo poco que) .. (?:import|priorid|prefier|interes|valor)[a-z]{0,8}|llevo (?:todo|toda|tod[oa]s|horas|dias|desde) .. (?:esperando|esperandote|pendiente|sin (?:saber|noticias))|(?:te he llamado|te llame|te escribi|te he escrito) .. (?:veces|llamadas|mensajes)|(?:ten|tener|tenme|un minimo de|un poco de) (?:un poco de |mas )?(?:respeto|consideracion)|(?:no hay|sin) secretos (?:en|entre)|en (?:una|la) pareja no (?:hay|se)|nada que (?:ocultar|esconder)|que (?:escondes|ocultas|me escondes|me ocultas)|de quien (?:es|son) (?:ese|esa|esos) (?:mensaje|llamada|corazon|comentario|foto)[a-z]{0,2}|a mi no me (?:sonries|hablas|miras|escribes) asi|te (?:estas )?(?:viendo|acostando|liando) con (?:otr|alguien)[a-z]{0,2})',
    unless: `no (?:escondo|oculto)|perdona|concierto|el autobus|al fontanero|bus|la serie|con ganas|vamos otra vez|merezco|pido un poco de respeto|necesito que me tengas`,
    worse: 'contrasena|clave|pin|\\d{2} (?:veces|llamadas)|te vas a|ahora mismo|demuestr',
    joke: 'soften',
    keepsNegation: true,
    text: 'Reproche o sospecha que te hace dar explicaciones.',
    yes: ['¿otra vez con tus amigas? ya veo quién te importa de verdad', 'seguro que le sonríes así a todos'],
    no: ['llevo desde las ocho esperando el autobús'],
  },
  {
    id: 'how-you-are',
    family: 'falta_de_respeto',
    severity: 'medium',
    match:
      'que (?:sos[oa]|aburrid[oa]|borde|pesad[oa]|tont[oa]|cansin[oa]|inutil|idiota|imbecil|egoista|exagerad[oa]|dramatic[oa]|falsa?|intens[oa]|rara|creid[oa]|estrecha|vulgar|ridicul[oa]|patetic[oa]|infantil|inmadur[oa]|desagradable|antipatic[oa]) (?:eres|estas|sos|te pones|te has vuelto|que eres)',
    joke: 'cancel',
    text: 'Te etiqueta para rebajarte.',
    yes: ['qué sosa eres, relájate un poco'],
    no: ['qué tonta eres jajaja'],
  },
  {
    id: 'body-talk',
    family: 'presion_sexual',
    severity: 'medium',
    match:
      '(?:que (?:buen[oa]|buenorr[oa]|ric[oa]) (?:estas|que estas|te ves)|te (?:daba|hacia|haria|pegaba) (?:lo tuyo|un hijo|un favor|de todo|cosas|un buen)|(?:foto|fotos|video) .. (?:en (?:bikini|banador|lenceria|pijama)|de cuerpo entero|de (?:tus|tu) (?:piernas|pies|cuerpo|cola|culo|boca))|(?:como|que) (?:vas|duermes|llevas) (?:vestida|debajo|de ropa interior|puesto debajo)|me la (?:pones|has puesto|estas poniendo)|(?:estoy|me tienes|me pones) (?:muy |tan |super )?(?:cachond[oa]|burr[oa]|palote|cerdo)|(?:sexo|follar|coger|garchar) .. (?:hoy|esta noche|conmigo|ya|primera cita|sin compromiso))',
    unless:
      'que rico (?:esta|estaba)|el sexo de|educacion|podcast|si te apetece|sin presion|coger (?:el|un|una|la|los|las|frio|mesa|sitio)|mis fotos|de la playa',
    worse: 'venga|anda ya|no seas|ahora mismo|si no|te toca|otras|aunque',
    softer: 'si (?:tu )?quieres|te apeteceria|si no te apetece|solo si',
    joke: 'keep',
    text: 'Lleva la charla a tu cuerpo o al sexo sin que lo hayas buscado.',
    yes: ['qué buena estás, te daba lo tuyo', 'mándame una foto en bikini'],
    no: ['¡qué rico estaba el arroz!'],
  },
];

import type { Pattern } from '../pattern.ts';

const notAPartner =
  'mi jef[ea]|el trabajo|mi horario|el medico|la doctora|la espalda|la rodilla|mi (?:gat[oa]|perr[oa])|la lluvia|el casero|mi madre no|mis padres|el fisio|la app|el movil no';
const meetingUp =
  'para (?:que|llegar|ir|encontrar|encontrarte|recoger|recogerte|el taxi|verte|vernos|pasar)|del (?:bar|restaurante|sitio|local|cine|parking|garito|parque|concierto|hotel)|y (?:voy|salgo|te recojo|te paso|paso|nos vemos|llego)|llegues bien|por seguridad|te recojo|de la (?:fiesta|casa rural|terraza|cafeteria)|donde (?:quedamos|comemos|cenamos)|quedamos alli|no encuentro|perdid[oa]';

export const control: readonly Pattern[] = [
  {
    id: 'orders',
    family: 'control',
    severity: 'high',
    match:
      '(?:no quiero verte (?:con|hablando|cerca|bailando|vestida|en)|(?:te )?(?:quiero|te espero|vuelves|vienes|llegas) (?:en casa |a casa )?a las \\d{1,2} .. (?:o |sin falta|y punto|ni un minuto|como muy tarde)|(?:desde|a partir de) (?:hoy|ahora|ya) .. (?:no (?:vas|sales|hablas|quedas|ves|quiero que)|(?:me )?(?:vas a|tienes que) (?:pedir|avisar|decirme|mandar|hacer lo))|(?:para que|que) (?:quieres|necesitas|haces) .. (?:amig[oa]s|hablando con|saliendo con|quedando con) .. (?:si me tienes|teniendo|hombres|tios|otros|conmigo)|(?:no tienes (?:por que|nada que) (?:hablar|quedar|salir|ver)) .. (?:con|a) |(?:una )?(?:mujer|novia|chica) (?:mia|con novio|comprometida|decente) .. no|(?:mi|una) (?:novia|mujer|chica) no (?:va|sale|viste|habla|sube|hace)|mientras (?:estes|seas|vivas) (?:conmigo|mi novia|mia) .. )',
    unless: `que me|cena lista|para cenar|el tren|te espero en|${notAPartner}|si te apetece|no tienes por que aguantar|si puedes`,
    joke: 'soften',
    keepsNegation: true,
    text: 'Te da órdenes sobre con quién o cómo puedes estar.',
    yes: ['No quiero verte con ese', 'te quiero en casa a las 10 y punto', 'mi novia no sube fotos así'],
    no: ['quedamos a las 10 si te apetece', 'no tienes por qué aguantar a nadie'],
  },
  {
    id: 'full-stop',
    family: 'control',
    severity: 'medium',
    match:
      '(?:y punto(?: pelota| final)?(?=[ ,.!]*(?:$|\\n))|no hay (?:mas que hablar|discusion)|no te lo (?:estoy preguntando|pregunto|repito|vuelvo a repetir)|no te he dado permiso|quien te ha dado permiso|sin mi permiso|(?:es|son) (?:mis )?(?:reglas|normas)|mis normas)',
    unless: 'me gustas|te quiero|eres (?:la|el) mejor|guap|croqueta|pizza',
    joke: 'cancel',
    keepsNegation: true,
    text: 'No deja sitio a lo que tú quieres.',
    yes: ['Vienes y punto', 'no te lo estoy preguntando'],
    no: ['me gustas y punto'],
  },
  {
    id: 'passwords',
    family: 'control',
    severity: 'high',
    match:
      '(?:(?:da(?:me|rme|s)|pasa(?:me|rme|s)|di(?:me|ces)|decime|quiero|mandame|necesito|comparte|compartir|compartamos|deberiamos|ensename|pone|pon|tener|saber) .. (?:tus?|las?|nuestras?) (?:contrasenas?|claves?|password|pin|patron|codigo del movil)|(?:una pareja|las parejas|si no (?:tienes|hay|tenes)) .. (?:contrasenas?|claves?)|(?:la|tu) (?:contrasena|clave) de (?:tu )?(?:instagram|whatsapp|facebook|movil|correo|icloud|gmail))',
    unless:
      'netflix|wifi|wi fi|hbo|spotify|disney|prime|filmin|del portal|del trastero|de la alarma|nunca (?:te )?(?:pediria|pidas)',
    joke: 'soften',
    certain: true,
    text: 'Pide tus contraseñas.',
    yes: ['Pásame tu contraseña de Instagram', 'si no tienes nada que ocultar dame la clave del móvil'],
    no: ['pásame la clave del wifi', 'dame tu contraseña de Netflix jaja'],
  },
  {
    id: 'phone-search',
    family: 'control',
    severity: 'high',
    match:
      '(?:(?:ensena(?:me|rme|s)|deja(?:me|rme|s)? (?:ver|mirar|revisar)|muestra(?:me|s)|mostrame|dame|quiero (?:ver|revisar|mirar)|voy a (?:revisar|mirar|ver)|necesito ver|pasame) .. (?:tu|el|tus|los) (?:movil|whatsapp|chats?|conversaciones|mensajes|instagram|galeria|dms)|(?:te |he |estuve |estaba )?(?:revise|revisado|mire|mirado|mirando|revisando|leido|leyendo|espie|entre en|entrado en|cotilleado) .. (?:tu|tus) (?:movil|whatsapp|chats?|conversaciones|mensajes|correo|instagram)|(?:capturas?|pantallazos?) (?:de (?:tu|la|tus|esa|lo)|del chat|para (?:ver|que vea)) .. (?:conversa|chat|whatsapp|hablas|con)|me (?:revisa|mira|controla|espia|coge|lee|quita|registra) (?:el |los )?(?:movil|whatsapp|mensajes|chats|redes)|instala(?:te)? .. (?:localiz|rastre|life360|app .. (?:saber donde|ver donde)))',
    unless: `movil nuevo|fondo de pantalla|funda|que modelo|tu (?:receta|instagram de)|que numero|${notAPartner}|de fotografia|viajes|cocina`,
    joke: 'soften',
    certain: true,
    text: 'Quiere revisar tu móvil o tus conversaciones.',
    yes: ['Enséñame el móvil', 'he estado mirando tu WhatsApp', 'mi novio me revisa el móvil'],
    no: ['enséñame el móvil nuevo', 'quiero ver tu instagram de fotografia'],
  },
  {
    id: 'location',
    family: 'control',
    severity: 'medium',
    match:
      '(?:(?:manda(?:me|rme)?|pasa(?:me|rme)?|envia(?:me|rme)?|comparte(?:me)?|compart[ie](?:r|me)?|activa(?:me)?|quiero|dame|pon|ponme|tener|quiero tener) .. (?:ubicacion|localizacion)|(?:foto|video|selfie) .. (?:de donde estas|para (?:ver|saber|comprobar|demostrar) .. (?:donde|con quien)|donde se vea|ahora mismo .. (?:donde|con quien)|con quien estas)|(?:videollamada|llamame|llamada) .. (?:para (?:ver|saber|comprobar|demostrar)|demuestr[a-z]{0,8}|que vea|donde estas|con quien))',
    unless: meetingUp,
    worse:
      'en tiempo real|en directo|siempre|ahora mismo|\\bya\\b|o si no|si no|todo el (?:dia|rato)|demuestr|comprob|mentira|no te creo|con quien|no me fio|24 horas|todos los dias|cada vez|saber donde estas',
    joke: 'soften',
    text: 'Quiere saber dónde estás en cada momento.',
    yes: [
      'Mándame tu ubicación ahora mismo',
      'quiero que compartas tu ubicación siempre',
      'hazme una foto para ver con quién estás',
    ],
    no: [
      'mándame la ubicación del bar',
      'pásame ubicación y te recojo',
      'te mando mi ubicación para que me encuentres',
    ],
  },
  {
    id: 'forbids',
    family: 'control',
    severity: 'high',
    match:
      '(?:te (?:prohibo|tengo prohibido|he prohibido)|no (?:te )?(?:dejo|permito|consiento|autorizo) (?:que )?(?:salir|salgas|ir|vayas|ver|veas|hablar|hables|quedar|quedes|ponerte|te pongas|subas|subir|trabajar|trabajes)|no (?:vas a|puedes|podes) (?:ir|salir|quedar|ver|hablar|ponerte|subir|tener|trabajar) .. (?:con <people>|sin mi|sin (?:pedirme|mi) permiso|asi|sol[oa]|eso|esa|ese|sin avisarme|esta noche)|(?:no quiero|no me da la gana|no voy a (?:permitir|consentir|tolerar|aguantar)) (?:que )?.. (?:hables|hablas|veas|ves|quedes|quedas|salgas|sales|sigas|subas|subes|te pongas|vayas|te juntes|tengas|trabajes|mires|des likes|contestes|respondas|te arregles|te maquilles|escribas a|chatees) .. (?:<people>|sin mi|sol[oa]|fotos?|bikini|falda|escote|esa ropa|eso|asi|fuera|a (?:la|esa) fiesta|de noche|vestid[oa]|tinder|instagram)|(?:pedirme|pideme|pedir|sin mi|sin pedir) permiso|(?:con esa|con ese|asi) .. no (?:sales|vas|vienes|vas a salir)|no (?:salgas|sales|vayas|vas) (?:a la calle )?(?:asi|con es[ea]|vestid[oa])|(?:te )?(?:quiero|quedas|quedate) en casa .. (?:cuando|y (?:punto|no)|es una orden|que es donde)|(?:cambiate|quitate) (?:ahora mismo |ya )?(?:de ropa|es[ea] (?:falda|vestido|camiseta|ropa|escote|pantalon|maquillaje)|el maquillaje)|me (?:obedeces|tienes que obedecer|haces caso y)|haz lo que te digo|aqui mando yo|mando yo|lo que yo diga|es una orden)',
    unless: `no quiero que (?:me|te sientas|te enfades|te preocupes|tengas (?:miedo|frio|problemas|prisa|que))|me (?:hables asi|escribas|llames|insultes|grites)|juegas|en el juego|spoiler|sin (?:paraguas|abrigo|comer)|hace frio|${notAPartner}|fiebre|constip`,
    joke: 'soften',
    keepsNegation: true,
    text: 'Te prohíbe cosas o decide por ti.',
    yes: [
      'No quiero que hables con otros hombres',
      'con esa falda no sales',
      'te prohíbo ver a tu ex',
      'no vas a ir sin mi permiso',
    ],
    no: [
      'no quiero que me hables así',
      'no quiero que te preocupes por nada',
      'no salgas así que hace frío, coge abrigo',
    ],
  },
  {
    id: 'cut-people-off',
    family: 'control',
    severity: 'high',
    match:
      '(?:(?:borra|elimina|bloquea|quita|deja de (?:seguir|hablar(?:le|te)?|ver|quedar|salir)|vas a (?:borrar|eliminar|bloquear|dejar de (?:ver|hablar))|(?:que|tienes que|quiero que) (?:borres|elimines|bloquees|quites|dejes de (?:ver|hablar|seguir|quedar|salir))) .. (?:<people>|todos (?:tus|los)|todas (?:tus|las)|esa foto|esas fotos|tus fotos|las fotos|su numero|tu(?:s)? (?:cuenta|instagram|redes|perfil)|instagram|tus contactos)|(?:o|elige|escoge|eliges) .. (?:ell[oa]s|el|ella|tus? (?:amig[oa]s|familia|madre|trabajo)) o (?:a )?(?:yo|mi|nosotros)|o (?:yo|conmigo) o (?:ell[oa]s|tus?|el)|tus? (?:amig[oa]s|familia|madre|hermana|gente) .. (?:no te (?:quieren?|convienen?|entienden?|valoran?|cuidan?|aprecian?|merecen?)|te (?:comen?|llenan?) la cabeza|mala influencia|malas influencias|te (?:malmeten?|manipulan?|ponen? en mi contra)|son unas? |sobran?|nos quieren? separar|te tienen? envidia)|(?:no necesitas|ya no necesitas|no te hacen falta|no te hace falta) (?:a )?(?:nadie mas|mas amig|tus? (?:amig[oa]s|familia)|ver a (?:nadie|tus?)|trabajar)|(?:conmigo|yo) (?:te |ya te )?(?:basta|basto|deberia bastarte|eres suficiente)|solo (?:me )?necesitas (?:a mi|estar conmigo|tenerme)|(?:quiero|deberias|tienes) que? ?(?:dejes|dejar) (?:el trabajo|de trabajar|de estudiar|la carrera|el gimnasio)|(?:tu|el) (?:sueldo|dinero|tarjeta) (?:lo|la) (?:manejo|llevo|guardo|gestiono|controlo) yo|(?:yo )?(?:manejo|controlo|administro) (?:tu|el) (?:dinero|sueldo)|(?:dame|me das|ingresas) (?:tu (?:sueldo|nomina)|la nomina))',
    unless: `es un pesad[oa]|te (?:molesta|acosa)|acoso|spam|bot|de ese tema|del tema|de politica|duplicad|borrosa|${notAPartner}`,
    joke: 'soften',
    text: 'Intenta apartarte de tu gente o de tu vida.',
    yes: [
      'Bloquea a tu ex ya',
      'elige: o tus amigas o yo',
      'tus amigas te comen la cabeza',
      'solo me necesitas a mí',
    ],
    no: ['bloquéalo, si es un pesado que te acosa', 'borra esa foto borrosa', 'no elimines a nadie por mí'],
  },
  {
    id: 'told-control',
    family: 'control',
    severity: 'high',
    match:
      '(?:no me deja (?:salir|ver|hablar|quedar|trabajar|tener (?:amig|redes|instagram)|ponerme|maquillarme|estudiar|ir)|me (?:controla|prohibe|aisla|vigila|persigue|sigue a todas partes|obliga a (?:compartir|dejar|borrar|darle))|me pide (?:las contrasenas|la contrasena|la ubicacion|fotos de donde|explicaciones)|(?:se (?:enfada|pone (?:furios|como un loc|agresiv|celos)[a-z]{0,2}|cabrea|enoja)) (?:si|cuando|cada vez que) .. (?:no (?:le )?(?:contesto|respondo)|salgo|hablo|quedo|veo|voy|me pongo|visto)|tengo miedo (?:de|a) (?:el|ella|su|como|decirle|mi (?:novio|pareja|marido))|me da miedo (?:su|como|mi (?:novio|pareja|marido)|decirle|dejarle))',
    unless: notAPartner,
    joke: 'soften',
    keepsNegation: true,
    text: 'Cuenta una situación de control.',
    yes: ['No me deja salir con mis amigas', 'mi novio me controla', 'se enfada si no le contesto'],
    no: ['mi jefe no me deja salir antes', 'mi ex me controlaba, ahora estoy genial'],
  },
  {
    id: 'possession',
    family: 'control',
    severity: 'medium',
    match:
      '(?:(?:eres|sos|seras|vas a ser|tienes que ser) (?:solo )?(?:mia|mio|de mi propiedad)|me perteneces|(?:solo|unicamente) (?:mia|mio)|solo para mi|(?:eres|serás|seras) (?:mi )?propiedad|que nadie (?:mas )?(?:te )?(?:mire|toque|vea|hable))',
    unless:
      'culpa|media naranja|esa tarta|la cuenta|la ultima|croqueta|pizza|el postre|domingo|tiempo solo para mi|un rato solo|piso solo|habitacion',
    worse: 'y de nadie|para siempre|nadie mas|quieras o no|o de nadie|que te quede claro|solo mia|solo mio',
    joke: 'cancel',
    text: 'Te trata como si le pertenecieras.',
    yes: ['Eres mía y de nadie más', 'me perteneces'],
    no: ['la culpa es mía', 'un rato solo para mí'],
  },
  {
    id: 'interrogates',
    family: 'control',
    severity: 'medium',
    match:
      '(?:con quien (?:estas|has estado|estabas|hablas|hablabas|andas|andabas|estuviste|fuiste|quedaste|has quedado|sales|te ves|te escribes)|quien es (?:es[ea]|el|la) (?:ti[oa]|tip[oa]|chic[oa]|que|de la foto|mina|vieja|man|wey|guey|pibe|piba)?|quien te (?:escribe|da like|comenta|ha escrito|llama)|por ?que (?:no )?(?:(?:me )?(?:contestas|respondes|contestaste|has contestado|respondiste|coges|atiendes|has respondido)|le (?:das|diste|sigues|sigues|hablas|has dado|contestas)|lo sigues|la sigues|tardas|tardaste|has tardado)|(?:cuanto|por que) .. (?:tardas|tardado|tardaste) .. (?:contestar|responder|en responder)|(?:te vi|te he visto|estabas|estas|has estado|se que estas|se que estabas|ultima conexion) .. (?:en linea|conectad[oa]|online)|(?:me )?(?:has dejado|dejaste|dejas|dejes) en (?:visto|leido)|(?:donde|que hacias) (?:estabas|estuviste|te metes|te habias metido|andabas)|(?:contest(?:a|ame)|respond(?:e|eme)|coge(?:me)?(?: el movil)?|atiende(?:me)?) (?:ya|ahora|de una vez|cuando te (?:hablo|escribo|llamo)|el movil|los mensajes|a las llamadas)|(?:contesta|contestame|responde|respondeme)(?=[ ,!?]*(?:$|\\n|!))|(?:llevo|van|tienes) .. (?:llamadas|mensajes) .. (?:perdidas|sin|y no|tuyas)?|(?:para quien|para que) te (?:arreglas|pones|maquillas|vistes|has puesto|pusiste)|(?:a quien|para quien) .. (?:sonries|esa foto|subes|sonreias|las fotos|tan guapa)|(?:seguro|fijo|apuesto) (?:que )?.. (?:estas|estabas|andas|hablas|hay|te ves|te has ido) .. (?:con otr[oa]|con alguien|con tu ex|otro|otra)|estas? (?:con|hablando con|viendo a) otr[oa]|(?:te|me) (?:estas )?(?:enganando|poniendo los cuernos|siendo infiel)|me (?:enganas|mientes|estas mintiendo)|que horas son estas|a que hora (?:llegaste|has llegado|vuelves) .. (?:ayer|anoche|de verdad)?)',
    unless:
      'perdona (?:por|que)|perdon por|siento (?:haber )?tard|no pasa nada|sin prisa|no hay prisa|cuando puedas|sin agobi|en el trabajo|de viaje\\?|con quien (?:vas|fuiste) al (?:concierto|viaje)|no queria molestar|no quise molestar|perro|gato|de la serie|actor|cantante|yo (?:te )?(?:deje|he dejado) en visto|te deje en visto|te he dejado en visto|cuentame',
    worse:
      'contesta ya|mentira|me enganas|llevo (?:\\d{2}|mil|veinte|treinta|quince) |te he llamado (?:\\d{2}|mil|veinte)|no te creo|vas a ver|ahora mismo dime|que vea yo|\\d{2} llamadas',
    joke: 'soften',
    keepsNegation: true,
    text: 'Te pide cuentas de lo que haces, con quién o cuánto tardas en contestar.',
    yes: [
      '¿Con quién estás? Contesta',
      '¿por qué no me contestas? Te vi en línea',
      'para quién te arreglas tanto',
      'me has dejado en visto otra vez',
    ],
    no: ['perdona por tardar en contestar', 'perdona que te dejé en visto, estaba en el trabajo'],
  },
  {
    id: 'dislikes',
    family: 'control',
    severity: 'medium',
    match:
      '(?:no me (?:gusta|hace gracia|mola|parece bien|agrada|late|copa|gusto) (?:nada )?(?:que|como|tu|esa|ese|lo de) .. (?:salgas|salis|sales|hables|hablas|quedes|quedas|te pongas|te vistes|te vistas|te arregles|subas|subes|vayas|tengas|sigas|sigues|bailes|foto|ropa|falda|escote|bikini|amig[oa]s?|companer[oa]s?|jefe|compi|des like|tinder|tu ex|fiesta)|(?:esa|ese|tu|esta) (?:falda|ropa|vestido|escote|foto|camiseta) .. (?:corta|corto|provoc[a-z]{0,8}|ensen[a-z]{0,8}|llama la atencion|parece|buscona[a-z]{0,8}|de puta|vulgar)|vas (?:muy )?(?:provocando|provocativa|ensenando)|(?:pasas|dedicas|estas) mas (?:tiempo )?(?:con|a) (?:<people>|el movil|tu trabajo|el trabajo) .. que (?:conmigo|a mi|con tu)|(?:me pongo|soy|estoy|me pones|tengo) (?:muy |un poco |asi de |tan )?(?:celos[oa]|celos) (?:porque|de|si|cuando|y|es)|(?:celoso|celosa|celos) (?:porque|es porque) te quiero|tienes? demasiad[oa]s amig[oa]s|(?:avisame|avisas|me avisas|escribeme) (?:siempre|cada (?:vez|hora|rato)|de todo|en cuanto) .. (?:sal|lleg|vay|estes|con quien|donde)|cada (?:hora|media hora|rato) .. (?:escrib|manda[a-z]{0,8}|avis[a-z]{0,8}|llam[a-z]{0,8})|(?:tienes|tenes) que (?:decirme|contarme|consultarme|informarme|avisarme) (?:de )?(?:todo|siempre|antes|donde|con quien|cada)|(?:borra|elimina|borrate) .. (?:tinder|bumble|la app|badoo)|(?:las|una) (?:mujeres|mujer|chicas|chica|novia) (?:decentes?|de bien|con novio|comprometidas?|seria) .. no)',
    unless:
      'cuando llegues a casa|no me gusta que me|llegues bien|me da igual que|no soy celos|nunca (?:he sido|fui)|la borramos los dos|yo tambien la borro',
    worse:
      'y no (?:lo |vuelvas|pienso|voy)|ultima vez|te lo advierto|te aviso|o (?:yo|ellos|me voy)|si (?:sales|vas) .. olvid|prohib',
    joke: 'soften',
    keepsNegation: true,
    text: 'Opina sobre tu ropa, tus amistades o tus planes para que cambies.',
    yes: [
      'No me gusta que salgas con tus amigas',
      'esa falda es muy corta',
      'me pongo celoso porque te quiero',
      'pasas más tiempo con tus amigas que conmigo',
    ],
    no: ['no me gusta que me grites', 'no soy celoso, sal con quien quieras'],
  },
];

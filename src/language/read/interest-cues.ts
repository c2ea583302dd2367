/** What a message says about interest, in points. The same pattern language as the warning signs. */
export interface Cue {
  id: string;
  kind: 'plan' | 'feeling' | 'curiosity' | 'warmth' | 'vague' | 'distance' | 'refusal';
  points: number;
  match: string;
  unless?: string;
  /** Completes "Se nota en que…" or "Lo enfría que…". */
  text: string;
  yes: readonly string[];
  no: readonly string[];
}

const day =
  '(?:hoy|manana|esta (?:noche|tarde|semana)|este (?:finde|fin de semana|viernes|sabado|domingo|jueves)|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|fin de semana|proximo)|la (?:semana|proxima)|a las \\d|pasado manana)';
const outing =
  '(?:cafe|cafecito|cana|canas|cerveza|cervezas|birra|birras|vino|vinos|copa|copas|cena|cenar|comer|cine|paseo|pasear|concierto|museo|exposicion|helado|algo|plan|tapas|vermut|desayunar|merendar|bailar|teatro|playa|montana|ruta|chelas?|mates?|tacos|pelis?|sushi|pizza|bar|mercadillo|feria|vueltita|vuelta)';

export const cues: readonly Cue[] = [
  {
    id: 'proposes',
    kind: 'plan',
    points: 4,
    match: `(?:(?:te (?:apetece|apeteceria|apuntas|animas|late|pinta|tinca|va bien|viene bien|parece|invito|gustaria|hace)|quieres|queres|quedamos|nos vemos|vamos|vente|venite|vienes|venis|podriamos|podemos|podriamos ir|me acompanas|salimos|hacemos|tomamos|cenamos|comemos|que haces|que (?:te )?parece si|estas libre|tienes (?:plan|libre|hueco|algo)|tenes (?:plan|libre|algo)|cuando (?:puedes|podes|estas libre|quedamos|te viene|nos vemos|te veo|tienes)) .. (?:${day}|${outing}|conmigo|por aqui|juntos)|${day} .. (?:te (?:apetece|va|viene|animas|apuntas)|quedamos|nos vemos|libre\\?|te veo|te recojo|tomamos|cenamos|vamos)|(?:tengo|me sobra|hay|he (?:comprado|pillado|reservado|encontrado)) .. (?:entradas?|mesa|un sitio|un bar|una entrada) .. (?:te|vienes|vamos|juntos|para dos|para los dos|conmigo)|repetimos|cuando repetimos|(?:cuando|a ver cuando|y si) (?:quedamos|nos vemos|me invitas|te veo|nos conocemos|repetimos|volvemos)(?= ?(?:$|\\?|[,.!]|en|para|por|de|manana|el|este|a|otra|de nuevo|entonces|ya|tu))|te (?:paso a buscar|recojo|paso a recoger|espero) .. (?:${day}|\\d)|(?:quedemos|veamonos|conozcamonos|salgamos|vayamos)|hay que (?:repetir|quedar|verse|ir) .. (?:pronto|ya|${day})?|la proxima (?:vez )?(?:me|te|vamos|repetimos|pago|invito|lo|vienes|cocin|ir|ven|hay)[a-z]{0,6}|(?:me|te) deb(?:es|o) (?:una?|otra?|un) ${outing}|te (?:cocino|preparo|hago) [a-z]|te (?:enseno|llevo) (?:a|un|el|mi|yo)|(?:he )?reserv(?:ado|e|o) (?:mesa|sitio|el|dos)|te (?:reservo|guardo) (?:el|un|la|mi)|vienes(?: a|\\?| con)|me llevas|soy tod[oa] tuy[oa]|(?:paso|pasas) por (?:ti|mi|vos)|traes? (?:tu )?(?:el|la|las|los) (?:postre|vino|ganas|peli|cervezas))`,
    unless:
      'no te invito|algun dia|otro dia .. ya|un dia de estos|nos vemos (?:en clase|en el curro|por ahi)|con mis amigas|hoy no puedo|esta semana (?:no|imposible)|no puedo .. (?:semana|finde|viernes|sabado)|lo dejamos|no quedamos',
    text: 'propone veros',
    yes: [
      '¿Te apetece un café el jueves?',
      'qué haces el sábado?',
      'quedamos mañana a las 8?',
      '¿repetimos?',
      '¿cuándo nos vemos?',
    ],
    no: ['ya veremos', 'el sábado trabajo'],
  },
  {
    id: 'counter-offer',
    kind: 'plan',
    points: 4,
    match: `(?:(?:no puedo|imposible|estoy liad[oa]|me va (?:fatal|mal)|me ha surgido|trabajo|tengo (?:turno|curro|cena|comida|examen)) .. (?:pero|y si|mejor|que tal|te va|te viene|podemos|puedo) .. ${day}|(?:hoy|manana|esta semana|ese dia|el \\w{5,9}|este (?:finde|viernes|sabado|domingo|jueves)) (?:ya )?(?:no (?:puedo|llego|voy a poder)|imposible|me va mal|curro|trabajo|tengo)[^\\n]{0,60}(?:${day}|otro dia)[^\\n]{0,20}(?:\\?|te va|si|libre|puedo|soy tod[oa])|(?:lo|la) (?:cambiamos|pasamos|movemos|dejamos) (?:para|a|al|pal) ..(?:${day}|lunes|martes|miercoles|jueves|viernes|sabado|domingo)|(?:pero|y) (?:el|este|la) [a-z ]{3,20} (?:si|soy tuy|estoy libre|puedo|me va))`,
    text: 'si no puede, ofrece otro momento',
    yes: [
      'Hoy no puedo, ¿mejor el domingo?',
      'el viernes trabajo pero el sábado soy toda tuya',
      'lo pasamos al domingo?',
    ],
    no: ['hoy no puedo, ya te aviso'],
  },
  {
    id: 'accepts',
    kind: 'plan',
    points: 4,
    match: `(?:(?:me apunto(?! (?:la|el|lo|esa|ese|tu))|(?:el|este) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde) (?:perfecto|genial|me va|si|soy)|me encantaria|me encanta la idea|me parece (?:genial|perfecto|un planazo|buenisim[oa]|bien)|planazo|hecho|claro que si|por supuesto que si|si quiero|alli estare|ahi estare|cuenta conmigo|(?:^|\\n)de una(?= ?[!,.\\n]|$)|va dale|me late|trato hecho|contigo donde sea|obvio que si|obvio|de cabeza)(?! pero)|(?:si|vale|perfecto|genial|dale|va|ok|venga|claro|buenisimo) .. (?:dime (?:hora|donde|cuando|sitio)|a que hora|donde quedamos|te (?:recojo|espero|veo alli)|llevo yo|reservo|elige tu|elijo yo|yo llevo|yo invito|nos vemos (?:alli|ahi|a las|el|manana)))`,
    unless: 'me encantaria pero|me parece bien que',
    text: 'dice que sí con ganas',
    yes: ['¡Me apunto!', 'sí, dime hora y sitio', 'planazo, cuenta conmigo', 'me encantaría'],
    no: ['me encantaría pero no puedo'],
  },
  {
    id: 'likes-you',
    kind: 'feeling',
    points: 4,
    match:
      '(?:me (?:gustas|encantas|molas|flipas|pones|fascinas|vuelves loc[oa]|tienes loc[oa]|atraes|caes (?:muy|super|genial)|copas|gustaste)|te (?:echo|extrane|extrano|eche) (?:mucho )?(?:de menos|mucho|un monton)?|te extrano|(?:tengo|tenia|con|me muero de) (?:muchas |muchisimas |unas |tantas )?ganas de (?:verte|conocerte|abrazarte|besarte|estar contigo|que (?:nos veamos|quedemos|llegue)|volver a verte|quedar|repetir)|(?:no (?:dejo|paro|puedo dejar) de pensar en (?:ti|vos|lo de|el|tu|nosotros|anoche|ayer|nuestr[oa])|(?:pienso|pensaba|pense|he pensado) (?:mucho |todo el dia )?en (?:ti|vos|nosotros)|pensando en (?:ti|vos|tu|nosotros|lo nuestro)|te (?:imagino|pienso|abrazaria|besaria|comeria a besos|daria un beso|debo un beso|reservo|guardo)|me (?:muero|mata) (?:por|las ganas)|no veo la hora|que ganas (?:de|tengo|tenia)|(?:lo mejor|el mejor momento) de(?:l| mi) (?:dia|semana|mes|ano)|me (?:tienes|tenes|dejaste|has dejado) (?:intrigad|enganchad|enamorad|pillad|loquit|pensand|con ganas)[a-z]{0,4}|me (?:quede|he quedado) con (?:muchas )?ganas|con ganas de mas|se me (?:pasa|paso|paso|hizo|hace) (?:el tiempo|el rato|la noche|volando|cort[oa]|larg[oa])|el tiempo (?:volando|vuela|volo)|contigo (?:se me|todo|me siento|estoy|es|no me|puedo|el)|(?:el proximo|otro|primer|nuestro) beso|me apetece(?:s| mucho| verte| besarte| abrazarte| estar contigo)|me apeteces|(?:quiero|me gustaria|me encantaria) (?:verte|conocerte|que (?:vengas|conozcas|nos (?:veamos|conozcamos)|me cuentes|te quedes)|saber|seguir conociendote|conocerte mejor|volver a verte|presentarte)|presentarte a mis|te (?:he )?(?:echado|eche) en falta|me haces (?:mucho )?(?:bien|falta)|me siento (?:muy |tan |super )?(?:bien|a gusto|comod[oa]) contigo|a gusto contigo|me alegra(?:s|ste)? (?:el dia|la semana|el lunes|la vida)|sonrio (?:como|cuando|al)|sonrisa (?:tonta|de tont[oa])|mariposas|me sonroj|he sonado contigo|sone contigo|me he acordado de (?:ti|vos)|me acorde de (?:ti|vos)|me acuerdo de ti)|(?:me lo (?:pase|he pasado)|lo (?:pase|he pasado)|la pase) (?:genial|muy bien|increible|super bien|bomba|de lujo|en grande|barbaro|padrisimo|superbien|tan bien|fenomenal|de maravilla) ?.. ?(?:contigo|ayer|anoche|con vos|el otro dia)?|me (?:encanto|ha encantado|gusto mucho|hizo mucha ilusion|ha hecho ilusion|alegro el dia|alegras el dia|hace (?:mucha )?ilusion) .. (?:conocerte|verte|hablar|charlar|la cita|quedar|contigo|el dia|mensaje|escribirme|estar|anoche|ayer)|ojala (?:estuvieras|verte|nos veamos|repitamos|estuvieses|llegue|pudieras)|me (?:haces|hiciste) (?:reir|sonreir|sentir)|(?:mi|tu) sonrisa .. (?:encanta|cabeza|dia)|me sacas una sonrisa|estoy (?:deseando|contando los dias)|contando los dias|me pones nervios[oa]|eres especial|quiero (?:verte|conocerte|besarte|abrazarte|saber mas de ti|estar contigo|repetir)|conectamos|hay algo entre)',
    unless:
      'pero no (?:creo|siento|quiero|busco|puedo|como|estoy)|como amig|me gustas pero|echo de menos (?:a mi|el|la)|no me gustas|solo amig|no quiero',
    text: 'dice que le gustas o que tiene ganas de verte',
    yes: [
      'Me gustas mucho',
      'te echo de menos',
      'tengo ganas de verte',
      'me lo pasé genial ayer',
      'no dejo de pensar en ti',
    ],
    no: ['me gustas pero como amigo'],
  },
  {
    id: 'longs',
    kind: 'feeling',
    points: 3.5,
    match:
      '(?:(?:muchas|tengo|con|que|de|tantas|mil) ganas(?= ?(?:$|[.,!?\\n]| de (?:que|verte|probar|ir|repetir|estar|vernos|conocer|salir|contarte|escuchar)))|te (?:quiero|queria|necesito|tengo que|muero por) (?:ver|abrazar|besar|contar|ensenar|llevar|conocer)|ojala .. (?:repit|otra|pronto|contigo|aqui|juntos|nosotros)[a-z]{0,5}|a ver cuando (?:te|me|nos|vienes|puedo|repetimos|quedamos)|(?:ayer|anoche|la (?:noche|cita|cena|tarde)|el otro dia) .. (?:increible|magic[oa]|perfect[oa]|inolvidable|genial|precios[oa]|especial|maravill)[a-z]{0,5}|(?:para|en|de) nuestra (?:cita|noche|primera)|nuestra cita|esperando (?:tu (?:mensaje|respuesta|audio)|que (?:me )?escribas|a verte)|lista de (?:sitios|planes|cosas) .. (?:ir|hacer|juntos|llev)[a-z]{0,4}|te (?:he traido|traje|compre|he comprado|guarde|he guardado|prepare|he preparado|hice una|he hecho una)|(?:recoger|ver|besar|abrazar|conocer|invitar|ensenar|llevar|presentar|cocinar|secuestrar|sorprender|acompanar|mimar)te|te (?:secuestr|robar|llevar|ensenar|presentar|recoger|invitar|cocinar)i?a|eres (?:justo|lo que|mi|lo mejor|lo mas) .. (?:necesit|mejor|favorit|bonit|buscaba|quiero|pasado)[a-z]{0,6}|gracias por (?:existir|aparecer|hacerme)|no paro de (?:mirar|sonreir|releer|hablar de ti|contar)|releo|(?:hueco|sitio|hazme un hueco|guardame) .. (?:mi|te|verte|semana)|le he hablado de ti|mis (?:amig[oa]s|padres|hermanas?) .. (?:de ti|conocerte)|solo (?:pienso|quiero) (?:en )?(?:ti|verte|estar)|me (?:muero|derrito|flipa|ilusiona|ilusionas|enamoras)|contigo)',
    unless:
      'no (?:creo|quiero|puedo|me apetece|siento|tengo|me veo|voy a)|sin ganas|ganas de (?:nada|llorar|dormir|irme)|pero no|como amig|dejar de verte|si consigo|no contigo|me muero de (?:sueno|hambre|frio|calor|risa|verguenza)|quedando contigo|hablar contigo otro',
    text: 'busca estar cerca de ti',
    yes: ['ayer fue increíble, ojalá se repita pronto', 'guárdame un hueco esta semana, que te quiero ver'],
    no: ['no tengo ganas de nada'],
  },
  {
    id: 'compliment',
    kind: 'feeling',
    points: 2,
    match:
      '(?:(?:eres|sos|estas|estabas|sales|te ves|estas muy) (?:tan |muy |super |mas |una |un |re |bien )?(?:guap[oa]|guapisim[oa]|lind[oa]|hermos[oa]|precios[oa]|bonit[oa]|preciosidad|encanto|encantador[a]?|divertid[oa]|interesante|inteligente|buenorr[oa]|atractiv[oa]|monad[ai]|mon[oa]|chul[oa]|majisim[oa]|genial|increible|especial|amor|sol|simpatic[oa]|graciosisim[oa]|gracios[oa]|chid[oa]|bell[oa]|lista)|que (?:sonrisa|guap[oa]|guapisim[oa]|lind[oa] (?:estas|sos|eres)|precios[oa]|ojos|ojazos|bonit[oa] (?:tu|foto|sonrisa)|guap[oa]|buen gusto|voz)|(?:me encanta|me flipa|me mola|adoro|me gusta(?: mucho)?) (?:tu|como (?:eres|escribes|hablas|piensas|te ries|cuentas|miras)|hablar (?:contigo|con vos)|tu forma|tu sentido|leerte|escucharte|que seas))',
    unless: 'no eres mi|pero no|majo pero|como amig|que lastima|buena persona',
    text: 'te dice algo bonito',
    yes: ['Qué guapa estás', 'me encanta cómo escribes', 'eres muy divertido'],
    no: ['eres muy majo pero no eres mi tipo'],
  },
  {
    id: 'asks-about-you',
    kind: 'curiosity',
    points: 2,
    match:
      '(?:(?:y (?:tu|vos|ti|a ti)(?: que| como| de donde| que tal| a que| cual)?[^.!?\\n]{0,40}\\?)|cuentame|contame|platicame|quiero saber|dime (?:mas|algo)|(?:que tal|como) (?:te )?(?:fue|ha ido|ha salido|salio|va|llevas|ha sentado|tu|el|la|lo|estas|estuvo|sigue|has dormido|dormiste|te encuentras|acabo) [^.!?\\n]{0,50}\\?|(?:que|cual|cuales|donde|como|cuando|cuanto|por que|de que|a que|quien|desde cuando) [^.!?\\n]{0,60}(?:te|tu|tus|tienes|tenes|haces|hiciste|eres|sos|vives|viajaste|fuiste|gusta|estudiaste|trabajas|prefieres|recomiendas|has|estas|ves|lees|sueles|escuchas|tocas|cocinas)[^.!?\\n]{0,50}\\?|(?:te gusta|has (?:visto|estado|probado|leido|ido)|eres (?:mas )?de|sabes|tocas|bailas|cocinas|tienes (?:mascotas|hermanos|perro|gato)|de donde eres|a que te dedicas)[^.!?\\n]{0,50}\\?)',
    unless:
      'quien eres|por que me escribes|como conseguiste|que quieres|por que insistes|hola que tal\\?$|de que vas|nos conocemos\\?',
    text: 'te pregunta por ti',
    yes: ['¿Y tú qué tal?', '¿cómo te fue el examen?', 'cuéntame más', '¿a qué te dedicas?'],
    no: ['¿por qué me escribes tanto?'],
  },
  {
    id: 'keeps-close',
    kind: 'warmth',
    points: 3,
    match:
      '(?:(?:te (?:paso|dejo|doy)|toma|apunta|este es) .. (?:mi )?(?:numero|whatsapp|telefono|movil|instagram|insta)|(?:pasame|dame|me (?:pasas|das|dejas)) (?:tu )?(?:numero|whatsapp|telefono|movil|insta|instagram)|(?:avisame|escribeme|llamame|mandame un (?:mensaje|audio)) (?:cuando (?:llegues|salgas|puedas|quieras|acabes)|luego|esta noche|manana|y te|y me)|(?:como|y) (?:dijiste|me dijiste|contaste|me contaste)|me dijiste que|(?:vi|he visto|mira|encontre|escuche|me he encontrado) .. (?:y (?:me acorde|pense|he pensado)|pense en|me recordo|me ha recordado)|buenos dias (?:guap|preci|bonit|lind|sol|cielo|corazon|\\w+ como)|buenas noches (?:guap|preci|bonit|lind|cielo|suena)|suena bonito|que descanses .. (?:guap|manana|preci|bonit|beso|hablamos)|un beso(?:te|tes|s)?(?= |$|,|\\.|!)|besitos?|muack?|te mando un beso|abrazo (?:enorme|fuerte|grande|gigante))',
    unless: 'no me|deja de',
    text: 'busca seguir en contacto',
    yes: [
      'Te paso mi número',
      'avísame cuando llegues',
      'me dijiste que te gustaba el jazz y he visto un concierto',
    ],
    no: ['deja de escribirme'],
  },
  {
    id: 'affection-emoji',
    kind: 'warmth',
    points: 1.5,
    match: '(?=)',
    text: 'lo acompaña con emojis cariñosos',
    yes: ['qué bien 😍', 'jajaja 🥰'],
    no: ['vale'],
  },
  {
    id: 'laughs',
    kind: 'warmth',
    points: 0.5,
    match: '(?=)',
    text: 'se ríe contigo',
    yes: ['jajajaja qué bueno'],
    no: ['ok'],
  },
  {
    id: 'friendly',
    kind: 'warmth',
    points: 1,
    match:
      '(?:que (?:bien|guay|genial|bueno|chulo|ilusion|gracia|risa|chido|padre|copado|lindo|alegria|interesante|curioso|coincidencia|casualidad)|me alegro|mola|yo tambien|a mi tambien|me pasa igual|igual que yo|gracias por (?:el|la|lo|tu|escuch|pregunt|acord|preocup|escrib|anoche|ayer)|que tal (?:tu|el|la|va|estas|todo)|hola+[ ,!]|buenos dias|buenas noches|perdona (?:que|por)|perdon (?:que|por)|siento (?:tardar|no haber|haber tardado)|suena (?:bien|genial|guay|interesante)|me suena)',
    text: 'el tono es amable',
    yes: ['qué bien', 'perdona por tardar', 'suena bien'],
    no: ['no'],
  },
  {
    id: 'soft-plan',
    kind: 'warmth',
    points: 3.5,
    match:
      '(?:(?:a ver si|algun dia|cuando quieras|deberiamos|tenemos que|habra que|podriamos|hay que|ya) .. (?:quedamos|quedar|nos vemos|vernos|tomamos|tomar(?:nos)?|coincidimos|repetimos|repetir|hacemos algo)|me apetece (?:verte|quedar|seguir)|hablamos (?:un poco )?mas|me gusta (?:hablar|charlar|quedar) contigo|me (?:lo paso|caes) (?:muy |super )?(?:bien|genial)(?: contigo)?|me caes (?:muy )?bien|(?:ir|vamos|tomarmelo|prefiero ir) (?:con calma|poco a poco|despacio|viendo))',
    unless: 'como amig|no creo|no siento',
    text: 'deja la puerta abierta',
    yes: ['a ver si quedamos un día', 'me caes bien'],
    no: ['ya veremos'],
  },
  {
    id: 'unsure',
    kind: 'vague',
    points: -1,
    match:
      '(?:igual|quiza|quizas|puede ser|puede|capaz|tal vez|a lo mejor|depende|segun|supongo|no (?:lo )?se(?: si)?|creo que si)',
    unless: 'no se (?:como|que|tu|decirte)|igual(?:mente| que)|me da igual|da igual',
    text: 'lo deja en el aire',
    yes: ['puede ser', 'no sé si podré'],
    no: ['me da igual'],
  },
  {
    id: 'vague',
    kind: 'vague',
    points: -2.5,
    match:
      '(?:ya (?:te (?:aviso|digo|cuento|escribo|llamo|contare|avisare|dire|escribire)|veremos|vemos|hablamos|hablaremos|quedaremos|quedamos(?! (?:el|a|en|manana))|se vera|me (?:dices|diras|cuentas)|nos (?:veremos|vemos)|lo (?:vemos|hablamos|veremos))|a ver (?:si (?:un dia|algun dia|puedo|otro|mas adelante|eso|coincid|encuentro|saco)|que (?:tal|pasa|surge))|algun dia|un dia de estos|(?:mejor |pues |para )?otro dia(?= ?(?:$|[,.!?\\n]|si|hablamos|vemos))|en otra ocasion|mas adelante|cuando pueda te|cuando (?:tenga|pueda|me organice|baje|haya|se calme|pase) (?:un |mas |te |todo |tiempo|algo|esto|hueco)|(?:no te (?:prometo|aseguro)|veremos|luego (?:te (?:digo|aviso|escribo|cuento)|vemos)|te (?:digo|aviso|confirmo|escribo) (?:algo|luego|cuando|si|en)|voy viendo|vamos viendo|lo (?:pienso|miro|consulto|vamos viendo)|tengo que (?:mirar|ver|pensar)(?:lo)?)(?= |$|[,.!?])|sin compromiso|lo que surja|fluir|dejar que fluya|ir fluyendo|sin etiquetas)',
    unless:
      'a ver si puedo escaparme|te aviso en cuanto (?:salga|llegue)|no se (?:que ponerme|como lo haces)|no se tu pero',
    text: 'no concreta',
    yes: ['Ya te aviso', 'ya veremos'],
    no: ['¿quedamos el jueves?'],
  },
  {
    id: 'busy',
    kind: 'distance',
    points: -2,
    match:
      '(?:(?:estoy|ando|voy|he estado|he andado|estuve|estare|tengo (?:una )?semana|semana|sigo) (?:muy |super |bastante |un poco |a tope|de |con |hasta|re |a mil|fatal |tan )?.. ?(?:liad[oa]|ocupad[oa]|a tope|a mil|saturad[oa]|agobiad[oa]|cansad[oa]|desbordad[oa]|complicad[oa]|curro|trabajo|examenes|locura|hasta arriba|sin parar|de cabeza)|(?:hoy|manana|esta semana|este (?:finde|fin de semana|viernes|sabado|mes)|el \\w{5,9}|ahora)[ ,]{1,2}(?:ya |mismo |es |me es |me va )?(?:no puedo|no (?:me )?va a poder|imposible|tengo (?:cosas|planes|plan|lio)|no me va bien|fatal)|no (?:puedo|tengo (?:tiempo|mucho tiempo|hueco)|voy a poder|me va bien|me viene bien|llego|creo que pueda)|mucho (?:trabajo|lio|curro|jaleo)|me ha surgido (?:algo|un|una)|me surgio|se me complico|tengo cosas(?: que hacer)?|tengo planes|no he tenido tiempo|estoy mal de tiempo)',
    text: 'pone por delante otras cosas',
    yes: ['Estoy muy liada', 'esta semana imposible', 'no puedo'],
    no: ['sí que puedo'],
  },
  {
    id: 'cold',
    kind: 'distance',
    points: -3,
    match:
      '(?:(?:^|\\n)[^a-z\\n]{0,3}(?:ok|oka|okey|okay|vale|bien|si|ya|aja|ah|ah ok|ah vale|bueno|nada|normal|claro|jaja|jeje|jajaja|ya ves|pues bien|pues nada|todo bien|bien y tu|aqui|aqui ando|ahi ando|ahi andamos|pues? nada[ ,]{1,2}(?:ahi|aqui) (?:andamos|ando|estamos)|bien gracias|(?:ja){2,}[ ,]{1,2}(?:ya|ok|si|vale|bueno|claro|no se)|todo ok|lo mismo de siempre|poca cosa|durmiendo|en casa|trabajando|cansad[oa]|a veces|no mucho|ninguno|ninguna|no se[ ,]{1,2}(?:supongo|la verdad|puede)|👍|👌|ahi vamos|tranqui|genial|guay|que bien|ok gracias|vale perfecto|hola|buenas|hey|hi|mm|hm|mmm|gracias|de nada|igualmente|vale gracias|ok gracias|pse|pche|puede|tal vez|va|dale|sip|nop|okis|perfecto|estaba durmiendo|me quede dormid[oa]|no se)[^a-z\\n]{0,4}(?=\\n|$)|me da igual|lo que (?:quieras|tu (?:quieras|digas))|como quieras|tu veras|no hace falta|si eso|bueno (?:pues )?(?:nada|adios|hasta luego)|hasta luego|nos vemos por ahi|me da (?:mucha )?pereza|me voy a dormir ya|te dejo|tengo que (?:dejarte|irme|colgar)|luego (?:hablo|hablamos)|seguimos hablando|quien eres|perdona quien|nos conocemos\\?|por que me (?:escribes|preguntas)|no (?:suelo|acostumbro)|no uso mucho)',
    unless: '😍|🥰|😘|😏|😉',
    text: 'contesta lo justo',
    yes: ['ok', 'Bien', 'como quieras', 'vale 👍'],
    no: ['¡vale, a las 8 en tu portal!'],
  },
  {
    id: 'let-down',
    kind: 'refusal',
    points: -8,
    match:
      '(?:(?:eres|sos|me pareces|pareces) .. (?:maj[oa]|buena persona|simpatic[oa]|encantador[a]?|buen[oa]? (?:tio|tia|chic[oa]|amig[oa]|gente)|genial|increible|lind[oa]) .. pero|como amig[oa]s?|(?:buen|gran|mejor) (?:amig[oa])|herman[oa] para mi|no (?:busco|quiero) nada(?: serio| contigo| ahora)?|prefiero (?:estar|seguir) sol[oa]|necesito (?:espacio|tiempo|estar sol[oa]|centrarme)|centrarme en mi|no estoy (?:en ese punto|buscando|para)|mi ex (?:y yo )?(?:hemos|ha) vuelto|estoy (?:quedando|hablando|viendome) con (?:otr|alguien)|no (?:se si|creo que) .. (?:buena idea|tenga sentido|encaj|vayamos|funcion)|mejor (?:lo dejamos|no|dejarlo|otro dia no)|(?:borrar|cerrar|desinstalar|dejar|dejo) .. (?:la app|esta app|tinder|bumble|hinge) .. (?:suerte|gracias|adios|tiempo)|deja de|no insistas|no me (?:escribas|llames|agobies)|me (?:agobias|agobia un poco|estas agobiando|incomoda|incomodas)|vas (?:muy|demasiado) (?:rapido|deprisa)|eres muy intens[oa]|no (?:te )?(?:veo|siento) (?:asi|de esa|esa chispa|nada))',
    unless: 'no quiero nada mas que|el mejor amigo|mi mejor amig|buen amigo mio|no busco nada raro',
    text: 'marca distancia',
    yes: ['Eres muy majo pero no siento nada', 'te veo como un buen amigo', 'necesito espacio'],
    no: ['me lo pasé genial, ¿repetimos?'],
  },
];

export const affectionEmoji = /[😍🥰😘😻💕💖💗💘💞😚🤗😏😉🔥]|❤|♥|💋|💜|💙|🧡|💛|💚|😊|☺|🤍|🫶|🙈/u;
export const laughter = /(?:ja|je|ji|ha){2,}|😂|🤣|\bxd\b/;

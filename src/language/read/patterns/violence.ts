import type { Pattern } from '../pattern.ts';

const affection =
  'a besos|a cosquillas|a abrazos|a polvos|de amor|de risa|a mimos|al futbolin|al parchis|al padel|en el juego|en la play|en el fifa|jugando|de aburrimiento|a preguntas|de hambre|de envidia|con tanta|el record|el corazon de ternura';

export const violence: readonly Pattern[] = [
  {
    id: 'threat-infinitive',
    family: 'violencia',
    severity: 'high',
    match:
      '(?:voy a|vamos a|van a|tendre que|podria|puedo|capaz de|me encantaria|pienso|acabare por|tienes que|vas a hacer que|quiero|ganas de) (?:matar|pegar|reventar|partir|romper|golpear|rajar|quemar|machacar|estrangular|ahogar|destrozar|hundir|joder|arruinar|violar|forzar|madrear|cagar)te(?:la|lo)?',
    unless: `${affection}|no voy a|de tanto`,
    joke: 'cancel',
    certain: true,
    text: 'Amenaza con hacer daño.',
    yes: ['voy a matarte', 'soy capaz de romperte la cara'],
    no: ['quiero matarte a besos', 'voy a matarte jajaja'],
  },
  {
    id: 'threat-pay',
    family: 'violencia',
    severity: 'high',
    match:
      '(?:(?:vas|va|vais|van) a (?:pagar(?:lo|la|las)?|lamentar(?:lo)?|sufrir|llorar sangre|saber lo que es) .. (?:por|esto|caro|de verdad|quien soy|miedo|dolor)|(?:de esta|de mi) no te (?:libras|escapas|ries)|te (?:espero|esperamos) (?:fuera|abajo|a la salida) .. (?:ver|valiente|huevos|cara)|(?:voy|vamos) (?:para|a ir a|hacia) (?:alla|tu casa|tu trabajo) .. (?:enter|ver|abr|sal|cara|arreg|acab)[a-z]{0,6}|nadie me (?:deja|rechaza|ignora|bloquea) (?:a mi|asi)|a mi (?:nadie|no) me (?:deja|rechaza|ignora|bloquea)|te (?:busco|buscare) (?:donde sea|hasta|y te)|no te va a servir de nada (?:bloque|escond|denunci|correr)[a-z]{0,8}|(?:si|como) (?:llamas|avisas|se lo dices|vas) (?:a )?(?:la )?(?:policia|denunci[a-z]{0,4}) .. |no (?:llegas|vas a llegar) (?:viv[oa]|a manana))',
    unless: 'la cena|a medias|yo invito|la cuenta|las entradas',
    joke: 'soften',
    keepsNegation: true,
    certain: true,
    text: 'Amenaza.',
    yes: ['Vas a pagar por esto', 'nadie me deja a mí', 'voy a ir a tu casa y te vas a enterar'],
    no: ['¿vas a pagar tú la cena? yo invito a las copas'],
  },
  {
    id: 'threat-hurt',
    family: 'violencia',
    severity: 'high',
    match:
      '(?:te|os) (?:juro que te |prometo que te )?(?:voy a|vamos a|va a|van a|vas a hacer que te|pienso|puedo|podria) <hurt>',
    unless: affection,
    joke: 'cancel',
    certain: true,
    text: 'Amenaza con hacer daño.',
    yes: ['Te voy a partir la cara', 'te juro que te voy a matar', 'os vamos a reventar'],
    no: ['Te voy a matar a besos', 'te voy a matar jajaja', 'no te voy a pegar nunca'],
  },
  {
    id: 'threat-hurt-now',
    family: 'violencia',
    severity: 'high',
    match:
      '(?:te|os) (?:mato|matare|reviento|reventare|pego un tiro|parto (?:la|el)|partire la|rompo (?:la|las|el|todo|los)|rompere|meto una (?:hostia|paliza|leche)|doy una (?:hostia|paliza|bofetada|leche)|cago a (?:palos|pinas|trompadas|golpes)|rajo|saco los ojos|quemo|ahogo|estrangulo|rompo|golpeo|madreo|agarro a (?:palos|golpes|pinas))',
    unless: `${affection}|te quemo el cd|rompo el hielo|rompo la racha|te mato la (?:curiosidad|duda)|mate`,
    joke: 'cancel',
    certain: true,
    text: 'Amenaza con hacer daño.',
    yes: ['como te vea con otro te mato', 'si vuelves a hablarme así te parto la boca'],
    no: ['si no me guardas croquetas te mato jajaja', 'te rompo el hielo con un chiste'],
  },
  {
    id: 'threat-consequences',
    family: 'violencia',
    severity: 'high',
    match:
      '(?:te vas a (?:arrepentir|enterar|acordar de mi)|te arrepentiras|lo (?:vas a|va a) (?:pagar|lamentar)|lo (?:pagaras|lamentaras)|lo pagaras caro|me las (?:vas a pagar|pagaras|pagas)|esto no (?:se queda|va a quedar|se va a quedar|quedara) asi|no sabes (?:de lo que soy capaz|con quien te (?:has metido|metes|metiste|estas metiendo))|no sabes de que soy capaz|atente a las consecuencias|habra consecuencias|vas a saber quien soy|vas a conocer(?:me| mi (?:otra|peor) cara)|ya veras lo que (?:te )?pasa|vas a ver lo que (?:te )?(?:pasa|espera|es bueno)|soy capaz de (?:cualquier cosa|todo|hacerte)|no respondo (?:de|por) (?:mi|mis actos|lo que)|no respondo|cuida(?:te)? (?:las|tu) espaldas?|a ver si tienes (?:miedo|narices)|te va a pesar|te costara caro|te va a (?:salir|costar) (?:muy )?car[oa])',
    unless:
      'si no (?:vienes|pruebas) .. (?:tarta|paella|croqueta|pelicula|serie|tortilla)|te vas a arrepentir de no (?:venir|probar)',
    joke: 'soften',
    keepsNegation: true,
    certain: true,
    text: 'Amenaza velada: anuncia consecuencias si no haces lo que quiere.',
    yes: ['Te vas a arrepentir de esto', 'no sabes con quién te has metido', 'esto no se va a quedar así'],
    no: ['te vas a arrepentir de no probar mi tortilla jaja'],
  },
  {
    id: 'threat-relatives',
    family: 'violencia',
    severity: 'high',
    match:
      '(?:(?:a|tu|tus) .. (?:familia|hermanos?|hermanas?|hijos?|hijas?|madre|padres|ninos|perro|gato) .. (?:le|les) (?:va|vaya|puede|podria) a? ?(?:pasar|ocurrir) algo|(?:le|les) (?:hago|hare|voy a hacer) dano|(?:te (?:quito|quitare|voy a quitar)|no (?:vas a |volveras a )(?:volver a )?ver) (?:a )?(?:los|tus|mis|nuestros) (?:hij[oa]s|nin[oa]s|hijo|hija)|te (?:quito|quitare|voy a quitar) a(?:l| la| los| las) (?:nin[oa]s?|hij[oa]s?))',
    keepsNegation: true,
    certain: true,
    text: 'Amenaza con hacer daño a los tuyos o con apartarte de tus hijos.',
    yes: ['A tu familia le puede pasar algo', 'si me dejas te quito a los niños'],
    no: ['tu familia es muy maja', 'te quito a los niños un rato y descansas no, es broma'].slice(0, 1),
  },
  {
    id: 'stalking',
    family: 'violencia',
    severity: 'high',
    match:
      '(?:se (?:perfectamente |muy bien |bien )?(?:donde|en que (?:calle|portal|piso)|a que (?:hora|gimnasio|colegio)) (?:vives|vivis|trabajas|trabajás|estudias|aparcas|entrenas|sales|entras|vive tu (?:madre|familia|hermana)|viven tus padres)|donde (?:vives|trabajas) lo se|te (?:he seguido|segui|estuve siguiendo|estoy vigilando|estoy observando|estoy siguiendo|vigilo|tengo vigilad[oa]|sigo a todas partes)|te (?:voy a|vamos a) (?:encontrar|localizar) (?:donde|alli donde|aunque|por mucho|y)|te encontrare (?:donde|aunque|y|alli)|voy a (?:encontrarte|dar contigo) (?:aunque|donde|y)|aunque (?:te escondas|me bloquees|cambies de (?:numero|movil))|por mucho que te escondas|no te vas a (?:esconder|librar|escapar) de mi|no (?:puedes|podras) (?:esconderte|escapar|huir|librarte) de mi|no me voy (?:de aqui )?hasta que (?:salgas|bajes|abras|me abras)|(?:he creado|me hice|me he hecho|tengo) otr[oa] (?:perfil|cuenta|numero) .. (?:bloquea|escribirte|hablarte)|(?:voy a|puedo) (?:presentarme|aparecer|plantarme) en tu (?:casa|trabajo|curro|portal|oficina)|me planto en tu (?:casa|trabajo|curro|portal)|te (?:estoy )?espera(?:ndo|re|ba) (?:en|a) la (?:salida|puerta) de tu (?:trabajo|casa|curro|gimnasio|portal))',
    unless:
      'te (?:recojo|paso a buscar|paso a recoger|llevo)|paso a por ti|para recogerte|con flores|tu cumple|si quieres te|ruta|repartidor|pizza',
    joke: 'soften',
    keepsNegation: true,
    certain: true,
    text: 'Da a entender que te vigila, te sigue o va a aparecer donde estás.',
    yes: [
      'Sé dónde vives',
      'te he seguido hasta el gimnasio',
      'aunque me bloquees te voy a encontrar',
      'me planto en tu casa ahora',
    ],
    no: ['te mando mi ubicación para que me encuentres', 'ya sé dónde vives, te recojo a las 8'],
  },
  {
    id: 'urge-to-hit',
    family: 'violencia',
    severity: 'high',
    match:
      '(?:me dan ganas de (?:pegarte|matarte|estrangularte|ahorcarte|darte una|reventarte|partirte)|te (?:mereces|mereceis) (?:una (?:hostia|paliza|bofetada|buena)|que te (?:peguen|violen|maten|den una))|necesitas una (?:hostia|paliza|buena hostia)|la proxima (?:vez )?te (?:pego|doy|rompo|mato|parto)|motivos para llorar|no me obligues a (?:ir|hacerte|hacer|ponerme|pegarte|buscarte|usar)|mira lo que me (?:haces|obligas a|hiciste) hacer|mira lo que me obligas a hacer|te voy a ensenar (?:a obedecer|quien manda|lo que es)|quien manda aqui|vas a aprender por las malas|por las buenas o por las malas)',
    joke: 'cancel',
    keepsNegation: true,
    certain: true,
    text: 'Habla de hacerte daño o te culpa de su violencia.',
    yes: ['Me dan ganas de pegarte', 'mira lo que me haces hacer', 'no me obligues a ir a buscarte'],
    no: ['me dan ganas de matarte jajaja qué chiste más malo'],
  },
  {
    id: 'hit-already',
    family: 'violencia',
    severity: 'high',
    match:
      '(?:(?:perdona|perdon|perdoname|siento|lo siento) .. (?:pegarte|haberte pegado|empujarte|haberte empujado|golpearte|la bofetada|el empujon|el golpe que te|haberte agarrado|levantarte la mano|haberte levantado)|(?:solo fue|solo te di|fue solo|no fue mas que) un (?:empujon|golpe|tirÓn|tortazo|cachete)|no te (?:pegue|di|empuje) tan fuerte|te (?:pegue|empuje|abofetee|levante la mano) (?:porque|por)|(?:me ha|me|ya me|y me) (?:pegado|empujado|amenazado|dado una (?:bofetada|hostia|paliza|cachetada)|dio una (?:bofetada|hostia|paliza|cachetada)|pego una (?:bofetada|hostia|paliza|cachetada)|agarro (?:del|por el) (?:cuello|brazo|pelo)|agarra (?:del|por el) (?:cuello|brazo|pelo)|empujo contra|levanto la mano|levanta la mano|amenaza con|amenazo con|tira cosas|golpea|grita y me insulta)|(?:el|ella|mi (?:novi[oa]|pareja|marido|mujer|espos[oa])) .. me (?:pega|pego|empuja|empujo|amenaza|maltrata|golpea))',
    unless: 'el viento|la ola|el sol|el calor|la musica|jugando|boxeo|judo|en el metro',
    joke: 'soften',
    keepsNegation: true,
    certain: true,
    text: 'Habla de violencia que ya ha ocurrido.',
    yes: [
      'Perdona por pegarte, no va a volver a pasar',
      'solo fue un empujón',
      'mi novio me pegó ayer',
      'me ha empujado dos veces',
    ],
    no: ['mi ex me pegaba, por suerte lo dejé hace años', 'me ha empujado el viento'],
  },
  {
    id: 'death-wish',
    family: 'violencia',
    severity: 'high',
    match:
      '(?:ojala (?:te )?(?:mueras|maten|violen|atropelle|pudras|te pase algo|te mueras|pase algo malo)|muerete|matate(?: ya)?|tirate por (?:un|la|el)|suicidate|hazle un favor al mundo|deberias (?:morirte|estar muert[oa]|matarte)|nadie te (?:echaria|echara|va a echar) de menos si)',
    joke: 'soften',
    certain: true,
    text: 'Te desea la muerte o un daño grave.',
    yes: ['Ojalá te mueras', 'mátate ya'],
    no: ['ojalá vengas', 'me muero de risa'],
  },
  {
    id: 'weapon',
    family: 'violencia',
    severity: 'high',
    match:
      '(?:tengo (?:una|un) (?:pistola|navaja|arma|cuchillo|escopeta|bate) .. (?:y|para|no|se|cuidado|te)|acido en la cara|si no (?:eres|vas a ser|seras|sos) (?:mia|mio|para mi) .. (?:nadie|ningun)|o (?:eres )?(?:mia|mio) o de nadie)',
    unless: 'cocina|cortar|jamon|sushi|bricolaje|beisbol|juego|videojuego',
    keepsNegation: true,
    certain: true,
    text: 'Amenaza grave.',
    yes: ['Si no eres mía no vas a ser de nadie', 'tengo una navaja y no me da miedo usarla'],
    no: ['tengo un cuchillo para cortar jamón'],
  },
  {
    id: 'if-i-see-you',
    family: 'violencia',
    severity: 'high',
    match:
      '(?:(?:si|como) (?:te vea|te veo|me entere|me entero|te pillo|te pille|te cruzo|te encuentro|te agarro) .. (?:con|de que|que|por|hablando) .. (?:te enteras|la lio|se va a liar|no se (?:que|lo que)|vas a ver|te vas|lo vas|arde|prep[aá]rate|te la ganas|te acuerdas|va a haber|se lia)|(?:al|a ese|a la|a ella|a el) .. (?:lo|le|la) (?:mato|reviento|voy a (?:matar|reventar|partir)|parto|rompo la))',
    joke: 'cancel',
    certain: true,
    text: 'Amenaza con lo que pasará si te ve con otra persona.',
    yes: ['como te vea con otro se va a liar', 'al que se te acerque lo reviento'],
    no: ['si te veo por el bar te invito a una caña'],
  },
  {
    id: 'dont-anger-me',
    family: 'violencia',
    severity: 'medium',
    match:
      '(?:no me (?:hagas|busques|provoques|enciendas|calientes|toques las narices) ?(?:enfadar|perder la paciencia|perder los nervios|enojar|ponerme|hablar)?|(?:se me|me estas) (?:acaba|acabando|agotando) la paciencia|me estas (?:cabreando|hartando|calentando|encabronando)|no me gusta repetir las cosas|cuando me enfado soy)',
    unless:
      'no me hagas (?:caso|reir|sufrir|esperar|spoiler|spoilers|sonrojar|la cama|llorar)|me estas calentando (?:el|la) (?:cena|cama)',
    joke: 'cancel',
    keepsNegation: true,
    text: 'Tono amenazante: te hace responsable de su enfado.',
    yes: ['No me hagas enfadar', 'me estás cabreando'],
    no: ['no me hagas reír', 'no me hagas caso'],
  },
];

import type { Pattern } from '../pattern.ts';

export const manipulation: readonly Pattern[] = [
  {
    id: 'if-you-loved-me',
    family: 'manipulacion',
    severity: 'medium',
    match:
      '(?:si (?:de verdad |realmente |en serio )?(?:tu )?me (?:quisieras|quisieses|amaras|querrias|quieres(?: de verdad)?|amas|querias|respetaras|valoraras) .. [a-z]{3,12}|si (?:de verdad |realmente )?(?:te importara|te importase|te importo|yo te importara|te intereso|te interesara|te interesase)|demuestra(?:me|lo)? (?:que|cuanto|lo que) .. (?:quieres|importo|amas|sientes)|(?:asi|entonces) (?:no )?(?:me )?demuestras|una prueba de (?:amor|confianza)|pruebame que|eso no es (?:amor|querer))',
    unless:
      'si me quieres (?:acompanar|decir|contar|pasar|preguntar|llamar|ver|escribir)|si te interesa(?:ra)? (?:el|la|ir|un)|sin presion|me quieres conocer',
    worse:
      'saldrias|hablarias|dejarias (?:de|a|el|tu)|borrarias|contrasena|ubicacion|dinero|prestarias|ayudarias con|mandarias|tus amig',
    joke: 'soften',
    keepsNegation: true,
    text: 'Te pide pruebas de cariño para que hagas algo.',
    yes: [
      'Si me quisieras vendrías ahora',
      'si te importara de verdad contestarías',
      'demuéstrame que me quieres',
    ],
    no: ['si me quieres acompañar al súper, salgo a las 6'],
  },
  {
    id: 'guilt',
    family: 'manipulacion',
    severity: 'medium',
    match:
      '(?:con todo lo que (?:he hecho|hago|hice|yo hago|te (?:doy|he dado|di)|yo te)|despues de todo lo que (?:he|hice|hago|te|hemos)|(?:asi|y asi) (?:es como )?me (?:lo )?(?:pagas|agradeces|tratas)|(?:eres|sos) (?:un[oa]? |muy |tan |una persona )?(?:egoista|desagradecid[oa]|malagradecid[oa]|injust[oa]|insensible|fria?|mala persona)|solo piensas en ti|por tu culpa|(?:es|fue|ha sido) (?:todo )?(?:tu culpa|culpa tuya)|tu (?:tienes|tenes) la culpa|la culpa (?:es|la tienes) (?:tuya|tu)|tu me (?:obligas|haces|pones|provocas) .. (?:ser asi|asi|gritar|portarme|hacer|enfad[a-z]{0,8}|desconfiar)|me (?:haces|hiciste|has hecho) (?:sentir (?:fatal|mal|una mierda|como)|sufrir|mucho dano|llorar)|me estas (?:matando|haciendo (?:mucho )?dano|destrozando|volviendo loc[oa])|(?:ya )?(?:veo|se|me doy cuenta) (?:lo )?(?:que|poco|cuanto) .. (?:no te importo|te importo|me quieres|me valoras|no me quieres)|(?:total|claro) .. (?:yo no (?:te )?importo|a ti (?:te da igual|no te importa)|nunca te (?:he )?import)|(?:dejo|deje|he dejado|lo deje|cancele|renuncie) .. (?:todo|mis planes|a todo) por ti|me sacrifico|he llorado .. (?:por ti|culpa|noche)|no (?:duermo|como|he dormido) .. (?:por ti|por tu|culpa)|(?:te vas|sales|prefieres) .. (?:y me dejas|dejandome|a mi|que (?:a|estar) (?:mi|conmigo))|me dejas (?:tirad[oa]|sol[oa]|asi) (?:por|para|y)|(?:me dejas|dejarme) sol[oa]|sin ti (?:no soy nada|no puedo vivir|mi vida no|me muero|no soy nadie)|no (?:puedo|se|podria) vivir sin ti|me muero sin ti)',
    unless:
      'no (?:es|fue|ha sido) (?:tu culpa|culpa tuya)|no es por tu culpa|reir|de la risa|de risa|me haces sentir (?:muy |super |tan |genial)?(?:bien|genial|comod|a gusto|especial)|engorde|croqueta|adict|engancha|serie|cancion|mi culpa',
    worse: 'te vas a arrepentir|nadie te|no vales|mira lo que',
    joke: 'cancel',
    text: 'Busca que te sientas culpable.',
    yes: [
      'Con todo lo que he hecho por ti',
      'eres una egoísta',
      'esto es culpa tuya',
      'no puedo vivir sin ti',
    ],
    no: ['no es culpa tuya', 'por tu culpa me he enganchado a esta serie', 'me haces sentir bien'],
  },
  {
    id: 'belittle-alone',
    family: 'manipulacion',
    severity: 'high',
    match:
      '(?:nadie (?:mas )?(?:te )?(?:va a |podra |podria |nunca )?(?:querer(?:te)?|querra|quiere|aguanta(?:r|ria)?|soporta(?:r|ria)?|amar(?:a|te)?|aguantarte|te querra|te aguantara|te va a querer|te va a aguantar|te va a creer|te creera|te cree)(?: como yo| nunca| jamas)?|(?:sin mi|solo|sola) (?:tu )?no (?:eres|sos|vales|vas a|serias|llegarias|sirves|tienes) (?:nada|nadie|ningun|a nada|a ningun)|(?:eras|no eras) (?:un[oa]? )?(?:don )?nad(?:a|ie) (?:antes de|hasta que|cuando te conoci)|(?:tienes|tenes|da) (?:mucha )?(?:suerte|gracias) (?:de |a dios )?(?:que|de que) (?:(?:yo )?(?:este|siga|te aguante|te quiera|me fije)|alguien)|(?:agradecida?|gracias) (?:de |deberias dar )?(?:que|por(?:que)?) (?:(?:yo )?(?:este|siga|te aguante|te quiera|alguien))|(?:donde|no) (?:vas a |encontraras |encontrar )(?:encontrar )?(?:a )?(?:otr[oa]|alguien|nadie) (?:como yo|mejor|que te (?:quiera|aguante|soporte|haga))|vas a (?:acabar|terminar|quedarte|morir) sol[oa]|te (?:quedaras|vas a quedar) sol[oa]|(?:te hago|me haces) un favor (?:estando|saliendo|al estar|con estar)|nadie te va a (?:creer|hacer caso)|a (?:ti|vos) .. quien te va a (?:querer|creer|aguantar))',
    unless:
      'nadie quiere (?:ir|venir|quedar)|en el piso sola|la peli|nadie me|si te vas a quedar sola en casa',
    joke: 'soften',
    keepsNegation: true,
    text: 'Te hace creer que no vales o que te quedarás sin nadie.',
    yes: [
      'Nadie te va a querer como yo',
      'sin mí no eres nada',
      'tienes suerte de que siga contigo',
      'nadie te va a creer',
    ],
    no: ['nadie quiere ir al cine conmigo'],
  },
  {
    id: 'gaslight',
    family: 'manipulacion',
    severity: 'medium',
    match:
      '(?:(?:estas|eres|sos|te has vuelto|andas) (?:una |un |completamente |totalmente |muy )?(?:loc[oa]|paranoic[oa]|histeric[oa]|dramatic[oa]|exagerad[oa]|desequilibrad[oa]|bipolar|toxic[oa]|(?:demasiado )?sensible|intens[oa]|enferm[oa] (?:de la cabeza|mental)?|mal de la cabeza)|eso (?:nunca|no|jamas) (?:ha pasado|paso|ocurrio|lo dije|ha ocurrido)|(?:yo )?(?:nunca|jamas) (?:dije|he dicho|hice) eso|te (?:lo )?(?:estas )?(?:inventas|inventando|imaginas|imaginando|montas|montando)(?: peliculas| todo| cosas)?|(?:son )?imaginaciones tuyas|te montas (?:peliculas|historias)|(?:siempre )?(?:exageras|dramatizas)|no (?:fue|es|era) para tanto|tienes (?:muy )?mala memoria|no te acuerdas (?:bien|de nada)|todo el mundo (?:piensa|cree|dice|sabe) que (?:estas|eres)|necesitas (?:ayuda|un psicologo|un psiquiatra|tratamiento|medicarte)|(?:no )?(?:sabes|aguantas|tienes) .. (?:una broma|bromas|sentido del humor)|era (?:solo )?una broma .. (?:te pones|exager[a-z]{0,8}|sensible|aguant[a-z]{0,8})|lo (?:hago|digo) por tu bien|es por tu (?:propio )?bien)',
    unless:
      'por (?:ti|tu|el|la|los|las) |loc[oa] por|me vuelves|me encanta|divertid|te acuerdas de|en el buen sentido|bendita|que loca (?:la|esta)|no estas loc|no eres (?:una )?exager|viaje|pagues tu|no exageras',
    worse: 'todo el mundo|nadie te|encerrar|siempre igual|loca de mierda|psiquiatr',
    joke: 'cancel',
    text: 'Te hace dudar de lo que viste, dijiste o sientes.',
    yes: [
      'Estás loca, eso nunca pasó',
      'te lo estás inventando',
      'eres una exagerada',
      'son imaginaciones tuyas',
    ],
    no: ['estás loca jajaja me encanta', 'no estás loca, te entiendo'],
  },
  {
    id: 'too-soon',
    family: 'manipulacion',
    severity: 'medium',
    match:
      '(?:(?:eres|sos|seras) (?:el amor de mi vida|mi alma gemela|la (?:mujer|persona|chica) de mi vida|el hombre de mi vida|mi todo|todo para mi|mi destino|mi futura? (?:espos[oa]|mujer|marido)|mi reina)|(?:nunca|jamas) (?:habia |he |me habia )?(?:senti|sentido|enamorado|querido|conocido|conoci) .. (?:asi|esto|algo (?:asi|igual)|nadie|nada|alguien)|(?:quiero|vamos a|voy a|deberiamos) (?:casarme contigo|casarnos|pasar (?:el resto de )?mi vida contigo|tener hijos contigo|vivir (?:contigo|juntos)|irnos a vivir|mudarme contigo|formar una familia)|(?:dios|el destino|el universo) (?:te|nos) (?:ha |puso|envio|mando|ha puesto|junto|ha unido)|(?:ya )?(?:te amo|estoy enamorad[oa] de ti|me he enamorado|me enamore|te quiero (?:mas que|con locura|muchisimo)|no puedo vivir sin)|alma gemela|estamos (?:hechos|destinad[oa]s))',
    softer:
      'aniversario|anos (?:juntos|contigo|casados)|desde hace anos|despues de (?:estos|tantos) anos|hijos .. (?:duermen|cole)',
    joke: 'cancel',
    text: 'Una intensidad muy grande para lo poco que os conocéis, si acabáis de empezar a hablar.',
    yes: ['Eres mi alma gemela', 'nunca había sentido esto por nadie', 'quiero casarme contigo'],
    no: ['me encantaría verte el jueves'],
  },
  {
    id: 'soon-markers',
    family: 'manipulacion',
    severity: 'low',
    match:
      '(?:(?:desde que vi tu (?:foto|perfil))|(?:se que|aunque) .. (?:apenas|acabamos de|solo llevamos|no nos conocemos|llevamos poco|es pronto|hace poco|solo hace|nos conocemos desde) .. (?:pero|siento|te|quiero)|(?:solo|apenas) (?:llevamos|hace|hemos|nos) .. (?:dias?|horas?|semana|mensajes) .. (?:y|pero)|sin (?:conocerte|haberte visto|habernos visto)|(?:no )?(?:dejo|puedo dejar|paro) de pensar en ti)',
    joke: 'soften',
    keepsNegation: true,
    text: 'Va muy deprisa.',
    yes: ['Sé que apenas nos conocemos pero siento algo enorme', 'desde que vi tu foto no duermo'],
    no: ['nos vemos en dos días'],
  },
  {
    id: 'ultimatum',
    family: 'manipulacion',
    severity: 'medium',
    match:
      '(?:(?:es )?(?:ahora|hoy) o nunca|(?:es )?(?:tu )?ultim(?:a|o) (?:oportunidad|aviso|vez que te (?:escribo|lo digo|lo pido))|si no (?:me )?(?:[a-z]{3,12}) .. (?:olvida(?:te|lo)?|se acabo|hemos terminado|te bloqueo|no me (?:vuelvas|hables|busques)|terminamos|me busco|cortamos|hasta aqui|me voy|(?:quedo|quedare) con otr[oa]|lo dejamos|sabre|es que|significa)|si (?:sales|vas|te vas|quedas|hablas|haces|subes|te pones|vuelves a (?:hablar|quedar|salir|ver)) .. (?:olvida(?:te|lo)?|se acabo|hemos terminado|no me (?:vuelvas|hables|busques)|terminamos|cortamos|me (?:enfado|voy|pierdes)|no vuelvas|lo dejamos|te (?:dejo|olvidas))|no (?:te (?:pienso|voy a) (?:hablar|contestar|responder)|me hables) (?:hasta|en (?:toda|una|dos)|mas hasta)|(?:atrevete|como te atrevas) a (?:dejarme|bloquearme|salir|irte)|(?:no )?te atrevas a (?:dejarme|bloquearme|salir|ignorarme|irte)|tu (?:veras|sabras|misma|mismo)(?: lo que haces)?(?=[ ,.!]*(?:$|\\n)))',
    unless:
      'no pasa nada|otro dia|oferta|entradas|rebajas|se agotan|lluvia|dime que|te invito|me como|de compras',
    worse: 'salir con tus|tus amig|si sales|si vuelves a (?:hablar|quedar|ver)|atrev',
    joke: 'cancel',
    keepsNegation: true,
    text: 'Pone un ultimátum.',
    yes: ['Si no vienes esta noche, olvídate de mí', 'es tu última oportunidad', 'si no contestas se acabó'],
    no: ['es ahora o nunca, que se agotan las entradas'],
  },
  {
    id: 'keep-secret',
    family: 'manipulacion',
    severity: 'medium',
    match:
      '(?:(?:que )?(?:esto |lo nuestro )?(?:se )?quede entre (?:nosotros|tu y yo)|no se lo (?:cuentes|digas|comentes) a nadie|(?:es|sera) nuestro secreto|nadie (?:puede|debe|tiene que) (?:saberlo|enterarse|saber (?:lo|que))|borra (?:este chat|esta conversacion|los mensajes|estos mensajes))',
    unless: 'sorpresa|cumple|regalo|spoiler|receta|ascenso|embaraz|hago trampa|me gusta reggaeton|guilty',
    joke: 'cancel',
    keepsNegation: true,
    text: 'Te pide que lo mantengas en secreto.',
    yes: ['Esto es nuestro secreto', 'no se lo cuentes a nadie, borra este chat'],
    no: ['no se lo digas a nadie, es una fiesta sorpresa'],
  },
  {
    id: 'only-i',
    family: 'manipulacion',
    severity: 'medium',
    match:
      '(?:solo yo (?:te )?(?:entiendo|quiero|se lo que|puedo|te (?:conozco|cuido|quiero|entiendo))|nadie te (?:entiende|conoce|cuida|va a cuidar) (?:como|mejor que) yo|yo se lo que te conviene|(?:eres|sos) igual que (?:mi ex|todas|todos)|(?:tod[oa]s|las mujeres|los hombres) (?:sois|son) iguales|mi ex (?:si|nunca|no) .. (?:me|hacia|se quejaba|era)|(?:deberias|podrias) (?:ser|parecerte|aprender) .. (?:mas como|de|a) .. (?:mi ex|ella|otras|tu hermana))',
    unless: 'en gustos|de frioler|al futbol',
    joke: 'cancel',
    text: 'Te compara o se pone como la única persona que te entiende.',
    yes: ['Solo yo te entiendo de verdad', 'eres igual que mi ex', 'todas sois iguales'],
    no: ['nadie cocina las lentejas como mi madre'],
  },
  {
    id: 'passive',
    family: 'manipulacion',
    severity: 'low',
    match:
      '(?:haz lo que (?:quieras|te de la gana)|(?:pues )?nada .. (?:ya me quedo|me quedare|me quedo) (?:sol[oa]|en casa)|(?:ya )?veo que (?:no|paso|pasas)|(?:tranquil[oa]|no te preocupes) .. (?:ya me|yo no importo|total|estoy acostumbrad[a-z]{0,8})|(?:como|igual que) siempre .. (?:yo|nada|tu)|no me haces (?:ni )?caso|(?:siempre|nunca) (?:tienes tiempo|tienes excusas|puedes)|(?:excusas|pretextos)(?: baratas)?|pasas de mi|me ignoras|vaya (?:interes|ganas))',
    unless: 'disfruta|pasalo|de corazon',
    joke: 'cancel',
    keepsNegation: true,
    text: 'Reproche velado.',
    yes: ['Haz lo que quieras', 'ya veo que pasas de mí', 'nunca tienes tiempo para mí'],
    no: ['no te preocupes, quedamos otro día y disfruta'],
  },
];

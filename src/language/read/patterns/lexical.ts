import type { Pattern } from '../pattern.ts';

const harmless =
  'jugando|partido|padel|boxeo|judo|karate|peli|pelicula|serie|novela|videojuego|me dieron|me han dado|noticia|al rojo|entrenamiento|sin querer|ciclismo|de suerte|de risa|de calor|al saco';

/** Words that seldom come together in a kind message. */
export const lexical: readonly Pattern[] = [
  {
    id: 'blows',
    family: 'violencia',
    severity: 'high',
    match:
      '(?:punetazos?|palizas?|hostias?|golpes?|bofetadas?|tortazos?|patadas?|de los pelos|del pelo|del cuello|navaja|cuchillo|pistola|duerm[ae]s? con un ojo|(?:tirar|tire|lanzar|lance|romper|rompi) (?:platos|cosas|vasos|la puerta|tu movil|el movil|muebles)|a gritar|gritarte|te grite|los dientes|los huesos)',
    when: [
      '\\b(?:te|tu|tus|ti|dile|provoca[a-z]*|provocaste)\\b',
      'me (?:pones|pusiste|provoc|oblig|sacas|haces|cabreas|enfad)|provocaste|la proxima|si (?:no|me|te|vuelv|sig)|te juro|culpa|vas a|voy|dile|te (?:mereces|espera|va|doy|saco|llevas|cojo|agarro)|mereces',
    ],
    unless: harmless,
    joke: 'cancel',
    text: 'Habla de golpes o de romper cosas y te lo carga a ti.',
    yes: [
      'me puse a gritar y a tirar platos, pero fue porque me provocaste',
      'te saco de los pelos si no vienes',
    ],
    no: ['me di un golpe con tu puerta, qué risa', 'vaya paliza me dieron ayer al pádel'],
  },
  {
    id: 'or-else',
    family: 'violencia',
    severity: 'high',
    match:
      '(?:o haces (?:lo que|caso)|haz lo que te (?:digo|pido) o|ya sabes (?:como me pongo|lo que (?:pasa|hay|te espera|soy capaz|haria)|de lo que soy)|(?:vas a|puedes) perder (?:tu (?:trabajo|curro|casa)|a tus (?:hij[oa]s|amigos)|todo|mucho)|(?:yo )?me encargo (?:yo )?de que (?:no|te|pierd|nadie|tod)[a-z]{0,6}|(?:tienes|te doy) \\d{1,2} (?:horas|minutos|dias) (?:para|o|antes)|como se lo (?:cuentes|digas) a (?:alguien|nadie|tu|la)|si (?:se lo|le) (?:cuentas|dices) (?:algo )?a (?:alguien|nadie|la policia|tu))',
    unless:
      'perder (?:a tus amigos|todo) (?:seria|da miedo)|oferta|entradas|sorpresa|apostado|para elegir|te doy .. (?:pizza|elegir)',
    joke: 'soften',
    keepsNegation: true,
    text: 'Un «o haces esto o verás».',
    yes: [
      'o haces lo que te digo o ya sabes lo que pasa',
      'si se lo cuentas a alguien vas a perder tu trabajo',
    ],
    no: ['tienes 20 minutos para elegir pizza'],
  },
  {
    id: 'ends-it-all',
    family: 'autolesion',
    severity: 'high',
    match:
      '(?:(?:quiero|voy a|pienso) acabar con (?:todo|esto para siempre)|(?:he escrito|escribi|dejo|deje|dejare) (?:una |mi )?(?:carta|nota) .. (?:padres|familia|despedi|todos|cuando)[a-z]{0,8}|(?:ya )?no (?:estare|voy a estar) (?:aqui )?(?:manana|para verlo|cuando)|(?:la ultima vez que|no) (?:me (?:veas|vas a volver a ver|volveras a ver)|sabras? de mi)(?: nunca| jamas| vivo)|es mejor que (?:no este|me muera|desaparezca)|estarias mejor (?:sin mi|si yo no)|me estoy haciendo dano)',
    unless: 'el examen|la app|la mudanza|esta serie',
    joke: 'soften',
    keepsNegation: true,
    alsoMine: true,
    certain: true,
    text: 'Habla de quitarse la vida o de despedirse.',
    yes: ['quiero acabar con todo, ya he escrito una carta para mis padres'],
    no: ['quiero acabar con esta serie hoy'],
  },
  {
    id: 'you-are-minor',
    family: 'menor',
    severity: 'high',
    match:
      '(?:(?:tienes|tenes|tiene|eres de|con tus) (?:solo )?(?:1[0-7]|trece|catorce|quince|dieciseis|diecisiete) (?:anos|anitos)|(?:el amor|el carino) no tiene edad|la edad (?:es solo|solo es) un numero|no se lo (?:digas|cuentes) a tus (?:padres|papas)|tus (?:padres|papas) .. (?:revisan|miran|leen|te dejan|te quitan) .. (?:movil|chat|mensajes|salir|instagram))',
    unless:
      'experiencia|trabajando|casad|hij[oa]|sobrin|herman|prim[oa]|perr|gat[oa]|coche|edificio|empresa|cuando|juntos|el grupo|alumn|sorpresa|aniversario|viviendo|whisky|(?:2|3|4|5|6)\\d (?:y|anos)',
    joke: 'keep',
    certain: true,
    text: 'Da a entender que hay una persona menor de edad.',
    yes: ['tienes 13 años? no importa', 'el amor no tiene edad'],
    no: ['mi perro tiene 13 años', 'tiene 15 años de experiencia'],
  },
  {
    id: 'sum-and-plea',
    family: 'fraude',
    severity: 'high',
    match: '\\d{2,6} ?(?:euros?|eur|€|usd|dolares|pesos|soles|lucas|libras|mil pesos)',
    when: [
      'apoy[ae]|ayud|solo son|me (?:piden|cobran|exigen|faltan|hacen falta)|devuelv|te lo[s]? (?:pago|doy|regres)|premio|permiso|comision|tramite|urge|prest|aduana|visado|billete|operacion|medicina|confi[ea]',
      '\\bme\\b|\\bmi\\b|\\bmis\\b|apoyame|ayudame|para (?:el|la|los|las|poder)',
    ],
    unless:
      'la cena|la pizza|entradas?|(?:tu|mi) parte|la cuenta|las copas|taxi|te debo|me debes|la mitad|alquiler del coche|cine|a medias|regalo|rebaj|oferta|sueldo|ahorr|he pagado|pague|me (?:costo|ha costado|gaste)|por hora|te (?:pago|ofrezco)|el menu|el abono|la bici|multa de aparcamiento|la entrada',
    joke: 'soften',
    certain: true,
    text: 'Pide una cantidad concreta con una historia detrás.',
    yes: [
      'me piden 800 usd para el permiso, apóyame mi reina',
      'solo son 150 euros, te los devuelvo el viernes, confía en mí',
    ],
    no: ['el billete me ha costado 60 euros', 'te devuelvo los 20 euros de la cena'],
  },
  {
    id: 'papers-for-prize',
    family: 'fraude',
    severity: 'high',
    match:
      '(?:foto|fotos|copia|captura|numero) de(?:l| la| tu| su)? (?:carnet|carne|dni|cedula|ine|pasaporte|tarjeta|cuenta)',
    when: ['manda|envia|pasa|necesito|dame|sube|haz'],
    unless:
      'te (?:hago|paso|pago|devuelvo)|el hotel|la reserva|la piscina|el gimnasio|carnet de conducir sales|que feo salgo',
    joke: 'soften',
    certain: true,
    text: 'Pide documentos o datos bancarios.',
    yes: ['mándame una foto del carnet y de la tarjeta'],
    no: ['en la foto del carnet salgo fatal'],
  },
  {
    id: 'while-drunk',
    family: 'presion_sexual',
    severity: 'high',
    match:
      '(?:estabas|ibas|estas|vas) (?:tan |muy |un poco )?(?:borrach[oa]|dormid[oa]|pedo|ciega|ciego|bebid[oa]) .. (?:ni (?:te )?(?:enteraste|acuerdas)|no te (?:enteraste|acuerdas|quejaste)|aprovech|te deje|facil|te dejaste|nos liamos)[a-z]{0,4}',
    text: 'Habla de sexo o contacto sin que pudieras consentir.',
    yes: ['anoche estabas tan borracha que ni te enteraste'],
    no: ['anoche estabas dormida cuando llegué y no quise despertarte'],
  },
  {
    id: 'promise-me',
    family: 'control',
    severity: 'high',
    match:
      '(?:promet(?:eme|e|as|ame) que (?:no|nunca|solo) .. (?:habl|sal|qued|ve|escrib|mir|baila|subi|tendr)[a-z]{0,8}|(?:deja de (?:ir|trabajar|estudiar|hablarle|verla|verle|salir)|dejalo de ver) .. |(?:tu (?:psicolog[oa]|terapeuta|amiga|hermana|madre|jefe)|tus amig[oa]s) .. (?:mete|metiendo|meten|comiendo|comen|llena|llenan|ideas|en mi contra|contra mi|envidia|mala influencia)|(?:conmigo|yo) (?:ya )?(?:tienes|te doy|te sobra) (?:suficiente|bastante|todo)|no me gusta (?:tener que )?repetir(?:lo|me)?|quiero (?:ver|saber) con quien (?:hablas|chateas|te escribes|vas|sales|estas)|damelo todo|ensenamelo todo)',
    unless:
      'mi ex|deja de (?:trabajar|estudiar) un rato|descansa|deja de ir a ese medico|cuidado contigo|fumar|si te sienta mal',
    joke: 'soften',
    keepsNegation: true,
    text: 'Quiere decidir con quién hablas o a quién ves.',
    yes: [
      'prométeme que no hablarás con ningún chico',
      'quiero ver con quién hablas',
      'tus amigas te están metiendo ideas raras',
    ],
    no: ['deja de trabajar un rato y descansa'],
  },
  {
    id: 'should-not',
    family: 'control',
    severity: 'medium',
    match:
      '(?:(?:una|las) (?:chica|mujer|novia|chicas|mujeres|senorita)s? (?:como tu |asi |de verdad |seria )?no (?:deberia|debe|deberian|deben|tendria|va|van|viste|sale)|por que (?:sales|vas|te (?:pones|arreglas|maquillas|vistes)) tan [a-z]{4,}|(?:quitate|borrate|salte|sal) (?:de )?(?:tinder|bumble|badoo|la app|instagram|las redes)|me (?:siento|pongo|pone) (?:fatal|mal|enferm[oa]|malo|mala|de los nervios) (?:cuando|si|que|cada vez) .. (?:qued|sal|habl|te vas|est)[a-z]{0,4}|me has visto .. y no|no me has (?:dicho|escrito|llamado|saludado) (?:ni|en todo)|ni (?:un|una) (?:mensaje|hola|llamada|triste)|deberias (?:haberme|avisarme|pedirme|contarme|dejar))',
    unless:
      'una chica no debe pagar|perdona|que pena|deberias (?:dejar de preocuparte|probar|contarme (?:mas|eso|que))',
    joke: 'soften',
    keepsNegation: true,
    text: 'Marca cómo deberías vestir, salir o contestar.',
    yes: ['una chica como tú no debería ir sola de viaje', 'por qué sales tan arreglada'],
    no: ['deberías contarme más de ese viaje'],
  },
  {
    id: 'digs',
    family: 'falta_de_respeto',
    severity: 'medium',
    match:
      '(?:vaya (?:pintas?|cara|desastre|cuadro)|que pintas? (?:llevas|tienes)|mi ex .. (?:mejor|mas guap|mas delgad|no se quejaba|si que|tenia mejor)[a-z]{0,3}|no seas (?:tan )?(?:sensible|dramatic[oa]|exagerad[oa]|intens[oa]|pesad[oa]|histeric[oa]|egoista|infantil|cri[oa]|ridicul[oa]|paranoic[oa]|desconfiad[oa])|siempre (?:tienes|pones|con) (?:una |la misma |algun[a]? )?(?:excusa|pega|pero|queja)s?|(?:a ti|tu) .. (?:te falta|no llegas|no das)|te (?:queda|sienta) (?:fatal|mal|horrible)|das (?:mucha )?pereza|(?:otras|cualquiera) (?:lo )?(?:haria|agradeceria|estaria)[a-z]{0,3} .. (?:mejor|encantad|gracias|feliz)[a-z]{0,2})',
    unless:
      'vaya cara (?:de sueno|pongo|puse)|mi ex no|vaya desastre (?:de|soy)|no seas pesado contigo|me queda|soy un',
    joke: 'cancel',
    keepsNegation: true,
    text: 'Un comentario que rebaja o quita valor a lo que sientes.',
    yes: ['no seas tan sensible, era una broma', 'vaya pintas llevas hoy', 'mi ex cocinaba mejor'],
    no: ['vaya cara de sueño tengo hoy'],
  },
];

import type { Signal } from './signal.ts';

export const controlSignals: readonly Signal[] = [
  {
    id: 'demands-access',
    family: 'control',
    severity: 'high',
    near: [
      'contrasena*|tus claves|la clave|tu clave|el pin|tu pin|desbloque*|tu patron|tu (whatsapp/instagram/facebook/galeria/movil/correo)|el movil|tus (mensajes/chats/conversaciones/dms/whatsapps/fotos)|con quien (hablas/chateas/te escribes/te mensajeas)|ubicacion (en tiempo real/siempre/activada/compartida/todo el dia)|la ubicacion|captura*|pantallazo|foto de donde|tu sesion|en la camara|videollamada ahora|localizacion',
      'dame*|pasa*|me (das/pasas/ensenas/dejas/mandas)|quiero ver*|exijo|tienes que|ahora mismo|ensena*|manda*|comparte*|activ*|dejame (ver/revisar/mirar)|demuestra*|demostr*|por que no me|ponme|no la quites|no (esconder/ocult*)|sin secretos|no tienes nada que|nada que (ocultar/esconder)|de donde estas|quien (esta/estas)|las parejas|si me quieres|confianza|desactivas|apagas|apagaste|quitado|quitaste|has quitado|me ensen*|a ver|prueba',
    ],
    within: 9,
    without:
      'wifi|netflix|hbo|spotify|disney|garaje|portal|para (quedar/recogerte/encontrar*/llegar/ir)|del restaurante|del bar|del sitio|para que (llegues/vengas/no te pierdas)|restaurante|quedamos|nos vemos|cuando (llegues/salgas)|numero|si quieres|cuando quieras|te (paso/mando/envio)|si te apetece|cuando puedas|playlist|la peli|se me ha roto|cargador|perdido|del viaje|tu instagram y|tu instagram|te sigo|me das tu instagram|me pasas tu instagram|pasame tu instagram|dame tu instagram|me das tu whatsapp|me pasas tu whatsapp|tu instagram|tu whatsapp|del perro|del plato|la libreria|para ver el|por favor|no quiero ver|me encantan|del gato|de tu gato|de tu perro|cena|nuevo|nueva',
    keepsNegation: true,
    joke: 'cancel',
    text: 'Exige tus claves, tu móvil o saber dónde estás.',
    yes: ['si no tienes nada que esconder enséñame el móvil', 'mándame una foto de dónde estás. Ahora'],
    no: ['me pasas la clave del wifi?', 'mándame la ubicación del bar para que no me pierda'],
  },
  {
    id: 'decides-for-you',
    family: 'control',
    severity: 'high',
    near: [
      'te prohibo|te lo prohibo|tienes prohibid*|sin (mi permiso/pedirme permiso/avisarme/decirme/preguntarme)|pedirme permiso|me tienes que pedir|no te doy permiso|no te dejo|mientras (estes/vivas/seas) (conmigo/aqui/mi)|una (mujer/novia) mia|mi (mujer/novia/novio/pareja) no|me perteneces|mi propiedad|eres (mia/mio) y|eres solo (mia/mio)|si no eres (mia/mio)|no eres de nadie|aqui mando yo|yo decido|yo mando|se hace lo que yo|no vas a ninguna parte|tu no vas|no (sales/salis) de|de aqui no sales|me vas a hacer caso|tu me obedec*|obedec*|como yo diga|lo que yo diga|lo que yo te diga',
    ],
    without:
      'perro|gato|el gato|mi jefe|mi madre|nietos|en el juego|decido yo que (serie/peli)|la peli|el restaurante|pagar|spoiler*|irte sin (probar/postre)|postre|que pagues|la serie|te enfades',
    keepsNegation: true,
    joke: 'cancel',
    text: 'Decide por ti o te prohíbe cosas.',
    yes: ['una mujer mía no anda sola de noche', 'no quiero que salgas sin avisarme'],
    no: ['me pide permiso mi gato, yo decido la peli'],
  },
  {
    id: 'cuts-off',
    family: 'control',
    severity: 'high',
    near: [
      'no quiero que|no (vuelvas/vuelva/volvas) a|te prohibo|tienes que (dejar/elegir)|deja de|dejes de|elige|elegi|escoge|bloque*|borra*|borres|elimina*|alejes|alejate|aleja*|no vas a (ver/salir/ir/quedar)|no se te ocurra|corta con|no (quedes/hables/salgas) (con/mas)|o ellas|o ellos|o el',
      '@company|o yo|tus contactos|los hombres',
    ],
    within: 9,
    without:
      'preocup*|molestar*|interrump*|por mi culpa|me bloquea*|bloquee a mi ex|he bloqueado|he borrado|borre|plan|enfades|te bloquea|pierdas|dejes de (ver/quedar/salir)|(dejar/cancelar) de ver|te sientas|por mi|elige tu|peli|restaurante|foto|gustaria',
    keepsNegation: true,
    joke: 'cancel',
    text: 'Quiere apartarte de tu gente.',
    yes: ['no quiero que veas más a tus amigas', 'bloquea a ese tío o se acabó'],
    no: ['no quiero que dejes de ver a tus amigas por mí'],
  },
  {
    id: 'speaks-ill-of-yours',
    family: 'control',
    severity: 'medium',
    near: [
      'mala influencia|malas influencias|te (comen/come) la cabeza|te (llenan/llena) la cabeza|te (meten/mete) (ideas/cosas)|no te (conviene/convienen/quiere/quieren/hace bien/hacen bien/merecen)|te tienen envidia|te tiene envidia|envidios*|no me (gusta/gustan/cae/caen/fio) (nada/bien/de)|no (los/las) necesitas|manipul*|siempre (los/las) (eliges/prefieres)|pasas mas tiempo con|prefieres (a/estar)|mas importantes que yo|quieren separarnos|nos quieren separar|contra mi|se quiere acostar|quiere algo contigo|te quiere (llevar/follar)|van a lo que van',
      '@company|ell*|amig*|familia|madre|hermana',
    ],
    within: 10,
    without: 'series|tu ex es|politic*|alergic*|la comida|vino|mi jefe',
    keepsNegation: true,
    joke: 'cancel',
    text: 'Habla mal de tu gente para que te alejes.',
    yes: ['tus amigas te comen la cabeza, lo sabes no?'],
    no: ['tus amigas no me caen mal, al revés'],
  },
  {
    id: 'polices-clothes',
    family: 'control',
    severity: 'medium',
    near: [
      '@clothes|asi vestida|asi vestido|esas pintas|esa foto|esas fotos|fotos asi|foto asi',
      'cambiat*|cambies|no (sales/salgas/vayas/vas/te pongas/te vistas/subas)|prohib*|no (me gusta que/quiero que/hace falta)|provoc*|pidiendo guerra|put*|zorr*|para quien|quitat*|quites|borra*|borres|ensenando|ensenas|demasiado (cort*/escot*/ensen*/ajust*)|tan (corta/corto/ajustad*/escotad*)|que miren|te miran|te miren|llamar la atencion|la gente (se piensa/piensa/dira)|decente|calentar|cualquiera',
    ],
    within: 10,
    without:
      'frio|calor|llueve|lluvia|manchad*|me cambio|cambiarme|te apetece|si quieres|borrosa|movida|rebajas|me quedaba|me queda|la lavadora|no se que ponerme|te queda|guap*|que (me/te) pongo|precios*|talla|tienda|devolver|me gusta como|compr*|comod*|gimnasio|sin maquillaje|da igual|lo que quieras',
    worse: 'no sales|prohib*|put*|zorr*|no vas a|te cambias ahora|ahora mismo',
    keepsNegation: true,
    joke: 'cancel',
    text: 'Opina sobre cómo debes vestir o mostrarte.',
    yes: [
      'ese vestido es demasiado corto, para quién te arreglas tanto?',
      'quítate ese escote, todos te miran',
    ],
    no: [
      'ponte lo que quieras, ese vestido te queda genial',
      'llévate ropa, que hace frío y no quiero que te resfríes',
    ],
  },
  {
    id: 'jealous-questions',
    family: 'control',
    severity: 'medium',
    near: ['@rival', '@displeased'],
    within: 12,
    without:
      'no soy celos*|no soy nada celos*|con quien quieras|que gracia|muchas gracias|me parece bien|pasalo|disfruta|si quieres|con quien (vas al/viajas/vives/vives)|mi ex|qué gracia|me hace gracia|concierto|de verdad me|la verdad|verdad que si|que risa|a que hora (quedamos/llegas/sales/empieza/es)|cuando llegues|actor|cantante|tambien',
    joke: 'cancel',
    keepsNegation: true,
    text: 'Pide explicaciones con celos.',
    yes: [
      'a quién le das tantos likes? no me hace ninguna gracia',
      'quién es ese tío que te comenta todo? no me mientas',
    ],
    no: ['con quién vas al concierto? a qué hora empieza?'],
  },
  {
    id: 'demands-answer',
    family: 'control',
    severity: 'medium',
    near: [
      'por que no (contestas/me contestas/respondes/me respondes/coges/me coges/contestaste/respondiste)|por que (tardas/tardaste/has tardado)|contestame|respondeme|coge el movil|cogeme|contesta (ya/de una/el)|te he (llamado/escrito)|llamadas|me dejas en visto|me dejaste en visto|en visto|doble check|tic azul|te (vi/veo/he visto) (en linea/conectad*)|ultima conexion|estabas en linea|estas en linea|conectad*',
      'ya|ahora|veces|minutos|min|horas|perdidas|otro|otra|con quien|en linea|conectad*|ignor*|pasas de mi|tanto|si puedes|seguro que|que haces|donde (estas/andas)|mientes|joder|mierda|cono|contesta*|conmigo no se|no me haces caso|a mi no',
    ],
    within: 10,
    without:
      'perdona|no pasa nada|tranqui|sin prisa|cuando puedas|trabajo|curro|reunion|cuando quieras|del banco|spam|mi madre|mi jefe|todo bien|ya esta|estas bien|no hace falta|preocup*|por si|del medico|comercial',
    keepsNegation: true,
    joke: 'cancel',
    text: 'Exige que contestes al momento.',
    yes: [
      'por qué tardas tanto en contestar, si te he visto en línea',
      'te he llamado 20 veces, dónde estás',
    ],
    no: ['te he llamado antes, contesta cuando puedas'],
  },
  {
    id: 'rules-your-money',
    family: 'control',
    severity: 'high',
    near: [
      'tu (sueldo/nomina/paga/tarjeta/dinero)|tus (gastos/ahorros/ingresos)|la tarjeta|el trabajo ese|tu trabajo|de trabajar|trabajes|estudiar|estudies|la carrera',
      'me (das/lo das/lo ingresas/la das)|yo (te doy/lo controlo/controlo/administro/lo gestiono/gestiono/manejo/me encargo/te mantengo)|lo (controlo/gestiono/administro/manejo) yo|dame*|deja|dejes|dejas|dejalo|no hace falta que|no quiero que|rodead*|no (te conviene/me gusta que)|te quedas en casa|pedirme|yo te doy',
    ],
    within: 10,
    without:
      'te ayudo|si no te gusta|si quieres|animo|mucha suerte|de invitarme|descans*|demasiado|agota*|tan tarde|te mereces|te hace infeliz|wifi|invitacion|te deje|estresar*',
    keepsNegation: true,
    joke: 'cancel',
    text: 'Quiere controlar tu dinero o tu trabajo.',
    yes: [
      'deja el trabajo ese, no quiero que estés rodeada de tíos',
      'tu nómina me la das y yo te doy lo que necesites',
    ],
    no: ['deja el trabajo si no te gusta, mucho ánimo'],
  },
  {
    id: 'told-of-partner',
    family: 'control',
    severity: 'high',
    near: [
      'mi (novio/novia/pareja/marido/mujer/chico/chica/esposo/esposa)|el chico con el que|la chica con la que|con quien salgo',
      'me (revisa/controla/prohib*/insulta/pega/pego/empuja/empujo/grita/amenaz*/obliga/quita/humilla/vigila/sigue a/forz*/fuerza/rompe/encierra/espia/mira el movil/coge el movil/lee los/llama (puta/gorda/inutil/loca))|no me deja (salir/ver/quedar/hablar/ir/trabajar/ponerme/tener/usar)|se enfada si (salgo/quedo/no/hablo)|me hace (fotos/mandarle|sentir (miedo/culpable))|le tengo miedo|me da miedo',
    ],
    within: 10,
    without:
      'la mano|un cuento|la tele|perro|jugando|el ultimo trozo|la manta|bailar|a los bolos|peli|siempre el',
    keepsNegation: true,
    alsoMine: true,
    text: 'Cuenta un trato que hace daño.',
    yes: ['mi novio me revisa el móvil y se enfada si salgo'],
    no: ['mi marido me grita siempre cuando vemos la tele jaja, a mi equipo'],
  },
];

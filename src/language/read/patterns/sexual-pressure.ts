import type { Pattern } from '../pattern.ts';

const consent =
  'si (?:te apetece|quieres|te sientes comod|te parece bien|a ti te apetece|tu quieres|te va)|sin presion|sin compromiso|no pasa nada si|si no (?:quieres|te apetece) (?:no pasa nada|lo entiendo|perfecto|tranqui|dimelo)|solo si|cuando (?:tu )?quieras|te apeteceria|estaria bien si|puedo (?:besarte|preguntarte)|te gustaria';
const insisting =
  'venga|no seas|si me quisieras|si me quieres|otras (?:me|si)|lo minimo|demuestra|te toca|por que no|ahora mismo|o (?:si no|te|me)|si no|dijiste que|me prometiste|estrecha|mojigata|aburrida|te he dicho|no te hagas|tarde o temprano|insist|anda|dale|ultima vez|me lo debes|que mas te da|nadie se va a enterar|confia en mi|ya te (?:mande|pase|envie)';

export const sexualPressure: readonly Pattern[] = [
  {
    id: 'asks-nudes',
    family: 'presion_sexual',
    severity: 'medium',
    match:
      '(?:<give> .. (?:<pictures> .. )?<intimate>|(?:manda|mandame|pasa|pasame|envia|enviame|rolame|tirame|quiero|me (?:mandas|pasas|envias)) (?:(?:un|el|tu|unas?|tus) )?(?:nudes?|packs?|pack)|(?:ensename|muestrame|mostrame|dejame ver|quiero ver) (?:algo mas|mas piel|un poco mas|lo que (?:llevas|hay) debajo|todo)|que llevas puest[oa]|(?:manda|pasa|envia)(?:me)? (?:una )?fotos? (?:de cuerpo|tuya de cuerpo|entera)|que talla (?:de )?(?:sujetador|bra|pecho|copa)|ponte .. (?:la camara|en camara) .. (?:desnud|sin|y)|(?:enciende|prende|pon) la (?:camara|cam) .. (?:desnud|tocate|quitate|sin)|tocate)',
    unless:
      'chiste|meme|receta|bailar? sin|zapatos|el agua|salsa|comida|te quiero|quiero (?:un )?(?:cafe|chocolate|bocadillo|pan)|pizza|museo|estatua|obra|calientes? (?:el|la) (?:cena|leche)|perr(?:o|ito)s? calientes?|hot dog|cola de|coca|hacer cola|sin nada que',
    worse: insisting,
    softer: consent,
    joke: 'keep',
    text: 'Pide imágenes o detalles íntimos.',
    yes: ['Mándame una foto desnuda', 'pásame nudes', 'quiero ver tus tetas', 'qué llevas puesto'],
    no: ['no me mandes fotos desnudo', 'quiero un chocolate caliente', 'mándame una foto de tu perro'],
  },
  {
    id: 'insist-after-no',
    family: 'presion_sexual',
    severity: 'high',
    match:
      '(?:aunque (?:digas|me digas|diga) que no|(?:dices|decis) (?:que )?no pero (?:quieres|lo estas|en el fondo|tu cuerpo|se que)|se que (?:tu )?(?:tambien )?(?:quieres|lo deseas) aunque|tu cuerpo (?:dice|me dice|pide)|cuando (?:una mujer|dices|una chica) .. no .. (?:quiere decir|es) .. si|no (?:me vale|acepto) un no (?:por respuesta)?|un no no me vale|no voy a parar hasta|(?:hasta que|acabaras|terminaras) (?:digas|diciendo|me digas|cediendo) ?(?:que )?(?:si)?(?= |$)|(?:quieras|queras|te guste) o no|aunque no (?:quieras|queras|te apetezca|tengas ganas)|no puedes dejarme asi|(?:me has puesto|me pones) asi y|ya no (?:puedes|vale) (?:echarte|decir que no|parar)|no me (?:puedes )?(?:decir|digas) que no)',
    unless:
      'invito yo|pago yo|a la tarta|al postre|al cafe|cenar? a casa de mi|cumple|al plan|karaoke|prueba|no se puede decir',
    joke: 'soften',
    keepsNegation: true,
    text: 'No respeta un «no».',
    yes: ['Sé que quieres aunque digas que no', 'no acepto un no por respuesta', 'quieras o no vas a venir'],
    no: ['no acepto un no por respuesta, invito yo al cumple'],
  },
  {
    id: 'owed-sex',
    family: 'presion_sexual',
    severity: 'high',
    match:
      '(?:(?:despues de|con lo que|con todo lo que|te (?:pague|invite|lleve)|te he (?:pagado|invitado|llevado)|pague|invite) .. (?:cena|copas|regalo|hotel|gast[a-z]{0,8}|invit[a-z]{0,8}|pag)[a-z]{0,6} .. (?:me debes|que menos|lo minimo|esperaba|tienes que|deberias|algo a cambio|me lo merezco|te toca)|(?:me debes|me merezco) .. (?:sexo|una mamada|un polvo|una noche|un beso|subir|fotos?)|(?:algo|que me das) a cambio|para (?:que|eso) (?:has venido|viniste|quedamos|me has hecho venir) .. (?:si no|entonces)|si (?:no )?(?:subes|vienes|viniste|has venido) .. es (?:porque|que|para) .. (?:quieres|querias|sexo|eso|foll[a-z]{0,8}|algo)|(?:el|la) que (?:paga|invita) .. (?:derecho|manda[a-z]{0,8}|espera)|es tu (?:deber|obligacion) (?:como|de)|tu obligacion)',
    unless: 'una caña|una cerveza|un cafe|la revancha|me debes una (?:cena|cerveza|caña|cana)|otra ronda',
    joke: 'soften',
    keepsNegation: true,
    text: 'Trata el sexo como algo que le debes.',
    yes: [
      'Después de pagarte la cena me debes algo',
      'para qué has venido a mi casa entonces',
      'me merezco una noche contigo',
    ],
    no: ['me debes una cerveza'],
  },
  {
    id: 'coercion',
    family: 'presion_sexual',
    severity: 'high',
    match:
      '(?:si no (?:quieres (?:sexo|foll[a-z]{1,4}|hacerlo|acostarte|coger)|te acuestas|lo hacemos|me das (?:lo que|sexo)|tenemos (?:sexo|relaciones)|follamos|cogemos|me mandas|me pasas|me envias|me ensenas) .. (?:te dejo|busco|buscare|me busco|otra|otro|se acabo|cortamos|no (?:me )?(?:quieres|me quieres|seguimos|te hablo|te escribo|vuelvo)|me enfado|es que|olvidate|terminamos|adios)|(?:si me|si de verdad me|si tu me) (?:quisieras|amaras|querias|quieres|amas|querrias|quisieses) .. (?:foto|desnud[a-z]{0,8}|acost[a-z]{0,8}|sexo|hacer(?:lo|ias) conmigo|en la cama|cuerpo|dejarias (?:tocar|hacer)|lo harias sin|sin condon|ensen[a-z]{0,8})|(?:sin condon|sin preservativo|sin goma|a pelo) .. (?:o nada|se siente|mejor|venga|no pasa nada|es mejor|gusta mas|confi[a-z]{0,8})|(?:no me gusta|quit(?:o|arme|arnos)|me quite|no uso|odio) .. (?:el )?(?:condon|preservativo)|te (?:emborracho|drogo|emborrachare)|(?:con|un par de|unas|dos) copas .. (?:se te (?:pasa|quita)|te (?:sueltas|abres|dejas)|caes|eres mas facil)|(?:cuando|mientras) (?:estes|estas|estabas) (?:dormid[oa]|borrach[oa]) .. (?:te|aprovech[a-z]{0,8}|met|toc[a-z]{0,8})|(?:echar(?:te|le)|poner(?:te)?) algo en (?:la|tu) (?:bebida|copa)|me oblig(?:a|o) a (?:tener|hacer|acostarme|foll[a-z]{0,8}|mandar|mantener)|me forzo|me (?:insiste|presiona) .. (?:fotos|sexo|acost[a-z]{0,8}|desnud[a-z]{0,8})|(?:hazlo|hacelo) (?:por mi|si me quieres))',
    unless: 'por favor usa condon|siempre uso|serie|capitulo',
    joke: 'soften',
    keepsNegation: true,
    text: 'Presiona o chantajea para conseguir sexo o imágenes.',
    yes: [
      'Si no me mandas fotos es que no me quieres',
      'si me quisieras te acostarías conmigo',
      'sin condón o nada',
      'si no lo hacemos te dejo',
    ],
    no: ['siempre uso condón, faltaría más'],
  },
  {
    id: 'explicit',
    family: 'presion_sexual',
    severity: 'medium',
    match:
      '(?:(?:te|os) (?:foll(?:aria|o|are)|cogeria|garcharia|chingaria|culearia|empotraria|empotro|daria (?:lo tuyo|duro|por)|comeria (?:el cono|entera|las|la|toda|todo)|meteria (?:la|mi)|la meteria|chuparia|lameria|haria (?:de todo|mia|cosas))|(?:quiero|voy a|ganas de|podria) (?:follarte|cogerte|garcharte|chingarte|metertela|comerte (?:el|las|la|entera|toda)|empotrarte|tocarte|chuparte|lamerte|correrme|hacerte (?:mia|de todo|gritar|gemir))|mira (?:como (?:me tienes|la tengo|estoy|me pones)|mi (?:polla|pene|verga))|(?:mi|la|una foto de mi) (?:polla|verga|pene|pito|pija|rabo|miembro) .. (?:dura|grande|para ti|quiere|foto|te)|(?:te (?:mando|paso|envio)|quieres ver|toma) .. (?:mi|una foto de mi) (?:polla|verga|pene|pito|pija|rabo|miembro)|(?:chupamela|chupame|mamamela|mamame|comemela|chuparmela)|estas mojada|estoy (?:empalmado|duro|caliente)|eres virgen|te gusta (?:que te (?:den|cojan|follen)|el sexo (?:duro|anal)|tragar|por detras)|tragas|en cuatro|que (?:tetas|culo|culazo|tetazas|par de tetas) (?:tienes|tenes|mas|gast[a-z]{0,8})|(?:vaya|menud[oa]s?|que) (?:tetas|culo|culazo|tetazas))',
    unless: 'calor|el agua|estoy caliente de fiebre|fiebre|el horno',
    worse: `${insisting}|aunque|quieras o no`,
    softer: consent,
    joke: 'keep',
    text: 'Comentarios sexuales explícitos que nadie ha pedido.',
    yes: [
      'Qué culo tienes',
      'quiero follarte ya',
      'te empotraría contra la pared',
      'te mando una foto de mi polla',
    ],
    no: ['no quiero que me mandes una foto de tu perro'],
  },
  {
    id: 'rush-to-bed',
    family: 'presion_sexual',
    severity: 'medium',
    match:
      '(?:(?:nada de|sin|pasamos del?|saltamos el|dejate de|el|lo del) (?:cafe|citas?|tonterias|cenas?|bar|rodeos) .. (?:directamente|directo|a mi casa|en mi casa|sobra|a la cama|al hotel)|(?:ven|vente|venite) (?:ya |ahora |directa(?:mente)? )?a mi casa .. (?:sola|solo|y (?:punto|ya|te)|ahora|nadie|esta noche|no muerdo)|(?:directamente|directo) (?:a|en) (?:mi casa|tu casa|la cama|un hotel)|solo quiero (?:sexo|foll[a-z]{0,8}|coger|acostarme)|(?:buscas|quieres|busco) (?:sexo|foll[a-z]{1,3}|algo rapido|un polvo|coger)|(?:follamos|cogemos|garchamos|culeamos)|cuando (?:vamos a|lo vamos a|nos vamos a) (?:follar|coger|hacer(?:lo)?|acostar)|(?:cuanto|cuando) .. (?:te acuestas|lo hacemos|hacerlo)|no seas (?:asi de )?(?:estrecha|mojigata|monja|frigida|reprimida|santa|calientapollas|fresa|puritana|antigua|rancia|cortarrollos)|no te hagas la (?:dificil|estrecha|santa|dura|inocente|digna)|(?:no muerdo|no te voy a comer|solo (?:un ratito|la puntita|abrazados|dormir)) .. (?:ven|sube|subo|venga|confi[a-z]{0,8}|anda)|(?:ven|sube|subo|venga|confi[a-z]{0,8}|anda)[a-z]{0,2} .. (?:no muerdo|la puntita)|masaj(?:e|ito) .. (?:final feliz|sin ropa|desnud[a-z]{0,8}))',
    unless:
      'con mis (?:padres|amigos|companer)|la cena|peli y manta si te|los gatos|fiesta|somos (?:diez|varios|muchos)',
    worse: `${insisting}|se que quieres`,
    softer: consent,
    joke: 'soften',
    text: 'Mete prisa hacia lo sexual o ridiculiza que pongas un límite.',
    yes: ['Nada de café, directamente a mi casa', 'no seas estrecha', 'no te hagas la difícil'],
    no: ['ven a mi casa con mis amigos el sábado'],
  },
  {
    id: 'pushes-on',
    family: 'presion_sexual',
    severity: 'medium',
    match:
      '(?:(?:venga|vamos|anda|dale|andale|va) .. (?:no seas (?:asi|tont[oa]|aburrid[oa]|mal[oa]|corta|cobarde)|solo una|una sola|una fotito|que te cuesta|si te va a gustar|solo un (?:beso|ratito|poco))|no seas (?:asi|tont[oa]|aburrid[oa]|mal[oa]) .. (?:manda|pasa|ensen[a-z]{0,8}|foto|ven|sube|beso|una)|que te cuesta|(?:otras|mi ex|todas|las demas) (?:si )?(?:me (?:la|las|lo)? ?(?:manda|mandaba|mandan|pasan|pasaba|dejaba|dejan)|lo hacia|lo hacen)|ya te (?:mande|pase|envie) (?:yo )?(?:la mia|una|las mias|la foto) .. (?:te toca|ahora|tu|falta)|(?:ahora )?te toca a ti (?:mandar|ensenar|una)|relajate .. (?:vas a|te va a|disfrut[a-z]{0,8}|dejate)|dejate llevar)',
    unless: 'croqueta|canción|cancion|karaoke|probar|postre|cerveza y|capitulo|partida|cana',
    worse: '<intimate>|desnud|tetas|sexo|cama|nude|pack|te dije que no|aunque',
    softer: consent,
    joke: 'soften',
    keepsNegation: true,
    text: 'Insiste después de que no hayas querido.',
    yes: ['venga, no seas así, solo una', 'otras me las mandan', 'ya te mandé la mía, ahora te toca'],
    no: ['venga, no seas malo, pásame una canción'],
  },
];

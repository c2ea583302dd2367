import type { Pattern } from '../pattern.ts';

const sharedBill =
  'la cena|la pizza|las? entradas?|(?:tu|mi|su) parte|la cuenta|las copas|el taxi|te debo|me debes|la mitad|el alquiler del|del cine|el cine|la comida|la luz|las canas|el regalo de|del regalo|por lo de|a medias|los billetes de tren|bote|escote|te devuelvo lo de';

export const fraud: readonly Pattern[] = [
  {
    id: 'money-near-a-request',
    family: 'fraude',
    severity: 'high',
    match:
      '(?:<money>|algo de efectivo|un giro|un prestamo|prestamo|saldo|el pasaje|el billete (?:de avion)?|las medicinas|la fianza)',
    when: [
      '(?:me|nos) (?:prest|ayud|envi|mand|transf|deposit|adelant|gir|ingres|compr|ech(?:as|arias) una mano|hac(?:es|e)s? (?:un|el|una)|har[ií]as|pod[eé]s|podrias|puedes|recarg|fi[aá])|prestarme|ayudarme|enviarme|mandarme|transferirme|depositarme|adelantarme|girarme|ingresarme|comprarme|comprarle|prestame|ayudame|(?:puedes|podrias|podes|serias capaz de|pudieras|te pido|pedirte|te importaria) .{0,60}(?:prest|ayud|envi|mand|transf|deposit|adelant|gir|ingres|compr|favor)|necesito (?:que|tu ayuda|urgente)',
    ],
    unless: `${sharedBill}|te (?:pago|doy|ofrezco)|no (?:te )?(?:pido|quiero) (?:tu )?dinero|ahorrar|cajero|cambio de|euros? (?:el|la) (?:menu|entrada|plato|copa)|rebaj|oferta|sueldo|presupuesto|comprar(?:me)? (?:unas? )?(?:zapat|bici|movil|camiseta|sofa)|me ayudas a elegir|recomiendas|el billete de metro|saldo en la tarjeta de transporte|me pagas una cana|invitas`,
    joke: 'soften',
    certain: true,
    text: 'Te pide dinero.',
    yes: [
      '¿Podrías comprarle a mi hija una tarjeta de regalo de Steam?',
      'che, ¿me harías una transferencia de 50 lucas?',
    ],
    no: ['¿me ayudas a elegir regalo? tengo 30 euros', 'ando sin pasta este mes, ¿plan gratis?'],
  },
  {
    id: 'code-request',
    family: 'fraude',
    severity: 'high',
    match: '(?:un |el |ese )codigo',
    when: [
      'sms|llega|llego|numero|verific|whatsapp|mensaje|banco|seis',
      'reenv|me lo (?:pas|dic|das|mand|env)|pasa(?:me|lo)|dime|mandame|manda(?:lo|s)|dices|dictas|copia|comparte|necesito',
    ],
    unless:
      'portal|puerta|descuento|reserva|telefonillo|promocional|postal|de vestimenta|garaje|entrada del|candado',
    joke: 'soften',
    certain: true,
    text: 'Pide un código que te llega a ti: con él se roban cuentas.',
    yes: ['Te va a llegar un código por SMS, ¿me lo reenvías?'],
    no: ['el código del portal es 2580, dime cuando llegues'],
  },
  {
    id: 'crypto-near-a-promise',
    family: 'fraude',
    severity: 'high',
    match:
      '(?:cripto[a-z]{0,8}|bitcoins?|btc|usdt|ethereum|trading|forex|broker|inversion|inversiones|invertir|invierto|invierte|inverti|invirtiendo|plataforma)',
    when: [
      'duplic|triplic|multiplic|gan(?:o|a|ar|e|es|as|ado|ando|ancias?)\\b|riesgo|benefici|rentab|al (?:mes|dia)|vivo de|libertad|pasiv|segur[oa]|retir|renta|facil|resultados|ingresos',
      'te (?:ens|gui|ayud|expl|muestr|recom|pas|cuent|invit|lo ens|puedo|gust|inter)|tu tambien|tambien (?:tu|puedes|podrias)|puedes|podrias|deberias|contigo|conmigo|juntos|si quieres|prueba|empiez|empez|unete',
    ],
    unless:
      'paso de|no te recomiendo|no invier|perdi|estafa|tfg|tesis|noticia|no me fio|humo|no es lo mio|prometo no|netflix|hbo',
    joke: 'soften',
    certain: true,
    text: 'Te anima a invertir: es el guion más habitual de las estafas románticas.',
    yes: ['Invertí en bitcoin y ahora vivo de eso. Tú también podrías duplicar tu dinero, yo te guío'],
    no: [
      'trabajo en cripto, pero prometo no dar la chapa con eso',
      'hago un curso de inversión y gano calma, ¿tú tienes algún hobby?',
    ],
  },
  {
    id: 'money-request',
    family: 'fraude',
    severity: 'high',
    match:
      '(?:(?:me (?:puedes|podrias|podes|podras|puede) (?:prestar|dejar|enviar|mandar|transferir|hacer|ayudar|adelantar|girar|pagar|comprar|pasar|depositar)|(?:puedes|podrias|podes|podras) (?:prestarme|dejarme|enviarme|mandarme|transferirme|hacerme|ayudarme|adelantarme|girarme|pagarme|comprarme|pasarme|depositarme)|me (?:prestas|envias|mandas|transfieres|haces|adelantas|giras|pagas|dejas|depositas|compras|ayudas con|echas una mano con)|prestame|enviame|mandame|transfiereme|transferime|hazme|haceme|adelantame|girame|depositame|comprame|ingresame|necesito|necesitaria|ocupo|me hacen falta|me urgen?|me faltan) .. <money>)',
    unless: `${sharedBill}|no (?:te )?(?:pido|quiero) (?:tu )?dinero|necesito ganar|necesito una foto|sacar dinero|cajero|ahorrar|mas dinero en|un masaje`,
    joke: 'soften',
    certain: true,
    text: 'Te pide dinero.',
    yes: [
      '¿Me puedes prestar 300 euros?',
      'necesito dinero para el billete',
      'mándame una tarjeta de regalo de Amazon',
      'me haces un bizum de 50 y te lo devuelvo el lunes',
    ],
    no: ['¿me haces un bizum de la cena?', 'hazme un bizum de tu parte de las entradas', 'no te pido dinero'],
  },
  {
    id: 'money-for-emergency',
    family: 'fraude',
    severity: 'high',
    match:
      '(?:(?:pagar|pago de|abonar|costear|cubrir|para) (?:el|la|los|las|mi|su|una) (?:billete|vuelo|pasaje|visado|visa|operacion|cirugia|hospital|medicinas?|medicamentos?|tratamiento|aduana|tasas?|tramites?|fianza|multa|abogado) .. (?:ayud|prest[a-z]{0,8}|envi[a-z]{0,8}|mand[a-z]{0,8}|transf[a-z]{0,8}|devuelv[a-z]{0,8}|necesit[a-z]{0,8}|no tengo|me falta|urg[a-z]{0,8}|puedes|podrias)|(?:ayud|prest[a-z]{0,8}|envi[a-z]{0,8}|mand[a-z]{0,8}|transf[a-z]{0,8}|necesit[a-z]{0,8}|no tengo|me falta|urg[a-z]{0,8}|puedes|podrias)[a-z]{0,8} .. (?:pagar|abonar|costear|cubrir|el dinero|dinero) .. (?:billete|vuelo|pasaje|visado|visa|operacion|cirugia|hospital|medicinas?|medicamentos?|tratamiento|aduana|tasas?|tramites?|fianza|multa|alquiler|luz)|te (?:lo|la|los) (?:devuelvo|devolvere|pago|pagare|regreso|reintegro) .. (?:en cuanto|cuando|el lunes|manana|la semana|con intereses|apenas|a fin de mes|el viernes|al llegar|todo)|te devuelvo (?:el dinero|hasta el ultimo|todo))',
    unless: `${sharedBill}|el libro|la sudadera|la chaqueta|el paraguas|el cargador|el favor|el tupper`,
    joke: 'soften',
    keepsNegation: true,
    certain: true,
    text: 'Una urgencia que se arregla con tu dinero.',
    yes: ['Necesito que me ayudes a pagar el billete de avión', 'te lo devuelvo en cuanto cobre'],
    no: ['te lo devuelvo mañana, el libro digo', 'te pago la mitad de la cena'],
  },
  {
    id: 'crypto-investment',
    family: 'fraude',
    severity: 'high',
    match:
      '(?:(?:te (?:enseno|puedo ensenar|voy a ensenar|ayudo|puedo ayudar|explico|recomiendo|gustaria|interesaria|paso el|paso un|invito|muestro|guio)|deberias|tienes que|podrias|puedes|quieres|podemos|mi (?:tio|tia|mentor|primo|profesor|asesor|broker|equipo)|hay una|conozco una|una) .. (?:invertir|inversion|inversiones|plataforma|trading|forex|broker|criptomonedas?|cripto|bitcoin|usdt|mineria) .. (?:gana|ganar|ganas|ganancia|ganancias|benefici[a-z]{0,8}|dinero|segur[a-z]{0,8}|rentab[a-z]{0,8}|riesgo|garantiz[a-z]{0,8}|duplic[a-z]{0,8}|triplic[a-z]{0,8}|multiplic[a-z]{0,8}|rapid[a-z]{0,8}|ingres[a-z]{0,8}|registr[a-z]{0,8}|deposit[a-z]{0,8}|retorn[a-z]{0,8}|facil|libertad financiera|al (?:dia|mes)|por ciento|%|conmigo|juntos|enlace|cuenta|poco)|(?:gana(?:r|s|do|ndo)?|gane|ganancias?|duplic[a-z]{1,5}|triplic[a-z]{1,5}|multiplic[a-z]{1,5}|rentabilidad|beneficios?|retornos?) .. (?:cripto[a-z]{0,8}|bitcoin|trading|forex|invirtiendo|inversion|plataforma|usdt) .. (?:te|tu|conmigo|si quieres|ensen[a-z]{0,8}|deberias|puedes)|inversion (?:segura|garantizada|sin riesgo|rapida)|sin riesgo .. (?:gana|invier[a-z]{0,8}|dinero)|(?:empieza|empezar|comienza|invierte|deposita|registrate) .. (?:con (?:poco|solo|\\d{2,5})|en (?:la|esta) plataforma|\\d{2,5} ?(?:euros|€|dolares|usdt))|(?:te )?(?:duplico|triplico|multiplico) (?:tu|el) (?:dinero|inversion)|libertad financiera|ingresos pasivos .. (?:te|tu|conmigo|ensen[a-z]{0,8}))',
    unless: 'yo paso de|no te recomiendo|no invier|perdi|estafa|tfg|tesis|noticia',
    joke: 'soften',
    certain: true,
    text: 'Te anima a invertir: es el guion más habitual de las estafas románticas.',
    yes: [
      'Te enseño a invertir en criptomonedas y ganas dinero fácil',
      'es una inversión segura',
      'empieza con 200 euros en la plataforma',
    ],
    no: ['trabajo en cripto', 'invierto un poco en bolsa, nada serio', 'mi TFG va sobre inversión y bitcoin'],
  },
  {
    id: 'bank-details',
    family: 'fraude',
    severity: 'high',
    match:
      '(?:(?:pasame|mandame|enviame|dime|dame|reenviame|necesito|comparte|me (?:pasas|mandas|dices|das|envias)|confirmame|introduce|pon) .. (?:(?:el|ese|un) codigo .. (?:sms|llegad|llega|llegar|verificacion|movil|banco|whatsapp|6|seis)|(?:el |los |tus? )?(?:datos|numero|cvv|pin|foto) de (?:tu |la )?(?:tarjeta|cuenta|banco|dni|pasaporte|bancarios?)|datos bancarios|tu (?:iban|dni|clabe|cbu|cuenta bancaria|numero de cuenta|pasaporte))|foto de tu (?:dni|pasaporte|tarjeta))',
    unless:
      'te (?:hago|paso|pago|devuelvo|ingreso) (?:el bizum|lo de|la mitad|mi parte|lo mio|la transferencia)|para (?:el hotel|los billetes|reservar|el check)',
    joke: 'soften',
    certain: true,
    text: 'Pide datos bancarios, documentos o códigos.',
    yes: [
      'Pásame el código que te ha llegado por SMS',
      'necesito tu número de cuenta',
      'mándame una foto de tu DNI',
    ],
    no: ['pásame tu IBAN y te hago la transferencia de lo mío', 'dime el código del portal'],
  },
  {
    id: 'far-away-hero',
    family: 'fraude',
    severity: 'medium',
    match:
      '(?:(?:soy|trabajo (?:como|de)|estoy (?:de|como)|estoy desplegad[oa]) .. (?:ingenier[oa]|medic[oa]|soldado|militar|marine|cirujan[oa]|capitan|general|sargento|piloto|contratista|doctora?) .. (?:plataforma|petroler[oa]|mision|siria|yemen|afganistan|irak|iraq|onu|naciones unidas|ultramar|kabul|alta mar|mar del norte|extranjero|zona de guerra|ucrania|libia|golfo|offshore)|(?:plataforma petrolera|mision de (?:paz|la onu)|desplegad[oa] en)|(?:soy|me quede) viud[oa] .. (?:hij[oa]|ingeniero|militar|plataforma|dios|herencia)|(?:cobrar|recibir|reclamar|transferir) .. (?:una |la |mi )?(?:herencia|lingotes|oro|maletin|premio|fondos)|(?:cuenta|tarjeta|dinero|fondos) .. (?:bloquead[oa]s?|congelad[oa]s?|retenid[oa]s?)|(?:retenid[oa]|atrapad[oa]|varad[oa]|tirad[oa]) en (?:la aduana|el aeropuerto|la frontera)|paquete .. (?:aduana|retenido)|(?:me han|me) robado la cartera)',
    unless: 'en la peli|en la serie|mi padre era|me dejaron tirad',
    worse: 'ayud|prest|envi|mand|transf|pagar|tasas|necesito|desbloquear|euros|dolares',
    text: 'Historia muy repetida en fraudes: lejos, con prisa y con dinero de por medio.',
    yes: [
      'Soy ingeniero en una plataforma petrolera',
      'mi cuenta está bloqueada',
      'mi paquete está retenido en la aduana, necesito pagar las tasas',
    ],
    no: ['soy médico en el hospital de La Paz', 'trabajo de ingeniera en Bilbao'],
  },
  {
    id: 'no-video',
    family: 'fraude',
    severity: 'medium',
    match:
      '(?:(?:no (?:puedo|podemos|me dejan) (?:hacer |tener )?(?:videollamadas?|video llamadas?|llamadas? de video)|mi camara (?:esta (?:rota|estropeada)|no (?:funciona|va|sirve))|(?:tengo|se me ha) (?:roto |estropeado )?la camara (?:rota|estropeada)?)(?! ahora| hoy)|no (?:nos dejan|permiten|esta permitido) .. (?:videollamadas?|camara|llamar)|(?:base|seguridad|contrato) .. no .. (?:videollamadas?|camara))',
    unless: 'trabajo|curro|reunion|hoy no|ahora no|bus|tren|luego|esta noche|manana|gimnasio|en pijama',
    keepsNegation: true,
    text: 'Evita que os veáis por vídeo.',
    yes: ['no puedo hacer videollamadas aquí', 'mi cámara no funciona, amor'],
    no: ['ahora no puedo hacer videollamada, estoy en el curro'],
  },
  {
    id: 'suspicious-link',
    family: 'fraude',
    severity: 'medium',
    match:
      '(?:(?:pincha|entra|haz clic|haz click|dale clic|dale click|registrate|metete|ingresa|verificate|verifica(?: tu)?(?: identidad| cuenta)?) .. (?:(?:este|el|mi|al|a mi|en mi) (?:enlace|link|web|perfil privado)|aqui abajo)|(?:este|el) (?:enlace|link) .. (?:verific|registr[a-z]{0,8}|fotos|tarjeta|gratis|seguro)|(?:verificacion|registro) (?:gratuit[oa]|segur[oa]) .. tarjeta|(?:bit ly|tinyurl|t ly)|(?:has ganado|ganaste) un (?:premio|sorteo))',
    unless: 'spotify|youtube|playlist|reserva|evento|entradas|maps|cancion|tiktok',
    worse: 'tarjeta|verific|datos|premio',
    text: 'Te lleva a un enlace fuera de la aplicación.',
    yes: ['Entra en este enlace para verificar tu cuenta', 'pincha en el link y registrate'],
    no: ['entra en este enlace, es una playlist de Spotify'],
  },
  {
    id: 'pays-for-it',
    family: 'fraude',
    severity: 'medium',
    match:
      '(?:mis servicios|(?:son|cobro|cuesta) \\d{2,4} ?(?:€|euros|dolares|pesos)? (?:la hora|por (?:hora|foto|video))|(?:vendo|compra) (?:mi |mis |el )?(?:contenido|pack|packs)|(?:mi|en) onlyfans|suscribete a mi|sugar (?:daddy|baby|mommy)|te (?:pago|doy|ofrezco) .. (?:<money>) .. (?:por|a cambio|si)|te (?:deposito|transfiero) .. semanal|mesada semanal|paga semanal)',
    unless: 'el fontanero|la clase|las clases|el masaje de espalda cuesta|el gimnasio|parking',
    joke: 'soften',
    text: 'Ofrece o pide dinero a cambio de contacto o de contenido.',
    yes: ['Te pago 200 euros por unas fotos', 'busco sugar baby', 'suscríbete a mi OnlyFans'],
    no: ['las clases cuestan 20 euros la hora'],
  },
  {
    id: 'leave-app',
    family: 'fraude',
    severity: 'low',
    match:
      '(?:(?:escribeme|hablemos|hablamos|agregame|hablame|contactame|pasemos|mejor por|sigamos) .. (?:telegram|google chat|hangouts|signal|line|wechat)|(?:creo que )?(?:me he equivocado|me equivoque|te escribi por error|numero equivocado)|no (?:suelo )?entr(?:o|ar) mucho (?:aqui|en esta app)|voy a (?:borrar|eliminar) (?:esta|la) (?:app|cuenta|aplicacion) .. (?:escribeme|telegram|whatsapp))',
    unless: 'de (?:foto|calle|bar|hora|dia|linea|metro|persona, perdona jaja)',
    keepsNegation: true,
    text: 'Prisa por salir de la aplicación o contacto «por error».',
    yes: ['Mejor escríbeme por Telegram', 'creo que me he equivocado de número, ¿eres Marta?'],
    no: ['me equivoqué de calle, llego en cinco minutos'],
  },
  {
    id: 'secret-urgency',
    family: 'fraude',
    severity: 'medium',
    match:
      '(?:es (?:muy )?urgente .. (?:<money>|ayud[a-z]{0,8}|pagar|banco)|no se lo (?:digas|cuentes) a nadie .. (?:<money>|banco|invers[a-z]{0,8})|solo (?:te lo puedo pedir|puedo pedirtelo|confio en|puedo confiar en) (?:a )?ti|eres la unica persona (?:en quien|que puede) (?:confio|confiar|ayudarme)|(?:mi|me) .. (?:madre|hija|hijo|abuela|padre|hermano|hermana|sobrino) .. (?:accidente|operar|operacion|hospital|enferm[oa]|ingresad[oa]|cirugia|cancer) .. (?:no tengo|no puedo pagar|dinero|pagar|ayud[a-z]{0,8}|cuesta|euros)|no tengo (?:como|con que|para) (?:pagar|comer)|me han (?:cortado la luz|echado del piso))',
    worse: 'dinero|euros|€|pagar|prest|transf|bizum',
    joke: 'soften',
    keepsNegation: true,
    text: 'Apela a una urgencia o a tu confianza.',
    yes: [
      'Es muy urgente, necesito que me ayudes',
      'eres la única persona en quien confío',
      'mi hija está en el hospital y no tengo para pagar la operación',
    ],
    no: ['mi madre está en el hospital, hoy no puedo quedar'],
  },
];

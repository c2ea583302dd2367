import type { Signal } from './signal.ts';

const everyday =
  'mitad|tu parte|mi parte|la cena|de la cena|las entradas|entradas|el taxi|a medias|a pachas|regalo de|las copas|las canas|la cuenta del|cada uno|por cabeza|te hago|te lo hago|te debo|cuanto te|lo que te debo|el casero|mi casero|invito yo|yo invito|fui yo|el ticket|birra|compra semanal|un amigo me|mi hermano me|mi jefe|me deben|ya te pague|gracias por|te toca|me toca pagar|las palomitas|el menu|peaje|escape|el bote|la vaquita|la apuesta|reserva';

export const fraudSignals: readonly Signal[] = [
  {
    id: 'asks-money-with-story',
    family: 'fraude',
    severity: 'high',
    near: ['@askMoney', '@money', '@distress'],
    within: 22,
    without: everyday,
    keepsNegation: true,
    certain: true,
    text: 'Pide dinero con una historia de apuro.',
    yes: [
      'me robaron la cartera en el aeropuerto, mándame lo del vuelo por western union',
      'mi mamá está internada y no me alcanza pa las medicinas, me haces un giro por nequi?',
    ],
    no: [
      'me haces un bizum de tu parte de la cena?',
      'un amigo me pidió dinero para la operación de su gato',
    ],
  },
  {
    id: 'asks-money',
    family: 'fraude',
    severity: 'high',
    near: [
      'prestar*|prestas|prestes|presta|prestame|prestado|adelantar*|adelantame|mandame|enviame|transfiereme|girame|depositame|hazme un|haceme un|me (envias/transfieres/depositas/giras/prestas/mandas/recargas)|me (puedes/podes/podrias/pudieras) (dejar/mandar/enviar/hacer/prestar/pasar/girar/transferir/ayudar)|necesito que me (mandes/envies/hagas/dejes/prestes/ayudes/transfieras)',
      '@money',
    ],
    within: 8,
    without: `${everyday}|foto|fotos|captura|compartir|link|enlace|entrada|mil besos|mil gracias|mil fotos|un par de mil|libro|cargador|dolar esta|saldo a favor`,
    keepsNegation: true,
    certain: true,
    text: 'Pide dinero.',
    yes: ['me podrías hacer una transferencia hoy?', 'préstame 2 lucas y te las devuelvo'],
    no: ['te hago bizum de la mitad'],
  },
  {
    id: 'invites-to-invest',
    family: 'fraude',
    severity: 'high',
    near: ['@invest', '@gain', '@inviteYou'],
    within: 22,
    without:
      'trabajo en|trabajaba en|trabajo de|curro en|soy analista|soy dev|programador*|mi curro|me dedico|mi primo|perdi|me estafaron|estafa|timo|cuidado con|universidad|hipoteca|tfg|master|tesis|charla|amor|en tu salud|sonrisa',
    text: 'Te anima a invertir con promesas de ganancias.',
    yes: ['mi tío me pasa las señales de trading, en 2 semanas doblé mi dinero. te enseño, empieza con 200'],
    no: ['trabajo en la bolsa y gano poco, si quieres te explico'],
  },
  {
    id: 'invest-talk',
    family: 'fraude',
    severity: 'medium',
    near: [
      'inversion|inversiones|invertir|invierto|trading|forex|cripto|criptos|bitcoin|usdt|señales|senales de',
      'telegram|whatsapp|te (cuento/enseno/explico/interesa/gustaria)|contarte|ensenarte|@gain',
    ],
    within: 14,
    without:
      'trabajo en|trabajaba|trabajo de|curso|curro en|soy dev|programador*|me dedico|perdi|estafa*|timo|no me gusta|paso de|aburr*|hipoteca|mi hermano|mi ex|odio|nada de|tesis|amor|inversion de tiempo|en ti',
    text: 'Lleva la charla hacia inversiones.',
    yes: ['pasemos a telegram, tengo que contarte algo de unas inversiones'],
    no: ['trabajo en inversiones, te cuento luego'],
  },
  {
    id: 'gift-cards',
    family: 'fraude',
    severity: 'high',
    near: [
      'tarjeta* (de regalo/regalo/steam/google/amazon/apple/itunes/de steam/de google/de amazon/de apple/xbox/psn/prepago)|steam|google play|itunes|gift card*|giftcard*|paysafecard|recarga*',
      'compr*|mand*|codig*|envi*|rasp*|foto|consigue*|necesito|ayud*|pasa*',
    ],
    within: 12,
    without: 'juegos en|jugar|mi sobrino|cumple de|juego|jugamos|partida|tengo en steam|regale',
    certain: true,
    text: 'Pide tarjetas regalo o sus códigos.',
    yes: ['cómprame unas tarjetas de Steam y me mandas los códigos'],
    no: ['tengo mil juegos en Steam, jugamos?'],
  },
  {
    id: 'wants-code-or-papers',
    family: 'fraude',
    severity: 'high',
    near: [
      'codigo*|verificacion|sms|dni|pasaporte|iban|numero de cuenta|tarjeta de credito|cvv|cuenta bancaria|tu cuenta|nomina|claves del banco|clave del banco|pin|cedula|ine|curp|clabe|tu firma|los datos de tu tarjeta|numero de tarjeta|coordenadas|seguridad social|datos bancarios',
      'pasa*|manda*|dime*|decime*|reenvi*|me lo (das/pasas/mandas/dices)|foto|necesito|me das|dame|envia*|me dices|me (llego/llega)|te (llego/llega/va a llegar/llegara)|compart*|facilit*|me haga* falta|para poder|confirma*',
    ],
    within: 10,
    without:
      'te hago|te pago|lo mio|lo tuyo|descuento|del portal|de la puerta|del telefonillo|postal|de vestimenta|abrir|portero|taquilla|bizum para|qr|para el viaje|reserva|renovar|caducado|se me ha perdido|perdi el|gps|fuente|programar|wifi|netflix|cine|morse|entrada*|uber|de barras|genetico|la reserva|del bici*|bicing',
    keepsNegation: true,
    certain: true,
    text: 'Pide un código, tus documentos o tus datos del banco.',
    yes: ['me llega un código a tu cel, me lo pasas porfa?', 'mándame foto de tu dni por los dos lados'],
    no: ['el código del portal es 1234, me dices cuando llegues', 'se me ha caducado el dni, necesito cita'],
  },
  {
    id: 'stock-profile',
    family: 'fraude',
    severity: 'medium',
    near: [
      'plataforma (petrol*/en)|petrol*|ejercito|soldado|sargento|coronel|general de|comandante|marina|un barco|buque|la onu|naciones unidas|siria|yemen|irak|afganistan|ucrania|nigeria|ghana|viud*|medicos sin fronteras|contratista|cirujan*|fuera del pais|en el extranjero',
      'mujer seria|hombre serio|resto de mi vida|buscando (una/un) (mujer/hombre)|busco (una/un/a una) (mujer/hombre/dama)|una dama|mi hija|un hijo|mi hijo|amor verdadero|alma gemela|telegram|hangouts|google chat|mi correo|whatsapp|mi amor|mi reina|querida|preciosa|hermosa|mujer de mi vida|mis ahorros|oro|dinero|matrimonio|dios|temeros*|corazon|casarme|videollamada|camara|jubil*|destino|retir*',
    ],
    within: 30,
    without:
      'mi hermano|mi padre|mi primo|mi hermana|mi tio|documental|vuelve en|noticias|erasmus|refugiad*|mi abuelo|voluntari*',
    worse: 'dinero|ahorros|cuenta|euros|dolares|transferencia|oro',
    text: 'Encaja con los perfiles que usan las estafas románticas.',
    yes: [
      'soy ingeniero en un barco, viudo, con una hija. Busco a una mujer seria para pasar el resto de mi vida',
    ],
    no: ['mi hermano es militar y está en Siria, vuelve en diciembre'],
  },
  {
    id: 'never-shows',
    family: 'fraude',
    severity: 'medium',
    near: [
      'videollamada*|videollamar|la camara|mi camara|por camara|llamada de video|facetime|zoom|en persona|vernos|verte en persona',
      'rota|estropead*|no (me funciona/funciona/me deja*/me permit*/permit*/va/esta permitido/tengo cobertura)|prohib*|no (nos/se) (dejan/permit*/puede)|averiad*|dañad*|danad*|mi (contrato/comandante/empresa)|por seguridad|mala conexion|la base|la plataforma|el barco|imposible ahora|hasta que (vuelva/cobre/termine/acabe)',
    ],
    within: 10,
    text: 'Evita dejarse ver, con una excusa.',
    without: 'trabajo hoy|ahora mismo|curro|luego si|manana si|perdona|si quieres',
    keepsNegation: true,
    yes: ['no puedo hacer videollamada, en la plataforma está prohibido'],
    no: ['ahora mismo la cámara no funciona, luego si quieres te llamo'],
  },
];

import type { Cue } from './interest-cues.ts';

const day =
  '(?:hoy|manana|esta (?:noche|tarde)|(?:el |este |los )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|(?:un|el|este|al) (?:finde|fin de semana)|entre semana|a las \\d{1,2})';

/** More ways in which people show it, or do not. */
export const toldCues: readonly Cue[] = [
  {
    id: 'invites',
    kind: 'plan',
    points: 4,
    match: `(?:y si (?:nos|te|vamos|me|pedimos|alquilamos|cogemos|hacemos|quedamos) [a-z]{3,}|(?:ven|venite|vente|pasate|acercate) (?:a|al|por|con|el|y|conmigo|un|este|cuando) [a-z]{2,}|yo invito|invito yo|yo pongo (?:el|la|los|las)|(?:podriamos|podiamos|podemos|deberiamos|tenemos que|hay que) (?:ir|hacer|probar|ver|subir|escaparnos|cenar|cocinar|bailar|viajar|volver|pillar|montar|quedar|vernos|repetir|celebrar)[a-z]{0,4} .. (?:${day}|juntos|ese|esa|ahi|alli|al|a un|a una|a la|un|una)|cuando (?:vas a|piensas|pensas) (?:invitarme|llevarme|venir|sacarme)|cuando (?:nos )?(?:volvemos|volveremos) a ver|${day} .. (?:en (?:los|las|la|el|mi|tu)|por|al) [a-z]{3,15} ?\\?|(?:te|os) (?:pongo|apunto|meto|cuento|incluyo) en (?:la )?lista|mas te vale (?:aparecer|venir|traer)|(?:te|lo|la) (?:viene|va) (?:bien|mejor) .. \\?|(?:${day}) .. (?:puedes|podes|por ejemplo|te viene|te apetece|curras|tienes algo|haces algo|sales)|(?:saco|compro|pillo|reservo|cojo) (?:las |dos |ya )?(?:entradas|mesa|billetes|sitio)|dime (?:dia|hora|tu dia)|pon(?:me|le)? (?:dia|fecha|hora)|me (?:dejas|dejarias) (?:invitarte|llevarte|cocinarte)|(?:te|nos) (?:veo|vemos) (?:el|manana|alli|esta|a las)|tengo (?:ya )?(?:pensado|planeado|preparado)|me pido (?:el|ir|verte|repetir)|(?:y |oye )?cuando (?:puedes|podes|te escapas|tienes libre|bajas|subes|vienes)\\?)`,
    unless:
      'no puedo .. nunca|algun dia|un dia de estos|no creo|con mis amig|si al final|no prometo|quiza|quizas|igual|a ver si|no me apetece|ya te|te aviso|te digo|depende|supongo|cuando pase|si saco',
    text: 'propone algo concreto',
    yes: ['y si nos escapamos un finde?', 'ven a verme tocar el viernes', 'jueves en los bolos?'],
    no: ['quizás el finde que viene', 'a ver si podemos quedar un día de estos'],
  },
  {
    id: 'yearns',
    kind: 'feeling',
    points: 4,
    match:
      '(?:no queria que (?:se )?(?:acabara|acabase|terminara|terminase|te fueras|llegara)|(?:me )?(?:extrane|extrano|extranaba|extranar) (?:tu|tus|verte|hablar|a)|la sonrisa con la que|sonri(?:sa|endo|o) .. (?:despert|levant|movil|mensaje|leer|leo|dias?)[a-z]{0,4}|(?:hubiera|habria|hubiese) (?:dado|querido|molado) .. (?:quedar|seguir|mas|rato|besar)[a-z]{0,5}|(?:nunca|hacia (?:mucho|tiempo|anos)|jamas) .. (?:conecta|sentia|sentido|habia reido|reia|estaba tan|pasaba tan|conocia)[a-z]{0,4}|(?:huelo|huele|oler) a ti|a tu (?:colonia|perfume)|no (?:puedo|consigo) dormir pensando|saberlo todo (?:de ti|sobre ti)|enganchad(?:a|o|isim[oa])|(?:me )?(?:despert|levant|acost|dorm)[a-z]{1,5} (?:pensando|acordandome)|lo he (?:leido|releido|escuchado) .. veces|releyendo|me (?:quede|he quedado|quedo) (?:pensando en|dandole vueltas a) (?:lo que|tu|lo de|ti|nuestra)|te (?:como|comia|comeria) a besos|besarte|abrazarte|tu (?:voz|risa|sonrisa|olor|mirada) .. (?:encanta|flipa|pone|gusta|cabeza|mata)|me encanta tu|contigo (?:todo|me|es|se|el tiempo|hasta)|me (?:tiemblan|temblaban)|se me (?:nota|pone) .. (?:cara|sonrisa|piel)|piel de gallina|te (?:guardo|reservo|dedico)|me alegr(?:as|aste|a) (?:el|la|mucho verte|haberte)|ganas de (?:ti|mas|repetir|verte|que llegue)|(?:cancion|risa|voz|imagen|beso) en la cabeza|en ascuas|me costo (?:irme|dormir|despedirme|soltarte)|(?:baile|cafe|cena|beso|conversacion|vino|paseo) pendiente|se me pone cara|lo primero que (?:miro|pienso|leo)|no se me (?:va|quita) .. (?:cabeza|sonrisa|cara))',
    unless:
      'como amig|pero no|no siento|no quiero|mi ex|a mi ex|extrano a mi|a mi familia|a mi perro|no creo',
    text: 'deja ver que te tiene en la cabeza',
    yes: ['no quería que se acabara la noche', 'extrañé tus mensajes hoy', 'me encanta tu voz'],
    no: ['extraño a mi familia'],
  },
  {
    id: 'rolls-eyes',
    kind: 'distance',
    points: -4,
    match:
      '(?:wow[ ,]{1,2}que (?:interesante|emocion|divertido)|(?:si|sisi|ya|aja|claro)[ ,]{1,2}(?:claro|seguro|ya|campeon|lo que tu)[^\\n]{0,30}|claro[ ,]{1,2}(?:seguro|como no|ya)|lo que tu digas|seguro que si|que (?:pesad|intens|cansin)[a-z]{0,4} .. (?:eres|estas|con)|🙄|que (?:interesante|emocionante) tu vida|felicidades[ ,]{1,2}supongo|pues muy bien|pues vale|bien por ti|me alegro por ti|enhorabuena supongo|ya[ ,]{1,2}bueno)',
    unless: 'claro que si|\\?|quedamos|te veo|me encanta',
    text: 'suena a ironía',
    yes: ['wow, qué interesante tu vida 🙄', 'sisi claro, lo que tú digas campeón'],
    no: ['¡claro que sí!'],
  },
  {
    id: 'slips-away',
    kind: 'refusal',
    points: -5,
    match:
      '(?:no (?:conectamos|encajamos|tenemos (?:feeling|quimica))|no (?:me llegan|me saltan|he visto|habia visto|vi|lei|me salto) .. (?:notificacion|mensaje)[a-z]{0,3}|(?:estoy |he )?(?:volviendo|vuelto|volvi) con mi ex|se me (?:habia )?(?:olvid|paso)[a-z]{1,3} (?:que|por completo|del todo|contestar|responder)|encontraras a (?:alguien|otr)|no soy (?:mucho|muy|nada) de (?:quedar|salir|esas|hablar|chatear|mensajes|apps)|no me gusta (?:quedar|chatear|hablar por)|no (?:tengo|estoy con) (?:cabeza|la cabeza|cuerpo) para|no estoy (?:de humor|con animo|muy de)|(?:todo el mes|toda la semana|hasta (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)) .. (?:pillad|ocupad|complicad|liad|no puedo)[a-z]{0,3}|estaba (?:ocupad[oa]|durmiendo|con gente)|si eso te|ya (?:si eso|me contaras|te escribo yo)|(?:me da|que) (?:pereza|palo|flojera|hueva|fiaca|paja)|no (?:tengo|estoy con|me quedan) ganas de (?:hablar|quedar|salir|nada|charlar|chatear))',
    unless:
      'perdona .. (?:como|que tal|te apetece|te compenso)|te lo compenso|quedamos (?:el|manana)|ganas de (?:verte|mas)|pereza (?:el lunes|levantar|madrugar|trabajar)|pero (?:el|manana|me)|(?:que tal|como) .. \\?',
    text: 'se escurre',
    yes: ['creo que no conectamos del todo', 'no he visto tus mensajes', 'estoy volviendo con mi ex'],
    no: ['no había visto tu mensaje, ¿quedamos el viernes?'],
  },
  {
    id: 'mild-yes',
    kind: 'warmth',
    points: 2,
    match:
      '(?:(?:ya )?(?:buscaremos|buscamos|encontraremos|habra|sacaremos) (?:un|otro|algun) (?:dia|rato|hueco|momento)|pero me gusta|me suena bien|suena (?:bien|divertido|guay|apetecible)|puede (?:ser|estar) (?:divertido|guay|bien|interesante)|estuvo (?:guay|bien|chulo|chido|divertido|gracioso|lindo|padre|bueno)|(?:quiza|quizas|igual|puede que) .. (?:finde|fin de semana|sabado|domingo|viernes|rato|pase|vaya|semana)|me (?:gustaria|apeteceria)|esta (?:chulo|guay|chido|bueno)|buena idea|no esta mal|por que no)',
    unless: 'pero no|no creo|no me',
    text: 'no cierra la puerta',
    yes: ['hmm puede ser divertido', 'estuvo guay ayer'],
    no: ['no creo que pueda'],
  },
];

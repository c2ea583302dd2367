import type { Pattern } from '../pattern.ts';

const spread =
  '(?:difund(?:o|ir|ire|irlas|irlo)|public(?:o|ar|are|arlas|arlo)|sub(?:o|ir|ire|irlas|irlo)|envi(?:o|ar|are|arlas|arlo|arselas|arselo)|mand(?:o|ar|are|arlas|arlo|arselas|arselo)|pas(?:o|ar|are|arselas|arselo)|compart(?:o|ir|ire|irlas|irlo)|ensen(?:o|ar|are|arselas|arselo)|mostr(?:ar|are)|muestro|cuelg(?:o|ue)|colg(?:ar|are)|filtr(?:o|ar|are)|viraliz(?:o|ar)|etiquet(?:o|ar))';
const audience =
  '(?:tus? (?:contactos|amig[oa]s|familia|madre|padres?|novi[oa]|marido|mujer|pareja|jefe|jefa|trabajo|empresa|companer[oa]s|seguidores|compis|universidad|hij[oa]s|herman[oa]s?|instagram|facebook|clase|ex)|(?:en |por |a )?(?:todas )?(?:las )?redes|(?:en |a )?(?:internet|instagram|facebook|paginas? porno|telegram|tiktok|twitter)|todo el mundo|todos|todo el instituto|toda tu|los grupos)';

export const extortion: readonly Pattern[] = [
  {
    id: 'images-as-lever',
    family: 'sextorsion',
    severity: 'high',
    match:
      '(?:<pictures>|nuestra conversacion|lo que me (?:mandaste|enviaste|pasaste|ensenaste)|lo que (?:hiciste|hicimos)|te (?:grabe|he grabado)|grabe|desnud[oa])',
    when: [
      'contactos|tus? amig|tu (?:familia|madre|padre|novi|marido|mujer|pareja|jef|trabajo|empresa|grupo|hij|herman|clase|pueblo|ex )|tus (?:padres|seguidores|companer|hij)|seguidores|todo (?:el mundo|tu|el)|tod[oa]s|redes|internet|porno|instituto|universidad|facebook|instagram|telegram|gente',
      'si no (?:me|pag|vuelv|haces|contest|qued|mand|quier|cumpl|vien)|si (?:me bloqueas|me dejas|hablas|denuncias|sigues sin)|como no |como me |o (?:vuelves|pagas|me|te|haces|quedas|vienes|cumples|acabas)|haz lo que|hagas lo que|pag(?:as|ar|ame)|euros|\\d{2,5} ?€|o se (?:lo|la|los|las)|antes de las|dolares|bitcoin|bloquea|a prueba|que pena|seria (?:una|muy)|tu veras|tu decides|tu eliges|de ti depende|a no ser|a menos|no me obligues|atrevete|te vas a|publi|difund|viral|te conviene|horas|a ver (?:cuanto|que|quien)',
      '(?:se (?:lo|la|las|los) (?:mand|envi|ensen|pas|env)|\\blo ve|\\bla ve|\\blas ve|vea|vera|ver[ia]|llega|mand[oaeé]|envi[oaeé]|sub[oiaeé]|public|difund|viral|ensen|compart|circul|filtr|pas[oaé]|recib|salga|salen|acab)',
    ],
    unless:
      'del viaje|de la boda|del cumple|del finde|del concierto|del perro|del gato|de la cena|de la fiesta|te importa|quieres que te|te parece|guap[oa]|album|orgullos|concurso|paisaje|memes?|del piso|receta|fin de semana|excursion|fotos bonitas|carrete|etiquet[oae] si|no (?:te preocupes|las voy|lo voy)|nunca (?:las|lo|enviar|mandar)',
    joke: 'soften',
    certain: true,
    text: 'Usa imágenes o conversaciones tuyas para presionarte.',
    yes: [
      'O vuelves conmigo o el vídeo lo ve todo tu pueblo',
      'tengo tus fotos. 400 € antes de las 8 o se las mando a tu jefe',
    ],
    no: [
      'si no te importa, les mando las fotos de la boda a todos',
      'tengo tus fotos del concierto, te las paso',
    ],
  },
  {
    id: 'spread-images',
    family: 'sextorsion',
    severity: 'high',
    match: `(?:(?:voy a|vamos a|puedo|podria|pienso|no me obligues a|si no .. |si me .. |o|como no .. |te juro que|manana|ahora mismo) (?:las |los |lo |la |te )?(?:se las |se los |se lo )?${spread} .. (?:(?:tus?|esas?|esos?|las|los|el|la) .. <pictures>|(?:a |en )${audience})|(?:si no|como no|si me) .. ${spread} .. (?:tus?|esas?|las|los|el|la) <pictures>)`,
    unless:
      'del viaje|del cumple|de la boda|del finde|del concierto|del perro|de la cena|te importa|quieres que|te parece|si te parece|guap|del otro dia en|por email|curriculum|cv|memes?|del piso|la casa|receta|que me (?:pediste|pasaste) del|del fin de semana|de la fiesta|del gato|de la excursion',
    joke: 'soften',
    keepsNegation: true,
    certain: true,
    text: 'Amenaza con difundir imágenes o conversaciones tuyas.',
    yes: [
      'Si no me pagas publico tus fotos',
      'voy a mandar el vídeo a tus contactos',
      'como no vuelvas conmigo subo tus fotos a internet',
      'puedo enviar tus fotos a toda tu familia',
    ],
    no: ['voy a subir las fotos del viaje a Instagram', '¿te paso las fotos de la boda?'],
  },
  {
    id: 'everyone-will-see',
    family: 'sextorsion',
    severity: 'high',
    match: `(?:(?:${audience}|tod[oa]s|la gente|medio (?:instituto|pueblo|mundo)|tu madre|tu padre) .. (?:van? a ver|vera|veran|verian|recibira|recibiran) .. (?:tus?|el|la|las|los|esas?|como|quien|lo que|desnud[oa]) .. (?:<pictures>|eres|desnud[oa]|puta|guarra|hiciste|haces)|(?:tus?|esas|las|el) <pictures> .. (?:las|los|lo|la|se las|se los|se lo)? ?(?:van a ver|veran|vera|${spread}|acabaran|terminaran|llegaran|va a llegar|van a llegar|van a (?:acabar|terminar|circular|salir|aparecer)|estaran|seran|circulando|circularan)|(?:seria una pena|que pena|que pensaria|que pensarian|que diria|que dirian|imagina|imaginate) .. (?:que|si)? ?.. (?:${audience}) .. (?:viera|vieran|viese|viesen|se enterara|se enteraran|ve|ven|recibe|reciben)|(?:seria una pena|que pena seria|que pasaria) .. (?:<pictures>|desnud[oa]) .. (?:viera|vieran|llegara|llegaran|acabara|salieran?|filtrara|publicara|circul[a-z]{0,8}))`,
    unless:
      'del viaje|de la boda|del cumple|del finde|guap|orgullos|quedo genial|bonit|concierto|de la cena|encant|me gust',
    keepsNegation: true,
    certain: true,
    text: 'Da a entender que otras personas verán tus imágenes íntimas.',
    yes: [
      'Todos tus amigos van a ver tus fotos',
      'Sería una pena que tu familia viera ese vídeo',
      'tus fotos van a acabar en internet',
    ],
    no: [
      'mi madre va a ver las fotos de la boda',
      'tus fotos son muy bonitas',
      'Me encantó tu foto de los Pirineos, yo subo todos los veranos',
    ],
  },
  {
    id: 'recorded-you',
    family: 'sextorsion',
    severity: 'high',
    match:
      '(?:te (?:he grabado|grabe|tengo grabad[oa]|estuve grabando|he hecho capturas)|(?:tengo|guarde|guardo|conservo) (?:tus|todas tus|todos tus|las|el|un|unos|capturas de tus|grabado) .. (?:<pictures> .. )?<intimate>|tengo (?:tus|todos tus|todas tus) (?:nudes|packs?)|(?:acceso a|hackea[a-z]{0,3}|control de|entre en) .. (?:tu )?(?:camara|webcam|galeria|nube)|tengo (?:un )?(?:video|fotos|capturas) (?:tuy[oa]s?|de ti) (?:desnud|masturb[a-z]{0,8}|en la ducha|tocando|haciendo|y (?:si|los|las)|que))',
    unless: 'cantando|bailando|soplando|concierto|en la boda|jugando|patinando|roncando|haciendo el tonto',
    keepsNegation: true,
    certain: true,
    text: 'Dice tener imágenes tuyas y lo usa como presión.',
    yes: ['Te he grabado en la videollamada', 'tengo tus nudes guardadas', 'tengo todas tus fotos desnuda'],
    no: ['te grabé bailando, qué risa', 'tengo un vídeo tuyo cantando'],
  },
  {
    id: 'pay-or-else',
    family: 'sextorsion',
    severity: 'high',
    match: `(?:(?:paga(?:me|s)?|transfiere(?:me)?|deposita(?:me)?|manda(?:me)?|envia(?:me)?|tienes .. horas? para) .. (?:<money>|pagar|\\d{2,5}) .. (?:o|si no|sino|y no|y borro|para que borre|antes de que) .. (?:${spread}|borr[a-z]{0,8}|<pictures>|vera|veran|todo el mundo)|(?:si no|como no) (?:me )?(?:pagas|ingresas|depositas|transfieres|haces lo que|mandas mas|envias mas) .. (?:${spread}|<pictures>|todo el mundo|tus (?:contactos|amigos)|veran|vera)|borro (?:las|los|el|tus) .. si (?:me )?(?:pagas|mandas|haces|vienes|vuelves))`,
    keepsNegation: true,
    certain: true,
    text: 'Pide algo a cambio de no difundir imágenes.',
    yes: ['Págame 300 euros o publico todo', 'si no me mandas más fotos, las verán tus contactos'],
    no: ['mándame 10 euros de la cena'],
  },
  {
    id: 'reveal-secret',
    family: 'sextorsion',
    severity: 'high',
    match:
      '(?:(?:voy a|puedo|si no .. |como no .. ) (?:contarle|contarselo|decirle|decirselo|cuento|le cuento|le digo|contar|ensenarle|mandarle) .. (?:a )?(?:tu (?:marido|mujer|novi[oa]|pareja|familia|jefe|madre|padre|empresa)|todo el mundo|todos) .. (?:que|lo|quien|todo|si no|nuestras|las|los|tu))',
    unless: 'sorpresa|recuerdos|saludos|lo guap|lo majo|lo bien|gracias|buena noticia',
    keepsNegation: true,
    text: 'Amenaza con contar cosas tuyas a otras personas.',
    yes: ['Si no quedas conmigo le cuento a tu novio lo que hablamos'],
    no: ['voy a contarle a tu madre lo bien que cocinas'],
  },
];

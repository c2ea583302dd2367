import type { Pattern } from '../pattern.ts';

const aimed =
  '(?:eres|sos|pareces|estas hech[oa]|vaya|menud[oa]|pedazo de|so|que|mira que eres|te crees|serás|seras|callate|cállate|calla)';

export const disrespect: readonly Pattern[] = [
  {
    id: 'sexist-insult',
    family: 'falta_de_respeto',
    severity: 'high',
    match: `(?:${aimed} .. (?:un[oa]?s? )?(?:(?:vaya |menuda |gran |pedazo de |maldita )?)<sexist>|(?:pareces|vas|vistes|vestida|como) (?:como )?(?:una )?<sexist>|(?:^|\\n)(?:puta|zorra|guarra|perra)(?=[ ,.!]*(?:$|\\n))|(?:puta|zorra|guarra|perra|put[ao]n) (?:de mierda|asquerosa|barata|amargada)|<sexist> .. (?:de mierda|asco)|(?:maricon|marica|bollera|travelo|sudaca|negr[oa]|mor[oa]|panchit[oa]|gitan[oa]) de mierda|hij[oa] (?:de|e) (?:la gran )?put[ao]?|hdp|malparid[oa])`,
    unless:
      'puta (?:madre|ama|suerte|hostia|pena|risa)|de puta madre|eres la (?:puta )?(?:ama|hostia)|casi (?:cualquiera|perra)|puede (?:hacerlo|jugar)|una cualquiera de|que perra (?:vida|me (?:ha|he|dio|entr))|que perr[oa] (?:tan|mas)|(?:tu|mi|la|una) perra|que putada|de put[oa]',
    joke: 'soften',
    text: 'Insulto grave.',
    yes: ['Eres una zorra', 'vas vestida como una puta', 'puta de mierda'],
    no: ['eres la puta ama', 'qué perra más bonita', 'ha estado de puta madre'],
  },
  {
    id: 'insult',
    family: 'falta_de_respeto',
    severity: 'medium',
    match: `(?:${aimed} (?:tan |muy |mas |un[oa]? |una persona |un poco |bien |de |la |lo )?(?:tan |gran |puto |puta |pinche |autentic[oa] |verdader[oa] |pedazo de |maldit[oa] )?<insult>|(?:pedazo de|puto|puta|pinche|maldit[oa]|menud[oa]) <insult>|<insult> (?:de mierda|asqueros[oa])|(?:(?:^|\\n)(?:eres |sos |que )?(?:imbecil|gilipollas|idiota|subnormal|estupid[oa]|pendej[oa]|pelotud[oa]|inutil|tont[oa])(?=[ ,.!?])|(?:imbecil|gilipollas|idiota|subnormal|estupid[oa]|pendej[oa]|pelotud[oa]|inutil)(?=[ ,.!?]*(?:$|\\n))|(?:eres|sos|estas|te crees que soy) (?:tont[oa]|imbecil|sord[oa]|lel[oa]|cieg[oa]|boluda) o (?:que|te lo haces)))`,
    unless:
      'que (?:rata|gordo|mierda|asco|basura|vaca|foca) (?:de )?(?:dia|tiempo|lunes|trafico|peli|serie|curro|semana|lluvia|perro|gato|calor|trabajo|frio|noche|resfriado|tarde)|que idiota (?:soy|he sido|fui)|que imbecil (?:soy|fui)|que estupid[oa] (?:soy|fui)|no eres (?:un |una )?<insult>|soy (?:un |una )?<insult>|payaso de (?:la fiesta|circo)|mi (?:jef[ea]|ex) ',
    worse: '<sexist>|de mierda|no vales|das asco|callate',
    joke: 'cancel',
    text: 'Te insulta.',
    yes: ['Eres un imbécil', 'sos una pelotuda', 'pedazo de inútil'],
    no: ['qué idiota soy, me he dejado el paraguas', 'qué asco de lunes', 'eres idiota jajaja'],
  },
  {
    id: 'go-to-hell',
    family: 'falta_de_respeto',
    severity: 'medium',
    match:
      '(?:vete (?:a (?:la mierda|tomar por culo|cagar|la verga|paseo|chingar)|al (?:carajo|infierno|diablo))|(?:andate|anda|vayase|ve) a (?:la mierda|cagar|chingar a tu|la concha|la chingada|tomar por culo)|que te (?:den|jodan|follen|folle un pez|parta un rayo)|chinga (?:tu|a tu) madre|la concha (?:de tu|tu) (?:madre|hermana)|(?:callate|cierra) (?:la boca|el pico|de una vez|ya|el hocico|imbecil|estupida)|callate(?=[ ,.!]*(?:$|\\n))|(?:me la suda|me importa una mierda|a nadie le importa) (?:lo que|tu|que)|(?:no me des|deja de dar|no des) la (?:lata|brasa|chapa|turra)|(?:pesad[oa]|plasta) de mierda|jodete|que te follen|te odio)',
    unless: 'nos vamos a la mierda del|te odio por (?:tener|estar|hacerme reir|vivir)|envidia',
    joke: 'cancel',
    text: 'Te habla con desprecio.',
    yes: ['Vete a la mierda', 'cállate la boca', 'chinga tu madre'],
    no: ['te odio por estar en la playa', 'cállate jajaja no me lo creo'],
  },
  {
    id: 'contempt',
    family: 'falta_de_respeto',
    severity: 'medium',
    match:
      '(?:(?:das|me das|dan|dais) (?:(?:mucho|mucha|tanto|verdadero|verdadera) )?(?:asco|pena|verguenza|repelus|lastima|verguenza ajena)|no (?:vales|sirves) (?:para )?(?:nada|ni para|una mierda|un duro)|no (?:eres|sos) nadie|no (?:sabes|haces) (?:hacer )?nada (?:bien|a derechas)|(?:todo lo haces|lo haces todo) mal|(?:eres|sos) (?:un |una )?(?:desastre|carga|nada|estorbo|inutil|aburrimiento|fracaso|error|caso perdido|cero a la izquierda)|(?:tampoco|ni) (?:eres|estas|es que seas|que fueras) .. (?:tan|tanto|para tanto|gran cosa|una modelo|nada del otro|guap|buen)|(?:para (?:ser|estar|como)|pese a) .. (?:gord[oa]|fe[oa]|tu edad|tus anos|bajit[oa]|plana|una mujer|mujer|chica) .. (?:estas|eres|tienes|conduces|no esta|sabes)|(?:deberias|tendrias que|te vendria bien|te convendria) (?:adelgazar|perder (?:unos )?kilos|hacer dieta|ir al gimnasio|operarte|arreglarte mas|maquillarte|cuidarte mas|vestir)|(?:has|estas) (?:engordado|mas gord[oa]|echado culo)|estas (?:muy )?(?:gord[oa]|fe[oa]|vieja|viejo)(?= |$)|con es(?:a|e) (?:cara|cuerpo|pinta|pelo|nariz|barriga) .. (?:quien|no|que|como|donde)|quien (?:te )?(?:has |te )?cre(?:es|ido)(?: que eres)?|(?:las|los|la gente|l[oa]s tios|l[oa]s tias) (?:que son )?como tu .. (?:acab|est|siempre|no|merec[a-z]{0,8}|sol[oa]s)|por eso (?:estas|sigues|te quedaste) (?:sol[oa]|solter[oa])|(?:no te|nadie te) (?:he )?(?:preguntado|pidio opinion|ha pedido opinion|pregunto)|tu opinion (?:no|me)|(?:las|vosotras las) (?:mujeres|tias|feministas|gordas|viejas) .. (?:solo|no (?:sabeis|saben|servis|sirven)|todas|siempre|a (?:la cocina|fregar))|a (?:fregar|la cocina)(?= |$)|mujer tenias que ser|feminazi|eres (?:muy |super |tan |mas )?(?:aburrid[oa]|soso|sosa|pesad[oa]|plasta|cansin[oa]|corta|cort[oa] de|tont[oa] perdid|cobarde|vag[oa]|torpe|ignorante|vulgar|simple|superficial|interesad[oa])|me aburres|te falta (?:un hervor|cerebro|educacion)|no das (?:la talla|para mas)|(?:te )?haces el ridiculo|pareces tont[oa]|no te enteras de nada|(?:eras|eres) fe[oa] (?:igual|de todas)|creid[oa](?=[ ,.!]*(?:$|\\n))|no me llegas ni|estas por debajo|aspir(?:a|o) a algo mejor)',
    unless:
      'no (?:eres|me parece que seas|parec[a-z]{1,3}) (?:para )?(?:nada )?(?:aburrid|sosa|sos|pesad|torp)|me das (?:mucha )?envidia|no (?:es que )?seas|no creo que|soy (?:un poco |muy )?(?:torpe|sos|pesad|vag)|me da pena|qué pena me da|das mucha (?:paz|tranquilidad)|no sabes nada de mi aun|quien se cree',
    worse: '<sexist>|no vales nada|no sirves para nada|asco|nadie te',
    joke: 'cancel',
    keepsNegation: true,
    text: 'Te menosprecia.',
    yes: ['No vales nada', 'deberías adelgazar', 'tampoco eres tan guapa', 'das pena', 'por eso estás sola'],
    no: ['no eres nada aburrida', 'me das envidia'],
  },
  {
    id: 'rejection-anger',
    family: 'falta_de_respeto',
    severity: 'medium',
    match:
      '(?:(?:te )?haces la (?:interesante|dificil|importante|digna|dura)|(?:vas|andas) de (?:diva|princesa|digna|interesante|santa|lista)|(?:las (?:guapas|tias|mujeres)|tod[oa]s) .. (?:unas? (?:creidas|interesadas|falsas)|sois unas|son unas)|(?:te )?(?:pierdes|lo pierdes) .. (?:guap|creid|por (?:tonta|idiota|lista))|(?:no )?(?:contestas|respondes) .. (?:maleducad[oa]|creid[oa]|borde|diva)|(?:borde|maleducad[oa]|estrecha)(?=[ ,.!]*(?:$|\\n))|(?:eres|que) (?:muy |mas )?(?:borde|maleducad[oa]|estrecha|calentona|falsa|bruja)|(?:para|con) (?:eso|lo que) .. (?:hablas|haces match|te metes) .. (?:si no|luego no)|calienta ?[a-z]{4,9}s|me haces perder el tiempo|(?:perdida|perder) de tiempo|solo quier(?:es|en) (?:que te inviten|seguidores|atencion|casito))',
    unless: 'no quiero hacerte perder|no me gustaria perder',
    worse: '<sexist>|de mierda',
    joke: 'cancel',
    text: 'Reacciona con enfado a un límite o a un rechazo.',
    yes: ['Te haces la interesante', 'eres una borde', 'me haces perder el tiempo'],
    no: ['no quiero hacerte perder el tiempo'],
  },
];

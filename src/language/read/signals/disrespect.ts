import type { Signal } from './signal.ts';

export const disrespectSignals: readonly Signal[] = [
  {
    id: 'insults-you',
    family: 'falta_de_respeto',
    severity: 'medium',
    near: [
      'eres|sos|estas|pareces|vaya|menuda|menudo|pedazo de|so|tan|bien|tremend*|maldit*|pinche|callate|usted es|te pones|vos|tu|eras',
      '@insult',
    ],
    within: 3,
    inOrder: true,
    without:
      'no (soy/eres/estas/sos) |cariñ*|me llam*|me dij*|gritaron|llame|mi jefe|mi madre|mi ex|mi hermano|yo|soy|estoy|la peli|pelicula|el trafico|el tiempo|la serie|libro|vestido|dia|loca por|loco por|loca si|loco si|todo|mi gato|gato|perro|me siento|sentirme|me encanta*|bien gord*|monstruo de|abrazo|mi primo|mi amiga|coche|trabajo|curro|hola|lo siento|el examen|tan tarde|nadie como|como nadie|bien loco|rico|put* amo|put* ama|de put*|tonto el ultimo|bicho raro como yo|a nadie|con nadie|de nadie|interesado en|interesada en|te pones enferm*|enferm*|para nadie|hace falso|su|el bicho',
    joke: 'cancel',
    text: 'Te insulta.',
    yes: ['qué pesada eres tía, estás bien pendeja', 'eres idiota o te lo haces', 'sos una burra'],
    no: ['eres tonto jajaja', 'la peli es tan idiota que mola', 'mi jefe dice que soy un inútil'],
  },
  {
    id: 'shouts-contempt',
    family: 'falta_de_respeto',
    severity: 'medium',
    near: [
      'das (asco/pena/verguenza/lastima)|me das (asco/pena/verguenza/lastima)|vergüenza ajena|no sirves|no vales (para/nada)|ni (eso/para eso) (sabes/vales/sirves/eres)|no (te enteras de/entiendes) nada|callate (la boca/ya)|cierra (la boca/el pico)|vete a (la mierda/tomar)|andate a (la mierda/cagar)|vete al (carajo/infierno)|que te (den/jodan/folle un)|chinga tu|chingas a|la concha de tu|me cago en tu|come mierda|hijo de|hija de (puta/perra)|hdp|hijueputa|malparid*|calladita|a la cocina|a fregar|mujer tenias que ser|no me hagas (perder el tiempo/reir que)|eres (un cero/una don nadie/un don nadie/lo peor que)|pareces mi madre|ni que fueras|tampoco (eres/sos) (para tanto/tan)|te falta (un verano/cabeza/cerebro)|no das para mas|aprende a|inculta|inculto|te crees (la/el/muy/que eres)',
    ],
    without:
      'eres lo peor jaja|aprende a cocinar conmigo|quiero aprender|hija de pun*|me da pena|me voy a la mierda|hijo de mi|hijo de su|es hijo de|soy hijo de|hijo de un|hijo de una|aprende a (surf*/tocar/bailar)|te enteras|asi se|mi hijo|peli|serie|pena no (poder/verte/haber)|cancion|el arbitro',
    worse: 'put*|chinga tu|concha|perra|malparid*',
    joke: 'cancel',
    keepsNegation: true,
    text: 'Te habla con desprecio.',
    yes: ['das vergüenza ajena', 'ni eso sabes hacer'],
    no: ['me da pena no poder ir'],
  },
  {
    id: 'judges-your-body',
    family: 'falta_de_respeto',
    severity: 'medium',
    near: [
      'gord*|kilos|kilitos|adelgaz*|dieta|celulitis|michelin*|lorzas|barriga|deberias ir al gimnasio|te cuidas|bajar de peso|arrug*|dientes|nariz|teton*|plana|pechos|operar*|fea|feo|canas|calv*|enan*|tu culo|tu cara|tu cuerpo|peludas|depil*|maquill*',
      'serias|estarias|quedarias|pibon|mas guapa|mas guapo|deberias|te sobran|te falta*|menos|mejor|un poco mas|no estas|estas (mas/un poco/algo)|has (engordado/cogido)|en las fotos|en persona|decepcion*|para ser|verguenza|asco|te vendria|tienes que|das grima',
    ],
    within: 8,
    without:
      'me (sobran/operan/operaron/han dicho)|me veo|estoy|yo|mis|mi|dieta (mediterranea/vegetariana/vegana)|no te (falta/sobra/hace falta)|guapis*|preciosa|me encant*|kilos de|nada|musculo|pesas|sin maquillar|te ves bien|estas guap*|me gust*|peli|dentista|perro|gato',
    joke: 'cancel',
    keepsNegation: true,
    text: 'Juzga tu cuerpo.',
    yes: ['gorda no estás, pero unos kilitos menos y serías un pibón'],
    no: ['me sobran unos kilos después de navidad', 'no te sobra nada, estás guapísima'],
  },
  {
    id: 'slurs',
    family: 'falta_de_respeto',
    severity: 'medium',
    near: [
      'sudaca*|panchit*|machupichu|marica|maricon*|bollera|bollo|travelo|travesti|moro|mora|negrat*|negr* de mierda|indio|india|gitan*|retrasad*|mongol*|subnormal*|tortillera|puto|tullid*|cojo|villero|cholo|indigena|guachupin*|cachupin*|vieja (bruja/verde/fea)|put* vieja',
      'eres|sos|de mierda|asqueros*|vuelve* a tu (pais/tierra)|tu pais|put*|pareces|tenias que ser|como (tu/vos/todos)|esos|los',
    ],
    within: 4,
    without:
      'soy|orgull*|mis amig*|mi|cine|arte|comida|pelicula|flamenco|te cojo|yo cojo|parce|wey|marica que|ay marica|hola marica|ola marica|no mames|jaj*|barrio|rasta|fiesta|bollo de|medio',
    text: 'Desprecia lo que eres.',
    yes: ['sudaca de mierda', 'eres un maricón'],
    no: ['ay marica, no sabes lo que me pasó'],
  },
];

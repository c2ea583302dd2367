export interface Constraint {
  when: RegExp;
  /** What must not appear, tried on folded text. */
  without?: RegExp;
  tip?: string;
  /** Instead, where nobody sits down in a place that serves. */
  tipOutside?: string;
  indoor?: true;
  cheap?: true;
}

const words = (source: string) => new RegExp(`\\b(?:${source})`, 'u');

const alcohol = 'vinos?\\b|copas?\\b|canas?\\b|cervez|vermu|coctel|brind|bodega|enolog';
const effort =
  'camin|andando|a pie\\b|subir|subid|escal|de pie\\b|bail|bici|pedal|kayak|remo\\b|patin|minigolf|petanca|torno|correr|senda|calzado|tabla|correa';

/** Patterns are tried on folded text: everything the person typed. */
export const constraints: readonly Constraint[] = [
  {
    when: words('vegan'),
    without: words(
      'carne|jamon|embutid|queso|pescado|marisco|huevo|leche|helad|miel\\b|hamburgues|barbacoa|galleta|guiso|tortilla',
    ),
    tipOutside:
      'Si lleváis algo de comer, que sea todo vegano: así se comparte entero y nadie lee etiquetas.',
    tip: 'Mirad la carta antes de elegir sitio: con tres platos veganos de verdad se come bien; con una ensalada de consolación, no.',
  },
  {
    when: words('vegetarian'),
    without: words('carne|jamon|embutid|pescado|marisco|hamburgues|barbacoa|guiso'),
    tipOutside: 'Si lleváis algo de comer, que sea todo vegetariano: así se comparte entero y sin preguntas.',
    tip: 'Elegid un sitio con varias opciones vegetarianas señaladas en la carta: así nadie tiene que pedir explicaciones.',
  },
  {
    when: words('celiac|gluten'),
    without: words(
      'churro|pizza|pasta\\b|pan\\b|panader|bizcocho|tarta|cervez|croissant|tostada|galleta|masa\\b|por la mitad',
    ),
    tipOutside:
      'Por la celiaquía, si lleváis algo de comer, que no tenga gluten de origen: fruta, frutos secos o chocolate puro, cada cosa en su envase.',
    tip: 'Avisad de la celiaquía al llegar o al reservar y preguntad por la contaminación cruzada, no solo por la carta sin gluten.',
  },
  {
    when: words('alergi|intoleran|lactosa|diabet|halal|kosher'),
    without: words('puestos, preguntad'),
    tip: 'Di lo de la comida al concretar el sitio, con toda naturalidad: evita sorpresas y a nadie le cuesta nada.',
  },
  {
    when: words(
      'sin alcohol|no beb|no tom[oa](?: alcohol)?|abstemi|sobri[oa]|nada de alcohol|embaraz|musulm|no me gusta (?:el alcohol|beber)|alcoholic',
    ),
    without: words(alcohol),
    tipOutside: 'Sin alcohol también hay ceremonia: una limonada o un té frío en una botella bonita.',
    tip: 'Elegid un sitio donde lo que no lleva alcohol tenga su propia página: limonadas, tés, zumos o un buen chocolate.',
  },
  {
    when: words(
      'silla de ruedas|movilidad reducida|muletas|andador|discapacidad|no puedo (?:andar|caminar)|cojera',
    ),
    without: words(effort),
    tipOutside:
      'Comprueba antes que el camino sea llano y firme de principio a fin y que haya un baño adaptado cerca.',
    tip: 'Llama antes y pregunta tres cosas concretas: si hay escalón en la entrada, si el baño está adaptado y si la mesa deja hueco debajo.',
  },
  {
    when: words('embaraz|rodilla|espalda|cansancio|fatiga|artrosis|operad'),
    without: words(effort),
    tip: 'Elegid un sitio con asientos cómodos y margen para parar cuando el cuerpo lo pida.',
  },
  {
    when: words(
      'barat|poco dinero|sin dinero|presupuesto|gratis|low cost|economic|ahorr|tacan|sin gastar|estudiante|en paro',
    ),
    cheap: true,
    tip: 'Poned un tope de gasto de común acuerdo, por ejemplo lo que cuesta una merienda: cuando el precio está claro, se disfruta más.',
  },
  {
    when: words('lluvia|llueve|llover|lloviendo|lluvios|tormenta'),
    indoor: true,
    tip: 'Con lluvia, que el sitio tenga dónde dejar el paraguas y esté cerca de una parada o de un aparcamiento.',
  },
  {
    when: words(
      'hij[oa]s?\\b|nin[oa]s?\\b|peques?\\b|(?:mi|un|el|con) bebe\\b|bebes\\b|madre solter|padre solter|monoparental|canguro',
    ),
    tip: 'Con peques en casa, fijad desde el principio la hora de acabar: saberla relaja, y no hace falta presentar a nadie en una primera cita.',
  },
  {
    when: words('(?:sesenta|setenta|6\\d|7\\d) (?:anos|y)|(?:tengo|de) (?:6|7)\\d\\b|jubilad|mayores|viud'),
    without: words('discoteca|recreativos|bebe amarillo|yo de quince'),
    tip: 'Elegid la hora con poco ruido, de las primeras: se oye bien, hay mesa y la luz acompaña.',
  },
  {
    when: words('ruido|autis|\\btea\\b|hipersensib|multitud|agobi|ansiedad'),
    without: words('karaoke|monologos|concierto|auriculares|musica en directo|mucha gente|jaleo'),
    tipOutside:
      'Elegid una hora tranquila y un camino ancho, y acordad que se puede parar o dar la vuelta cuando haga falta.',
    tip: 'Pedid una mesa en un rincón, lejos de altavoces y cafeteras, y acordad que se puede salir a tomar el aire cuando haga falta.',
  },
  {
    when: words('sord[oa]|audifono|hipoacusia|lengua de signos|oye (?:mal|poco)'),
    without: words(
      'karaoke|monologos|concierto|auriculares|musica|sonido|doblad|voces|acento|cancion|escuch|susurr|banda sonora',
    ),
    tip: 'Sentaos frente a frente y con buena luz: verse bien la cara y las manos ayuda más que cualquier silencio.',
  },
  {
    when: words('lujo|impresionar|sofisticad'),
    without: words('gratis|plato frio|cartones|monedas'),
  },
  {
    when: words('en (?:mi |su |tu )?casa\\b|(?:mi|su) piso\\b'),
    tip: 'Si es la primera cita, proponed lo mismo en un local y dejad la casa para cuando haya confianza.',
  },
  {
    when: words('cieg[oa]s?\\b|invidente|baja vision|discapacidad visual'),
    without: words(
      'foto|camara|mirando|mapa|escaparate|fachada|minigolf|dibuj|portada|a ciegas|adivinad con los ojos',
    ),
    tip: 'Elegid un lugar con sonidos y olores propios y quedad en la puerta: entrar en compañía es más cómodo.',
  },
  {
    when: words(
      'gay\\b|lesbian|bisexual|homosexual|lgtb|queer|trans\\b|no binari|dos chic[oa]s|dos mujeres|dos hombres|mismo sexo',
    ),
    tip: 'Elegid un barrio o un local donde los dos lados de la mesa os sintáis a gusto tal como sois: eso vale más que la decoración.',
  },
  {
    when: words('timid|nervios|introvert|vergonz|verguenza'),
    tip: 'Si hay nervios, decidlo nada más llegar: la otra persona suele responder «yo también» y ya vais en el mismo equipo.',
  },
];

export const isKnownPair = words(
  'aniversario|mi (?:pareja|novi[oa]|mujer|marido|espos[oa])|llevamos|segunda cita|tercera cita|casad',
);

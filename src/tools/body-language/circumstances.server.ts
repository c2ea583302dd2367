import type { Lines } from './pieces.server.ts';

/** Something that a person says about themselves or the place, in words of their own. */
export interface Circumstance {
  when: RegExp;
  /** Lines that do not fit it. */
  without?: RegExp;
  lines: { [Key in keyof Lines]?: string | readonly string[] };
}

const folded = (source: string) => new RegExp(`\\b(?:${source})`, 'u');

const legs =
  /\bpie\b|\bpies\b|piern|rodilla|camin|\bpasos?\b|pasead|muslo|primeros cien metros|balance|reparte el peso|gira los hombros/iu;
const eyes = /m[ií]r[aáeé]|ojos|vista|parpade|entrecejo|cejas?\b|observa|fíjate/iu;

const remote = new RegExp(
  `${legs.source}|la carta|distancia|antebrazo|ac[eé]rc|diagonal|posición|silla|asiento|salida|mesa|tocar|vaso|roce|a su lado|su lado|camarero|inclina|os rodea|alrededor`,
  'iu',
);

/** Patterns are tried on the text without accents and in lower case. */
export const circumstances: readonly Circumstance[] = [
  {
    when: folded('silla de ruedas|movilidad reducida|muletas|andador|protesis'),
    without: legs,
    lines: {
      posture:
        'Colócate en ángulo y a la misma altura de ojos que tu cita; si el sitio no lo permite, buscad otro rincón sin apuro: la comodidad va primero.',
      mistakes:
        'Dejar que decidan por ti cómo ayudarte: di con naturalidad qué te viene bien y qué no, y sigue con la charla.',
    },
  },
  {
    when: folded('ciego|ciega|invidente|baja vision|discapacidad visual|no veo bien'),
    without: eyes,
    lines: {
      gaze: [
        'Orienta la cara hacia la voz de tu cita: se percibe como atención plena, haya o no contacto visual.',
        'Di en voz alta lo que otra gente diría con los ojos («qué bien suena tu risa»): llega igual o mejor.',
      ],
      gestures:
        'Responde también con la voz (un «ajá», una risa, una pregunta corta): cuenta tanto como un gesto.',
    },
  },
  {
    when: folded(
      'autis|tea\\b|asperger|neurodiver|no (?:me )?(?:gusta|puedo|soporto|aguanto) mirar|me cuesta mirar|contacto visual',
    ),
    without:
      /(?:sost[eé]n|segundo más|mirada firme|mira a los ojos|busca sus ojos|terminas? tus frases mirándole|mirar de frente|sus ojos|su cara|mirándole|mírale|mirada y una sonrisa)/iu,
    lines: {
      gaze: 'No te obligues a mirar a los ojos: puedes escuchar mirando sus manos o la mesa y decirlo sin más, «te escucho mejor así».',
      gestures:
        'Si necesitas moverte o tener algo entre los dedos, hazlo: un gesto que te calma es mejor que una quietud forzada.',
      mistakes:
        'Gastar toda la energía en parecer otra persona: avisa de lo que te ayuda y quédate con lo que es tuyo.',
    },
  },
  {
    when: folded('sordo|sorda|sordera|audifono|hipoacusia|oigo mal|no oigo|lengua de signos'),
    lines: {
      posture:
        'Siéntate con la luz de cara y de espaldas al ruido: así se os ve bien la cara y leer los labios es más fácil.',
      gestures:
        'Pide sin apuro que te hablen de frente o que repitan; tocarte la oreja con una sonrisa lo dice todo.',
    },
  },
  {
    when: folded('tartamud|me trabo|se me traba|disfemia|me atasco al hablar'),
    lines: {
      posture:
        'Apoya bien la espalda y los pies, y suelta el aire antes de empezar una frase: la voz sale con menos freno.',
      gaze: 'Si una palabra se atasca, mantén la mirada y espera sin prisa: el silencio que no se disculpa casi no se nota.',
      mistakes:
        'Pedir perdón por cómo hablas: dilo una vez con naturalidad si te apetece y sigue con lo que contabas.',
    },
  },
  {
    when: folded(
      '(?:\\d+|muchos|tantos) anos (?:que no|sin)|hace (?:mucho|anos|siglos) que no|desde que (?:me separe|me divorcie|enviude)|falta de practica|oxidad|[5-9]\\d anos|jubilad|viud|divorci',
    ),
    lines: {
      posture: 'Muévete como en tu cocina: la soltura de los años es tuya y se ve más que cualquier técnica.',
      gestures:
        'Si hace mucho de la última vez, dilo con una sonrisa: suele ser el gesto que más acerca, y quita el examen de la mesa.',
      mistakes: 'Compararte con quien eras entonces: tu cita ha venido a conocer a quien llega hoy.',
    },
  },
  {
    when: folded('sus padres|mis padres|su familia|mi familia|suegr|sus amig|mis amig|en grupo|cita doble'),
    lines: {
      posture:
        'Con más gente delante, orienta los hombros hacia quien habla y vuelve de vez en cuando hacia tu cita.',
      gaze: 'Reparte la mirada: quien se siente parte de la charla habla bien de ti luego.',
      mistakes: 'Hablar solo para tu cita y dejar al resto de público, o al revés.',
    },
  },
  {
    when: folded('karaoke|bailar|baile|discoteca|salsa|bachata'),
    lines: {
      posture:
        'Rodillas sueltas y hombros bajos: si el cuerpo bota un poco, la vergüenza tiene menos donde agarrarse.',
      gestures: 'Ofrece la mano con la palma hacia arriba y espera: quien quiera, la coge.',
    },
  },
  {
    when: folded('lluvia|llueve|lloviendo|paraguas'),
    lines: {
      posture:
        'Si compartís paraguas, llévalo a la altura de quien mida más y deja que la distancia la marque la otra persona.',
    },
  },
  {
    when: folded('escape room|juegos? de mesa|bolera|minigolf|dardos|billar|ping pong'),
    lines: {
      gestures:
        'Celebra sus aciertos con las manos y los tuyos con una sonrisa: en el juego se ve cómo se gana y cómo se pierde.',
      mistakes:
        'Coger el mando de todo con el cuerpo por delante: deja sitio para que también lleve la jugada.',
    },
  },
  {
    when: folded('tdah|hiperactiv|no paro quiet|me muevo mucho'),
    lines: {
      posture:
        'No luches contra el movimiento: cambia de postura a propósito de vez en cuando y parecerá interés, que también lo es.',
      gestures:
        'Ten algo discreto entre los dedos, como la servilleta o un anillo: las manos se calman y la cabeza escucha.',
    },
  },
  {
    when: folded('videollamada|por video|zoom|facetime|online|a distancia|por camara'),
    without: remote,
    lines: {
      posture:
        'Pon la cámara a la altura de los ojos y deja ver hombros y manos: un plano muy cerrado tensa a cualquiera.',
      gaze: 'Mira a la cámara cuando hables y a la pantalla cuando escuches; coloca su ventana cerca del objetivo.',
      gestures:
        'Gesticula dentro del encuadre y un poco más despacio: el vídeo se come los detalles rápidos.',
      mistakes: 'Mirarte a ti en la pantalla: oculta tu imagen si te distrae.',
      cue: 'Cinco minutos antes, comprueba la luz y el sonido y suelta el aire despacio.',
    },
  },
  {
    when: folded('concierto|festival|discoteca|musica en directo|sala de fiesta|bailar|baile|verbena'),
    lines: {
      posture:
        'Muévete con la música lo justo para estar a gusto: compartir el ritmo ya es una conversación.',
      gestures: 'Habla entre canción y canción; durante las que le gusten, basta con una sonrisa cómplice.',
    },
  },
  {
    when: folded('museo|exposicion|galeria'),
    lines: {
      gaze: 'Mira la obra y luego su reacción: los museos regalan silencios que no incomodan.',
      gestures: 'Comenta en voz baja lo que te llame la atención, inclinándote un poco: acerca sin esfuerzo.',
    },
  },
  {
    when: folded('cine|teatro|pelicula|monologo'),
    lines: {
      posture:
        'En la butaca, deja libre el reposabrazos de en medio y orienta los hombros un poco hacia su lado.',
      gaze: 'Comparte una mirada rápida en la escena que os haga reír; lo demás, para la charla de después.',
    },
  },
  {
    when: folded('playa|piscina|rio\\b|lago'),
    lines: {
      posture:
        'Elige sombra y una toalla cada cual, en paralelo: con el cuerpo cómodo se habla mucho más suelto.',
      gaze: 'Quítate las gafas de sol un rato al hablar: se echan de menos los ojos más de lo que parece.',
    },
  },
  {
    when: folded('escalada|rocodromo|senderismo|ruta|deporte|padel|tenis|bici|correr|gimnasio|patin'),
    lines: {
      gestures: 'Celebra sus aciertos y tus torpezas con la misma sonrisa: nadie ha venido a competir.',
      mistakes: 'Dar instrucciones sin que las pida: ofrece ayuda una vez y espera.',
    },
  },
  {
    when: folded('perro|perrita|perrito|mascota'),
    lines: {
      gestures:
        'Si hay perro de por medio, deja que sea él quien se acerque: tu cita verá cómo tratas a quien no habla.',
    },
  },
  {
    when: folded('tiembl|sud[oa]|manos frias|me pongo roj|rubor|sonroj|nervi|ansie|panico'),
    lines: {
      posture:
        'Cuando suban los nervios, aprieta los dedos de los pies dentro del zapato tres segundos y suelta: descarga tensión sin que se vea.',
      gestures:
        'Alarga la salida del aire, cuatro tiempos al tomarlo y seis al soltarlo: el pulso baja y las manos también.',
    },
  },
  {
    when: folded('bloque|en blanco|no se que decir|me quedo callad|silencio'),
    lines: {
      gestures:
        'Si te quedas en blanco, sonríe y di «se me ha ido»: relaja la cara y casi siempre devuelve la palabra.',
      mistakes: 'Rellenar el silencio mirando el móvil: bebe un sorbo, respira y deja que vuelva el tema.',
    },
  },
  {
    when: folded(
      'hablo (?:mucho|demasiado|rapido|por los codos)|no paro de hablar|verborrea|acelerad|tdah|inquiet',
    ),
    lines: {
      gestures:
        'Al terminar una idea, cierra la boca y apoya las manos: es tu señal para pasar la palabra con una pregunta.',
      mistakes: 'Tomar aire para seguir cuando la otra persona ya ha abierto la boca.',
    },
  },
  {
    when: folded(
      'mi ex\\b|ruptura|divorci|separad|hace (?:mucho|anos) que no|viud|primera cita (?:en|desde)|desentren',
    ),
    lines: {
      posture:
        'Si hace tiempo que no tienes una cita, no busques el estilo de entonces: siéntate como hoy te resulte cómodo.',
      mistakes: 'Suspirar o apartar la cara cuando salga el pasado: una frase breve y vuelta al presente.',
    },
  },
];

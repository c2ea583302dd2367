import type { DateKind } from './ideas/idea.server.ts';

export const flows: Record<DateKind, readonly string[]> = {
  cafe: [
    'Calculad una hora; si os apetece a las dos partes, se alarga, y si no, ha sido un buen rato.',
    'Con tres cuartos de hora basta para empezar: mejor quedarse con ganas que mirar el reloj.',
    'Si va bien, pedid una segunda ronda y dejad que la tarde decida.',
  ],
  walk: [
    'Con hora y media hay de sobra, contando las paradas.',
    'No hace falta llegar a ningún sitio: en cuanto apetezca sentarse, os sentáis.',
    'Si la charla fluye, acabad con algo de beber en el primer sitio tranquilo que veáis.',
  ],
  dinner: [
    'Quedad a primera hora: hay menos ruido y queda noche por si apetece seguir.',
    'La cuenta, hablada con naturalidad: a medias, o una vez cada cual si hay segunda.',
    'Dejad la sobremesa sin plan: es donde suelen pasar las mejores conversaciones.',
  ],
  fun: [
    'Hora y media entre el juego y el descanso es la medida justa para reíros sin agotaros.',
    'Lo importante no es que salga bien, sino que os dé algo que contar.',
    'Si a mitad os apetece más charlar que jugar, cambiad de plan sin pena.',
  ],
  original: [
    'Reservad un par de horas y dejad un hueco al final para comentarlo con calma.',
    'Lo bueno de un plan así es que da conversación durante y después.',
    'Si algo sale torcido, mejor: será lo primero que recordéis.',
  ],
  remote: [
    'Quedad con hora de inicio y de final: las pantallas cansan y así os quedáis con ganas.',
    'Si hay buena sintonía, despedíos proponiendo el primer plan en persona, en un lugar público.',
  ],
};

export const tones: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /romanti|intim|pasion|especial/u,
    [
      'Para el punto romántico, elegid la hora con la luz más bonita y guardad los móviles al llegar.',
      'Un detalle pequeño y sin coste, como una nota o una flor del camino, dice más que un gran gesto.',
    ],
  ],
  [
    /divert|humor|risa|loc[oa]|gamberr/u,
    [
      'Para que haya risas, id sin ganas de quedar bien: quien se ríe primero de sí mismo abre la puerta.',
      'Dejad sitio al absurdo: si algo se tuerce, que pase a formar parte del plan.',
    ],
  ],
  [
    /tranquil|relajad|calma|intro|sin prisa/u,
    [
      'Para que sea tranquilo, elegid una hora valle y no encadenéis nada después.',
      'Dejad silencios: en un plan tranquilo también cuentan como conversación.',
    ],
  ],
  [
    /elegant|sofistic|clasic|lujo/u,
    [
      'El toque elegante está en lo sencillo: reserva hecha, puntualidad y nada de prisas.',
      'Arreglaos un punto más de lo habitual, lo justo para que se note que era una ocasión.',
    ],
  ],
  [
    /aventur|activ|atrevid|espontan|original/u,
    [
      'Para darle aventura, decidid un tramo a cara o cruz: la moneda manda.',
      'Dejad una parte sin cerrar: lo espontáneo necesita un hueco en el horario.',
    ],
  ],
];

export const safety: readonly string[] = [
  'Si es vuestra primera cita, quedad en un sitio público, cuéntale a alguien de confianza dónde estarás y ten tu propia manera de volver.',
  'Para una primera vez: lugar con gente, una amistad que sepa dónde estás y cada cual con su transporte. Así se disfruta sin pensar en más.',
  'Dile a alguien dónde y con quién has quedado, id cada cual por vuestra cuenta y no cambiéis a un sitio privado a última hora: es lo normal en una primera cita.',
];

export const remoteSafety =
  'Antes de quedar en persona, una videollamada como esta ya aclara mucho; y no compartas todavía dirección, documentos ni dinero.';

export const talk: readonly string[] = [
  'Si la charla se atasca, pregunta por lo mejor de su semana: es fácil de contestar y abre caminos.',
  'Escucha para enterarte y no para contestar: una buena repregunta gusta más que una gran anécdota.',
  'Si te lo has pasado bien, dilo al despedirte, con una frase y sin esperar a mañana.',
  'Si no hay chispa, un «ha sido un placer conocerte» cierra la cita con cariño.',
];

export const seasonTips: Record<string, readonly string[]> = {
  primavera: ['En primavera el tiempo cambia en una hora: una capa fina y un sitio a cubierto cerca.'],
  verano: ['En verano, mejor a primera hora o a última: las del centro del día piden sombra y agua.'],
  otoño: ['En otoño anochece pronto: quedad un poco antes para aprovechar la luz.'],
  invierno: ['En invierno anochece temprano y refresca: mejor a mediodía o con un sitio a cubierto al lado.'],
};

export const hints: readonly string[] = [
  'Manda la ubicación exacta el día antes y una referencia fácil de ver.',
  'Es un punto público y fácil de encontrar; llega con cinco minutos y quédate a la vista.',
  'Acordad una señal sencilla, como el color de la chaqueta, por si hay gente.',
];

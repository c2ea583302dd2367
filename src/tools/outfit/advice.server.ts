import type { Need } from './preferences.server.ts';
import type { DateKey, StyleKey, TemperatureKey } from './wardrobe.server.ts';

export const titleStarts: Record<StyleKey, readonly string[]> = {
  c: ['Sencillez con buena pinta', 'Tu versión de domingo', 'Natural y bien elegido'],
  e: ['Elegancia sin rigidez', 'Arreglo con calma', 'Líneas limpias'],
  s: ['Confianza a tu manera', 'Un punto de noche', 'Atrevimiento con medida'],
  r: ['Atractivo sin esfuerzo', 'Caída suelta y sin prisa', 'Con calma e intención'],
  d: ['Deportivo y pulido', 'Comodidad con buen corte', 'De calle y con ritmo'],
};

export const titleEnds: Record<DateKey | 'own', readonly string[]> = {
  k: ['para un café', 'para la hora del café'],
  d: ['para una cena', 'para cenar despacio'],
  p: ['para pasear', 'para un paseo'],
  b: ['para la noche', 'para un rato de bar'],
  own: ['para vuestra cita', 'para vuestro plan'],
};

export const howToWear: Record<StyleKey, readonly string[]> = {
  c: [
    'Lo casual funciona cuando todo está limpio y es de tu talla: mejor pocas prendas y bien elegidas.',
    'Remanga un poco o deja una prenda sin abrochar del todo; ese punto informal es el que da cercanía.',
    'Si dudas, quita un color: tres tonos en total son suficientes.',
  ],
  e: [
    'Cuida los bordes (puños, bajos, cuello): la elegancia se nota más ahí que en lo que cuesta la prenda.',
    'Plancha la prenda de arriba y deja que el resto tenga caída; arreglarse no es ponerse rígido.',
    'Una sola pieza protagonista y las demás en silencio: así se te ve a ti antes que la ropa.',
  ],
  s: [
    'Elige una sola zona que te guste de ti y deja que la ropa la acompañe; el resto, tranquilo.',
    'La medida la pones tú: si tienes que tirar de la prenda cada cinco minutos, no es esa.',
    'Los tejidos con caída hacen más que enseñar piel: se mueven contigo.',
  ],
  r: [
    'El secreto es una prenda con caída y otra con forma: sueltas las dos parecen pijama, ceñidas las dos parecen esfuerzo.',
    'Deja algo a medio hacer, como una manga remangada, y cuida mucho lo demás.',
    'Busca tejidos que mejoren con arrugas: te olvidas de la ropa y se nota.',
  ],
  d: [
    'Para que lo deportivo parezca elegido, que los logos no se vean y el bajo caiga limpio sobre el calzado.',
    'Mezcla una prenda de deporte con una de calle; con dos de cada ya pareces venir de entrenar.',
    'Los tonos lisos son los que lo vuelven chic: deja los contrastes fuertes para la pista.',
  ],
};

export const practical: Record<DateKey, Record<TemperatureKey, readonly string[]>> = {
  k: {
    c: [
      'En terraza, piensa en la silla al sol: tejidos que transpiren y nada que se pegue al sentarte.',
      'Dentro suele haber aire acondicionado; lleva algo fino en la bolsa por si os quedáis dentro.',
    ],
    t: [
      'Entre la calle y la cafetería cambia la temperatura: que la capa de fuera se quite con facilidad.',
      'En una mesa se ve sobre todo la parte de arriba: pon ahí la prenda que más te guste.',
    ],
    f: [
      'Dentro hará calor: que debajo del abrigo haya algo con lo que te veas bien.',
      'Busca una capa de fuera fácil de colgar en la silla; pelearse con el abrigo no es buena entrada.',
    ],
  },
  d: {
    c: [
      'Para cenar fuera con calor, tejidos frescos y sueltos, de los que dejan pasar el aire.',
      'Si la cena es en terraza, prevé que refresque a los postres.',
    ],
    t: [
      'Siéntate en casa con el conjunto puesto: en una cena pasarás dos horas así.',
      'La luz baja apaga los detalles pequeños; mejor un buen corte que muchos adornos.',
    ],
    f: [
      'Lleva la capa gorda en la mano al entrar: el primer vistazo es para lo de debajo.',
      'Capas finas mejor que una muy gruesa: los restaurantes en invierno suelen estar calientes.',
    ],
  },
  p: {
    c: [
      'Para ir al aire libre con calor, protege la cabeza, usa crema y elige calzado ya domado.',
      'Lleva lo justo en los bolsillos: con las manos libres se está mejor.',
    ],
    t: [
      'El tiempo cambia en un par de horas: una capa que puedas atarte o llevar al hombro.',
      'Estrena otro día: para un paseo, calzado que ya conozca tus pies.',
    ],
    f: [
      'Cuida cuello, manos y pies: con eso caliente, el resto aguanta.',
      'Si el paseo acaba en un sitio cerrado, que la capa interior también esté a la altura.',
    ],
  },
  b: {
    c: [
      'En un local lleno hará más calor que en la calle: tejido ligero y nada que moleste al bailar.',
      'De noche y con calor, elige tejidos que se sequen pronto: entre el baile y las bebidas, algo acaba mojado.',
    ],
    t: [
      'Lleva solo lo que quepa en un bolsillo o en algo pequeño: en un bar, menos es más.',
      'Con luz tenue manda la silueta; comprueba el conjunto con poca luz antes de salir.',
    ],
    f: [
      'Pregunta si hay guardarropa o elige una capa que no te importe dejar en una banqueta.',
      'Debajo del abrigo, algo ligero: dentro del local te sobrará casi todo.',
    ],
  },
};

export const ownPlan = [
  'Piensa en lo que vais a hacer, si toca sentarse, agacharse o ir de un lado a otro, y pruébate el conjunto haciendo justo eso.',
  'Si dudas de lo formal que será el sitio, quédate un punto por encima de lo que te pondrías con amistades.',
];

interface PlanAdvice {
  /** The person's words for the plan, folded. */
  words: RegExp;
  says: string;
  /** What goes against it, in words of the wardrobe: no garment and no sentence has it, unless the person wants it. */
  forbids?: RegExp;
}

/** What the plan itself asks for. */
export const forPlans: readonly PlanAdvice[] = [
  {
    words: /\bbodas?\b/,
    says: 'En una boda, el blanco se deja para quien se casa: elige color, y un calzado que aguante el baile.',
    forbids: /\b(?:blanc[oa]s?|crud[oa]s?)\b/u,
  },
  {
    words: /\b(?:bautizos?|comunion(?:es)?)\b/,
    says: 'En una celebración de familia hay comida larga, fotos y algún crío encima: arréglate, pero con algo que se mueva contigo.',
  },
  {
    words: /\b(?:etiqueta|galas?\b|coctel|esmoquin)/,
    says: 'Si hay código de etiqueta, pregunta el nivel exacto: con americana y zapato cerrado, este conjunto sube un escalón.',
    forbids: /\b(?:zapatillas|sandalias|alpargatas|vaquer[oa]s?|deportiv[oa]s?)\b/u,
  },
  {
    words: /\b(?:operas?\b|(?:micro)?teatro|ballet|zarzuela)/,
    says: 'Para el teatro o la ópera, una prenda con cuerpo y nada que haga ruido al moverte en la butaca.',
  },
  {
    words: /\b(?:bolera|bolos\b)/,
    says: 'En la bolera se cambia de calzado: los calcetines van a salir a escena, así que elige unos bonitos.',
  },
  {
    words: /\b(?:concierto|festival)/,
    says: 'Un concierto se pasa de pie: bolsillos que cierren y un calzado que ya conozca tus pies.',
  },
  {
    words: /\b(?:playa|piscina|chiringuito)/,
    says: 'Para la playa, calzado que se quite en un segundo y tejidos que se sequen solos.',
  },
  {
    words: /\b(?:barbacoa|asados?\b|paella)/,
    says: 'Entre brasas y comida, mejor colores que perdonen el humo y alguna mancha.',
    forbids: /\b(?:blanc[oa]s?|crud[oa]s?)\b/u,
  },
  {
    words: /\b(?:senderismo|montes?\b|montana|rutas?\b|sierra)/,
    says: 'Para el monte, capas y suela con dibujo, aunque la ruta sea corta.',
    forbids: /\b(?:tacon|de salon|bailarinas|mocasines|sandalias|alpargatas)\b/u,
  },
  {
    words: /\b(?:picnic|parques?\b|cesped)/,
    says: 'Para sentarte en la hierba, algo que puedas manchar sin disgusto.',
    forbids: /\b(?:blanc[oa]s?|crud[oa]s?)\b/u,
  },
  {
    words: /\b(?:museo|exposicion|galeria)/,
    says: 'En un museo se anda más de lo que parece: que el calzado no te recuerde la hora.',
  },
  {
    words: /\b(?:auto)?cines?\b/,
    says: 'En el cine el aire aprieta: ten una capa ligera a mano.',
  },
  {
    words: /\b(?:partidos?\b|estadio|baloncesto|futbol)/,
    says: 'En la grada se está mucho rato: algo cómodo al sentarte y una capa por si refresca.',
  },
  {
    words: /\b(?:famil|suegr|sus padres)/,
    says: 'Para conocer a su familia, tu versión de siempre, un punto más planchada.',
  },
  {
    words: /\b(?:bail|salsa|bachata|discoteca)/,
    says: 'Si vais a bailar, suela que deslice un poco y nada que haya que sujetar.',
  },
  {
    words: /\b(?:cocina|taller|ceramica)/,
    says: 'En un taller, mangas que se recojan y nada que te dé pena manchar.',
    forbids: /\b(?:blanc[oa]s?|crud[oa]s?)\b/u,
  },
  {
    words: /\b(?:videollamada|pantalla|online)/,
    says: 'En pantalla manda lo de arriba: un color liso que contraste con la pared.',
  },
  {
    words: /\b(?:patin|escalada|rocodromo|deporte)/,
    says: 'Si hay movimiento, que la ropa estire y no haya nada colgando.',
    forbids: /\b(?:tacon|de salon|tubo|bolso de mano|collar|pendientes largos)\b/u,
  },
];

export const seasonal: Partial<Record<string, readonly string[]>> = {
  verano·c: ['Deja lo más oscuro para cuando caiga el sol: en verano se agradece.'],
  otoño·t: ['En otoño refresca pronto por la tarde: la capa de fuera va a tener trabajo.'],
  otoño·f: ['En otoño anochece pronto: cuenta con unos grados menos a la vuelta.'],
  invierno·f: ['En invierno la capa de fuera es lo primero que se ve: dale un cepillado.'],
  primavera·t: ['En primavera las tardes engañan: guarda una capa fina para la vuelta.'],
};

export const forNeeds: Partial<Record<Need, string>> = {
  vegan: 'Todo el conjunto se encuentra en algodón, lino, tejido técnico o materiales vegetales.',
  veil: 'El conjunto cubre lo que tú quieras cubrir; repite uno de sus tonos en el velo y todo encajará.',
  modest: 'El conjunto cubre lo que tú quieras cubrir, sin perder forma ni gracia.',
  plusSize:
    'Elige la talla que te queda bien hoy y tejidos con caída: tu cuerpo no tiene que esconderse en nada.',
  seated:
    'Para ir en silla, mejor talle alto por detrás, capas que no pasen de la cadera y nada que se enganche en las ruedas.',
  pregnant: 'Busca cinturas elásticas y capas abiertas: esta cita va de estar a gusto.',
  thrifty:
    'No hace falta comprar nada: busca en tu armario lo más parecido y, si falta algo, prueba a pedirlo prestado.',
  rain: 'Como puede llover, elige calzado que aguante el agua y lleva un paraguas donde quepan dos.',
  riding: 'Para ir sobre ruedas, que nada cuelgue y que los bajos queden recogidos.',
  comfortable: 'Está pensado para olvidarte de la ropa: nada aprieta y todo se puede llevar horas.',
  cold: 'Añade una camiseta térmica fina debajo: no se ve y abriga mucho.',
  snow: 'Con nieve, suela con dibujo y calcetín gordo: ningún zapato bonito compensa un resbalón.',
  wind: 'Si sopla el viento, nada que vuele: prendas con peso y el pelo como te sea cómodo.',
  tattoos: 'Con los tatuajes mandas tú: manga remangada si te apetece lucirlos, y si no, larga.',
  glasses: 'Tus gafas ya son un accesorio: que lo que quede cerca de la cara sea sencillo.',
  small:
    'Si quieres una línea más larga, repite color de cintura a pies; con tu altura, los bajos bien cogidos hacen el resto.',
  tall: 'Con tu altura, lo importante son los largos: mangas y bajos que lleguen a su sitio.',
  belly:
    'Elige prendas que caigan rectas desde el hombro: no aprietan al sentarte y te olvidas de la barriga.',
  older:
    'A tu edad ya sabes qué te favorece: buen corte, tu talla de hoy y un calzado con el que puedas caminar a gusto.',
  scars:
    'Enseñar o no enseñar es cosa tuya: nada de esto roza ni aprieta, y las capas te dejan decidir sobre la marcha.',
  sweat: 'Para el sudor, tejidos que transpiren, colores lisos que no marquen y una camiseta fina debajo.',
  touchy:
    'Que todo sea suave, sin etiquetas ni costuras que rocen: lo que molesta en casa molesta el doble en la cita.',
  free: 'La ropa no tiene género: quédate con las prendas en las que te reconozcas.',
};

export const finalAdvice: Record<StyleKey, readonly string[]> = {
  c: [
    'Pruébatelo la víspera y muévete un poco por casa. Si te olvidas de que lo llevas puesto, has acertado.',
    'Antes de salir, cambia solo una cosa si algo no te convence. Ir a gusto se nota más que ir perfecto.',
  ],
  e: [
    'Déjalo todo preparado la noche antes, con el calzado limpio. Llegarás sin prisa, que es lo más elegante que hay.',
    'Mírate una vez al salir y ya no vuelvas a comprobarlo. La calma viste tanto como la ropa.',
  ],
  s: [
    'Póntelo con tiempo y date una vuelta por casa. Si al mirarte sonríes, es ese; si te corriges, baja un punto.',
    'Vístete para gustarte a ti primero. El resto de la noche será mucho más fácil.',
  ],
  r: [
    'Que parezca que has tardado cinco minutos, aunque hayas tardado quince. Y luego no lo pienses más.',
    'Si llevas algo que te ha acompañado en buenos días, déjalo puesto: esa confianza no se compra.',
  ],
  d: [
    'Revisa el calzado: en este estilo, que esté limpio es la mitad del conjunto. Lo demás es caminar con ganas.',
    'Haz la prueba del espejo entero: si pareces venir del gimnasio, cambia una prenda; si no, a la calle.',
  ],
};

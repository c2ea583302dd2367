import { readDetails } from '../../language/write/details.server.ts';
import { fold } from '../../language/write/fold.ts';

interface InterestWords {
  when: RegExp;
  /** For the plan whose idea is about something else: each is a whole sentence. */
  hooks: readonly [string, string];
}

const words = (source: string) => new RegExp(`\\b(?:${source})`, 'u');

/** Patterns are tried on folded text. */
export const interestWords = {
  books: {
    when: words(
      'libro|lectura|leer|novela|poesia|comic|manga|literatura|librer|bibliotec|escribir|escritura',
    ),
    hooks: [
      'Como hay lectura de por medio, pregúntale qué libro ha regalado más veces.',
      'Para hablar de libros sin examen: cuál dejasteis a medias y sin remordimientos.',
    ],
  },
  music: {
    when: words(
      'music|concierto|festival|cantar|guitarra|piano|vinilo|rock|jazz|indie|flamenco|pop\\b|rap\\b|tecno|techno|opera|regueton|reggaeton|karaoke',
    ),
    hooks: [
      'Si sale la música, contad cada cual el concierto que repetiríais entero.',
      'La música puede entrar con una pregunta: qué canción os pone de buen humor en diez segundos.',
    ],
  },
  cinema: {
    when: words('cine|pelicula|pelis?\\b|anime|documental|terror\\b'),
    hooks: [
      'De cine, una sola pregunta: qué película veis siempre que la echan, aunque esté empezada.',
      'Guardad un rato para el cine: la película que os dio más miedo en la infancia suele dar juego.',
    ],
  },
  series: {
    when: words('series?\\b|netflix|hbo|sitcom'),
    hooks: [
      'Con las series, mejor preguntar qué personaje entraría en vuestra pandilla que cuántas lleváis.',
      'Si habláis de series, prohibido desvelar finales y permitido imitar voces.',
    ],
  },
  art: {
    when: words(
      'arte\\b|museo|pintu|pintar|dibuj|exposici|escultur|galeria|teatro|ceramica|ilustraci|acuarela|diseno',
    ),
    hooks: [
      'Lo del arte da para una buena pregunta: qué colgaríais en la pared si nadie fuera a opinar.',
      'Si os gusta el arte, dibujaos en una servilleta, en treinta segundos.',
    ],
  },
  architecture: {
    when: words('arquitect|edificio|urbanismo'),
    hooks: [
      'Ya que os llama la arquitectura, elegid el edificio de la zona que salvaríais y el que no.',
      'Para la arquitectura, una pregunta: cómo era la casa en la que más a gusto habéis estado.',
    ],
  },
  photo: {
    when: words('foto'),
    hooks: [
      'La fotografía puede estar sin protagonismo: una sola foto en toda la cita, y que merezca la pena.',
      'Si os gusta la fotografía, enseñad la última que hicisteis y contad qué pasaba fuera del encuadre.',
    ],
  },
  nature: {
    when: words(
      'naturaleza|montan|senderis|trekking|campo\\b|bosque|acampa|camping|rio\\b|excursion|monte\\b',
    ),
    hooks: [
      'La naturaleza puede salir en la charla: el sitio al aire libre donde mejor dormisteis.',
      'Si os tira la naturaleza, guardad para la segunda cita esa excursión de la que vais a hablar.',
    ],
  },
  plants: {
    when: words('planta|jardin|huert|flores|bonsai|setas|botanic'),
    hooks: [
      'Lo de las plantas da para confesar cuántas se os han muerto y cuál sobrevive a todo.',
      'Si hay afición a las plantas, cambiaros un esqueje es mejor regalo que un ramo.',
    ],
  },
  sport: {
    when: words(
      'escalada|rocodromo|deporte|correr|running|gimnasio|gym|bici|ciclis|futbol|baloncesto|tenis|padel|nata|nadar|patin|crossfit|escalar|boxeo|voley',
    ),
    hooks: [
      'El deporte también da risa: contad la derrota más vergonzosa de vuestra carrera.',
      'Si habláis de deporte, que sea de lo que sentís al acabar y no de las marcas.',
    ],
  },
  wellness: {
    when: words('yoga|meditaci|pilates|mindful|spa\\b|bienestar|relax'),
    hooks: [
      'Si buscáis calma, acordad un primer cuarto de hora sin móvil: se nota muchísimo.',
      'Ya que os gusta cuidaros, preguntad qué hace la otra persona el día que necesita parar.',
    ],
  },
  food: {
    when: words(
      'comida|comer|cocin|gastronom|sushi|pizza|tapas|queso|reposter|postre|dulces|chocolate|restaurante|recetas|brunch|foodie|ramen',
    ),
    hooks: [
      'Hablando de comida: cuál es el plato que os devuelve a casa de vuestra abuela.',
      'Para lo gastronómico, cambiad una receta de diez minutos que no falle nunca.',
    ],
  },
  wine: {
    when: words('vino|enolog|cata\\b|bodega|cerveza|vermu|coctel'),
    hooks: [
      'Si os apetece brindar, hacedlo con calma: lo que se recuerda es la charla.',
      'Para brindar basta una copa: el resto de la tarde se disfruta mejor con la cabeza clara.',
    ],
  },
  games: {
    when: words(
      'juego|videojuego|gamer|ajedrez|rol\\b|cartas|puzzle|puzle|escape|catan|consola|nintendo|billar|bolos|bolera|trivial',
    ),
    hooks: [
      'Para quien disfruta jugando: llevad un juego de bolsillo por si hay un silencio.',
      'Si os gustan los juegos, retaos a uno muy tonto y sin premio.',
    ],
  },
  tech: {
    when: words('tecnolog|program|informatic|robot|inteligencia artificial|ciencia de datos'),
    hooks: [
      'La tecnología entra mejor con una pregunta: qué invento quitaríais una semana.',
      'Si sale la tecnología, contad la tarde que perdisteis arreglando algo que no estaba roto.',
    ],
  },
  science: {
    when: words('ciencia|astronom|estrellas|fisica|quimica|biolog|matemat|planeta|dinosaur|psicolog|filosof'),
    hooks: [
      'La ciencia da buenas preguntas: qué misterio os gustaría ver resuelto.',
      'Si os va lo científico, contad el dato curioso que soltáis siempre.',
    ],
  },
  history: {
    when: words('historia|arqueolog|medieval|castillo|roman[oa]s|mitolog|patrimonio|politica'),
    hooks: [
      'Si os gusta la historia, elegid la época que visitaríais un solo día, con billete de vuelta.',
      'La historia puede ser la familiar: qué contaban en vuestra casa una y otra vez.',
    ],
  },
  animals: {
    when: words('animal|perr[oa]|mascota|caball|aves\\b|pajaro'),
    hooks: [
      'Hablad de los animales que habéis tenido: de ahí salen las mejores historias.',
      'Si os gustan los animales, enseñad la foto más ridícula que tengáis de uno.',
    ],
  },
  cats: {
    when: words('gat[oa]s?\\b|gatit[oa]|felin'),
    hooks: [
      'Si hay gatos en casa, que cada cual presente a los suyos con foto y con defectos.',
      'Los gatos dan para una pregunta: qué orden suya habéis acabado obedeciendo.',
    ],
  },
  travel: {
    when: words('viaj|mochiler|escapada|avion|trenes|interrail|camper|furgo|pais(?:es)?\\b'),
    hooks: [
      'De viajes, la pregunta buena es cuál salió mal y hoy os hace gracia.',
      'Si os gusta viajar, contad el lugar al que volveríais aunque fuera por un olor.',
    ],
  },
  languages: {
    when: words('idioma|ingles|frances|italiano|japones|aleman|coreano|lengua de signos'),
    hooks: [
      'Con los idiomas, enseñaos una palabra que no tenga traducción.',
      'Si habláis otros idiomas, contad vuestra metedura de pata más internacional.',
    ],
  },
  dance: {
    when: words('bail|salsa\\b|bachata|tango|swing|danza|sevillanas|zumba'),
    hooks: [
      'El baile puede quedar en el aire: preguntad qué canción no os deja quietos.',
      'Si os gusta bailar, contad dónde lo hicisteis por última vez sin que os importara nada.',
    ],
  },
  crafts: {
    when: words(
      'manualidad|costura|coser|ganchillo|punto\\b|carpinter|bricolaje|restaurar|bordad|barro|tejer',
    ),
    hooks: [
      'Lo de hacer cosas con las manos se cuenta bien con fotos: primero el desastre, luego el resultado.',
      'Si os gustan las manualidades, haced algo con el ticket o la servilleta y regaladlo.',
    ],
  },
  fashion: {
    when: words('moda|ropa|vintage|segunda mano|mercadillo|rastro|antigued'),
    hooks: [
      'Para lo vintage, una pregunta: qué objeto viejo no tiraríais nunca.',
      'Si os gusta la ropa con historia, contad la de algo que llevéis puesto.',
    ],
  },
  sea: {
    when: words('mar\\b|playa|surf|buceo|vela\\b|navegar|kayak|snorkel|costa'),
    hooks: [
      'El mar puede salir en la charla: contad el mejor baño de vuestra vida.',
      'Si os tira el mar, preguntad de quién aprendió a no tenerle miedo.',
    ],
  },
  humor: {
    when: words('humor|monologo|impro|chiste|risas|comedia|memes'),
    hooks: [
      'El humor se mide fácil: contad el chiste más malo que os sepáis.',
      'Si os gusta reír, enseñad el último meme que guardasteis y explicadlo con seriedad.',
    ],
  },
} as const satisfies Record<string, InterestWords>;

export type Interest = keyof typeof interestWords;

/** In the order in which they are named. */
export function interestsIn(text: string): Interest[] {
  const folded = fold(text);
  return (Object.keys(interestWords) as Interest[])
    .map((interest) => ({ interest, at: folded.search(interestWords[interest].when) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ interest }) => interest);
}

const notLikes = new Set(['otra', 'trabajo', 'ciudad', 'lugar', 'destino', 'estudios', 'amistad', 'mascota']);

export function likesIn(text: string): string[] {
  return readDetails(text)
    .details.filter(({ family }) => !notLikes.has(family))
    .map(({ el }) => el);
}

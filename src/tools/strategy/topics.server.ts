import { normalise } from '../../generation/reading/normalise.ts';

/** What people talk about, over normalised text; the phrase fits after "lo". The first that occurs in the message wins. */
const topics: readonly (readonly [string, string])[] = [
  ['oposicion(?:es)?', 'de la oposición'],
  ['examen(?:es)?', 'del examen'],
  ['mudanza|mudarme|mudandome', 'de la mudanza'],
  ['entrevista', 'de la entrevista'],
  ['senderismo|ruta|trekking', 'de la ruta'],
  ['montana|sierra', 'de la montaña'],
  ['escalada|escalar|boulder', 'de la escalada'],
  ['surf|surfear', 'del surf'],
  ['playa', 'de la playa'],
  ['camping|acampar|furgo', 'de la acampada'],
  ['viaje|viajar|vuelo', 'del viaje'],
  ['vacaciones', 'de las vacaciones'],
  ['novela|libro|leyendo|leer', 'de los libros'],
  ['serie|series|capitulo', 'de la serie'],
  ['peli|pelicula|cine', 'del cine'],
  ['teatro', 'del teatro'],
  ['concierto|festival', 'del concierto'],
  ['musica|cancion|canciones|disco|playlist', 'de la música'],
  ['guitarra|piano|bateria|violin', 'de tocar un instrumento'],
  ['karaoke', 'del karaoke'],
  ['bailar|baile|salsa|bachata|tango', 'del baile'],
  ['cocinar|cocino|receta|pasta fresca', 'de cocinar'],
  ['paella', 'de la paella'],
  ['tortilla', 'de la tortilla'],
  ['sushi', 'del sushi'],
  ['pizza', 'de la pizza'],
  ['tacos?', 'de los tacos'],
  ['empanadas?', 'de las empanadas'],
  ['helado', 'del helado'],
  ['chocolate', 'del chocolate'],
  ['vermut', 'del vermut'],
  ['cenar|cena', 'de la cena'],
  ['comer', 'de comer fuera'],
  ['canas?|cerveza|birra|chela', 'de la cerveza'],
  ['vino', 'del vino'],
  ['mates?', 'del mate'],
  ['cafe|cafecito', 'del café'],
  ['terraza', 'de la terraza'],
  ['perr[oa]s?|cachorro', 'del perro'],
  ['gat[oa]s?', 'del gato'],
  ['plantas?|huerto', 'de las plantas'],
  ['pueblo', 'del pueblo'],
  ['boda', 'de la boda'],
  ['cumple|cumpleanos', 'del cumple'],
  ['gimnasio|gym|entrenar', 'del gimnasio'],
  ['correr|running|carrera|maraton', 'de correr'],
  ['bici|ciclismo', 'de la bici'],
  ['yoga|pilates', 'del yoga'],
  ['nadar|piscina|natacion', 'de nadar'],
  ['padel|tenis', 'del pádel'],
  ['futbol|partido', 'del partido'],
  ['esqui|esquiar|nieve', 'de la nieve'],
  ['juegos? de mesa|escape room', 'de los juegos de mesa'],
  ['videojuegos?|la play|la switch', 'de los videojuegos'],
  ['foto|fotos|fotografia', 'de las fotos'],
  ['museo|exposicion', 'de la exposición'],
  ['meme|memes', 'de los memes'],
  ['astronomia|estrellas', 'de las estrellas'],
  ['idiomas?|ingles|frances|italiano|aleman', 'de los idiomas'],
  ['paseo|pasear|vuelta', 'del paseo'],
  ['lluvia|llueve|llover', 'de la lluvia'],
  ['resaca', 'de la resaca'],
  ['dormir|siesta|sueno', 'de dormir'],
  ['hospital|guardia|turno', 'del turno'],
  ['clase|clases|alumnos|profe', 'de las clases'],
  ['curro|trabajo|trabajas|dedicas|oficina|laburo|reunion|jefe|jefa', 'del trabajo'],
  ['familia|sobrin[oa]s?|herman[oa]s?|abuel[oa]s?|padres', 'de la familia'],
  ['vives|barrio|piso', 'del barrio'],
];

const compiled = topics.map(([words, phrase]) => ({ pattern: new RegExp(`\\b(?:${words})\\b`), phrase }));

export function topicIn(text: string): string | null {
  const plain = normalise(text).text;
  return compiled.find(({ pattern }) => pattern.test(plain))?.phrase ?? null;
}

const heavy =
  /\b(?:dia (?:duro|horrible|malo|fatal|de mierda|complicado)|mal dia|semana (?:dura|horrible|fatal)|triste|agotad[oa]|reventad[oa]|fallecid|fallecio|murio|ha muerto|entierro|funeral|ansiedad|llorar|llorando|estoy fatal|enferm[oa]|ingresad[oa]|me han (?:echado|despedido)|rot[oa] por dentro|lo (?:estoy pasando|paso) mal|me encuentro mal|depre|bajon)\b/;

export function weighsOnThem(text: string): boolean {
  return heavy.test(normalise(text).text);
}

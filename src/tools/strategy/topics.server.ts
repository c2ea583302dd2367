import { normalise } from '../../language/read/normalise.ts';
import { tokensOf } from '../../language/write/fold.ts';
import { withPreposition } from '../../language/write/grammar.ts';
import { commonNouns } from '../../language/write/interests.server.ts';
import { nounOf } from '../../language/write/lexicon.server.ts';

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
  ['novela', 'de la novela'],
  ['libros?|leyendo|leer', 'de los libros'],
  ['serie|series|capitulo', 'de la serie'],
  ['peli|pelicula|cine', 'del cine'],
  ['concierto|festival', 'del concierto'],
  ['musica|cancion|canciones|disco|playlist', 'de la música'],
  ['guitarra', 'de la guitarra'],
  ['piano', 'del piano'],
  ['violin', 'del violín'],
  ['violonchelo|chelo', 'del violonchelo'],
  ['bateria', 'de la batería'],
  ['coro', 'del coro'],
  ['orquesta', 'de la orquesta'],
  ['karaoke', 'del karaoke'],
  ['boleros?', 'de los boleros'],
  ['puenting', 'del puenting'],
  ['tirolina', 'de la tirolina'],
  ['parapente', 'del parapente'],
  ['mercadillo', 'del mercadillo'],
  ['rastro', 'del rastro'],
  ['asado', 'del asado'],
  ['lentejas', 'de las lentejas'],
  ['croquetas', 'de las croquetas'],
  ['pueblo', 'del pueblo'],
  ['feria', 'de la feria'],
  ['carnaval(?:es)?', 'del carnaval'],
  ['ceramica', 'de la cerámica'],
  ['teatro|obra de teatro', 'del teatro'],
  ['bailar|baile|salsa|bachata|tango', 'del baile'],
  ['receta', 'de la receta'],
  ['pasta fresca', 'de la pasta fresca'],
  ['cocinar|cocino|cocinando', 'de cocinar'],
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
  ['gripe', 'de la gripe'],
  ['migrana', 'de la migraña'],
  ['perros', 'de los perros'],
  ['perra', 'de la perra'],
  ['perro|cachorro', 'del perro'],
  ['gat[oa]s', 'de los gatos'],
  ['gata', 'de la gata'],
  ['gato', 'del gato'],
  ['plantas?|huerto', 'de las plantas'],
  ['boda', 'de la boda'],
  ['cumple|cumpleanos', 'del cumple'],
  ['gimnasio|gym|entrenar', 'del gimnasio'],
  ['media maraton', 'de la media maratón'],
  ['maraton', 'del maratón'],
  ['carrera', 'de la carrera'],
  ['correr|running', 'de correr'],
  ['bici|ciclismo', 'de la bici'],
  ['yoga', 'del yoga'],
  ['pilates', 'del pilates'],
  ['nadar|piscina|natacion', 'de nadar'],
  ['padel', 'del pádel'],
  ['tenis', 'del tenis'],
  ['futbol|partido', 'del partido'],
  ['esqui|esquiar', 'del esquí'],
  ['nieve', 'de la nieve'],
  ['juegos? de mesa', 'de los juegos de mesa'],
  ['escape room', 'del escape room'],
  ['videojuegos?|la play|la switch', 'de los videojuegos'],
  ['fotografia', 'de la fotografía'],
  ['museos?', 'del museo'],
  ['exposicion', 'de la exposición'],
  ['meme|memes', 'de los memes'],
  ['astronomia|estrellas', 'de las estrellas'],
  ['idiomas?', 'de los idiomas'],
  ['paseo|pasear|vuelta', 'del paseo'],
  ['lluvia|llueve|llover', 'de la lluvia'],
  ['resaca', 'de la resaca'],
  ['dormir|siesta|sueno', 'de dormir'],
  ['hospital|guardia|turno', 'del turno'],
  ['clase|clases|alumnos|profe', 'de las clases'],
  ['ascenso|ascendido', 'del ascenso'],
  ['curro|trabajo|trabajas|trabajando|dedicas|oficina|laburo|reunion', 'del trabajo'],
  ['bebe', 'del bebé'],
  ['mi hermana', 'de tu hermana'],
  ['mi hermano', 'de tu hermano'],
  ['mi abuela', 'de tu abuela'],
  ['mi abuelo', 'de tu abuelo'],
  ['mi sobrina', 'de tu sobrina'],
  ['mi sobrino', 'de tu sobrino'],
  ['mis nietos', 'de tus nietos'],
  ['familia', 'de la familia'],
  ['vives|barrio|piso', 'del barrio'],
];

const compiled = topics.map(([words, phrase]) => ({ pattern: new RegExp(`\\b(?:${words})\\b`), phrase }));

export function topicIn(text: string): string | null {
  const plain = normalise(text).text;
  return compiled.find(({ pattern }) => pattern.test(plain))?.phrase ?? null;
}

/** Families whose words are a topic wherever they stand; «historia» or «plan» are often none. */
const plainFamilies = new Set(
  'monte mar nieve musica conciertos instrumento canto baile mesa gimnasio correr bici pelota natacion calma plantas arte manos comida bebida motor'.split(
    ' ',
  ),
);
const mostWords = 200;

export function interestIn(text: string): string | null {
  for (const { folded } of tokensOf(text).slice(0, mostWords)) {
    const noun = folded.length > 3 ? nounOf.get(folded) : undefined;
    if (noun && plainFamilies.has(noun.family) && !commonNouns.has(noun.el) && !/r$/.test(noun.el))
      return withPreposition('de', noun.el);
  }
  return null;
}

const heavy =
  /\b(?:dia (?:duro|horrible|malo|fatal|de mierda|complicado)|mal dia|semana (?:dura|horrible|fatal)|triste|agotad[oa]|reventad[oa]|fallecid|fallecio|murio|ha muerto|entierro|funeral|ansiedad|llorar|llorando|estoy fatal|enferm[oa]|ingresad[oa]|me han (?:echado|despedido)|rot[oa] por dentro|lo (?:estoy pasando|paso) mal|me encuentro mal|depre|bajon|gripe|fiebre|resfriad[oa]|covid|suspendido|migrana|cansadisim[oa]|reventadisim[oa]|que cansancio|(?:hech[oa]|hecha) polvo|estoy muert[oa]\b|rayad[oa]|agobiad[oa]|estresad[oa])\b/;

export function weighsOnThem(text: string): boolean {
  return heavy.test(normalise(text).text);
}

const busy =
  /\b(?:finde|semana|dia|tarde|agenda|mes) (?:fatal|imposible|complicad\w*|liad\w*|a tope|hasta arriba)\b/;

export function isBusy(text: string): boolean {
  return busy.test(normalise(text).text);
}

const joyful =
  /\b(?:(?:he|hemos) (?:aprobado|ganado|conseguido|sacado plaza)|aprobe|gane|me acaban de (?:ascender|coger|contratar|llamar)|me han (?:cogido|ascendido|dado (?:el|la) (?:plaza|trabajo|puesto|beca|premio))|soy ti[oa]|voy a ser (?:ti[oa]|madre|padre)|acaba de (?:nacer|tener un bebe)|(?:he|hemos) (?:adoptado|terminado|corrido)|por fin (?:tengo|soy|he)|mi primer[oa]?)\b/;

export function bringsJoy(text: string): boolean {
  return joyful.test(normalise(text).text);
}

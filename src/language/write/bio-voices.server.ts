export type Voice = 'casual' | 'divertido' | 'sincero' | 'romantico' | 'aventurero' | 'intelectual';

export interface VoiceLines {
  /** {lista} is what the person likes, as a list. */
  list: readonly string[];
  /** In front of a list when who they are has been said. */
  weakness: readonly string[];
  /** What did not fit in a sentence of its own. */
  rest: readonly string[];
  closing: readonly string[];
  /** Who they are, after the rest: {retrato} is «enfermera en Sevilla». */
  portrait: readonly string[];
}

export const voices: Record<Voice, VoiceLines> = {
  casual: {
    list: [
      'Temas en los que siempre tengo algo que decir: {lista}.',
      'Lo mío: {lista}.',
      'Resumen rápido: {lista}.',
      'Si me dejan elegir, me quedo con {lista}.',
    ],
    weakness: [
      'Debilidades confesables: {lista}.',
      'Tengo debilidad por {lista}.',
      'Se me gana con {lista}.',
    ],
    rest: ['También [cabe|caben] {lista}.', 'Y hay sitio para {lista}.'],
    portrait: [
      'Así, a bote pronto: {retrato}.',
      'De carné: {retrato}.',
      'Por si preguntas: {retrato}.',
      'Ficha rápida: {retrato}.',
    ],
    closing: [
      'Pregunta lo que quieras.',
      'Continuará, si quieres.',
      '¿Seguimos por aquí?',
      'Lo demás, mejor con un café.',
      'El resto, en persona.',
      'Escríbeme y seguimos.',
    ],
  },
  divertido: {
    list: [
      'Mi currículum no oficial: {lista}.',
      'Pruebas a mi favor: {lista}.',
      'Declaro ante notario mi afición por {lista}.',
      'Ingredientes: {lista}. Puede contener trazas de drama.',
    ],
    weakness: [
      'Puntos débiles, por si sirve de pista: {lista}.',
      'Se me soborna con {lista}.',
      'Antecedentes: {lista}.',
    ],
    rest: ['En la letra pequeña: {lista}.', 'Extras incluidos: {lista}.'],
    portrait: [
      'Según mi ficha técnica: {retrato}.',
      'Diagnóstico de mis amistades: {retrato}.',
      'En la vida civil, {retrato}.',
      'Oficialmente, {retrato}.',
    ],
    closing: [
      'Manual de instrucciones, en la segunda cita.',
      'Puede contener trazas de ironía.',
      'Quejas, por escrito y con gracia.',
      'Se aceptan memes como carta de presentación.',
      'Referencias disponibles bajo petición.',
    ],
  },
  sincero: {
    list: [
      'Si quieres conocerme, empieza por {lista}.',
      'Lo que de verdad me importa: {lista}.',
      'Sin adornos: {lista}.',
    ],
    weakness: [
      'Lo que me hace bien: {lista}.',
      'Me [importa|importan], y mucho, {lista}.',
      'Lo cuento tal cual: me [gana|ganan] {lista}.',
    ],
    rest: ['También [cuenta|cuentan] {lista}.', 'Y, con menos palabras, {lista}.'],
    portrait: [
      'En pocas palabras: {retrato}.',
      'Así me presento: {retrato}.',
      'Lo demás, en breve: {retrato}.',
      'Por situarnos: {retrato}.',
    ],
    closing: [
      'Me gusta la gente que pregunta.',
      'Aquí sin adornos.',
      'Aquí se puede hablar en serio, y también reírse.',
      'Lo demás se cuenta mejor mirándose.',
      'Pregunta lo que quieras.',
    ],
  },
  romantico: {
    list: [
      'Me gana lo cercano: {lista}.',
      'Lo que me gustaría compartir: {lista}.',
      'Para una tarde larga: {lista}.',
    ],
    weakness: [
      'Se me ablanda la voz con {lista}.',
      'Guardo sitio para dos en {lista}.',
      'Lo que se disfruta mejor a medias: {lista}.',
    ],
    rest: ['Y, para compartir, {lista}.', '[Cabe|Caben] también {lista}.'],
    portrait: [
      'En voz baja: {retrato}.',
      'Por presentarme despacio: {retrato}.',
      'Por si quieres saberlo: {retrato}.',
      'Y el resto del tiempo, {retrato}.',
    ],
    closing: [
      'Me quedo con quien sabe escuchar.',
      'Lo bonito, sin prisa.',
      'Lo demás lo escribimos a medias.',
      'Si surge, que la sobremesa sea larga.',
      'El resto, despacio.',
    ],
  },
  aventurero: {
    list: [
      'Puntos de la ruta: {lista}.',
      'Para salir de casa me basta con {lista}.',
      'Mi brújula señala {lista}.',
    ],
    weakness: [
      'En la mochila: {lista}.',
      'Razones para no quedarse en casa: {lista}.',
      'Paradas obligatorias: {lista}.',
    ],
    rest: ['Y en el desvío, {lista}.', 'También paro por {lista}.'],
    portrait: [
      'Equipaje de mano: {retrato}.',
      'A bordo: {retrato}.',
      'En la ficha de ruta: {retrato}.',
      'En días laborables, {retrato}.',
    ],
    closing: [
      'Se busca copiloto con buena conversación.',
      'El mapa lo doblamos a medias.',
      'Próxima parada: tú dirás.',
      'Tú pones el destino y yo la primera pregunta.',
      'El siguiente plan está por escribir.',
    ],
  },
  intelectual: {
    list: [
      'Temas abiertos: {lista}.',
      'Bibliografía básica: {lista}.',
      'Asuntos en los que me dejo convencer: {lista}.',
    ],
    weakness: [
      'Líneas de investigación: {lista}.',
      'Me [hace|hacen] pensar {lista}.',
      'Pierdo la noción del tiempo con {lista}.',
    ],
    rest: ['En nota al pie: {lista}.', 'Para ampliar: {lista}.'],
    portrait: [
      'Resumen de contraportada: {retrato}.',
      'Primera línea: {retrato}.',
      'Nota biográfica: {retrato}.',
      'A pie de página: {retrato}.',
    ],
    closing: [
      'La bibliografía, en persona.',
      'Se admiten preguntas difíciles.',
      'Se agradecen las buenas preguntas.',
      'Convénceme de algo.',
      'El debate sigue en persona.',
    ],
  },
};

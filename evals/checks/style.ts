import { type Check, folded, wordsOf } from './written.ts';

/** On folded text. A proxy: it sees that a style left a trace, not that it is well done. */
const traces: Record<string, RegExp> = {
  humor:
    /examen|jurado|sesion|ciencia|encuesta|comision|reunion|orden del dia|oferta|confies|prometo|aviso|drama|chiste|broma|risa|reir|sonrisa|gracia|victima|delito|culpable|notario|abogad|manual|instrucciones|trazas|antecedentes|curriculum|sobor|letra pequena|quejas|meme|capitulo|temporada|trailer|pelicula|titulo|jaja|absurd|sospech|peligro|reconoc|admit|admir|respeto a|pregunta (?:seria|para|de)|debate|bando|fingi|ridicul|dignidad|vergüenza|verguenza|desastre|vecinos|improvis|obras|brillante|pistas|guion|pruebas|declaro|ingredientes|extras|referencias|puntos|consta|imprescindible|cobras|enesima|castigo|decepcion|por fin|legendari|conste|acta|negoci|voto|aplauso|de los hechos|palomitas|del director|tomas falsas|interrogatorio|carniceria|cromos|charanga/,
  warm: /me ha (?:gust|llam|dad|alegr)|te pregunto|aprendi|me (?:gust|encant|interes|alegr|import|apetec|ablanda|gana|hace|quedo|quede|he parado|paro|nace|haria)|gracias|de verdad|con gusto|curiosidad|sincer|prefiero|cuando quieras|con calma|sin prisa|despacio|sin adornos|ternura|carino|bonit|sonrisa|compart|a medias|cerca|para dos|sobremesa|leerte|alegra|siento|saberlo|conocerme|en serio|tal cual/,
  direct:
    /\?|al grano|propong|propuesta|claro|directo|quiero|me interesa|sin rodeos|apetece|elige|dime|dame|vamos/,
  adventure:
    /ruta|mochila|brujula|parada|camino|destino|salir|plan|viaj|desvio|monte|mapa|aventura|lejos|descubr|apunto|rumbo|escap|lanz/,
  mind: /temas?|bibliografia|asuntos|debate|nota al pie|pregunta|pensar|lineas|investigacion|ampliar|convence|nocion|historia|idea|conversacion|leer|libro/,
};

const wanted: Record<string, string> = {
  humoristico: 'humor',
  divertido: 'humor',
  sincero: 'warm',
  romantico: 'warm',
  directo: 'direct',
  aventurero: 'adventure',
  intelectual: 'mind',
};

const wardrobe: Record<string, { never: RegExp; some?: RegExp }> = {
  casual: { never: /esmoquin|de gala|stiletto|lentejuelas|corbata(?! )/ },
  elegante: { never: /chandal|sudadera|gorra|chanclas|de deporte/ },
  sexy: { never: /chandal|sudadera|chanclas/ },
  atractivo_relajado: { never: /esmoquin|de gala|chandal/ },
  deportivo_chic: {
    never: /esmoquin|de gala|stiletto|de salon/,
    some: /zapatillas|deportiv|punto|bomber|jogger|sudadera|tecnico|polo|cazadora|gorra/,
  },
};

/** Agreement with the style that was asked for, by its traces in the texts; two of three may carry it. */
export const inStyle: Check = ({ tool, label, options, pieces }) => {
  const { bioStyle, style, styleType } = label.input;
  if (tool === 'outfit') {
    const rule = typeof styleType === 'string' ? wardrobe[styleType] : undefined;
    const text = folded(pieces.join(' '));
    if (!rule) return null;
    const found = rule.never.exec(text)?.[0];
    return [
      ...(found ? [`${found} en ${styleType}`] : []),
      ...(rule.some && !rule.some.test(text) ? [`nada de ${styleType}`] : []),
    ];
  }
  // Their tones are kinds of lines, which their own tests tell apart.
  if (tool === 'icebreaker' || tool === 'bio-creator') return null;
  const asked = bioStyle ?? style;
  const trace = traces[wanted[String(asked)] ?? ''];
  if (options.length === 0 || typeof asked !== 'string') return null;
  if (asked === 'casual') {
    const long = options.filter(
      ({ text }) => wordsOf(text).length / Math.max(1, (text.match(/[.!?:]/g) ?? []).length) > 18,
    );
    return long.length > 1 ? long.map(({ text }) => `frases largas: ${text}`) : [];
  }
  if (!trace || label.uses === undefined) return null;
  const without = options.filter(({ text }) => !trace.test(folded(text)));
  return without.length > 1 ? without.map(({ text }) => `sin rastro de ${asked}: ${text}`) : [];
};

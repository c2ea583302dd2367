const clock = '(\\d{1,2}(?:[:.]\\d\\d)?(?: y (?:media|cuarto))?)';
const window = new RegExp(
  `(?<!\\p{L})(?<!(?:trabaj|curr|turn|horari)\\p{L}*(?: \\p{L}+){0,2} )(?:de (?:las )?${clock} a|entre las ${clock} y) (?:las )?${clock}(?! (?:años|euros|personas|€))(?![\\d/])`,
  'iu',
);
/** Not «trabajo hasta las 9» or «no come hasta las 8»: those are when it can begin. */
const end = new RegExp(
  `(?<!(?:trabaj|curr|abr|duerm|dorm)\\p{L}*(?: \\p{L}+){0,2} )(?<!(?<!\\p{L})no (?:\\p{L}+ ){1,3})(?:hasta|antes de|como tarde a|fins(?: a)?|me (?:voy|vuelvo) a|(?:tengo|tiene|tenemos) que (?:\\p{L}+ ){1,4}?a) ((?:las? )?)${clock}(?! ?(?:años|euros|€|personas|grados|km|minutos|horas))(?![\\p{L}\\d])`,
  'iu',
);
const numbers = { media: 0.5, una: 1, un: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 };
/** Time that there is; not «a dos horas de aquí», «trabajo ocho horas» or «en una hora». */
const span =
  /(?<!(?:\b(?:a|en|hace|de|cada|tras|con|la|las|les|as)|(?:trabaj|curr|duerm|dorm|conduc|viaj)\p{L}*) )(?<![\d.,])(\d{1,2}|media|una|dos|tres|cuatro|cinco|seis) ?(minutos|minutitos|min|horas?|horitas?|h)(?!\p{L})( y media)?(?! (?:de (?:diferencia|camino|coche|distancia|tren|vuelo|viaje|avi[oó]n|bus)|en (?:coche|tren|bus)|antes|despu[eé]s|tarde|menos|m[aá]s que|semanales|al d[ií]a))|(?<!\p{L})(?<!(?<!\p{L})a (?:casi |como |m[aá]s de )?)(hora y media)(?!\p{L})/iu;

export interface When {
  from?: string;
  to?: string;
  /** «Las 4»: when it has to be over. */
  until?: string;
  span?: string;
  minutes?: number;
}

function spanIn(text: string): When {
  const [said, count, unit = '', more, half] = span.exec(text) ?? [];
  if (!said) return {};
  const number = half ? 1.5 : (numbers[count?.toLowerCase() as keyof typeof numbers] ?? Number(count));
  const minutes = /^m/i.test(unit) ? number : (number + (more ? 0.5 : 0)) * 60;
  const name = minutes % 60 ? `${minutes} minutos` : minutes === 60 ? 'una hora' : `${minutes / 60} horas`;
  return { minutes, span: minutes === 90 ? 'hora y media' : name };
}

/** «De 1 a 3», also past noon: «de 11 a 2». */
const minutesBetween = (from: string, to: string) =>
  ((Number.parseInt(to, 10) - Number.parseInt(from, 10) + 12) % 12 || 12) * 60;

export function whenIn(text: string): When {
  const [, of, between, to] = window.exec(text) ?? [];
  const from = of ?? between;
  if (from && to) return { from, to, minutes: minutesBetween(from, to) };
  const [, , over] = end.exec(text) ?? [];
  return { ...spanIn(text), ...(over && { until: `${/^1(?!\d)/.test(over) ? 'la' : 'las'} ${over}` }) };
}

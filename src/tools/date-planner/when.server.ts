import { spelled } from '../../language/write/spelled.server.ts';

const day = '(?:el |este |los )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)';
const hour =
  '(?:\\d{1,2}(?:[:.]\\d\\d)?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?: y (?:media|cuarto))?';
const meeting = new RegExp(
  `(?<!\\p{L})(${day})(?: por la (?:tarde|noche|mañana))?,? a (las? ${hour})(?!\\p{L})|(?<!\\p{L})(?:quedamos|hemos quedado|nos vemos|la cita es) (?:\\p{L}+ ){0,3}?(?:(${day}) )?a (las? ${hour})(?!\\p{L})`,
  'iu',
);
/** «A las 9 de la mañana un martes». */
const hourFirst = new RegExp(
  `(?<!\\p{L})a (las? ${hour}(?: de la (?:mañana|tarde|noche))?),? (?:de |d?el |un |este )?(${day})(?!\\p{L})`,
  'iu',
);
const clock = '(\\d{1,2}(?:[:.]\\d\\d)?(?: y (?:media|cuarto))?)';
const window = new RegExp(
  `(?<!\\p{L})(?<!(?:trabaj|curr|turn|horari)\\p{L}*(?: \\p{L}+){0,2} )(?:de (?:las )?${clock} a|entre las ${clock} y) (?:las )?${clock}(?! (?:años|euros|personas|€))(?![\\d/])`,
  'iu',
);
const until = new RegExp(
  `(?<!(?:trabaj|curr|abr|duerm|dorm)\\p{L}*(?: \\p{L}+){0,2} )(?:hasta|antes de|como tarde a) (las? ${hour})(?![\\p{L}\\d])`,
  'iu',
);
const numbers = { media: 0.5, una: 1, un: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 };
/** Time that there is; not «a dos horas de aquí», «trabajo ocho horas» or «en una hora». */
const span =
  /(?<!(?:\b(?:a|en|hace|de|cada|tras|con)|(?:trabaj|curr|duerm|dorm|conduc|viaj)\p{L}*) )(?<![\d.,])(\d{1,2}|media|una|dos|tres|cuatro|cinco|seis) ?(minutos|minutitos|min|horas?|horitas?|h)(?!\p{L})( y (media|cuarto))?(?! (?:de (?:diferencia|camino|coche|distancia|tren|vuelo|viaje|avi[oó]n|bus)|en (?:coche|tren|bus)|antes|despu[eé]s|tarde|menos|m[aá]s que|semanales|al d[ií]a))|(?<!\p{L})(hora y media)(?!\p{L})/iu;

export interface When {
  /** «El jueves a las 7», «De 5 a 7». */
  said?: string;
  /** The hours between which it has to fit. */
  from?: string;
  to?: string;
  /** «Las 4»: when it has to be over. */
  until?: string;
  /** How long it may last: «45 minutos». */
  span?: string;
  minutes?: number;
}

const hoursOf = (time: string) => {
  const [, hours, minutes = 0] = /^(\d+)(?:[:.](\d\d))?/u.exec(time) ?? [];
  return Number(hours) + Number(minutes) / 60 + (/media/.test(time) ? 0.5 : /cuarto/.test(time) ? 0.25 : 0);
};

function spanIn(text: string): When {
  const [said, count, unit = '', , more, half] = span.exec(text) ?? [];
  if (!said) return {};
  const number = half ? 1.5 : (numbers[count?.toLowerCase() as keyof typeof numbers] ?? Number(count));
  const minutes = /^m/i.test(unit) ? number : (number + (more === 'media' ? 0.5 : more ? 0.25 : 0)) * 60;
  const name = minutes % 60 ? `${minutes} minutos` : minutes === 60 ? 'una hora' : `${minutes / 60} horas`;
  return { minutes, span: minutes === 90 ? 'hora y media' : name };
}

/** When they meet, and for how long, where they said so. */
export function whenIn(text: string): When | undefined {
  const [, of, between, to] = window.exec(text) ?? [];
  const from = of ?? between;
  if (from && to)
    return { said: `De ${from} a ${to}`, from, to, minutes: ((hoursOf(to) - hoursOf(from) + 12) % 12) * 60 };
  const [, end] = until.exec(text) ?? [];
  const time = { ...spanIn(text), ...(end && { until: end.toLowerCase() }) };
  const [, one, at, other, then] = meeting.exec(text) ?? [];
  const [, first, last] = hourFirst.exec(text) ?? [];
  const [on, moment] = [one ?? other ?? last, at ?? then ?? first];
  if (!moment) return Object.keys(time).length > 0 ? time : undefined;
  const named = on
    ? `El ${spelled(on.toLowerCase())
        .replace(/^(?:el|este|los) /u, '')
        .replace(/dos$|gos$/u, (s) => s.slice(0, -1))} a `
    : 'A ';
  return { ...time, said: `${named}${moment.toLowerCase()}` };
}

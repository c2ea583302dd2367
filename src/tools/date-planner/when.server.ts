import { spelled } from '../../language/write/spelled.server.ts';

const day = '(?:el |este |los )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)';
const hour =
  '(?:\\d{1,2}(?:[:.]\\d\\d)?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?: y (?:media|cuarto))?';
const meeting = new RegExp(
  `(?<!\\p{L})(${day})(?: por la (?:tarde|noche|mañana))?,? a (las? ${hour})(?!\\p{L})|(?<!\\p{L})(?:quedamos|hemos quedado|nos vemos|la cita es) (?:\\p{L}+ ){0,3}?(?:(${day}) )?a (las? ${hour})(?!\\p{L})`,
  'iu',
);
const clock = '(\\d{1,2}(?:[:.]\\d\\d)?(?: y (?:media|cuarto))?)';
const window = new RegExp(
  `(?<!\\p{L})(?<!(?:trabaj|curr|turn|horari)\\p{L}*(?: \\p{L}+){0,2} )(?:de (?:las )?${clock} a|entre las ${clock} y) (?:las )?${clock}(?! (?:años|euros|personas|€))(?![\\d/])`,
  'iu',
);
const ending = `(?:(?:las?|les|as|ás) )?(\\d{1,2}(?:[:.]\\d\\d)?(?: ?h| ?pm)?(?: y (?:media|cuarto))?)(?! ?(?:años|euros|€|personas|grados|km|minutos|horas))|(las? ${hour})`;
const vehicle = '(?:tren|tram|cercan[ií]as|bus|autob[uú]s|autocar|metro|ferry|barco|train)';
const untils = [
  // Not «trabajo hasta las 9» or «no come hasta las 8»: those are when it can begin.
  `(?<!(?:trabaj|curr|abr|duerm|dorm)\\p{L}*(?: \\p{L}+){0,2} )(?<!(?<!\\p{L})no (?:\\p{L}+ ){1,3})(?:hasta|antes de|como tarde a|fins(?: a)?|ata|until|before) (?:${ending})(?![\\p{L}\\d])`,
  `(?<!\\p{L})(?:coj\\p{L}+|coger|agaf\\p{L}+|pill\\p{L}+|tom[oa]r?|sale|salgo|surt|catch|vuelvo|mi|el|último|ultimo) (?:\\p{L}+ ){0,2}${vehicle}(?: \\p{L}+){0,3}? (?:a|at|as|ás) (?:${ending})(?![\\p{L}\\d])`,
  `(?<!\\p{L})(?:tengo que|tiene que|tenemos que|debo|hay que|h[ae] de|hem de|haig de|temos que|teño que|(?:have|need) to|must|me voy|se va|nos vamos|me marcho|a casa|que llegue|llegar) (?:(?!hasta )\\p{L}+ ){0,4}?(?:a|at|as|ás|by) (?:${ending})(?![\\p{L}\\d])`,
].map((pattern) => new RegExp(pattern, 'iu'));
const endingFirst = new RegExp(
  `(?<!\\p{L})a (las? ${hour}) (?:(?:me|nos|se) )?(?:tengo que|tenemos que|tiene que|debo|voy|vamos|va|cojo|pillo|tomo|sale|cierr\\p{L}+|entr[oa]|recojo|vuelvo|agafo)(?!\\p{L})`,
  'iu',
);
/** A vehicle that is caught, and nothing that somebody likes. */
const everyCaught = new RegExp(
  `(?<!\\p{L})(?:(?:coj\\p{L}+|coger|agaf\\p{L}+|pill\\p{L}+|tom[oa]r?|perd\\p{L}+|pierd\\p{L}+|sale|surt|catch) (?:(?:el|mi|su|al|the|my|último|ultimo|últim|darrer) )+|(?:el )?(?:último|ultimo) |(?:mi|el|su|nuestro) (?=\\p{L}+ (?:sale|vuelve|parte) a )|(?:ando|andamos|voy|vengo|vamos|vuelvo|volvemos|llego) en )${vehicle}(?!\\p{L})(?: de (?:vuelta|las \\d+))?`,
  'giu',
);
const dayOff =
  /(?<!(?:un|el|mi|del|su|este|leer|leo|gran|buen) )\blibr(?:o|a|amos) (?:a las|a la|los|el|este|solo|por la|entre semana|mañana|hoy)(?!\p{L})|(?<!\p{L})cuando libr(?:o|a|amos)(?!\p{L})/giu;

/** «Agafo el tren» and «libro a las 7» are no likes. */
export const withoutTimetable = (text: string) => text.replace(everyCaught, ' ').replace(dayOff, ' ');

const numbers = { media: 0.5, una: 1, un: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 };
/** Time that there is; not «a dos horas de aquí», «trabajo ocho horas» or «en una hora». */
const span =
  /(?<!(?:\b(?:a|en|hace|de|cada|tras|con|la|las|les|as)|(?:trabaj|curr|duerm|dorm|conduc|viaj)\p{L}*) )(?<![\d.,])(\d{1,2}|media|una|dos|tres|cuatro|cinco|seis) ?(minutos|minutitos|min|horas?|horitas?|h)(?!\p{L})( y (media|cuarto))?(?! (?:de (?:diferencia|camino|coche|distancia|tren|vuelo|viaje|avi[oó]n|bus)|en (?:coche|tren|bus)|antes|despu[eé]s|tarde|menos|m[aá]s que|semanales|al d[ií]a))|(?<!\p{L})(hora y media)(?!\p{L})/iu;

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

function endIn(text: string): string | undefined {
  const [, number, said] =
    untils.map((pattern) => pattern.exec(text)).find((found) => found) ?? endingFirst.exec(text) ?? [];
  if (said) return said.toLowerCase();
  if (!number) return undefined;
  const time = number.toLowerCase().replace(/ ?(?:h|pm)$/u, '');
  return /^\d/.test(time) ? `${/^1(?!\d)/.test(time) ? 'la' : 'las'} ${time}` : time;
}

/** When they meet, and for how long, where they said so. */
export function whenIn(text: string): When | undefined {
  const [, of, between, to] = window.exec(text) ?? [];
  const from = of ?? between;
  if (from && to)
    return { said: `De ${from} a ${to}`, from, to, minutes: ((hoursOf(to) - hoursOf(from) + 12) % 12) * 60 };
  const end = endIn(text);
  const time = { ...spanIn(text), ...(end && { until: end }) };
  const [, one, at, other, then] = meeting.exec(text) ?? [];
  const [on, moment] = [one ?? other, at ?? then];
  if (!moment) return Object.keys(time).length > 0 ? time : undefined;
  const named = on
    ? `El ${spelled(on.toLowerCase())
        .replace(/^(?:el|este|los) /u, '')
        .replace(/dos$|gos$/u, (s) => s.slice(0, -1))} a `
    : 'A ';
  return { ...time, said: `${named}${moment.toLowerCase()}` };
}

import { spelled } from '../../language/write/spelled.server.ts';

const day = '(?:el |este )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)';
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
const window =
  /(?<!\p{L})(?<!(?:trabaj|curr|turn|horari)\p{L}*(?: \p{L}+){0,2} )de (?:las )?(\d{1,2}(?:[:.]\d\d)?) a (?:las )?(\d{1,2}(?:[:.]\d\d)?)(?! (?:años|euros|personas|€))(?![\d/])/iu;

export interface When {
  /** «El jueves a las 7», «De 5 a 7». */
  said: string;
  /** The hours between which it has to fit. */
  from?: string;
  to?: string;
}

/** When they meet, where they said so. */
export function whenIn(text: string): When | undefined {
  const [, from, to] = window.exec(text) ?? [];
  if (from && to) return { said: `De ${from} a ${to}`, from, to };
  const [, one, at, other, then] = meeting.exec(text) ?? [];
  const [, first, last] = hourFirst.exec(text) ?? [];
  const [on, clock] = [one ?? other ?? last, at ?? then ?? first];
  if (!clock) return undefined;
  const named = on ? `El ${spelled(on.toLowerCase()).replace(/^(?:el|este) /u, '')} a ` : 'A ';
  return { said: `${named}${clock.toLowerCase()}` };
}

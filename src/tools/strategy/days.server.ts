import { asSaid, daysIn } from '../../language/write/days.server.ts';

const meeting =
  /(?<!\p{L})((?:el |este )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|hoy|mañana|pasado mañana)(?: por la (?:tarde|noche|mañana))?,? (?:sobre |a eso de )?a las? (\d{1,2}(?:[:.]\d\d)?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)((?: y media| y cuarto)?)/iu;
const placeOffered =
  /(?<!\p{L})(?:conozco (?:un|el|la|cada)|s[eé] de un|hay un[ao]? (?:sitio|lugar|bar|caf\p{L}*|terraza|parque|mercad\p{L}+|exposici\p{L}+|concierto)|te llevo a|(?:subo|subimos|bajo|bajamos|voy|vamos|ir|vienes) a (?!(?:mi|tu) )|reserv[oé]|elijo yo|yo elijo)/iu;

/** Where a line names the day or the meeting that was offered. */
export function placesOf(
  message: string,
  takesLast: boolean,
): { fits(line: string): boolean; fill(line: string): string } {
  const days = daysIn(message).filter(({ isRefused }) => !isRefused);
  const offered = days.length === 1 || takesLast ? days.at(-1)?.day : undefined;
  const isVague = !offered || /semana|finde|viene|siguiente|otr|xim/.test(offered);
  const hour =
    /\b(?:a|(?:a partir|despu[eé]s) de|desde) (las? (?:\d{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?: y media)?)(?!\p{L})/iu.exec(
      message,
    )?.[1];
  const met = meetingIn(message);
  const hasPlace = placeOffered.test(message);
  return {
    fits: (line) =>
      (met !== null || !/\{cita\}/i.test(line)) &&
      !(offered ? /sus días|de esos/ : /\{su día\}/i).test(line) &&
      !(hour ? /siete|a qué hora|¿hora|\[hora/i : /\{hora\}/).test(line) &&
      !(hasPlace && /(?<!otro )(?<!hora o )sitio|lugar|d[oó]nde|zona/i.test(line)) &&
      !(isVague && /\{día\}.*siete/i.test(line)),
    fill: (line) =>
      line
        .replaceAll('{hora}', hour ?? '')
        .replaceAll('{cita}', met ?? '')
        .replaceAll('{Cita}', capitalised(met ?? ''))
        .replaceAll(/\{(?:su )?día\}/g, offered ?? 'ese día')
        .replaceAll('{Su día}', capitalised(offered ?? ''))
        .replaceAll(
          '{Día}',
          offered ? capitalised(offered) : days.length > 1 ? '[El día que elijas]' : 'Ese día',
        ),
  };
}

function meetingIn(text: string): string | null {
  const found = meeting.exec(text);
  if (!found) return null;
  const [, when = '', hour = '', half = ''] = found;
  return `${asSaid(when)} a ${/^(?:1|una)$/.test(hour) ? 'la' : 'las'} ${hour.toLowerCase()}${half.toLowerCase()}`;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

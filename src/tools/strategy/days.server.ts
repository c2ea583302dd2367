import { unsafeToQuote } from '../../language/write/quoting.server.ts';
import { spelled } from '../../language/write/spelled.server.ts';

const named =
  /(?<!\p{L})(pasado ma[ñn]ana|(?<=mejor )pasado(?! de)|mañana|manana|hoy|est[ae] (?:noche|tarde|semana|finde|fin de semana)|(?:(?:el|este) )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|finde|fin de semana)|(?:la semana|el finde|el fin de semana|la|el) (?:que|q|k) viene|(?:el|la) siguiente|(?:el|la) (?:otr[oa]|pr[oó]xim[oa])(?! d[ií]a| vez)(?: finde| fin de semana| semana)?)(?!\p{L})/giu;
/** One clause has one opinion of a day. */
const clauses =
  /(?:(?!(?<!\p{L})(?:pero|mejor|aunque)(?!\p{L}))[^.,;:?!¿¡\n…])+[?]?|(?<!\p{L})(?:mejor)[^.,;:?!¿¡\n…]*[?]?/giu;
const refused =
  /(?<!\p{L})(?:no(?! te)|ni|imposible|fatal|mal|complicad[oa]|chung[oa]|liad[oa]|liadísim[oa]|ocupad[oa]|pillad[oa]|a tope|hasta arriba|voy (?:como|de)|de (?:viaje|boda|guardia|turno)|tengo|trabajo|curro|ya he quedado)(?!\p{L})/iu;

const offers =
  /\?$|(?<!\p{L})(?:mejor|libre|pued[oe]s?|podr[ií]a|podemos|quedamos|me va|te va|viene (?:bien|mejor|perfecto)|prefiero)(?!\p{L})/iu;

interface Named {
  day: string;
  isRefused: boolean;
  isOffered: boolean;
}

function daysIn(message: string): Named[] {
  const found = [...message.matchAll(clauses)].flatMap(([clause]) => {
    const isRefused = !clause.endsWith('?') && refused.test(clause);
    return [...clause.matchAll(named)].map(([day]) => ({
      day: asSaid(day),
      isRefused,
      isOffered: !isRefused && offers.test(clause),
    }));
  });
  return [...new Map(found.map((one) => [`${one.day} ${one.isRefused}`, one])).values()];
}

/** «Esta semana fatal, ¿la que viene?» is the offer of another day, whatever else it says. */
export function offersAnotherDay(message: string): boolean {
  const found = daysIn(message);
  const last = found.at(-1);
  return last?.isOffered === true && found.some(({ isRefused, day }) => isRefused && day !== last.day);
}

const meeting =
  /(?<!\p{L})((?:el |este )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|hoy|mañana|pasado mañana)(?: por la (?:tarde|noche|mañana))?,? (?:sobre |a eso de )?a las? (\d{1,2}(?:[:.]\d\d)?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)((?: y media| y cuarto)?)(?:,? en ((?:el |la |los |las )?\p{Lu}\p{L}{1,15}(?: (?:de |del )?\p{Lu}\p{L}{1,15})?))?/iu;
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

function asSaid(found: string): string {
  const said = spelled(
    found
      .toLowerCase()
      .replace(/ [qk] /, ' que ')
      .replace(/^pasado$/, 'pasado mañana')
      .replace(/^la (?=que)/, 'la semana '),
  );
  return /^(?:lunes|martes|mi|jueves|viernes|s[aá]|domingo|finde|fin)/.test(said) ? `el ${said}` : said;
}

/** Day, hour and, where it was said, the place. */
function meetingIn(text: string): string | null {
  const found = meeting.exec(text);
  if (!found) return null;
  const [, when = '', hour = '', half = '', place] = found;
  const at = `${asSaid(when)} a ${/^(?:1|una)$/.test(hour) ? 'la' : 'las'} ${hour.toLowerCase()}${half.toLowerCase()}`;
  return place && !unsafeToQuote(place) ? `${at} en ${place}` : at;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

import { spelled } from './spelled.server.ts';

const named =
  /(?<!\p{L})(pasado ma[ñn]ana|(?<=mejor )pasado(?! de)|mañana|manana|hoy|est[ae] (?:noche|tarde|semana|finde|fin de semana)|(?:(?:el|este) )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|finde|fin de semana)|(?:la semana|el finde|el fin de semana|la|el) (?:que|q|k) viene|(?:el|la) siguiente|(?:el|la) (?:otr[oa]|pr[oó]xim[oa])(?! d[ií]a| vez)(?: finde| fin de semana| semana)?)(?!\p{L})/giu;
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

export function daysIn(message: string): Named[] {
  const found = [...message.matchAll(clauses)].flatMap(([clause]) => {
    const isRefused = !clause.endsWith('?') && refused.test(clause);
    return [...clause.matchAll(named)].map(([day]) => ({
      day: day.toLowerCase(),
      isRefused,
      isOffered: !isRefused && offers.test(clause),
    }));
  });
  return distinct(distinct(found).map((one) => ({ ...one, day: asSaid(one.day) })));
}

const distinct = (days: readonly Named[]): Named[] => [
  ...new Map(days.map((one) => [`${one.day} ${one.isRefused}`, one])).values(),
];

/** «Esta semana fatal, ¿la que viene?» is the offer of another day, whatever else it says. */
export function offersAnotherDay(message: string): boolean {
  const found = daysIn(message);
  const last = found.at(-1);
  return last?.isOffered === true && found.some(({ isRefused, day }) => isRefused && day !== last.day);
}

function asSaid(found: string): string {
  const said = spelled(
    found
      .replace(/ [qk] /, ' que ')
      .replace(/^pasado$/, 'pasado mañana')
      .replace(/^la (?=que)/, 'la semana '),
  );
  return /^(?:lunes|martes|mi|jueves|viernes|s[aá]|domingo|finde|fin)/.test(said) ? `el ${said}` : said;
}

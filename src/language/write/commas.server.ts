import { readData } from '../read/data.server.ts';
import { towns } from './facts-of-life.server.ts';
import { fold } from './fold.ts';
import { jobs, traits } from './people.server.ts';

const { ar, changing, er, ir } = readData<Record<'ar' | 'changing' | 'er' | 'ir', string>>('verbs.json');
const infinitives = new Set([ar, changing, er, ir].flatMap((verbs) => fold(verbs).split(' ')));
/** «Profesor jubilado», «madre soltera», «mujer trans»: the second word says of what kind the first is. */
const leads = new Set(['padre', 'madre', 'auxiliar', 'tecnico', 'tecnica', 'agente', 'familiar']);
const kinds =
  /^(?:jubilad|comercial|natural|rural|familiar|autonom|freelance|tecnic|elegante|feliz|fiel|dulce|alegre|social|administrativ|practic|madre|padre|argentin|bolivian|chilen|colombian|cuban|ecuatorian|mexican|paraguay|peruan|uruguay|venezolan|español|espanol|catalan|andaluz|galleg|vasc|asturian|canari|italian|frances|portugues|brasilen|marroqui)/u;
const people = new Set([...jobs, ...traits].map(fold).filter((word) => !leads.has(word)));
const status = /^(?:solter|casad|separad|divorciad|viud)[oae]s?$/u;
const counted =
  /^(?:un|una|unos|dos|tres|cuatro|cinco|[1-9]) (?:hij|niñ|nen|cr[ií]|peque|niet|gemel|melliz|perr|gat)\p{L}*/iu;

type Kind = 'person' | 'age' | 'town' | 'family';

function kindOf(word: string, after: string): Kind | undefined {
  const folded = fold(word);
  if (status.test(folded) || people.has(folded)) return 'person';
  if (/^(?:1[89]|[2-9]\d)$/.test(word)) return 'age';
  if (counted.test(`${word} ${after}`)) return 'family';
  return towns.has(folded) ? 'town' : undefined;
}

const unit =
  /^(?:km|horas?|min\p{L}*|cm|kg|de|mil|veces|euros|por|y|o|vinilos|discos|libros|mascotas)(?!\p{L})/iu;

/** «Estuve 30 años casada»: no age. */
const lasted = /(?<!\p{L})(?:estuve|fui|llev\p{L}+|pas[eé]|hace|durante|tras) \d\d años$/iu;

/** «Camionero 45 divorciado dos hijos», typed or told without a comma. */
const withFormCommas = (text: string): string =>
  text
    .replace(/(?<=(?<!\p{L})(?:soy|me llamo) \p{L}+) (?=\d\d(?: años)?(?: |$))/giu, ', ')
    .replace(/(?<=\p{L}{3}) (\d\d) (\p{L}+)(?=\s*(?:$|[.;\n]))/gu, (said, age: string, place: string) => {
      const town = towns.get(fold(place));
      return town && Number(age) > 17 ? `. ${age} años, ${town}` : said;
    })
    .replace(/(?<=\d\d años),? de (\p{L}+)/giu, (said, place: string, at: number, whole: string) => {
      const town = towns.get(fold(place));
      const goesOn = /^ \p{L}/u.test(whole.slice(at + said.length));
      return town ? `, de ${town}${goesOn ? ',' : ''}` : said;
    })
    .replace(
      /(?<=(\p{L}+|\d+)(?: años)?) (?=(\p{L}+|\d\d?)(?: (\p{L}+))?)/gu,
      (space, before: string, word: string, after: string | undefined, at: number, whole: string) => {
        // Two words back at most: all that stands before, at every space, would be looked at again and again.
        const [lastBut, last] = whole
          .slice(Math.max(0, at - 60), at)
          .split(/[^\p{L}\d]+/u)
          .slice(-2);
        const isAged = last === 'años';
        const prior: Kind | undefined = isAged
          ? 'age'
          : (kindOf(before, '') ??
            (counted.test(`${lastBut} ${last}`) || /^sin hij/iu.test(`${lastBut} ${last}`)
              ? 'family'
              : undefined));
        const kind = kindOf(word, after ?? '');
        if (!prior || !kind || (kind === 'age' && unit.test(after ?? ''))) return space;
        if (lasted.test(whole.slice(Math.max(0, at - 24), at))) return space;
        if (prior === 'age' && !isAged && unit.test(word)) return space;
        // «Una niña sorda», «un hombre divorciado» are one.
        if (kind === 'person' && /^(?:un|una|mi|la|el)$/iu.test(lastBut ?? '')) return space;
        return kinds.test(fold(word)) || (prior === kind && kind !== 'person') ? space : ', ';
      },
    );

const opensList =
  /(?<!\p{L})(?:gust|encant|flip|mol|chifl|apasion|fascin|lat)(?:a|an|e|en)(?: (?:mucho|much[ií]simo|un mont[oó]n|tamb[ií]en))*(?= )|(?<!\p{L})(?:amo|adoro|odio)(?= (?:el|la|los|las|mis?) )/iu;
const holds =
  /^(?:a|al|de|del|en|con|por|para|pa|sin|sobre|hasta|desde|entre|y|e|o|u|ni|que|como|tod[oa]s?|mucho|muchisimo|tanto|no|me|te|se|nos|le|lo|la|los|las|el|un|una|mis?|tus?|su|sus|muy|mas|hacia|tras|durante|mientras|cuando|donde|menos|salvo|excepto|\p{L}{3,}ndo|es|son|hay|tambien|solo|si|porque|pero|aunque|gustan?|encantan?|flipan?|molan?|mola|chiflan?|apasionan?|fascinan?|laten?|bien|(?:sab|quier|pued|suel|deb|hac|prefier|dej|intent|acab)\p{L}+|van?|vamos|luego|despues|entonces|primero)$/u;
const times =
  /^(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|findes?|fines|semana|noches?|tardes?|mananas?|veranos?|inviernos?|mayoria|vez|veces|dias?|fin|verdad)$/u;
/** «Salir a bailar», «poder dormir», but «comer, dormir y reír». */
const leadsTo =
  /^(?:ir|poder|querer|saber|soler|hacer|dejar|ver|oir|intentar|necesitar|conseguir|salir|estar)$/u;
/** «…y la huerta mis nietos me han apuntado»: another sentence. */
const others =
  /(?<!(?<!\p{L})(?:y|e|o|ni|que|si|de|con|a|en|por|para)) (?=(?:mis?|los|las) (?!(?:que|de) )\p{L}+ (?:me|se|ya|son|est[aá]n?|tienen?|viven?|dicen?) )/giu;

/** «Me gusta bailar sevillanas la playa y los perros»: what is liked, one after another. */
function withListCommas(sentence: string): string {
  const opening = opensList.exec(sentence);
  if (!opening) return sentence;
  const head = sentence.slice(0, opening.index + opening[0].length);
  const list = sentence
    .slice(head.length)
    .replace(others, '. ')
    .replace(
      /(?<=(\p{L}+)) (?=(\p{L}+)(?: (\p{L}+))?)/gu,
      (space, before: string, word: string, after = '') => {
        const [last, next, then] = [before, word, after].map(fold) as [string, string, string];
        if (holds.test(last) || (infinitives.has(last) && (leadsTo.test(last) || !infinitives.has(next))))
          return space;
        const isNoun =
          /^(?:el|la|los|las|mis?)$/.test(next) && !times.test(then) && !/^(?:que|de)$/.test(then);
        return isNoun || infinitives.has(next) ? ', ' : space;
      },
    );
  // «Cocino bien y me gusta el campo, las flores»: the list is of what is liked.
  return (list.includes(',') ? head.replace(/,? y (?=(?:a mí )?me \p{L}+ *\p{L}* *$)/iu, '. ') : head) + list;
}

export const withCommas = (text: string): string =>
  withFormCommas(text)
    .replace(
      /(?<=(?<!\p{L})hij[oa](s?)) (?:los )?(?:findes|fines de semana) alternos/giu,
      (_, many: string) => ` que ${many ? 'están' : 'está'} conmigo en fines de semana alternos`,
    )
    .replace(/[^.!?;\n,]+/gu, withListCommas);

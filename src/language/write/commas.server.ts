import { towns } from './facts-of-life.server.ts';
import { fold } from './fold.ts';
import { jobs, traits } from './people.server.ts';

/** «Profesor jubilado», «madre soltera», «mujer trans»: the second word says of what kind the first is. */
const leads = new Set(['padre', 'madre', 'auxiliar', 'tecnico', 'tecnica', 'agente', 'familiar']);
const kinds =
  /^(?:jubilad|comercial|natural|rural|familiar|autonom|freelance|tecnic|elegante|feliz|fiel|nocturn|diurn|dulce|alegre|social|administrativ|practic|madre|padre|jardiner|argentin|bolivian|chilen|colombian|cuban|ecuatorian|mexican|paraguay|peruan|uruguay|venezolan|español|espanol|catalan|andaluz|galleg|vasc|asturian|canari|italian|frances|portugues|brasilen|marroqui)/u;
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

/** «Camionero 45 divorciado dos hijos», typed or told without a comma. */
export const withCommas = (text: string): string =>
  text
    .replace(/(?<=(?<!\p{L})(?:soy|me llamo) \p{L}+) (?=\d\d(?: años)?(?: |$))/giu, ', ')
    .replace(/(?<=\p{L}{3}) (\d\d) (\p{L}+)(?=\s*(?:$|[.;\n]))/gu, (said, age: string, place: string) => {
      const town = towns.get(fold(place));
      return town && Number(age) > 17 ? `. ${age} años, ${town}` : said;
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
        if (prior === 'age' && !isAged && unit.test(word)) return space;
        // «Una niña sorda», «un hombre divorciado» are one.
        if (kind === 'person' && /^(?:un|una|mi|la|el)$/iu.test(lastBut ?? '')) return space;
        return kinds.test(fold(word)) || (prior === kind && kind !== 'person') ? space : ', ';
      },
    );

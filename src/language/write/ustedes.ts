import data from '../data/ustedes.json' with { type: 'json' };
import { canBe } from './addressed.ts';
import { likeIts } from './second-person.ts';
import { toVos } from './voseo.ts';

/** What our own lines for two say in Spain, and what the rest of the language says. */
const forms: ReadonlyMap<string, string> = new Map(Object.entries(data));

/** «Doblen» before «las» is «dóblen»: the stress stays where it was. */
function stressed(form: string): string {
  if (/[áéíóú]/u.test(form)) return form;
  const [group, last] = [...form.matchAll(/[iu]?[aeo][iu]?|[iu]+/gu)].slice(-2);
  // «Denle» has its stress where it is written.
  if (!group || !last) return form;
  const at = group.index + Math.max(group[0].search(/[aeo]/u), 0);
  return `${form.slice(0, at)}${'áéíóú'['aeiou'.indexOf(form.charAt(at))]}${form.slice(at + 1)}`;
}

function formOf(word: string): string | undefined {
  const [, verb = word, pronoun = ''] = /^(\p{L}+[aei]d)(l[aeo]s?)$/u.exec(word) ?? [];
  const form = forms.get(verb);
  return form && pronoun ? stressed(form) + pronoun : form;
}

/** Our own sentences, from «vosotros» to «ustedes»: «os sentáis» is «se sientan», and «os gusta» «les gusta». */
export function toUstedes(text: string): string {
  return text
    .replace(/(?<!\p{L})(el|la|los|las) vuestr(?=[oa]s?(?!\p{L}))/giu, '$1 suy')
    .replace(/(?<!\p{L})(os) (\p{L}+)/giu, (_, os: string, verb: string) => {
      const isTheirs = forms.has(verb.toLowerCase());
      return `${likeIts(os, isTheirs ? 'se' : 'les')} ${verb}`;
    })
    .replace(/\p{L}+/gu, (word) => {
      const form = formOf(word.toLowerCase());
      return form ? likeIts(word, form) : word;
    });
}

/** As it is said in America: the reader is «vos» where they say it, and a line of which that is sure. */
export const asInAmerica =
  (isVos: boolean) =>
  (line: string): string =>
    toUstedes(isVos && canBe('vos', line) ? toVos(line) : line);

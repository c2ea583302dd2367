import { fold } from './fold.ts';
import { likeIts, secondPerson } from './second-person.ts';

const signs =
  /\b(usted|disculpe|permitame|digame|cuenteme|escribame|le agradezco|le saludo|le mando un saludo|como le va|estimad[oa]|(?:sin|no) tute(?:ar(?:la|lo|le)?|arnos|e|es))\b/;
const unwanted =
  /\b(?:no|sin|nada de|deja de)\b(?:(?! y )[^.;,\n]){0,24}\b(?:de|el|ese|tanto|llam\w+|trat\w+|dig\w+) usted\b/;

/** «Don Luis me ha pedido matrimonio». */
const courteous = /(?<!\p{L})(?:[Dd]on|[Dd]oña) (?!Benito|Quijote|Nadie)\p{Lu}\p{Ll}+/u;

const refused = /\bde usted,? no(?= *(?:[.,;)\n]|$))|\b(?:nada|sin hablar(?:le|la|lo)?) de usted\b/;

/** «De usted no», whoever it is written to. */
export const refusesUsted = (text: string): boolean => refused.test(fold(text));

export function usesUsted(text: string): boolean {
  const folded = fold(text);
  return (signs.test(folded) || courteous.test(text)) && !unwanted.test(folded) && !refused.test(folded);
}

const toThem =
  /\b(?:(?:gustaria|encantaria|ilusion|placer|honor|quisiera|desearia|deseo) (?:mucho |enormemente )?(?:poder )?(?:invitar|conocer|ver|leer|llamar|saludar|acompanar|escuchar)(?:la|lo|le)|(?:gracias|agradezco|agradecid[oa]) (?:mucho )?(?:por |de )?sus? \w+|por culpa suya|caballero\b|(?:vi|he visto|me (?:gusto|agrado|encanto|gusta) (?:mucho )?)\s?su (?:foto|perfil|presentacion|sonrisa|carta)\b|le (?:deseo|envio|agradezco|saluda|ruego) )/;
/** At the beginning, or after a greeting: «Buenas tardes, Carmen. ¿Cómo está?», «¿le gusta bailar?». */
const asksThem =
  /^\W*(?:(?:hola|buen[oa]s(?: (?:dias|tardes|noches))?)(?:[ ,.!]+[a-z]+){0,2}[ ,.!¿¡]+)?(?:y )?(?:(?:como|que tal) (?:(?:esta|se encuentra)\b(?! \w)|le va|amanecio)\b|le (?:gusta|gustaria|apetece|apeteceria|parece|importaria|viene bien|va bien)\b[^?\n]{0,120}[?])|\b(?:placer|gusto|encantad[oa]) (?:de )?(?:haberl|conocerl|saludarl|verl)[ao]\b/;
const familiar = /\b(?:te|tu|tus|ti|contigo|vos|eres|sos|tienes|tenes|quieres|queres)\b/;

/** A message that is for «usted» without the word: «me gustaría invitarla», «gracias por sus palabras». */
export function saysUsted(message: string): boolean {
  const folded = fold(message);
  return (toThem.test(folded) || asksThem.test(folded)) && !familiar.test(folded);
}

/** «Sentarte» is what the other person does; «leerte» is done to them. */
const reflexive =
  /^(?:andar|arrepentir|arrugar|cuidar|desahogar|fiar|organizar|poner|reprochar|sentir|distraer|despejar|despedir|quedar|reír|sentar|enfadar|enganchar|perder|replantear|saltar|dedicar|meter|mover|levantar)$/;

const noClitic = /^(?:(?:a|re|com)?parte|arte|inerte|(?:f|m|s)uerte)$/iu;

function withClitic(word: string): string | undefined {
  if (noClitic.test(word)) return undefined;
  const both = /^(\p{L}+)te(l[oa]s?)$/iu.exec(word);
  if (both && /(?:[áéí]r|[áé]ndo)$/iu.test(both[1] ?? '')) return `${both[1]}se${both[2]}`;
  const one = /^(\p{L}+(?:[aeií]r|[áé]ndo))te$/iu.exec(word);
  if (!one) return undefined;
  const verb = one[1] ?? '';
  return (
    verb + (reflexive.test(verb.toLowerCase()) || /^(?:dedic|met|mov)i?[áé]ndo$/iu.test(verb) ? 'se' : 'le')
  );
}

export function toUsted(text: string): string {
  return text.replace(/\p{L}+/gu, (word, at: number) => {
    const lower = word.toLowerCase();
    if (lower === 'te') {
      const next = /^te\s+(\p{L}+)/iu.exec(text.slice(at))?.[1]?.toLowerCase() ?? '';
      const own = /^l[oa]s?$/.test(next) || secondPerson.get(next)?.isVerb;
      return likeIts(word, own ? 'se' : 'le');
    }
    const forms = secondPerson.get(lower);
    return forms ? likeIts(word, forms.usted) : (withClitic(word) ?? word);
  });
}

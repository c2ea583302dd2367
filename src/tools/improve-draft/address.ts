import { addressedAs } from '../../language/write/addressed.ts';
import { capitalise } from '../../language/write/grammar.ts';
import { saysUsted } from '../../language/write/usted.ts';

const named =
  /^¡?(Hola|Hey|Ey|Oye|Aló|Buen[oa]s?(?: (?:días|día|tardes|noches))?|\p{L}+ (?:dia|días|tarda)|Querid[oa]|Estimad[oa]|Distinguid[oa]),? (?:(?:[Dd]on|[Dd]oña) )?(?!Sra?|Srta)(\p{Lu}\p{Ll}+)(?=[ .,:;!?]|$)/u;
const ourHello = /^¡?Hola[.!,] ?/u;

/** A draft that greets somebody by name, well written: lines of ours greet them as well. */
const greetedLike = (written: string) => {
  const [hello = '', , name = ''] = named.exec(written) ?? [];
  const like = /^¡?(?:Hola|Hey|Ey|Oye|Aló|Buen|Querid)/u.test(hello) ? hello : `Hola, ${name}`;
  return (text: string) =>
    name && !text.includes(name) && !/^¡?Buen[oa]s/u.test(text)
      ? `${like.replace('¡', '')}. ${capitalise(text.replace(ourHello, ''))}`
      : text;
};

/** Turns a line for «tú» to the address of a draft. */
export const addressedLike = (draft: string) => addressedAs(saysUsted(draft) ? 'usted' : draft);

/** A whole message of ours in the address of a draft, and with its greeting. */
export const messageLike = (draft: string, written: string) => (text: string) =>
  greetedLike(written)(addressedLike(draft)(text));

/** Lines of ours in the address of a draft. */
export const linesLike = <Line extends { text: string }>(draft: string, lines: readonly Line[]): Line[] =>
  lines.map((one) => ({ ...one, text: addressedLike(draft)(one.text) }));

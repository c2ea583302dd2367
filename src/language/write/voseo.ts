import { fold } from './fold.ts';
import { likeIts, secondPerson } from './second-person.ts';

const signs =
  /\b(vos|sos|tenes|queres|podes|sabes vos|contame|decime|che|vivis|haces vos|laburo|laburas|labura|re (?:copad[oa]|buena onda|bien|mal|lind[oa]|enojad[oa]|triste)|le copa|voseo|pib[ea]s?|(?:una|esa|soy|(?<!\b(?:en|de|a|por|desde) )la|otra) mina|chabon(?:es|a)?|bolud[oa]s?|pelotud[oa]s?|chamuy\w*|labur(?:ar|ando|ante)|quilombo|morfar|fernet|bondi|clav(?:o|aron|ando) el visto|hincha de|al pedo|unos mates|mina (?:que|q)|buenos aires|mar del plata|conurbano)\b/;

/** Who says «re bien» or «mina», in Mexico, Chile or Colombia, and none of their forms. */
const elsewhere =
  /\b(?:wey|guey|neta|no (?:manches|mames)|chid[oa]|orale|we?on(?:a|es)?|cachai|polol\w*|paisa|parcer?[oa]?s?|bacan[oa]?|rolos?|rola|chilen[oa]s?|colombian[oa]s?|mexican[oa]s?|peruan[oa]s?|venezolan[oa]s?|antofagasta|iquique|temuco|valparaiso|rancagua|concepcion|medellin|bogota|cali|barranquilla|pereira|cdmx|guadalajara|monterrey|ecatepec|lima|caracas|quito)\b/;

const surely = /\b(?:vos|sos|tenes|queres|podes|contame|decime)\b/;

export function usesVos(text: string): boolean {
  const plain = fold(text);
  return surely.test(plain) || (signs.test(plain) && !elsewhere.test(plain));
}

/** Our own sentences only: each form in the table has one reading in them. */
export function toVos(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const forms = secondPerson.get(word.toLowerCase());
    return forms ? likeIts(word, forms.vos) : word;
  });
}

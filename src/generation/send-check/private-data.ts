import { compile } from '../../language/read/compile.ts';
import rules from './rules.json' with { type: 'json' };

const phone = /(?<![\p{L}\d.,/-])(?:(?:\+|00)\d{1,3}[ .-]?)?(?:[67]\d{2}|9[1-8]\d)(?:[ .-]?\d){6}(?![\d%€])/u;
const iban = /(?<![A-Z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){4,7}(?![A-Z\d])/i;
const identity = /(?<![\p{L}\d])(?:[xyz]-?\d{7}|\d{8})-?[a-z](?![\p{L}\d])/iu;
const card = /(?<!\d)(?:\d[ -]?){15,18}\d(?!\d)/;
const mail = /[\p{L}\p{N}._+-]{1,60}@[\p{L}\p{N}-]{1,60}\.[\p{L}.]{2,30}/u;

const home = compile(rules.home, rules.words);
const intimate = compile(rules.intimate);

interface Private {
  text: string;
  kinder?: string;
}

export function privateIn(text: string, plain: string): Private | null {
  const has = (rule: RegExp) => plain.search(rule) >= 0;
  if ([iban, identity, card].some((one) => one.test(text)))
    return {
      text: 'Va un documento o un dato de tu banco. Eso no se manda por un chat de citas, a nadie.',
    };
  if (has(intimate))
    return {
      text: 'Va algo íntimo. Lo que se envía ya no se puede recoger: que sea solo si te apetece y te fías.',
    };
  if (has(home))
    return {
      text: 'Va la dirección de tu casa. Para las primeras veces es mejor un sitio con gente.',
      kinder: '¿Quedamos en un sitio céntrico y ya vamos viendo?',
    };
  if (phone.test(text) || mail.test(text))
    return {
      text: 'Va tu teléfono o tu correo. Con ellos se llega a tu nombre y a tus redes: dalos si ya te fías.',
      kinder: 'De momento, ¿seguimos hablando por aquí?',
    };
  return null;
}

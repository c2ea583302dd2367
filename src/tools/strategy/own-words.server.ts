import { unsafeToQuote } from '../../language/write/quoting.server.ts';
import type { StrategyInput } from './contract.ts';

const order =
  /^(?:.{0,20}\s)?(?:dec[ií]rl[ea]|contarl[ea]|explicarl[ea]|avisarl[ea]|aclararl[ea]|dejarl[ea] claro|que sepa)(?: de)? que (.+)$/isu;
const aside =
  /[,;.]? ?(?:(?:pero )?sin (?:que|parecer|sonar|ser|hacer)|y que no (?:sea|suene|parezca)|de (?:forma|manera)) .*$/isu;
/** Only what somebody says of themselves stands in a message as it was typed: «me gusta» would be «me gustas». */
const ofMyself =
  /^(?:(?:yo|s[ií]|claro|pero|ya|hoy|ahora|mejor|que|no|a veces|tampoco)[, ]+)*(?:me \p{L}+o|soy|estoy|tengo|voy|doy|he|puedo|quiero|prefiero|busco|bebo|tomo|fumo|como|trabajo|vivo|llevo|necesito|uso|oigo|hablo|salgo|conduzco|acabo)(?!\p{L})/iu;
const ofTheOther = /(?<!\p{L})(?:les|sus?|ell[ao]|él)(?!\p{L})/iu;

/** «Decirle que soy sordo, sin que sea un drama»: soy sordo. Null where it cannot stand as it was typed. */
export function toBeSaid({ objective, customObjective }: StrategyInput): string | null {
  const [, typed] =
    order.exec((objective === 'other' ? customObjective : (objective ?? customObjective))?.trim() ?? '') ??
    [];
  if (!typed) return null;
  const said = typed
    .replace(aside, '')
    .replace(/,? (y|pero) que /giu, ', $1 ')
    .replace(/(?<!\p{L})se (?=l[oa]s? )|(?<!\p{L})le (?=\p{L})/giu, 'te ')
    .replace(/(?<=\p{L}(?:[aei]r|ndo))l[aeo](?!\p{L})/giu, 'te')
    .replace(/[\s.,;!]+$/u, '')
    .trim();
  if (!ofMyself.test(said) || ofTheOther.test(said) || unsafeToQuote(said)) return null;
  return said.charAt(0).toLowerCase() + said.slice(1);
}

import { unsafeToQuote } from '../../language/write/quoting.server.ts';
import type { StrategyInput } from './contract.ts';

const order =
  /^(?:.{0,20}\s)?(?:dec[ií]rl[ea]|contarl[ea]|explicarl[ea]|avisarl[ea]|aclararl[ea]|dejarl[ea] claro|que (?:sepa|entienda|vea)|que quede claro)(?: de)? que (.+)$/isu;
const aside =
  /[,;.]? ?(?:y )?(?:(?:quiero|quisiera|me gustar[ií]a) (?:decir|dejar|que )\p{L}+|(?:pero )?sin (?:que|parecer|sonar|ser|hacer)|y que no (?:sea|suene|parezca)|de (?:forma|manera)) .*$/isu;
/** «Yo busco algo serio, sin quedar mal»: what somebody is or looks for says itself. */
const plainly =
  /^(?:(?:yo|s[ií]|no|la verdad es que) )*(?:busco|soy|bebo|fumo|como|tomo|acabo de|prefiero|voy despacio|tengo (?:hij|un|una|dos|tres|pareja))(?!\p{L}*[?])/iu;
/** Only what somebody says of themselves stands in a message as it was typed: «me gusta» would be «me gustas». */
const ofMyself =
  /^(?:(?:yo|s[ií]|claro|pero|ya|hoy|ahora|mejor|que|no|a veces|tampoco|todav[ií]a|a[uú]n|de momento|por ahora)[, ]+)*(?:me \p{L}+o|soy|estoy|tengo|voy|doy|he|puedo|quiero|prefiero|busco|bebo|tomo|fumo|como|trabajo|vivo|llevo|necesito|uso|oigo|hablo|salgo|conduzco|acabo)(?!\p{L})/iu;
const ofTheOther = /(?<!\p{L})(?:les|sus?|ell[ao]|él)(?!\p{L})/iu;

/** «Decirle que soy sordo, sin que sea un drama»: soy sordo. Null where it cannot stand as it was typed. */
export function toBeSaid({ objective, customObjective }: StrategyInput): string | null {
  const own = (objective === 'other' ? customObjective : (objective ?? customObjective))?.trim() ?? '';
  const typed = order.exec(own)?.[1] ?? (plainly.test(own) ? own : undefined);
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

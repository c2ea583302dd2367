import { compile } from '../../language/read/compile.ts';
import rules from './rules.json' with { type: 'json' };

const phone = /(?<![\p{L}\d.,/-])(?:(?:\+|00)\d{1,3}[ .-]?)?(?:[67]\d{2}|9[1-8]\d)(?:[ .-]?\d){6}(?![\d%€])/u;
const iban = /(?<![A-Z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){4,7}(?![A-Z\d])/i;
const identity = /(?<![\p{L}\d])(?:[xyz]-?\d{7}|\d{8})-?[a-z](?![\p{L}\d])/iu;
const card = /(?<!\d)(?:\d[ -]?){15,18}\d(?!\d)/;
const mail = /[\p{L}\p{N}._+-]{1,60}@[\p{L}\p{N}-]{1,60}\.[\p{L}.]{2,30}/u;

const home = compile(rules.home, rules.words);
const secret = compile(rules.secret);
const intimate = compile(rules.intimate);

interface Private {
  text: string;
  kinder?: string;
}

const told: Record<keyof typeof rules.private, Private> = rules.private;

/** The gravest first. */
export function privateKinds(text: string, plain: string): (keyof typeof told)[] {
  const has = (rule: RegExp) => plain.search(rule) >= 0;
  const is = {
    document: has(secret) || [iban, identity, card].some((one) => one.test(text)),
    intimate: has(intimate),
    home: has(home),
    contact: phone.test(text) || mail.test(text),
  };
  return (['document', 'intimate', 'home', 'contact'] as const).filter((kind) => is[kind]);
}

export function privateIn(text: string, plain: string): Private | null {
  const [gravest] = privateKinds(text, plain);
  return gravest ? told[gravest] : null;
}

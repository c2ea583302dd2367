import { dataIn, readData } from '../../language/read/data.server.ts';
import { capitalise } from '../../language/write/grammar.ts';
import { unsafeToQuote } from '../../language/write/quoting.server.ts';
import { tuOf } from '../../language/write/second-person.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import type { StrategyInput } from './contract.ts';

type Turns = readonly (readonly [of: string, as: string])[];

const data = dataIn(new URL('./', import.meta.url))<{
  /** «Decirle que…», and what of it only says how. */
  order: string;
  aside: string;
  /** «Yo busco algo serio, sin quedar mal»: what somebody is or looks for says itself. */
  plainly: string;
  /** Only what somebody says of themselves stands in a message as it was typed: «me gusta» would be «me gustas». */
  ofMyself: string;
  /** What is said of them, as it is said or asked to them: «agradezco que lo diga», «que lo digas». */
  toThem: Turns;
  toSelf: Turns;
  /** Nobody else's business, and theirs to say of themselves. */
  ownState: string;
  ofTheOther: string;
  accented: Readonly<Record<string, string>>;
  wished: Readonly<Record<string, string>>;
  main: string;
  inClause: string;
  asked: readonly { match: string; turn?: 'question' | 'wish'; says?: string }[];
}>('own-words.json');

const found = (words: string, flags = 'iu') => new RegExp(words, flags);
const turned = (turns: Turns) => {
  const all = turns.map(([of, as]) => [found(of, 'giu'), as] as const);
  return (text: string) => all.reduce((words, [of, as]) => words.replace(of, as), text);
};
const [order, aside] = [found(data.order, 'isu'), found(data.aside, 'isu')];
const [plainly, ofMyself, ofTheOther, main] = [data.plainly, data.ofMyself, data.ofTheOther, data.main].map(
  (words) => found(words),
) as [RegExp, RegExp, RegExp, RegExp];
const [ownState, inClause] = [found(data.ownState, 'giu'), found(data.inClause, 'giu')];
const [toThem, toSelf] = [turned(data.toThem), turned(data.toSelf)];

const yours = (verb: string) => data.wished[verb.toLowerCase()] ?? tuOf(verb.toLowerCase());
/** «Pase», «recomiende»: pasas, recomiendas. */
const ofWish = (verb: string) =>
  data.wished[verb.toLowerCase()] ??
  verb
    .replace(/a$/u, 'es')
    .replace(/qu(?=e$)/u, 'c')
    .replace(/gu?(?=e$)/u, 'g')
    .replace(/e$/u, 'as');

/** «Le gusta el cine», «tiene hijos»: ¿te gusta el cine?, ¿tienes hijos? Null where we cannot turn the verb. */
function question(clause: string): string | null {
  const [whole = '', before = '', pronoun = '', word = ''] = main.exec(clause) ?? [];
  const isTheirs = pronoun !== 'le' && /[aeá]$|^es$/iu.test(word);
  if (!isTheirs && pronoun !== 'le' && !/mos$|^hay$/iu.test(word)) return null;
  const to = pronoun && `${['me', 'lo'].includes(pronoun) ? pronoun : 'te'} `;
  const asks = before
    .toLowerCase()
    .replace(/que|como|cuando|donde|cuant(?=[oa])/, (word) => data.accented[word] ?? word);
  return `¿${asks}${to}${isTheirs ? yours(word) : word}${clause.slice(whole.length).replace(inClause, yours)}?`;
}

const asked = data.asked.map(({ match, turn, says = '¿me {}?' }) => ({
  match: found(match, 'isu'),
  sentence: (clause: string) =>
    turn === 'question'
      ? question(clause)
      : says.replace('{}', () => (turn === 'wish' ? clause.replace(/^\p{L}+/u, ofWish) : clause)),
}));

/** «Preguntarle si tiene hijos»: ¿tienes hijos? Null where it is no question, or one that we cannot turn. */
export function toBeAsked(input: StrategyInput): string | null {
  for (const { match, sentence } of asked) {
    const typed = match
      .exec(ownWish(input))?.[1]
      ?.replace(aside, '')
      .replace(/[\s.,;!?¿]+$/u, '')
      .trim();
    const said = typed && sentence(toSelf(typed));
    if (said) return ofTheOther.test(said) || unsafeToQuote(said) ? null : spelled(said);
  }
  return null;
}

const shortForms = readData<Readonly<Record<string, string>>>('short-forms.json');
const ownWish = ({ objective, customObjective }: StrategyInput) =>
  ((objective === 'other' ? customObjective : (objective ?? customObjective))?.trim() ?? '').replace(
    /(?<!\p{L})(?:[px]?q|x?k|tm?b)(?!\p{L})/giu,
    (short) => spelled(shortForms[short.toLowerCase()] ?? short),
  );

/** «Decirle que soy sordo, sin que sea un drama»: soy sordo. Null where it cannot stand as it was typed. */
export function toBeSaid(input: StrategyInput): string | null {
  const wish = ownWish(input);
  const typed = order.exec(wish)?.[1] ?? (plainly.test(wish) ? wish : undefined);
  if (!typed) return null;
  const said = toThem(typed.replace(aside, ''))
    .replace(/[\s.,;!]+$/u, '')
    .trim();
  if (!ofMyself.test(said) || ofTheOther.test(said) || unsafeToQuote(said.replace(ownState, ''))) return null;
  return spelled(said.charAt(0).toLowerCase() + said.slice(1));
}

/** What the person wants said and asked, as it will be sent, and the act that does so. */
export function ownWordsOf(input: StrategyInput): { said: string; act: string | undefined } {
  const [told, question] = [toBeSaid(input), toBeAsked(input)];
  if (told && question) return { said: `${told}. ${capitalise(question)}`, act: 'tell-and-ask' };
  return { said: told ?? question ?? '', act: told ? 'tell' : question ? 'ask-own' : undefined };
}

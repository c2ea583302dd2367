import { readData } from '../../language/read/data.server.ts';
import { capitalise } from '../../language/write/grammar.ts';
import { unsafeToQuote } from '../../language/write/quoting.server.ts';
import { tuOf } from '../../language/write/second-person.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import type { StrategyInput } from './contract.ts';

const order =
  /^(?:.{0,20}\s)?(?:dec[ií]r(?:l[ea])?|contar(?:l[ea])?|explicarl[ea]|avisarl[ea]|aclararl[ea]|dejarl[ea] claro|que (?:sepa|entienda|vea)|que quede claro)(?: de)? que (.+)$/isu;
const aside =
  /[,;.]? ?(?:y )?(?:(?:quiero|quisiera|me gustar[ií]a) (?:decir|dejar|que )\p{L}+|(?:pero )?sin (?:que|\p{L}+[aei]r(?:l[eao]|me|se)?)(?!\p{L})|y (?:preguntar|pedir|saber|proponer|invitar)\p{L}*|(?:pero|y) que (?:no )?me \p{L}+[ea](?!\p{L})|y que no (?:sea|suene|parezca)|de (?:forma|manera))(?: .*)?$/isu;
/** «Yo busco algo serio, sin quedar mal»: what somebody is or looks for says itself. */
const plainly =
  /^(?:(?:yo|s[ií]|no|la verdad es que) )*(?:busco|soy|bebo|fumo|como|tomo|acabo de|prefiero|voy despacio|tengo (?:hij|un|una|dos|tres|pareja))(?!\p{L}*[?])/iu;
/** Only what somebody says of themselves stands in a message as it was typed: «me gusta» would be «me gustas». */
const ofMyself =
  /^(?:(?:yo|s[ií]|claro|tambi[eé]n|pero|ya|hoy|ahora|mejor|que|no|a veces|tampoco|todav[ií]a|a[uú]n|de momento|por ahora|estos d[ií]as|(?:esta|este|el|los) \p{L}+)[, ]+)*(?:me (?:\p{L}+o|han?|gustar[ií]a|encantar[ií]a|apetece|da|hace|cuesta|alegra|encant[oó]|(?:gusta|encanta) (?:tu|hablar|estar|que|el|la|c[oó]mo))|te (?:voy|quiero|echo|echar[eé]|extrañ[oé]|admiro|espero|recuerdo|entiendo|escucho|agradezco|creo|deseo)|lo siento|no (?:pasa nada|te preocupes)|soy|estoy|tengo|voy|doy|he|puedo|quiero|prefiero|busco|bebo|tomo|fumo|como|trabajo|vivo|llevo|necesito|uso|oigo|hablo|salgo|conduzco|acabo|(?!solo|todo|nuestro|esto|eso|otro|poco|mucho|cuando|cuanto)\p{L}{3,}o)(?!\p{L})/iu;
/** What is said of them, as it is said to them. */
const toThem: readonly [RegExp, string][] = [
  [/,? (y|pero) que /giu, ', $1 '],
  [/(?<!\p{L})su(?=s?(?!\p{L}))/giu, 'tu'],
  [
    /(?<!\p{L})l[aoe] (?=(?:voy|quiero|echo|echar[eé]|extrañ[oé]|admiro|espero|recuerdo|entiendo) )|(?<!\p{L})se (?=l[oa]s? )|(?<!\p{L})le (?=\p{L})/giu,
    'te ',
  ],
  [/(?<=\p{L}(?:[aei]r|ndo))l[aeo](?!\p{L})/giu, 'te'],
  [/(?<= (?:por|para|en) )(?:él|ella)(?!\p{L})/giu, 'ti'],
  // «Agradezco que lo diga»: que lo digas.
  [
    /(?<=(?:agradezco|alegr[oa](?: de)?|gusta|encanta|siento|espero) que (?:no )?(?:me )?(?:lo )?)(?:diga|haya|cuente|pregunte|escriba|venga|avise|conteste|entienda|comparta|conf[ií]e|piense|est[eé])(?!\p{L})/giu,
    '$&s',
  ],
];
/** Nobody else's business, and theirs to say of themselves. */
const ownState =
  /(?<=(?<!\p{L})(?:soy|tengo|tuve|he tenido|con|por) (?:una? |el |la |mi )?)(?:autista|autismo|tdah|ansiedad|depresi[oó]n|c[aá]ncer|vih)(?!\p{L})/giu;
const ofTheOther = /(?<!\p{L})(?:les|sus?|ell[ao]|él)(?!\p{L})/iu;

const own = (text: string) =>
  text
    .replace(/ con (?:él|ell?a)(?!\p{L})/giu, ' contigo')
    .replace(/ (?:él|ella)$/iu, '')
    .replace(/(?<!\p{L})su(?=s?(?!\p{L}))/giu, 'tu');
const accented: Readonly<Record<string, string>> = {
  que: 'qué',
  como: 'cómo',
  cuando: 'cuándo',
  donde: 'dónde',
  cuant: 'cuánt',
};
const wished: Readonly<Record<string, string>> = { haga: 'haces', diga: 'dices', venga: 'vienes' };
const yours = (verb: string) => wished[verb.toLowerCase()] ?? tuOf(verb.toLowerCase());
/** «Pase», «recomiende»: pasas, recomiendas. */
const ofWish = (verb: string) =>
  wished[verb.toLowerCase()] ??
  verb
    .replace(/a$/u, 'es')
    .replace(/qu(?=e$)/u, 'c')
    .replace(/gu?(?=e$)/u, 'g')
    .replace(/e$/u, 'as');
const main =
  /^((?:(?:no|ya|todav[ií]a|a[uú]n|tambi[eé]n|alguna vez|(?:a |por )?(?:qu[eé]|c[oó]mo|cu[aá]ndo|d[oó]nde|cu[aá]nt[oa]s?)) )*)(?:(me|le|se|lo) )?(\p{L}+)/iu;
const inClause = /(?<=(?:cuando|si|donde|mientras) (?:no )?)(?!la |una |me |te )\p{L}+[ae](?!\p{L})/giu;

/** «Le gusta el cine», «tiene hijos»: ¿te gusta el cine?, ¿tienes hijos? Null where we cannot turn the verb. */
function question(clause: string): string | null {
  const [whole = '', before = '', pronoun = '', word = ''] = main.exec(clause) ?? [];
  const isTheirs = pronoun !== 'le' && /[aeá]$|^es$/iu.test(word);
  if (!isTheirs && pronoun !== 'le' && !/mos$|^hay$/iu.test(word)) return null;
  const to = pronoun && `${['me', 'lo'].includes(pronoun) ? pronoun : 'te'} `;
  const asks = before
    .toLowerCase()
    .replace(/que|como|cuando|donde|cuant(?=[oa])/, (word) => accented[word] ?? word);
  return `¿${asks}${to}${isTheirs ? yours(word) : word}${clause.slice(whole.length).replace(inClause, yours)}?`;
}

/** What is asked or proposed in the person's own words, and the sentence that says it. */
const asked: readonly [RegExp, (clause: string) => string | null][] = [
  [/(?:preguntar(?:l[ea])?|saber|averiguar|que me diga) si (.+)$/isu, question],
  [
    /(?:preguntar(?:l[ea])?|saber|averiguar|que me diga) ((?:(?:a |por )?qu[eé]|c[oó]mo|cu[aá]ndo|d[oó]nde|cu[aá]nt[oa]s?) .+)$/isu,
    question,
  ],
  [/pedirl[ea] que me (.+)$/isu, (clause) => `¿me ${clause.replace(/^\p{L}+/u, ofWish)}?`],
  [/preguntarl[ea] por (.+)$/isu, (clause) => `¿qué tal ${clause}?`],
  [/invitarl[eao] a (.+)$/isu, (clause) => `¿te vienes a ${clause}?`],
  [/proponerl[eao] ((?:una? |\p{L}+r(?!\p{L})).*)$/isu, (clause) => `¿te apetece ${clause}?`],
];

/** «Preguntarle si tiene hijos»: ¿tienes hijos? Null where it is no question, or one that we cannot turn. */
export function toBeAsked(input: StrategyInput): string | null {
  for (const [words, sentence] of asked) {
    const typed = words
      .exec(ownWish(input))?.[1]
      ?.replace(aside, '')
      .replace(/[\s.,;!?¿]+$/u, '')
      .trim();
    const said = typed && sentence(own(typed));
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
  const said = toThem
    .reduce((words, [of, as]) => words.replace(of, as), typed.replace(aside, ''))
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

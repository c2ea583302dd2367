import { checkBeforeSending } from '../../generation/send-check/check.ts';
import { saysNo } from '../../language/read/says-no.ts';
import { addressedAs } from '../../language/write/addressed.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise } from '../../language/write/grammar.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { eachSentence, joined, sentencesOf } from './sentences.server.ts';

/** A change of a text that keeps its words and sense, and is right whatever the text. It may change nothing. */
type Edit = (text: string) => string;

const greeting =
  /^[¿¡\s]*(?:h?ola|holi|buenas(?: (?:tardes|noches))?|buenos d[ií]as|hey|ey|qu[eé] tal|saludos)(?!\p{L})(?: (?!qu[eé] )\p{Lu}\p{L}+)?[!,.\s]*/iu;
const goodbye =
  /\b(?:cuidate|que te vaya|adios|hasta (?:otra|aqui)|suerte|te deseo|lo deje(?:mos)? aqui)\b|\b(?:nos vemos|hablamos|hasta pronto|buenas noches|un (?:abrazo|beso|saludo))[.!]*$/;

const likeItsStart = (before: string, after: string) =>
  /^[¿¡\s]*\p{Lu}/u.test(before) ? capitalise(after) : after;

const fillers: readonly RegExp[] = [
  /^(?:bueno|pues nada|pues|nada|a ver|en fin|vamos|o sea|b[aá]sicamente|mira)(?:,|…|\.{2,}) */iu,
  /^(?:bueno|pues|a ver|nada|mira)(?: (?:bueno|pues|a ver|nada|mira))+,? (?!si )(?:te (?:cuento|comento) que )?/iu,
  /(?<=^|, | y )(?:la verdad es que|lo cierto es que|el caso es que|la cosa es que|que sepas que) (?!no s[eé] si)/iu,
  /(?<=^|, | y )(?:(?:solo |s[oó]lo )?(?:quer[ií]a|quiero) decirte|te escribo (?:solo )?para decirte|solo decirte) que /iu,
  /,? (?:la verdad|no s[eé]|o sea|sabes|en plan|y eso|y tal)(?=[.!…]*$)/iu,
  /(?<=\s)(?:simplemente|b[aá]sicamente|en plan) (?=\p{L})/iu,
  /(?<=^|[,\s])(?:siento|perdona(?: que te)?|perd[oó]n por|disculpa(?: que te)?|no quiero|espero no) molest(?:ar|arte|e)(?: otra vez| de nuevo| tanto)?(?: (?:ja|je){2,}\p{L}*)?(?:, *| pero | +(?=igual|era|es que))/iu,
  /(?<=^|[,\s])(?:(?:ya )?s[eé] que|igual|a lo mejor|seguro que|supongo que|imagino que) est[aá]s (?:muy |s[uú]per ?)?(?:liad[oa]|ocupad[oa]|a tope|hasta arriba)(?:, *| y | pero )/iu,
  /(?<=no pasa nada)(?:,? (?:eh|de verdad|en serio|tranqui\p{L}*))+/iu,
];

/** Whole sentences that ask pardon for writing at all. */
const pardon =
  /^(?:y |bueno,? )?(?:perd[oó]na?|perd[oó]n|siento|disculpa)(?:me)?,? (?:por )?(?:(?:el|la) (?:rollo|tocho|chapa|turra|parrafada|testamento)|(?:que te )?molest(?:e|arte|o)|ser (?:tan |un |una )?pesad[oa]).{0,25}$|^(?:ya )?s[eé] que soy (?:un |una |muy )?(?:pesad[oa]|plasta|rollo).{0,20}$|^(?:espero no|no quiero) (?:molestar|ser pesad[oa]|agobiar)(?:te)?[.!…]*$/iu;

const tidy: Edit = (text) =>
  text
    .replace(/(\p{L})\1{2,}/giu, '$1')
    .replace(/\b(?:(?:ja){4,}j?|(?:ja){2,}j)\b/giu, 'jaja')
    .replace(/([!?])\1+/g, '$1')
    .replace(/(\p{Extended_Pictographic}\ufe0f?)(?: ?\1)+/gu, '$1')
    .replace(/\.{4,}/g, '...')
    .replace(/ {2,}/g, ' ');

const trimmed: Edit = (text) => {
  const seen = new Set<string>();
  return eachSentence(tidy(text), (sentence) => {
    const key = fold(sentence);
    if (pardon.test(sentence) || seen.has(key)) return '';
    seen.add(key);
    const short = fillers.reduce((rest, filler) => rest.replace(filler, ''), sentence);
    return short === sentence ? sentence : likeItsStart(sentence, short);
  });
};

const withoutGreeting: Edit = (text) => {
  const rest = text.replace(greeting, '');
  return rest.length > 8 ? likeItsStart(text, rest) : text;
};

/** «Hola, ¿por qué no me contestas?»: of what hurts, the greeting stays. */
const calmed: Edit = (text) =>
  eachSentence(text, (sentence) => {
    if (!hurts(sentence)) return sentence;
    const hello = greeting.exec(sentence)?.[0].replace(/[,\s]+$/, '');
    return hello ? hello.replace(/[!.]*$/, '') + (hello.startsWith('¡') ? '!' : '.') : '';
  });

const hurting: readonly string[] = ['insult', 'reproach', 'pressure', 'upset', 'threat', 'insist'];
const hurts = (text: string) => checkBeforeSending(text).some(({ kind }) => hurting.includes(kind));

const shortForms: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  xq: 'porque',
  pq: 'porque',
  xk: 'porque',
  tb: 'también',
  tmb: 'también',
  tbn: 'también',
  bn: 'bien',
  xfa: 'porfa',
  msj: 'mensaje',
};

const asks =
  /^(?:(?:y|pero|entonces|oye),? )?(?:qu[eé] (?:tal|haces|hiciste|has|te|tienes|planes?|piensas|opinas|quieres|prefieres|vas|es|he (?:hecho|dicho)|m[uú]sica|serie|peli)|c[oó]mo (?:est[aá]s|te|vas?|fue|ha|lo|llevas)|cu[aá]nd|d[oó]nd|qui[eé]n|cu[aá]l|cu[aá]nt|por qu[eé])/iu;

/** «hola q tal?»: ¿ before the question, and its accent. */
const yesOrNo =
  /^(?:(?:y|pero|entonces|oye),? )?(?:te (?:late|apetec|va|viene|hace|parece|anima|gusta|provoca|tinca|copa|pinta|importa|acuerda)|quieres|puedes|tienes|quer[eé]s|pod[eé]s|ten[eé]s|os apetece|se animan|vienes|quedamos|nos vemos|repetimos|vamos|sabes|est[aá]s|has|fuiste|eres|hay|me (?:dejas|dices|cuentas|pasas))/iu;
const tag = /^(?:no|verdad|vale|eh|ok|s[ií]|a que s[ií])\?$/iu;

const asked: Edit = (sentence) => {
  if (!sentence.endsWith('?') || sentence.includes('¿')) return sentence;
  const parts =
    /^(.*[,;:] *|[¡\s]*(?:h?ola|ei|ey|hey|buenas)(?: \p{L}+){0,2} (?=(?:que|qué) (?:tal|haces)|(?:como|cómo) ))(.+)$/isu.exec(
      sentence,
    );
  const isAsked = (text = '') => asks.test(text) || yesOrNo.test(text);
  const isParted = isAsked(parts?.[2]) || tag.test(parts?.[2] ?? '');
  // Where in a long sentence the question begins is not known.
  if (parts && !isParted && !isAsked(sentence) && (parts[1] ?? '').split(' ').length > 4) return sentence;
  const [head, question] = parts && isParted ? [parts[1] ?? '', parts[2] ?? ''] : ['', sentence];
  const accented = asks.test(question)
    ? question
        .replace(
          /^((?:y|pero|entonces|oye),? )?(que|como|cuando|donde|quien|cual|cuanto|por que)(?=\p{L}|\s)/iu,
          (_, before = '', word: string) => before + accents(word),
        )
        .replace(/(?<=^(?:cómo|qué tal) )estas/iu, 'estás')
    : question;
  return `${head.replace(/(?<!,) $/, ', ')}¿${head.trim() ? accented : capitalise(accented)}`;
};

const accents = (word: string) =>
  word
    .replace(/que$/i, (one) => `${one.slice(0, -1)}é`)
    .replace(/^como$/i, (one) => `${one[0]}ómo`)
    .replace(/^cuando$/i, (one) => `${one[0]}uándo`)
    .replace(/^donde$/i, (one) => `${one[0]}ónde`)
    .replace(/^quien$/i, (one) => `${one.slice(0, -2)}én`)
    .replace(/^cual$/i, (one) => `${one[0]}uál`)
    .replace(/^cuanto$/i, (one) => `${one[0]}uánto`);

/** «Era por si te apetecía venir, aunque si no puedes no pasa nada»: the question, and the way out after it. */
const hedged: Edit = (sentence) =>
  sentence.replace(
    /(^|, *)(?:era |es )?(?:solo )?por si (te apetec(?:[ií]a|e)|quer[ií]as|quieres|pod[ií]as|puedes) ([^.?!]+?)(?:,? (?:aunque|y|pero) (si no [^.?!]*no pasa nada[^.?!]*))?[.?…]*$/iu,
    (_, before: string, verb: string, what: string, out?: string) => {
      const asked = verb
        .replace(/ec[ií]a$/iu, 'ece')
        .replace(/quer[ií]as/iu, 'quieres')
        .replace(/pod[ií]as/iu, 'puedes');
      const rest = out ? ` ${capitalise(out.replace(/(?<!,) (?=no pasa nada)/iu, ', '))}.` : '';
      return `${before}¿${before ? asked : capitalise(asked)} ${what}?${rest}`;
    },
  );

/** «Quería preguntarte si te apetece venir»: the question itself. */
const straight: Edit = (sentence) =>
  hedged(sentence).replace(
    /(^|, *| +y )(?:solo )?(?:quer[ií]a|quiero|me gustar[ií]a) (?:preguntarte|saber) si ([^.?!]+?)[.?…]*$/iu,
    (_, before: string, question: string) => {
      const asked = before.includes(',') ? question : capitalise(question);
      return `${before.replace(/ +y $/i, '. ')}¿${asked}?`;
    },
  );

/** A voice note has no stops: they go where a breath is taken. */
const breathed: Edit = (text) =>
  text.length < 110 || /[.,;:?!\n]/.test(text.slice(0, -1))
    ? text
    : text
        .replace(/ (?:y )?entonces (?=\p{L})/giu, '. Entonces ')
        .replace(/ y (?=(?:la verdad es que|lo que busco|me gustaría|ahora) )/giu, '. ')
        .replace(/ (?=(?:pero|aunque|as[ií] que|porque) )/giu, ', ')
        .replace(/(?<=\bno s[eé]) (?=(?:igual|quiz[aá]s?|a lo mejor) )/giu, ', ');

const clear: Edit = (text) =>
  eachSentence(breathed(tidy(text)), (sentence) =>
    capitalise(
      asked(
        straight(
          spelled(
            sentence
              .replace(/^(?:pq|xq|xk|porque)(?= .*\?$)/iu, 'por qué')
              .replace(/(?<!\p{L})estas(?= (?:muy |tan |s[uú]per ?)?\p{L}+[ai]d[oa](?!\p{L}))/giu, 'estás')
              .replace(
                /(?<!\p{L})no se(?=,? (?:igual|quiz[aá]s?|a lo mejor|nada|qu[eé] decir)(?!\p{L}))/giu,
                'no sé',
              )
              .replace(/(?<!\p{L})yo si(?= (?:que )?\p{L}+o (?!que))/giu, 'yo sí')
              .replace(/(?<!\p{L})hacia(?= (?:años|meses|tiempo|siglos|mucho|semanas|días))/giu, 'hacía')
              .replace(/(?<!\p{L})estan(?!\p{L})/giu, 'están')
              .replace(/(?<=\bme lo )pase(?= (?:gen|muy|bien|tan|pip|bomba|de ))/iu, 'pasé')
              .replace(/(?<![\p{L}\d@#.])[a-z]{1,4}(?![\p{L}\d@])/gu, (word) => shortForms[word] ?? word),
          ),
        ),
      ),
    ),
  );

const proposes =
  /\b(?:te (?:apetece|apeteceria|gustaria|hace|animas|viene bien|parece si)|quedamos|nos vemos|tomamos|te late|repetimos|quieres (?:quedar|venir|ir)|por que no (?:quedamos|vamos))\b/;
const leavesRoom =
  /\b(?:sin (?:problema|presion|prisa|compromiso)|no pasa nada|tranquil|cuando puedas|si no)/;

const endsOpen = (text: string) =>
  /[.?!…\p{Extended_Pictographic}]\ufe0f?$/u.test(text) ? text : `${text}.`;
const added = (text: string, sentence: string) => `${endsOpen(text)} ${addressedAs(text)(sentence)}`;

const isLeaving = (text: string) => goodbye.test(fold(text)) || saysNo(fold(text));

const closes = /\b(?:cuidate|suerte|que te vaya|abrazo|beso|lo mejor|buenas noches)\b/;
const late =
  /\b(?:siento|perdona|perdon|disculpa)\b.*\b(?:tardar|tardado|tarde|contestado|respondido|retraso)\b/;

/** Room for a no, thanks for the patience, good wishes: what the moment asks for, where it is missing. */
const warmer: Edit = (text) => {
  const plain = fold(text);
  if (isLeaving(text)) return closes.test(plain) ? text : added(text, 'Cuídate mucho.');
  if (late.test(plain)) return added(text, 'Gracias por la paciencia.');
  if (leavesRoom.test(plain)) return text;
  if (proposes.test(plain)) return added(text, 'Y si no te viene bien, sin problema.');
  return text.includes('?') ? added(text, 'Y sin prisa por contestar.') : text;
};

const grave = /\b(?:siento|perdon|disculpa|lamento|necesito|dificil|mal|triste|duele)\b/;
const fewWords = 3;

const welcoming: Edit = (text) =>
  greeting.test(text) || isLeaving(text) || grave.test(fold(text)) || text.split(/\s+/).length < fewWords
    ? text
    : `¡Hola! ${/^[¿¡]/.test(text) ? text : capitalise(text)}`;

/** What a last sentence says of whoever writes, and the question that gives it back. */
const returns: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:a mí )?me (?:gust(?:a|an|ó|aron)|encant(?:a|an|ó|aron)|flipan?|molan?|chiflan?|apasionan?)(?!\p{L})/iu,
    '¿Y a ti?',
  ],
  [
    /^(?:(?:yo|ayer|hoy|este finde|el finde|el (?:s[aá]bado|domingo|viernes)),? )?(?:prefiero|soy|vivo|trabajo|estudio|toco|hago|fui|estuve|hice|vi|salí|me lo pasé|he (?:visto|estado|ido))(?!\p{L})/iu,
    '¿Y tú?',
  ],
  [
    /\b(?:estoy|soy|quedo|tengo (?:el|la|los|las) [^,.]{3,20}) libres?\b|(?<!\bno )\bpuedo (?:el|este|esta)(?!\p{L})/iu,
    '¿Te va bien?',
  ],
  [/^(?:yo )?(?:creo|pienso|me gustaría|preferiría|propongo)(?!\p{L})/iu, '¿Cómo lo ves tú?'],
];

const withQuestion: Edit = (text) => {
  if (text.includes('?') || isLeaving(text) || grave.test(fold(text))) return text;
  const last = (sentencesOf(text).at(-1)?.text ?? '').replace(greeting, '');
  const question = returns.find(([said]) => said.test(last))?.[1];
  return question ? added(text, question) : text;
};

/** Where it asks nothing, takes no leave and tells nothing grave. */
export const withAQuestion: Edit = (text) =>
  text.includes('?') || isLeaving(text) || grave.test(fold(text)) || !/\p{L}{3}/u.test(text)
    ? text
    : added(text, '¿Qué tal va tu día?');

const twoMessages = 110;

/** A long message is read sooner as two, parted near its middle. */
const inTwo: Edit = (text) => {
  const sentences = sentencesOf(text);
  if (text.length < twoMessages || sentences.length < 2 || text.includes('\n')) return text;
  const starts = sentences.map((_, at) => joined(sentences.slice(0, at)).length);
  const far = (at: number) => Math.abs((starts[at] ?? 0) - text.length / 2);
  const half = starts.slice(1).reduce((best, _, at) => (far(at + 1) < far(best) ? at + 1 : best), 1);
  return [sentences.slice(0, half), sentences.slice(half)].map(joined).join('\n\n');
};

const smiling: Edit = (text) =>
  !proposes.test(fold(text)) ||
  isLeaving(text) ||
  hurts(text) ||
  grave.test(fold(text)) ||
  /\p{Extended_Pictographic}|\b[jh](?:a|e)[jh]/iu.test(text)
    ? text
    : `${text} 🙂`;

const leansBack =
  /^[¿\s]*(?:y|pero|o|entonces|pues|as[ií])\b|\b(?:eso|esto|ese|esa|all[ií]|ah[ií]|l[oae]s?|tambi[eé]n|tampoco)\b/iu;

/** The question at the end comes first, where it can stand alone. */
const questionFirst: Edit = (text) => {
  const sentences = sentencesOf(text);
  const question = sentences.at(-1);
  if (sentences.length < 2 || !question?.text.startsWith('¿') || !question.text.endsWith('?')) return text;
  if (leansBack.test(question.text) || text.indexOf('?') < text.length - 1) return text;
  const isHello = (said: string) => said.replace(greeting, '').length < 4;
  const hello = sentences.slice(0, -1).filter(({ text: said }) => isHello(said));
  const rest = sentences.slice(0, -1).filter(({ text: said }) => !isHello(said));
  if (rest.length === 0 || rest.some(({ text: said }) => greeting.test(said))) return text;
  return joined([...hello, { text: question.text, gap: ' ' }, ...rest]);
};

/** In the order in which they are offered. */
const offers: readonly (readonly [angle: string, edit: Edit])[] = [
  ['Más corto', (text) => clear(trimmed(text))],
  ['Más cálido', (text) => warmer(clear(text))],
  ['Más claro', clear],
  ['Con una pregunta', (text) => withQuestion(clear(text))],
  ['Con la pregunta delante', (text) => questionFirst(clear(text))],
  ['Al grano', (text) => withoutGreeting(clear(trimmed(text)))],
];
/** Where nothing else is to be done. */
const lastly: readonly (readonly [angle: string, edit: Edit])[] = [
  ['En dos mensajes', (text) => inTwo(clear(text))],
  ['Con una sonrisa', (text) => smiling(clear(text))],
];
const opening = ['Con un saludo', (text: string) => welcoming(clear(text))] as const;
const mostEdits = 3;
/** Less than a sentence that can stand alone. */
const remnant = 14;

export interface Edited {
  angle: string;
  text: string;
}

/** What was received tells of a bad time: to that goes the first word. */
const badTime =
  /\b(?:dia|semana|noche|racha|tarde)s? (?:muy |super )?(?:horrible|horroros[oa]|fatal|mal[oa]|malisim[oa]|dur[oa]|durisim[oa]|de (?:mierda|perros))|\b(?:estoy|he estado|estuve|estaba) (?:muy |super )?(?:fatal|mal|enferm[oa]|malit[oa]|pachuch[oa]|en (?:urgencias|el hospital))\b/;
const consoling = 'Siento el mal rato. ¿Qué tal ahora?';

/** At most three, each with what stays of the draft once what hurts is gone. */
export function editsOf(draft: string, isAnswer: boolean, received = ''): Edited[] {
  const calm = calmed(draft);
  const advised = checkBeforeSending(draft).find((one) => one.kinder)?.kinder;
  const kinder = advised && badTime.test(fold(received)) ? consoling : advised;
  const isRemnant = calm !== draft.trim() && calm.replace(greeting, '').length < remnant;
  const hello = greeting.exec(calm)?.[0].replace(/[?,\s]+$/, '') ?? '';
  const base =
    isRemnant && kinder ? [capitalise(hello), kinder].filter(Boolean).map(endsOpen).join(' ') : calm;
  const found = [
    ['Sin lo que duele', (text: string) => text] as const,
    ...offers,
    ...(isAnswer || base !== draft.trim() ? [] : [opening]),
    ...lastly,
  ];
  const mended = clear(base);
  const known = new Set([draft.trim()]);
  const edited = found
    .map(([angle, edit]) => ({ angle, text: edit(base) }))
    // One that only mends what «Más claro» mends is that one.
    .filter(({ angle, text }) => text !== '' && (text !== mended || angle === 'Más claro' || text === base))
    .filter(({ text }) => !known.has(text) && known.add(text))
    .slice(0, mostEdits);
  // A smile or a capital alone mends nothing.
  const says = (text: string) => fold(text).replace(/[^\p{L}\d]/gu, '');
  return edited.some(({ text }) => says(text) !== says(draft) || /[.,;:?¿]/.test(text)) ? edited : [];
}

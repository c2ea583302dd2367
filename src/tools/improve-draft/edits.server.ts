import { checkBeforeSending } from '../../generation/send-check/check.ts';
import { addressedAs, addressIn } from '../../language/write/addressed.ts';
import { isAmerican, isPeninsular } from '../../language/write/american.ts';
import { fold } from '../../language/write/fold.ts';
import { foldAligned } from '../../language/write/fold-aligned.ts';
import { capitalise, uncapitalise } from '../../language/write/grammar.ts';
import { eachSentence, joined, sentencesOf } from '../../language/write/sentences.ts';
import { ended, wellWritten } from '../../language/write/well-written.server.ts';
import { acts, answers, complaints, type Edited, padding, says, type Way, written } from './lines.server.ts';

const mostEdits = 3;

/** Hello, and what is said with it: «Hola, guapa. ¿Qué tal?» */
const greeting = new RegExp(
  `^${written(['[¿¡]?(?:<hello>|oye|mira|che|ey|<pal>)(?:, (?:<dear>|<pal>|<name>))?(?:[!]|[.,]|$)(?: ¿(?:que|como|te molesto) ?[^?]{0,25}\\?)?'])}\\s*`,
);
const greetingOf = (text: string) => text.slice(0, greeting.exec(foldAligned(text))?.[0].length ?? 0);

const endsOpen = (text: string) =>
  /[.?!…\p{Extended_Pictographic}]\ufe0f?$/u.test(text) ? text : `${text}.`;
const together = (...parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .map(endsOpen)
    .join(' ');

const hurting: readonly string[] = ['insult', 'reproach', 'pressure', 'upset', 'threat', 'insist'];
const kindsOf = (text: string) =>
  checkBeforeSending(text)
    .map(({ kind }) => kind)
    .filter((kind) => hurting.includes(kind));

/** Whoever asks pardon, or wants peace, complains of nothing. */
const kindActs: readonly string[] = ['sets-a-limit', 'condoles', 'answers-late', 'apologises'];

/** «No quiero que pienses que paso de ti». */
const denied = /(?<!\p{L})no (?:quiero que )?(?:pienses|creas|es) que [^.,;]*/giu;

function complaintOf(whole: string) {
  const text = whole.replace(denied, '');
  const kinds = kindsOf(text);
  const known = kinds.length === 0 && acts.some((act) => kindActs.includes(act.id) && act.isSaid(text));
  if (known) return undefined;
  return (
    complaints.find((one) => one.isSaid(text)) ??
    complaints.find((one) => one.kinds?.some((kind) => kinds.some((found) => found === kind)))
  );
}

/** How the person who writes speaks: their address, and on which side of the ocean. */
function voiceOf(draft: string, received: string) {
  const address = addressIn(draft) === 'tu' && received ? received : draft;
  return { addressed: addressedAs(address), american: isAmerican(`${draft}\n${received}`) };
}
type Voice = ReturnType<typeof voiceOf>;

/** What only makes sense after the reproach. */
const concludes = /^(?:as[ií]|por eso|y|ni|para eso|porque|entonces|yo no|gracias) /iu;
/** Less than a sentence that can stand alone. */
const remnant = 14;
/** What still goes with a message that is written anew as a whole. */
const fewLines = 120;

/** Whole messages in place of what blames, with what stays of the draft. */
function withoutBlame(text: string, { addressed, american }: Voice): Edited[] {
  const hello = greetingOf(text);
  const pieces = sentencesOf(text.slice(hello.length)).flatMap(({ text: said }) =>
    said.split(/, (?=pero )/u),
  );
  const complaint = complaintOf(text);
  if (!complaint) return [];
  const found = pieces.map(complaintOf);
  const hurts = found.map(
    (one, at) => one !== undefined || (found[at - 1] !== undefined && concludes.test(pieces[at] ?? '')),
  );
  const kept = pieces.filter((_, at) => !hurts[at]);
  const left = kept.join(' ').length;
  // «Le das like a todo, pero luego no me contestas»: two halves of one complaint.
  const isSpread = !found.includes(complaint);
  const isWhole = left < remnant || (isSpread && left < fewLines);
  if (!isWhole && !hurts.includes(true)) return [];
  return complaint.lines.map(({ angle, text: line, ...other }) => {
    const said = addressed((american && other.american) || line);
    if (isWhole) return { angle, text: together(hello.replace(/,\s*$/u, ''), said) };
    const rest = kept.filter((piece) => !(said.includes('?') && piece.includes('?')));
    return {
      angle,
      text: together(
        hello.replace(/,\s*$/u, ''),
        ...rest.map((piece) => capitalise(piece.replace(/^pero /u, ''))),
        said,
      ),
    };
  });
}

/** «Era por si te apetecía venir»: the question itself. */
const hedged =
  /(^|[,.] *|(?<=j[ae]) )(?:era |es )?(?:solo )?por si (te apetec(?:[ií]a|e)|quer[ií]as|quieres|pod[ií]as|puedes) ([^.?!]+?)(?:,? (?:aunque|y|pero),? (si no [^.?!]*no pasa nada[^.?!]*))?[.?…]*$/iu;
/** «Quería preguntarte si te apetece venir». */
const indirect =
  /(^|[,.] *| +y )(?:es que )?(?:solo )?(?:te )?(?:quer[ií]a|quiero|me gustar[ií]a) (?:preguntarte|preguntar|saber) si ([^.?!]+?)[.?…]*$/iu;

const present = (verb: string) =>
  verb
    .replace(/ec[ií]a$/iu, 'ece')
    .replace(/quer[ií]as/iu, 'quieres')
    .replace(/pod[ií]as/iu, 'puedes');
const stop = (before: string) => (/^\s*$/.test(before) ? before : before.replace(/^[,.]? *(?:y )?$/u, '. '));

const straight = (sentence: string) =>
  sentence
    .replace(hedged, (_, before: string, verb: string, what: string, out?: string) => {
      const rest = out ? ` ${capitalise(out.replace(/(?<!,) (?=no pasa nada)/iu, ', '))}.` : '';
      return `${before}¿${present(verb)} ${what}?${rest}`;
    })
    .replace(indirect, (_, before: string, question: string) => `${stop(before)}¿${capitalise(question)}?`);

/** Padding is looked for as it stands, marks and all. */
const without = (rows: readonly string[]) => {
  const pattern = new RegExp(written(rows).join('|'), 'g');
  return (text: string) =>
    [...foldAligned(text).matchAll(pattern)].reduceRight(
      (rest, { 0: said, index }) => rest.slice(0, index) + rest.slice(index + said.length),
      text,
    );
};
const withoutPadding = padding.parts.map((row) => without([row]));
const withoutRefuge = without(padding.refuge);
const hasOtherRefuge = says(['si (quieres|te apetece|te parece|puedes|queres)', 'a lo mejor']);

const wordsIn = (text: string) => text.split(/\s+/).length;

/** The same in fewer words: without padding, and what is asked asked straight. */
function shorter(text: string): string {
  const seen = new Set<string>();
  const bare = withoutPadding.reduce((rest, drop) => drop(rest).replace(/ {2,}/g, ' '), text);
  const rest = bare !== text && hasOtherRefuge(withoutRefuge(bare)) ? withoutRefuge(bare) : bare;
  const once = eachSentence(
    rest
      .replace(/([,.]) ?[,.]+/g, '$1')
      .replace(/([¿¡])\s+/g, '$1')
      .replace(/(^|[.?!] )[\s,]+/g, '$1'),
    (sentence) => {
      const key = fold(sentence);
      if (seen.has(key)) return '';
      seen.add(key);
      return straight(
        sentence
          .replace(/^(?:y )?que (?=\p{Ll})/u, '')
          .replace(/,? y que (?=si )/u, '. ')
          .replace(/(?<= y) que (?=a lo mejor|igual|quiz)/u, ' '),
      );
    },
  );
  return once === text ? text : wellWritten(once.replace(/[\s,;:]+$/u, ''));
}

function withLine(text: string, way: Way, { addressed, american }: Voice): string | undefined {
  const own = way.before ?? way.within ?? way.after ?? [];
  const fit = (american && way.american) || own;
  const lines = american ? fit.filter((line) => !isPeninsular(line)) : fit;
  const line = lines.length > 0 ? addressed(lines[text.length % lines.length] ?? '') : undefined;
  if (!line || (line.includes('?') && text.includes('?'))) return undefined;
  const sentences = sentencesOf(text);
  const isQuestion = text.endsWith('?');
  if (way.within && isQuestion && sentences.length > 1) {
    const before = joined(sentences.slice(0, -1));
    if (greetingOf(before) !== before) return [endsOpen(before), line, sentences.at(-1)?.text].join(' ');
  }
  if (way.after || !(way.before || isQuestion)) return together(text, line);
  const hello = greetingOf(text);
  const rest = capitalise(text.slice(hello.length));
  const said = /,\s*$/u.test(hello) ? uncapitalise(line) : line;
  return ended([hello.trim(), said, rest].filter(Boolean).join(' '));
}

export interface Improved {
  edits: Edited[];
  /** The draft as its writer would have typed it with time. */
  corrected: string;
  /** Whether what it does was understood. */
  isRead: boolean;
}

const wishes: readonly [RegExp, RegExp][] = [
  [/cort|brev|concis|resum|al grano/u, /^Más (?:corto|directo)$/u],
  [
    /direct|clar|segur|firme/u,
    /^(?:Más (?:directo|concreto|corto|firme)|Con franqueza|Preguntar sin acusar)$/u,
  ],
  [
    /calid|carin|tiern|dulce|amable|cercan|suave|menos (?:agresiv|borde|sec|brusc|fuert|dur)|romant/u,
    /^(?:Más cálido|Sin presión|Decir cómo te sienta)$/u,
  ],
  [/tal cual|corr[ei]g|ortograf|bien escrit|faltas/u, /^Tal cual/u],
];

/** Whether a wish for the tone is one that we know, and which edits answer it. */
export const wishIn = (style = ''): RegExp | undefined =>
  wishes.find(([words]) => words.test(fold(style)))?.[1];

/** At most three: the draft well written, in fewer words, and with a line that belongs to what it does. */
export function improve(draft: string, received = '', style?: string): Improved {
  const corrected = wellWritten(draft);
  const voice = voiceOf(draft, received);
  const kinder = withoutBlame(corrected, voice);
  const act = acts.find((one) => one.isSaid(corrected));
  const asWritten = { angle: 'Tal cual, bien escrito', text: corrected };
  const short = shorter(corrected);
  const found: Edited[] = [];
  if (kinder.length > 0) {
    if (received && says(answers.hadABadTime)(received)) found.push(...answers.badTime);
    found.push(...kinder);
    if (complaintOf(corrected)?.own !== false && kindsOf(corrected).length === 0)
      found.splice(2, 0, asWritten);
  } else {
    found.push(asWritten);
    if (wordsIn(short) > 1 && wordsIn(short) <= wordsIn(corrected) - 2)
      found.push({
        angle: short.includes('¿') && !corrected.includes('¿') ? 'Más directo' : 'Más corto',
        text: short,
      });
    for (const way of act?.ways ?? []) {
      const text = way.fits(corrected) ? withLine(corrected, way, voice) : undefined;
      if (text) found.push({ angle: way.angle, text });
    }
  }
  const wish = wishIn(style);
  const first = found.filter(({ angle }) => wish?.test(angle));
  const ordered = [...first, ...found.filter((one) => !first.includes(one))];
  const known = new Set([draft.trim()]);
  const edits = ordered.filter(({ text }) => !known.has(text) && known.add(text)).slice(0, mostEdits);
  return { edits, corrected, isRead: kinder.length > 0 || act !== undefined };
}

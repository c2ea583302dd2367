import { isMinorInvolved } from '../../language/read/certain.ts';
import { joinLines, type Lines } from '../../language/read/lines.ts';
import { readOnce } from '../../language/read/read-once.ts';
import texts from './safety.json' with { type: 'json' };

type Young = 'us' | 'them' | null;

const ownAge =
  /(?<!\p{L})(?:(?:tengo|cumpl(?:[ií]|o)|hice|yo|soy de) (?:1[0-7]|diez|once|doce|trece|catorce|quince|diecis[eé]is|diecisiete)(?!\p{L}|\d| ?(?:min|hora|euros|d[ií]as|meses|semanas|km|kilos|a[ñn]os (?:de|en|mayor)))|soy menor(?! que)|(?:voy|estoy|curso) (?:a|en)? ?(?:primero|segundo|tercero|cuarto|\d)\S{0,2} de (?:la )?(?:eso|secundaria|bach))/iu;
const approach = new RegExp(
  [
    String.raw`(?<!\p{L})(?:hombre|se[ñn]ora?|adult[oa]|profe\p{L}*|entrenador\p{L}*|monitor\p{L}*|(?:de|tiene|con|t[uú]|[eé]l|ella|don \p{L}+,?) [2-9]\d)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:borra(?:lo)? est[oae]|(?:no (?:se lo|le) (?:digas|cuentes|digo|cuento)|ni palabra) a (?:tus?|mis?|nadie)|a tus? \p{L}+ ni palabra|secret[oa]|entre (?:t[uú] y yo|nosotros)|casting|agencia|princesa|la edad es|edad no importa|ven a mi casa|te recojo|en mi coche|con los [2-9]0|te transfiero|ropa interior|sin ropa|ens[eé][ñn]ame|fotos?)(?!\p{L})`,
  ].join('|'),
  'iu',
);
const toThem =
  /(?<!\p{L})(?:te|ti|tus?|contigo|llevabas|llevas|ponte|tra[eé]te|sales|eres|est[aá]s|vas)(?!\p{L})/iu;

const isYoungAndApproached = (text: string): boolean => ownAge.test(text) && approach.test(text);

const isWrittenToAsAChild = (request: object, chat: string): boolean =>
  readOnce(request, chat).findings.some(
    ({ family, severity, mine, quote }) =>
      !mine && family === 'menor' && severity === 'high' && toThem.test(quote),
  );

const saidBy = (author: 'mine' | 'other', lines: Lines): string =>
  joinLines(lines, (one) => one === author).text;

/** «Tengo examen de 2º», and who answers comes by car. */
function isApproachedAtSchool(request: object, chat: string): boolean {
  const { findings, lines } = readOnce(request, chat);
  const isOurs = findings.some(
    ({ family, severity, mine }) => mine && family === 'menor' && severity === 'high',
  );
  return isOurs && approach.test(saidBy('other', lines));
}

/** «Tengo 41», «soy su tutor», «mi alumna». */
const grown =
  /(?<!\p{L})(?:(?:yo|tengo|yo tengo|soy de|y yo)[ ,]{1,2}(?:2[1-9]|[3-7]\d)(?!\d| ?(?:a[ñn]os (?:de|en)|euros|km|min))|soy su (?:profe\p{L}*|tutor\p{L}*|entrenador\p{L}*|monitor\p{L}*|t[ií][oa]|padrastro)|yo (?:la|lo) (?:recojo|busco|llevo)|mis? (?:alumn|vecinit|sobri|hijastr|ahijad)\p{L}*|\((?:2[1-9]|[3-7]\d)\))(?!\p{L})/iu;

/** «Tengo 15 y él 31, me dijo…» in the box of what was received: nobody writes so to the one they tell of. */
const toldOfThem =
  /(?<!\p{L})(?:me (?:dijo|dice|ha dicho|pide|pidi[oó]|escribe|manda|quiere|gusta que)|dice que|(?:y|un|una) [^.\n]{0,12}(?:él|el|ella|de) (?:tiene )?[2-7]\d)(?!\p{L})/iu;
const isOwnStory = (text: string): boolean => ownAge.test(text) && toldOfThem.test(text) && !grown.test(text);

function youngIn(request: object, chat: string, told: readonly string[]): Young {
  const { lines, isConversation } = readOnce(request, chat);
  if (isConversation) {
    const isYoung = (text: string) => text !== '' && (ownAge.test(text) || isMinorInvolved(text));
    if (isYoung(saidBy('mine', lines))) return 'us';
    const theirs = saidBy('other', lines);
    if (!isYoung(theirs)) return null;
    return isOwnStory(theirs) ? 'us' : 'them';
  }
  const all = [chat, ...told];
  if (all.some((text) => grown.test(text))) return 'them';
  return all.some((text) => ownAge.test(text)) ? 'us' : null;
}

export function readYoung(request: object, chat: string, told: readonly string[]) {
  const young = youngIn(request, chat, told);
  const isCourted =
    young !== 'them' &&
    ([chat, ...told].some(isYoungAndApproached) ||
      isWrittenToAsAChild(request, chat) ||
      isApproachedAtSchool(request, chat));
  const words = isCourted
    ? `${texts.forAdults.notYours} ${texts.forAdults.only}`
    : young === 'them'
      ? texts.forAdults.theirs
      : `${texts.forAdults.only} ${texts.forAdults.ifYours}`;
  return { isCourted, words };
}

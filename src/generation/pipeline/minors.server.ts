import { saysToBeYoung } from '../../language/read/certain.ts';
import { joinLines, type Lines } from '../../language/read/lines.ts';
import { readOnce } from '../../language/read/read-once.ts';
import phrases from './minors.json' with { type: 'json' };
import texts from './safety.json' with { type: 'json' };

type Young = 'us' | 'them' | null;

const said = (rows: readonly string[], end = String.raw`(?!\p{L})`): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${rows.join('|')})${end}`, 'iu');
const ownAge = said(phrases.ownAge, '');
const [approach, toThem] = [said(phrases.approach), said(phrases.toThem)];
/** `grown`: «tengo 41», «soy su tutor», «mi alumna»; `agedBeside`: «Luis (34)», who is whoever writes unless they say an age of their own. `toldOfThem`: nobody writes «me dijo» to the one they tell of. */
const [grown, agedBeside, toldOfThem] = [
  said(phrases.grown),
  said(phrases.agedBeside, ''),
  said(phrases.toldOfThem),
];

const isYoungAndApproached = (text: string): boolean => ownAge.test(text) && approach.test(text);

const isWrittenToAsAChild = (request: object, chat: string): boolean =>
  readOnce(request, chat).findings.some(
    ({ family, severity, mine, quote }) =>
      !mine && family === 'menor' && severity === 'high' && toThem.test(quote),
  );

const saidBy = (author: 'mine' | 'other', lines: Lines): string =>
  joinLines(lines, (one) => one === author).text;

const isYoung = (author: 'mine' | 'other', lines: Lines): boolean =>
  ownAge.test(saidBy(author, lines)) || saysToBeYoung(author, lines);

/** «Tengo examen de 2º», and who answers comes by car. */
function isApproachedAtSchool(request: object, chat: string): boolean {
  const { findings, lines } = readOnce(request, chat);
  const isOurs = findings.some(
    ({ family, severity, mine }) => mine && family === 'menor' && severity === 'high',
  );
  return isOurs && approach.test(saidBy('other', lines));
}

const isOwnStory = (text: string): boolean => ownAge.test(text) && toldOfThem.test(text) && !grown.test(text);

function youngIn(request: object, chat: string, told: readonly string[]): Young {
  const { lines, isConversation } = readOnce(request, chat);
  if (isConversation) {
    if (isYoung('mine', lines)) return 'us';
    if (!isYoung('other', lines)) return null;
    return isOwnStory(saidBy('other', lines)) ? 'us' : 'them';
  }
  const all = [chat, ...told];
  if (all.some((text) => grown.test(text))) return 'them';
  if (all.some((text) => ownAge.test(text))) return 'us';
  return all.some((text) => agedBeside.test(text)) ? 'them' : null;
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

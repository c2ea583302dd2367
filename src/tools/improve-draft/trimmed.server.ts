import { read, type Said, withTests } from './lines.server.ts';
import { wellPut } from './well-put.server.ts';

/** Apologies for writing at all, and ways out that nobody asked for. */
const cuts = read<string[]>('cuts.json').map(
  (row) =>
    new RegExp(
      `[,.;]?\\s*(?<!\\p{L})(?:${row})(?=$|\\s*(?:[.,;:!?\\n\ue000)]|(?:y|pero|es (?:que|q)|q|que|porque|pq|solo|sólo|no|si|ya|me|te|le|lo|la|os|nos|gracias|bueno|nada|perd|de verdad|eh|jaja|jeje|seguro|hay|tengo|quer|hoy|ayer|contigo|el|un|una|hice|he|se|soy|estoy|puede|igual)(?!\\p{L})))[\\s,;.]*`,
      'giu',
    ),
);

const link = 'y|pero|o|q|que|es que|es q|bueno|pues|eh';
const loosely = [
  new RegExp(`^(?:[\\s.,;]|(?:${link})(?!\\p{L}))+`, 'iu'),
  new RegExp(`(?:[\\s,;]|(?<!\\p{L})(?:${link}))+$`, 'iu'),
] as const;
const greeting =
  /^\W*(?:(?:hola|holi+|hey|ey|oye|buenas(?: (?:tardes|noches))?|buenos d[ií]as|pues|bueno|mira|jaja\p{L}*|soy yo)(?!\p{L})[\s,.]*)*/iu;
const fewestWords = 4;
const invites =
  /^¿?(?:(?:te|le) (?:(?:tomar|animar|vendr|gustar|apetecer)[ií]as?|apetece|late)|quieres|quiere|vienes|te vienes|quedamos)(?!\p{L})[^?]*$/iu;
/** What shows that a cut went through a sentence, or that it left excuses of another wording. */
const torn =
  /(?<!\p{L})(?:a|de|en|con|por|para|pa|hasta|desde|si|que|q|me da|ruego|l[eo]|te|me)\s*\ue000|\ue000\s*(?:de|del|en|a|con|por(?! (?:cierto|eso|lo demás))|para|pa|si no|as[ií] que perd|mejores|\p{L}+(?:ad|id)[oa]s?|[:]|(?!ayer)\p{L}+[aei]r(?:te|me|le|l[oa])?)(?!\p{L})/iu;
const stillSorry =
  /(?<!\p{L})(?:no se me da|pesad[oa]|pesao|me callo|turra|molest\p{L}*|perd[oó]n\p{L}*|disculp\p{L}*|chorrada|tonter[ií]a|seguro (?:q|que)|verg[uü]enza|t[ií]mid[oa]|intens[oa]|muy pronto|d[eé]jalo|te dir[ií]a|mil mensajes)(?!\p{L})/iu;
const sometime = /(?<!\p{L})(?:alg[uú]n d[ií]a|un d[ií]a(?: de estos)?)(?=[^.?!]*\?)(?!\p{L})/iu;

const ended = (piece: string): string =>
  /[.?!]$/u.test(piece)
    ? piece
    : `${piece}${invites.test(piece.split(/[.!?]\s*/u).at(-1) ?? '') ? '?' : '.'}`;

/** The draft without them, where enough of it stays. */
export function trimmed(draft: string): string | undefined {
  const cut = cuts.reduce((text, one) => text.replace(one, '\ue000'), draft);
  const pieces = cut.split('\ue000');
  if (pieces.length === 1 || torn.test(cut) || stillSorry.test(cut)) return undefined;
  const whole = pieces
    .map((piece, at) => (at > 0 ? piece.replace(loosely[0], '') : piece))
    .map((piece, at) => (at < pieces.length - 1 ? piece.replace(loosely[1], '') : piece).trim())
    .filter((piece) => /\p{L}/u.test(piece))
    .map(ended)
    .join(' ');
  const said = whole.replace(greeting, '').match(/\p{L}{2,}/gu) ?? [];
  return said.length < fewestWords ? undefined : wellPut(whole).replace(sometime, '[un día]');
}

const adds = read<(Said & { angle: string; add: string })[]>('adds.json').map(withTests);

/** What a friend would add at the end: another day, a question. */
export const addedTo = (draft: string) => adds.find(({ isSaid }) => isSaid(draft));

const mends = read<[string, string][]>('learners.json').map(
  ([from, to]) =>
    [
      new RegExp(from.replaceAll('\\b', '(?:(?<!\\p{L})(?=\\p{L})|(?<=\\p{L})(?!\\p{L}))'), 'giu'),
      to,
    ] as const,
);

/** What whoever learns our language says in the way of theirs. */
export const mended = (draft: string): string =>
  mends.reduce((text, [from, to]) => text.replace(from, to), draft);

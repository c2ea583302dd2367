/** «"Fluyamos"»: we put what we quote between marks ourselves. */
export const unmarked = (text: string): string =>
  text.replace(/^\s*["«“‘']([^"«»“”‘’']{1,600})["»”’']\s*$/u, '$1');

const verb = String.raw`(?<!\p{L})(?:me (?:ha |había )?(?:puesto|puso|pone|escrit[oa]|escrib(?:i[oó]|e)|contestado|contest[oóa]|respondido|respond(?:i[oó]|e)|mandado|mand[oóa]|su?elt[oóa])|(?:me (?:ha |había )?)?(?:dicho|dijo|dice|contesta|responde)|d[ií]xome)(?!\p{L})`;
const reported = new RegExp(
  `${verb}(?:[^'"«“‘’.\\n]{0,60}['"«“‘]([^'"«»“”‘’\\n]{1,200})['"»”’]|[^'"«“‘’.:\\n]{0,20}: ([^'"«»“”‘’¿?\\n]{3,200}))`,
  'iu',
);
const quoted =
  /(?<![\p{L}\d])['"«“‘]((?:[^'"«»“”‘’\n]|(?<=\p{L})['’](?=\p{L})){3,200})['"»”’](?![\p{L}\d])/giu;
const asked =
  /(?<!\p{L})(?:(?:qu?[eé]?|k) (?:significa|quiere decir|quiso decir|onda|es eso)|eso (?:qu[eé]|es)|entender|entiendo|pillo|me lo tomo|no s[eé] si es|(?:por qu[eé]|pq) (?:solo|s[oó]lo|dice|dijo|dir[aá]))(?!\p{L})/iu;
const byMe =
  /(?<!\p{L})(?:(?:le|les) (?:dije|digo|puse|pongo|escrib[ií]|mand[eé]|contest[eé]|respond[ií]|pregunt[eé])|dijiste)(?!\p{L})[^.\n]{0,40}$/iu;

const report = new RegExp(`${verb}|${byMe.source}`, 'iu');
/** What somebody tells of both, and no message that they got. */
export const isReport = (message: string): boolean => report.test(message);

/**
 * «Me puso "ya veremos", ¿qué significa?»: the words that somebody asks about. In a story, first of all, after a colon or where it is asked
 * what they mean, the only ones that are quoted and not their own.
 */
export function wordsAskedAbout(message: string, isStory: boolean): string | undefined {
  const [, marked, bare] = reported.exec(message) ?? [];
  const known = (marked ?? (isStory ? undefined : bare))?.trim();
  if (known) return known;
  const found = [...message.matchAll(quoted)].filter(
    ({ 0: { length }, 1: words = '', index }) =>
      words.includes(' ') &&
      length < message.trim().length &&
      !byMe.test(message.slice(0, index)) &&
      (isStory || asked.test(message) || /(?:^|:\s*)$/u.test(message.slice(0, index))),
  );
  return found.length === 1 ? found[0]?.[1]?.trim() : undefined;
}

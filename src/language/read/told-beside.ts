/** What is told to us beside the words that were pasted: when it was, and what came of it. */
const aside =
  /(?<![ \t])[ \t]*[([*](?:(?:y|pero|bueno|todo|nada|ya)[ ,]{1,2}){0,3}(?:(?:eso|esto) (?:fue|es|era|pas[oó])|fue (?:el|la|ayer|anoche|hace)|hace (?:\p{L}+ |\d+ )?(?:d[ií]as?|semanas?|mes(?:es)?|a[ñn]os?|horas?|rato)|desde (?:entonces|hace|ayer|el|la|es[ea])|hoy es|ya (?:es|van|son|hace|pas[oó]|pasaron)|(?:van|llev(?:o|a|amos)) (?:\p{L}+|\d+) |visto|le[ií]do|silencio|sin (?:contestar|responder|respuesta)|me (?:lo |la )?(?:puso|dijo|mand[oó]|escribi[oó]|dej[oó])|no (?:me )?(?:ha|contest|respond|dijo|dice|volvi[oó]|escribi[oó])|(?:al|el) d[ií]a siguiente|\d+ (?:d[ií]as|semanas|meses|horas))[^()[\]*\n]{0,120}[)\]*][ \t]*$/gimu;
const ofDays =
  /(?<!\p{L})(?:d[ií]as?|semanas?|mes(?:es)?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|ayer|entonces|nada|silencio|sin (?:contestar|responder|respuesta)|no (?:me )?(?:dijo|contest[oó]|respondi[oó]|volvi[oó]|escribi[oó]|ha (?:dicho|contestado|respondido|escrito|vuelto)))(?!\p{L})/iu;

export const withoutAside = (line: string): string => line.replace(aside, '').trim();

/** What such a note tells of the days that went by without a word. */
export const silenceBeside = (text: string): string | undefined =>
  text
    .match(aside)
    ?.findLast((one) => ofDays.test(one))
    ?.trim();

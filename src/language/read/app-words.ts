const edge = String.raw`[\s<>[\].\u200e-]{0,9}`;
const tapForMore = String.raw`(?:\.? (?:(?:Toca|Pulsa|Haz clic) para obtener|Obtén) más información\.?| (?:(?:Tap|Click) to learn|Learn) more\.?)?`;
/** Only names that the app gives: in one that somebody chose, words could hide. */
const file = String.raw`(?:(?:IMG|VID|AUD|PTT|STK|DOC)-\d{8}-WA\d{4}|\d{8}-(?:PHOTO|VIDEO|AUDIO|STICKER|GIF)-[\d-]{10,19})\.\w{3,4}`;
const phrases = [
  String.raw`(?:los )?mensajes y las llamadas est[aá]n cifrad[oa]s de extremo a extremo(?:\. (?:Nadie fuera de este chat, ni siquiera WhatsApp, puede leerlos ni escucharlos|Solo las personas en este chat pueden leerlos, escucharlos o compartirlos))?${tapForMore}`,
  String.raw`messages and calls are end-to-end encrypted(?:\. (?:No one outside of this chat, not even WhatsApp, can read or listen to them|Only people in this chat can read, listen to, or share them))?\.?${tapForMore}`,
  '(?:archivo )?multimedia omitid[oa]|(?:imagen|nota de v[ií]deo|tarjeta de contacto) omitida|(?:audio|v[ií]deo|sticker|gif|documento|archivo|contacto) omitido',
  '(?:media|image|video(?: note)?|audio|sticker|gif|document|contact card) omitted',
  String.raw`${file} \((?:archivo adjunto|adjunto|file attached|attached)\)|(?:adjunto|attached): ${file}`,
  '(?:se elimin[oó]|eliminaste) este mensaje|este mensaje fue eliminado|this message was deleted|you deleted this message',
  String.raw`(?:video)?llamada (?:de voz )?perdida(?: a las \d{1,2}:\d{2})?|missed (?:voice|video) call(?: at \d{1,2}:\d{2}(?:[ \u00a0\u202f]?[ap]m)?)?`,
  String.raw`(?:(?:video)?llamada(?: de voz)?|(?:voice|video) call)[,.] (?:sin respuesta|no answer|\d{1,3} (?:s|sec|seg|min|h))`,
].join('|');
/** What an app writes by itself at the start of a line. Whatever else the line holds are somebody's words, and are read. */
const ownWords = new RegExp(String.raw`^${edge}(?:(?:${phrases})(?![\p{L}\p{N}])${edge})+`, 'iu');
const people = String.raw`(?:\p{Lu}\p{L}{0,15}(?: \p{Lu}\p{L}{0,15}){0,2}|\+\d[\d ]{6,17})`;
const event = new RegExp(
  String.raw`^[\u200e\u200f]?(?:${people} (?:cambió su (?:número de teléfono|código de seguridad)|changed their phone number)` +
    `|(?:Tu código de seguridad con|Your security code with) ${people} (?:cambió|changed)` +
    String.raw`|(?:Bloqueaste|Desbloqueaste) a este contacto|You (?:un)?blocked this contact)${tapForMore}\.?\s*$`,
  'u',
);
const edited = /[ \u200e]{0,3}<(?:se editó este mensaje|this message was edited)\.?>\s*$/i;

const longest = 400;
const longestMark = 40;

/** Of what stands between two places of a text, the part that a person wrote: null where an app wrote all of it. */
export function withoutAppsWords(
  text: string,
  from: number,
  to: number,
): { start: number; end: number } | null {
  const opening = text.slice(from, Math.min(to, from + longest));
  if (event.test(opening)) return null;
  const closing = text.slice(Math.max(from, to - longestMark), to);
  const start = from + (ownWords.exec(opening)?.[0].length ?? 0);
  const end = to - (edited.exec(closing)?.[0].length ?? 0);
  return start < end ? { start, end } : null;
}

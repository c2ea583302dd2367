import type { Check } from './written.ts';

const tu =
  /(?<!\p{L})(?:tú|ti|contigo|tuy[oa]s?|eres|tienes|quieres|puedes|sabes|haces|vienes|prefieres|eliges|dices|cuentas|llevas|estás|has|vas|cuéntame|dime|elige|empieza|escríbeme|tus?|te)(?!\p{L})/iu;
const tuNotVos =
  /(?<!\p{L})(?:tú|ti|contigo|eres|tienes|quieres|puedes|sabes|haces|vienes|prefieres|eliges|dices|cuentas|llevas|cuéntame|dime|escríbeme)(?!\p{L})/iu;
const past =
  /(?<!\p{L})(?!(?:chiste|triste|(?:ex|as|con|des|ins|per|res|subs)iste)(?!\p{L}))\p{L}+[ai]ste(?!\p{L})/iu;

export const addressedRight: Check = ({ label, options }) => {
  if (!label.address || options.length === 0) return null;
  const patterns = label.address === 'usted' ? [tu, past] : [tuNotVos];
  const wrong = options.flatMap(({ text }) => {
    // A gap speaks to whoever fills it.
    const own = text.replace(/«[^»]*»|\[[^\]]*\]/gu, '');
    return patterns.flatMap((pattern) => pattern.exec(own)?.[0] ?? []).map((found) => `${found}: ${text}`);
  });
  return wrong;
};

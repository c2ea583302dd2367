import { type Check, folded } from './written.ts';

const tu =
  /(?<!\p{L})(?:tú|ti|contigo|tuy[oa]s?|eres|tienes|quieres|puedes|sabes|haces|vienes|prefieres|eliges|dices|cuentas|llevas|estás|has|vas|cuéntame|dime|elige|empieza|escríbeme|tus?|te)(?!\p{L})/iu;
const tuNotVos =
  /(?<!\p{L})(?:tú|ti|contigo|eres|tienes|quieres|puedes|sabes|haces|vienes|prefieres|eliges|dices|cuentas|llevas|cuéntame|dime|escríbeme)(?!\p{L})/iu;
const usted = /(?<![a-z])(?:usted|le|su|sus|suy[oa]s?|se|digame|cuenteme|gracias)(?![a-z])/u;

/** The other person is addressed as was asked: nobody is «usted» in one line and «tú» in the next. */
export const addressedRight: Check = ({ label, options }) => {
  if (!label.address || options.length === 0) return null;
  const pattern = label.address === 'usted' ? tu : tuNotVos;
  const wrong = options.flatMap(({ text }) => {
    const found = pattern.exec(text.replace(/«[^»]*»/gu, ''))?.[0];
    return found ? [`${found}: ${text}`] : [];
  });
  if (label.address === 'usted' && !options.some(({ text }) => usted.test(folded(text))))
    wrong.push('nada de usted');
  return wrong;
};

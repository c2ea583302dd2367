import type { Message } from './chat.ts';
import type { Finding } from './finding.ts';
import { latinOf } from './look-alikes.ts';
import { normalise } from './normalise.ts';

const children =
  /\b(?:hij[oa]s?|nin[oa]s|peques?|sobrin[oa]s?|herman[oa]s?|niet[oa]s?|perr[oa]s?|gat[oa]s?)\b/;

const asksAge =
  /\b(?:cuantos anos|que edad|edad tienes|edad tenes|tu edad|edad|eres mayor|(?:1[89]|2\d) ?[fmh] ?\?)|(?:^|[:?] ?)anos ?\?/;
/** «¿Cuántos tienes?», which may also be cats. */
const asksNumber = /(?:^|[,:.?] ?|\b(?:y|tu|vos|pero) )cuantos (?:tienes|tenes)\b/;
const counted =
  /\b(?:gat|perr|herman|hij|sobrin|prim[oa]s|niet|tatu|libr|disco|vinil|planta|match|moto|coche|punto|seguidor|muchos|vari[oa]s|un monton|coleccion|entradas|cromos)/;

/** Age asked by one, a small number answered by the next: neither line says it alone. */
export function answeredAge(original: string, messages: readonly Message[]): Finding | null {
  if (!/edad|mayor|cu[aáAÁ]nt|años\s*\?|\b[12]\d ?[fmh] ?\?/i.test(latinOf(original))) return null;
  for (let index = 1; index < messages.length; index += 1) {
    const asked = messages[index - 1] as Message;
    const said = messages[index] as Message;
    if (asked.speaker === said.speaker && said.speaker !== null) continue;
    const question = normalise(original, Math.max(asked.start, asked.end - 120), asked.end).text;
    const earlier = messages[Math.max(0, index - 3)] as Message;
    const asksBack =
      /\by (?:tu|vos)\b/.test(question) &&
      asksAge.test(normalise(original, earlier.start, asked.end).text.slice(-400));
    const asksBarely =
      asksNumber.test(question) &&
      !counted.test(normalise(original, earlier.start, asked.end).text.slice(-400));
    if ((!asksAge.test(question) && !asksBack && !asksBarely) || children.test(question)) continue;
    const reply = normalise(original, said.start, Math.min(said.end, said.start + 30)).text;
    if (
      !/^\W*(?:tengo |pues |hola |casi |yo |(?:no|si)[ ,]{1,2}){0,2}1[0-7](?: anos)?(?![0-9:])(?! ?(?:minutos|euros|gatos|km|y \d|meses))/.test(
        reply,
      )
    )
      continue;
    return {
      id: 'answers-age',
      family: 'menor',
      severity: 'high',
      text: 'Dice tener menos de 18 años.',
      quote: original.slice(said.start, said.end).trim().slice(0, 60),
      start: said.start,
      certain: true,
      mine: said.author === 'mine',
    };
  }
  return null;
}

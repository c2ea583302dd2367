import texts from './plans/texts.json' with { type: 'json' };

const unit =
  '(?:€|euros?|eur|pavos|d[oó]lares|usd|bucks|lucas|lukas|varos|pesos|soles|c[oó]rdobas|lempiras|quetzales|bol[ií]vares|colones)';
const sum = new RegExp(
  `(?<![\\d.,])\\d{1,3}(?:[.,]?\\d{3})?(?: ?(?:mil|k))? ?${unit}(?!\\p{L})|(?<=(?:tengo|con|traigo|llevo|hasta|son|máximo|maximo|tope|presupuesto|presupuesto de|gastar) )\\d{1,3} ?(?:mil|k)(?! ?\\p{L}*(?:habitantes|seguidores|personas|km|metros|pasos|años|veces|cosas|palabras|libros))(?!\\p{L})`,
  'iu',
);
/** What a euro is there, roughly: a dinner for two is paid with twenty-five, and with eight hardly a drink. */
const rates = texts.money.map(([there, rate]) => ({
  there: new RegExp(String(there), 'iu'),
  rate: Number(rate),
}));

export function moneyIn(text: string) {
  const [said] = sum.exec(text) ?? [];
  if (!said) return undefined;
  const isMany = /\d ?(?:mil|k)(?!\p{L})|luca|luka/iu.test(said);
  const amount = Number.parseInt(said.replace(/[.,]/, ''), 10) * (isMany ? 1000 : 1);
  const isOurs = /€|eur|d[oó]lar|usd|bucks|pavos/iu.test(said);
  const there = rates.find((one) => one.there.test(`${said} ${text}`))?.rate ?? (isMany ? 1000 : 20);
  const euros = amount / (isOurs ? 1 : there);
  return {
    said: said.replace('dolar', 'dólar').replace('cordoba', 'córdoba'),
    /** Whether it is enough for a dinner for two, for little, or for hardly anything. */
    goes: euros >= 25 ? ('enough' as const) : euros >= 6 ? ('budget' as const) : ('little' as const),
  };
}

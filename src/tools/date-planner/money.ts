import texts from './plans/texts.json' with { type: 'json' };

const unit =
  '(?:€|euros?|eur|pavos|d[oó]lares|usd|bucks|lucas|lukas|varos|pesos|soles|c[oó]rdobas|lempiras|quetzales|bol[ií]vares|colones)';
const sum = new RegExp(
  `(?<![\\d.,])\\d{1,3}(?:[.,]?\\d{3})?(?: ?(?:mil|k))? ?${unit}(?!\\p{L})|(?<=(?:tengo|con|traigo|llevo|hasta|son|máximo|maximo|tope|presupuesto|presupuesto de|gastar) )\\d{1,3} ?(?:mil|k)(?! ?\\p{L}*(?:habitantes|seguidores|personas|km|metros|pasos|años|veces|cosas|palabras|libros))(?!\\p{L})`,
  'iu',
);
/** What a euro is there, roughly: a dinner for two is paid with twenty-five, and with eight hardly a drink. */
const ratesOf = (rows: readonly (string | number)[][]) =>
  rows.map(([there, rate]) => ({ there: new RegExp(String(there), 'iu'), rate: Number(rate) }));
/** By the country where they are, and by its own name. */
const [pesos, others] = [ratesOf(texts.pesos), ratesOf(texts.otherMoney)];
const rateIn = (rates: typeof pesos, text: string) => rates.find(({ there }) => there.test(text))?.rate;

/** «15 euros»: what there is to spend, where they are. */
export function moneyIn(text: string) {
  const [said] = sum.exec(text) ?? [];
  if (!said) return undefined;
  const isMany = /\d ?(?:mil|k)(?!\p{L})|luca|luka/iu.test(said);
  const amount = Number.parseInt(said.replace(/[.,]/, ''), 10) * (isMany ? 1000 : 1);
  const isOfThem = /pesos|varos|luca|luka|mil|k$/iu.test(said) && !/€|euro|d[oó]lar/iu.test(said);
  const rate = isOfThem ? (rateIn(pesos, text) ?? (isMany ? 1000 : 20)) : (rateIn(others, said) ?? 1);
  const euros = amount / rate;
  return {
    said: said.replace('dolar', 'dólar').replace('cordoba', 'córdoba'),
    /** Whether it is enough for a dinner for two, for little, or for hardly anything. */
    goes: euros >= 25 ? ('enough' as const) : euros >= 6 ? ('budget' as const) : ('little' as const),
  };
}

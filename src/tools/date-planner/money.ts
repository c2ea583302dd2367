const ours = '€|euros?|eur|pavos|d[oó]lares|usd|bucks';
const theirs = 'mil|k|lucas|lukas|varos|pesos|soles|c[oó]rdobas|lempiras|quetzales|bol[ií]vares|colones';
const sum = new RegExp(
  `(?<![\\d.,])\\d{1,3}(?:[.,]?\\d{3})?(?: ?(?:mil|k))? ?(?:(${ours})|${theirs})(?!\\p{L}| (?:habitantes|seguidores|personas|km|metros|pasos|años|veces|cosas|palabras|libros))`,
  'iu',
);
const enoughForDinner = 25;

/** «15 euros». What pesos or soles buy differs too much to say whether they are enough. */
export function moneyIn(text: string) {
  const [said, isOurs] = sum.exec(text) ?? [];
  if (said === undefined) return undefined;
  const isEnough = Number.parseInt(said.replace(/[.,]/, ''), 10) >= enoughForDinner;
  return { said, goes: isOurs ? (isEnough ? ('enough' as const) : ('budget' as const)) : ('named' as const) };
}

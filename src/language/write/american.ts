import { fold } from './fold.ts';
import { usesVos } from './voseo.ts';

const signs =
  /\b(?:wey|guey|weon|huevon|weona|chamba|platic\w+|carnal|parce\w*|posta|neta|chelas?|ahorita|orale|padrisimo|chido|bacan\w*|cheveres?|celu|celular|friega|antojitos?|cafecito|tianguis|carro|computadora|polol[oa]|cachai|po|nomas|ustedes|plata|pana|chamo|birras|subte|departamento|depa|barcito|lind[oa]s?|extrano|q(?:ue)? onda|(?:te|le|les) late|de una|que pena contigo|tantico|carretea\w*|vos)\b/;

/** Whether a chat is in the Spanish of America. */
export const isAmerican = (text: string): boolean => usesVos(text) || signs.test(fold(text));

const peninsular =
  /(?<!\p{L})(?:(?:he|has|ha|hemos|han) (?:\p{L}+ )?\p{L}+(?:[aií]do|isto|icho|echo|uesto)|vale|m[oó]vil|cañas?|curro|jo|guay|tortilla|cogid[oa]|venga|maj[oa]|faena|cascos|\p{L}+[áé]is|vais|sois|finde|apetec\p{L}+|mol(?:a|an|aría)|¿hace\?|0(?:16|17|24)|112|os|vuestr[oa]s?)(?!\p{L})/iu;

/** A line that only somebody from Spain would write so, or with a telephone of Spain. */
export const isPeninsular = (line: string): boolean => peninsular.test(line);

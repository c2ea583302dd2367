import { fold } from './fold.ts';
import { usesVos } from './voseo.ts';

const signs =
  /\b(?:wey|guey|weon|huevon|weona|chamba|platic\w+|carnal|parce\w*|posta|neta|chelas?|ahorita|orale|padrisimo|chido|bacan\w*|cheveres?|celu|celular|friega|antojitos?|cafecito|tianguis|carro|computadora|polol[oa]|cachai|po|nomas|ustedes|(?:la|sin|mucha|poca|tu|mi|su|hacer) plata|pana|chamo|birras|subte|departamento|depa|barcito|lind[oa]s?|extrano|q(?:ue)? onda|(?:te|le|les) late|de una(?= *(?:[,.!;)?]|$))|que pena contigo|tantico|carretea\w*|vos)\b/;

/** Where somebody is from or lives, by itself or so called; who only travels there is not from there. */
const fromThere =
  /(?:^|[,.;(\n] *|\b(?:soy|es|somos|vivo|vive|trabajo|aqui) (?:(?:de|en|un[ao]?) )?|\b(?:profe|maestr[oa]|modista|enfermer[oa]|ingenier[oa]|contador[a]?|estudio|estudia) (?:\w+ )?(?:en|de) )(?:ciudad de )?(?:mexic(?:o|an[oa])|cdmx|monterrey|guadalajara,? jalisco|ecatepec|tijuana|puebla|queretaro|oaxaca|colombia(?:n[oa])?|bogota|medellin|cali|barranquilla|paisa|pereira|venezolan[oa]|caracas|ecuatorian[oa]|quito|guayaquil|peruan[oa]|lima|arequipa|bolivian[oa]|chile|chilen[oa]|stgo|antofagasta|temuco|iquique|valparaiso|rancagua|talca|argentin[oa]|buenos aires|rosario|tucuman|mendoza|uruguay[oa]?|montevideo|paraguay[oa]?|cuban[oa]|dominican[oa]|guatemaltec[oa]|honduren[oa]|salvadoren[oa]|nicaraguense|costarricense|panamen[oa]|boricua)(?= *(?:[,.;)\n]|$)| )/;

export function isAmerican(text: string): boolean {
  if (usesVos(text)) return true;
  const plain = fold(text);
  return signs.test(plain) || fromThere.test(plain);
}

const peninsular =
  /(?<!\p{L})(?:(?:he|has|ha|hemos|han) (?:\p{L}+ )?\p{L}+(?:[aií]do|isto|icho|echo|uesto)|vale|m[oó]vil|zumo|cañas?|curro|jo|guay|tortilla|cogid[oa]|venga|maj[oa]|faena|cascos|\p{L}+[áé]is|vais|sois|finde|apetec\p{L}+|mol(?:a|an|aría)|¿hace\?|0(?:16|17|24)|112|os|vuestr[oa]s?)(?!\p{L})/iu;

export const isPeninsular = (line: string): boolean => peninsular.test(line);

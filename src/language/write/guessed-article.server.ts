const feminineInS =
  'noche|gente|serie|suerte|calle|leche|nieve|tarde|clase|base|frase|llave|nave|carne|sangre|mente|fuente|torre|nube|radio|moto|foto|mano|capoeira';
const feminineInEs = 'flor|coliflor|labor|sal|piel|señal|catedral|red|pared|imagen|imágen|virtud';
const feminineInCes = 'vez|luz|paz|voz|cruz|nuez|nariz|raíz|perdiz|cicatriz';
const feminineInNothing = 'miel|moral|vejez|sed|salud|fe';

const feminine = new RegExp(
  `^(?:${feminineInS}|${feminineInEs}|${feminineInCes}|${feminineInNothing})$|(?:[csx]ión|stión|dad|tad|tud|umbre|ez|a)$`,
  'u',
);
const feminines = new RegExp(
  `^(?:(?:${feminineInS})s|(?:${feminineInEs})es|(?:${feminineInCes.replaceAll('z', 'c')})es)$|(?:[csx]iones|stiones|dades|tades|tudes|umbres|as)$`,
  'u',
);

const masculineInA =
  /^(?:día|mapa|planeta|sofá|tranvía|problema|poema|tema|drama|programa|clima|idioma|sistema|yoga|tequila|karma|panorama|crucigrama|manga|telegrama|pijama|fantasma|enigma|aroma|dilema|panda|koala)s?$/;
const stressedA = /^(?:agua|aula|águila|aguila|alma|hada|hacha|área|area|arma|arpa|ave|hambre)$/;
/** One of them, whatever its ending says. */
const masculineOne =
  /^(?:caos|vals|gas|compás|pez|ajedrez|jerez|ska|paraguas|paracaídas|cumpleaños|rompecabezas|tocadiscos|trabalenguas|rascacielos)$|(?:ss|us|és)$/u;
/** Theirs to know: «la tesis» and «el oasis», «las luces» and «los lápices», «el coral» and «la coral». */
const eitherWay = /^coral(?:es)?$|sis$|ces$/u;
const isForeign = /[kwy]$|[^aeiouáéíóúlnrsdzx]$/u;

/** Of a noun that we do not know: right by its ending in nearly all cases, and none where it may be either. */
export function guessedArticle(noun: string): string {
  if (/^\p{Lu}/u.test(noun)) return '';
  if (masculineInA.test(noun)) return noun.endsWith('s') ? 'los ' : 'el ';
  if (stressedA.test(noun) || masculineOne.test(noun)) return 'el ';
  if (noun === 'peces') return 'los ';
  if (feminine.test(noun)) return 'la ';
  if (feminines.test(noun)) return 'las ';
  if (eitherWay.test(noun)) return '';
  if (isForeign.test(noun)) return 'el ';
  return /s$/u.test(noun) && !/(?:is|ís)$/u.test(noun) ? 'los ' : 'el ';
}

export function withGuessedArticle(noun: string): string {
  return `${guessedArticle(noun)}${noun}`;
}

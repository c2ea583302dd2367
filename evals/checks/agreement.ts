import { type Check, folded } from './written.ts';

const words = (list: string) => new Set(list.split(' '));

/** End in -a, or otherwise like feminines, and take «el». */
const masculine = words(
  'dia mediodia mapa problema ida acta tema idioma sistema programa drama planeta clima cometa poema crucigrama agua alma aula area arma hambre hacha ' +
    'aguila ancla ala alba ama dilema esquema trauma sofa yoga tranvia manga karaoke pijama panorama aroma carisma enigma fantasma ' +
    'diploma atleta artista turista pianista guitarrista taxista policia guardia cura vigia papa mama maya mañana pilates arte azucar ' +
    'alza anime ensayo hacker surfista trompeta jota habla altavoz',
);
/** End in -o, or otherwise like masculines, and take «la». */
const feminine = words(
  'mano foto furgo moto radio bio disco libido modelo piloto soprano testigo polo dinamo magneto canoa flor labor red salsa calor mar sal imagen crin',
);
const pluralEnds = words(
  'lunes martes miercoles jueves viernes tenis crisis paraguas cumpleanos gas mes pais interes autobus virus analisis tesis ' +
    'gracias reposabrazos reves traves dos tres mas seis menos demas jersey pilates sintesis oasis atlas compas ves des es estres ingles frances japones portugues ' +
    'pisapapeles sacacorchos chasis plus bus tenedores ademas entonces sea as dosis hipotesis enfasis marcapaginas lejos despues antes',
);
const phrase =
  /(?<!\p{L})(el|la|los|las|un|una|unos|unas|del|al|este|esta|estos|estas) (\p{Ll}{3,})(?!\p{L})/gu;

const isFeminine = (word: string) =>
  (/(?:cion|sion|dad|tad|tud|umbre|eza)$/u.test(word) || /[^a]a$/u.test(word)) &&
  !/ista$/u.test(word) &&
  !masculine.has(word);
const isMasculine = (word: string) =>
  (/(?:aje|ismo|miento)$/u.test(word) || /[^a]o$/u.test(word)) && !feminine.has(word);

function fault(article: string, word: string): boolean {
  const plural = /s$/u.test(article);
  const single = plural ? word.replace(/s$/u, '') : word;
  if (plural) {
    // «Las comparamos» is a pronoun and a verb.
    if (!/s$/u.test(word) || /mos$/u.test(word) || pluralEnds.has(word)) return false;
    return /^(?:los|unos|estos)$/u.test(article)
      ? /[^aeiou]as$/u.test(word) && isFeminine(single)
      : /os$/u.test(word) && isMasculine(single);
  }
  if (/^(?:el|un|del|al|este)$/u.test(article))
    return isFeminine(word) || (/[aeo]s$/u.test(word) && !pluralEnds.has(word));
  // «La» is a pronoun too: «la cuento», «la veo».
  if (article === 'la') return /(?:aje|ismo|miento)$/u.test(word);
  return isMasculine(word);
}

export const articlesAgree: Check = ({ pieces }) =>
  pieces.flatMap((piece) =>
    [...piece.matchAll(phrase)]
      .filter(([, article = '', word = '']) => fault(article, folded(word)))
      .map(([found]) => `concordancia: ${found}`),
  );

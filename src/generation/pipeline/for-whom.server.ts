import { normalise } from '../../language/read/normalise.ts';
import { stringsIn } from '../../platform/strings-in.ts';
import { bothLines, type HelpLine, helpLines } from '../help-lines.ts';

/** The 016 is for women, by law. Whoever is surely none is told of what is there for everybody. */
export interface Whom {
  isMan: boolean;
  /** Hit by a woman, and nothing says who they are: what is there for everybody stands beside the line for women. */
  mayBeMan: boolean;
  isQueer: boolean;
}

const manly =
  /\b(?:soy|como) (?:un |el |otro )?(?:hombre|tio|chico|varon|vato|padre|marido|abuelo|viudo|maricon|jubilado)\b|\b(?:hombre|chico|tio) (?:de|trans|gay|maltratado)\b|\b(?:somos|entre|los) dos (?:hombres|chicos|tios|chavos|manes)\b|\b(?:somos|los) (?:novios|dos maricas)\b|\b(?:en|entre) hombres\b|\blo de ser hombre\b/;
/** «Estoy cansado»: said of oneself. */
const ofOneself =
  /\b(?:(?:estoy|ando|soy|me siento|me quede|sigo|voy|vivo|quede) (?:muy |tan |mas |un poco |medio )?(?!\w*(?:cuando|cuanto|tanto)\b)\w{3,}(?:ado|ido|oso|ivo|ero|uto|olo|anto|ento)|yo solo|callado|separado|divorciado|casado|asustado|nervioso|acojonado|un (?:inutil|bruto|calzonazos))\b/;
const womanly =
  /\b(?:soy|como) (?:una |la |otra )?(?:mujer|chica|tia|madre|senora|abuela|viuda|lesbiana|bollera|morra|jubilada)\b|\b(?:dos (?:mujeres|chicas|morras|tias)|entre mujeres|somos mujeres|(?:estoy|vivo|me siento) (?:muy |tan )?sola)\b|\b(?:estoy|ando|me siento|me quede|sigo|quede) (?:muy |tan )?\w{3,}(?:ada|ida|osa|iva|era|uta|ola)\b/;
const queer =
  /\b(?:gay|lesbiana|bollera|marica|maricon|trans|no binari[eox]|bisexual)\b|\bdos (?:hombres|chicos|tios|chavos|mujeres|chicas|morras|tias)\b|\bentre (?:mujeres|hombres)\b|\bse me quite (?:lo|eso|la)\b/;
const withHer =
  /\b(?:mi (?:mujer|esposa|senora|parienta|jeva|exmujer|ex mujer|novia|morra|polola|flaca|companera)|la madre de mis (?:hijos|crios|ninos))\b/;
const ofHim = new RegExp(
  [
    String.raw`\b(?:mi|un|el) (?:mejor )?(?:hermano|amigo|primo|hijo|padre|vecino|companero|colega|cunado|sobrino|tio|abuelo|yerno)\b`,
    String.raw`[^.!?\n]{0,50}\b(?:su (?:novi[oa]|mujer|marido|ex|espos[oa]|pareja|chic[oa])\b|una? (?:chic[oa]|mujer|hombre|tio|tia|novi[oa])\b(?: \w+)? (?:que|y))`,
    String.raw`[^.!?\n]{0,40} l[eo] \w+`,
  ].join(''),
);
const ofHisMarks =
  /\b(?:novia|mujer|ex|pareja|marido|novio) de mi (?:mejor )?(?:hermano|amigo|primo|hijo|padre|vecino|companero)\b|\b(?:mi|un) (?:mejor )?(?:hermano|amigo|primo|hijo|padre|vecino|companero|colega|tio)\b[^.!?\n]{0,40} (?:maltrat|moraton|moreton|golpe)\w*[^.!?\n]{0,25} (?:de|por) su \w+/;
const withHim = /\bmi (?:novio|marido|pololo|esposo)\b/;

export function whomIn(texts: readonly string[], gender?: unknown): Whom {
  const told = texts.map((text) => normalise(text).text).join('\n');
  const isWoman = womanly.test(told) || gender === 'mujer';
  const isHe = manly.test(told) || gender === 'hombre' || (withHer.test(told) && ofOneself.test(told));
  const isMan = (isHe && !isWoman) || ofHim.test(told) || ofHisMarks.test(told);
  const mayBeMan = !isWoman && withHer.test(told);
  const isSame = (isMan && withHim.test(told)) || (isWoman && withHer.test(told) && !manly.test(told));
  return { isMan, mayBeMan, isQueer: isSame || queer.test(told) };
}

const isOfWomen = ({ id }: HelpLine) => id === helpLines.genderViolence.id;

type Asked = () => Whom;

export function linesForWhom(lines: HelpLine[], whom: Asked): HelpLine[] {
  if (!lines.some(isOfWomen)) return lines;
  const { isMan, mayBeMan, isQueer } = whom();
  const own = [...(isQueer ? [helpLines.rainbow] : []), ...(isMan || mayBeMan ? [helpLines.victims] : [])];
  return bothLines(
    lines.filter((line) => !(isMan && isOfWomen(line))),
    own,
  );
}

const sends = /(^|[.;:!?] |, (?:y )?| y )(?:en el|(?:consulta en|llama) (?:en |)(?:el|al)|el) 016[^.;]*/giu;

const elsewhere = {
  everybody:
    'en las Oficinas de Asistencia a las Víctimas atienden gratis a cualquiera, sin tener que denunciar',
  queer: 'en el 028 escuchan gratis y a cualquier hora a quien es LGTBI',
} as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const replaced = (text: string, { isQueer }: Whom): string =>
  text.replace(sends, (_, before: string) => {
    const said = isQueer ? elsewhere.queer : elsewhere.everybody;
    return `${before}${before === '' || /[.!?] $/.test(before) ? capital(said) : said}`;
  });

export function wordsForWhom<Value>(value: Value, asked: Asked): Value {
  if (!stringsIn(value).some((text) => text.includes('016'))) return value;
  const whom = asked();
  if (!whom.isMan) return value;
  const turn = (one: unknown): unknown => {
    if (typeof one === 'string') return replaced(one, whom);
    if (Array.isArray(one)) return one.map(turn);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, of]) => [key, turn(of)]));
  };
  return turn(value) as Value;
}

export function answerForWhom<Answer extends object>(answer: Answer, whom: Asked): Answer {
  const lines = (answer as { helpLines?: HelpLine[] }).helpLines;
  return wordsForWhom(lines ? { ...answer, helpLines: linesForWhom(lines, whom) } : answer, whom);
}

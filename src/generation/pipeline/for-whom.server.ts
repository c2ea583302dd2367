import { wholeWords } from '../../language/read/compile.ts';
import { normalise } from '../../language/read/normalise.ts';
import { withoutQuoted } from '../../language/read/whose-deed.ts';
import { stringsIn, withStrings } from '../../platform/strings-in.ts';
import { bothLines, type HelpLine, helpLines } from '../help-lines.ts';
import words from './for-whom.json' with { type: 'json' };

/** The 016 is for women, by law. Whoever is surely none is told of what is there for everybody. */
export interface Whom {
  isMan: boolean;
  /** Hit by a woman, or a man is hurt: what is there for everybody stands beside the line for women. */
  mayBeMan: boolean;
  isQueer: boolean;
}

/** `ofOneself`: «estoy cansado». `ofAMan`: a brother or a friend who is hurt, or somebody who speaks of men. */
const { manly, ofOneself, womanly, queer, withHer, ofAMan, withHim } = wholeWords(words);

/** Only whoever says of themselves that they are a man is one: a line too many does less harm than one too few. */
export function whomIn(texts: readonly string[], gender?: unknown): Whom {
  const told = texts.map((text) => normalise(text).text).join('\n');
  const own = texts.map((text) => normalise(withoutQuoted(text)).text).join('\n');
  const isWoman = womanly.test(told) || gender === 'mujer';
  const isHe = manly.test(own) || gender === 'hombre' || (withHer.test(told) && ofOneself.test(told));
  const isSame = (isHe && withHim.test(told)) || (isWoman && withHer.test(told) && !manly.test(told));
  return {
    isMan: isHe && !isWoman,
    mayBeMan: isHe || withHer.test(told) || ofAMan.test(told),
    isQueer: isSame || queer.test(told),
  };
}

const isOfWomen = ({ id }: HelpLine) => id === helpLines.genderViolence.id;

type Asked = () => Whom;

export function linesForWhom(lines: HelpLine[], whom: Asked): HelpLine[] {
  if (!lines.some(isOfWomen)) return lines;
  const { isMan, mayBeMan, isQueer } = whom();
  const own = [...(isQueer ? [helpLines.rainbow] : []), ...(mayBeMan ? [helpLines.victims] : [])];
  return bothLines(
    lines.filter((line) => !(isMan && isOfWomen(line))),
    own,
  );
}

const sends =
  /(^|[.;:!?] |, (?:y )?| y )(?:en el|(?:consulta en|llama(?: antes)?|habla(?: antes)? con|(?:puedes )?contarlo en) (?:en |)(?:el|al)|el) 016[^.;]*/giu;

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
  return whom.isMan ? (withStrings(value, (text) => replaced(text, whom)) as Value) : value;
}

export function answerForWhom<Answer extends object>(answer: Answer, whom: Asked): Answer {
  const lines = (answer as { helpLines?: HelpLine[] }).helpLines;
  return wordsForWhom(lines ? { ...answer, helpLines: linesForWhom(lines, whom) } : answer, whom);
}

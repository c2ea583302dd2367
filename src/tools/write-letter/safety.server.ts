import { helpLinesFor } from '../../generation/help-lines.ts';
import type { Reviewed } from '../../generation/tool.ts';
import { harmfulAim } from '../../language/read/aims.ts';
import { findingsForHelp } from '../../language/read/certain.ts';
import { normalise } from '../../language/read/normalise.ts';
import { readOnce } from '../../language/read/read-once.ts';
import type { LetterInput, LetterOutput } from './contract.ts';

const coercive: readonly string[] = [
  'violencia',
  'sextorsion',
  'control',
  'presion_sexual',
  'autolesion',
  'fraude',
];

/** Whoever writes to somebody dangerous, or is in danger: no letter is to be polished for that. */
export function isDangerous(input: LetterInput): boolean {
  const { facts } = input;
  const plain = normalise(facts).text;
  return (
    findingsForHelp(facts, readOnce(input, facts)).some(({ family }) => coercive.includes(family)) ||
    fears.test(plain) ||
    threatTold.test(plain)
  );
}

const fears =
  /\b(?:me da miedo|le tengo miedo|tengo miedo de (?:el|ella|que me|su reaccion)|me (?:pega|pego|amenaza|amenazo|sigue|vigila|espia|acosa)|me da terror|puede hacerme (?:algo|dano))\b/;

const violent =
  /\b(?:l[aeo]s? (?:voy a |)(?:mato|matar|pegar|reventar|rajar|hundir|destrozar)|voy a (?:matar|pegar|reventar|rajar|hundir|destrozar)l[aeo]|se va a enterar|(?:lo|las) va a pagar|que (?:le|se) joda)\b/;

/** «Me dijo que si le dejo se va a enterar mi familia»: the other one's threat, and not the writer's. */
const threatTold =
  /\bme (?:dijo|dice|decia|ha dicho|jura|juro|grita|grito|escribe|escribio|suelta|solto) (?:que|q) (?:(?! y )[^.;!?\n])*?\b(?:se va a enterar|(?:lo|las) va a pagar)\b/;

export const threatens = ({ facts }: LetterInput): boolean =>
  violent.test(normalise(facts).text.replace(threatTold, ' ')) && harmfulAim(facts) === null;

const cutOff =
  /\b(?:me (?:pidio|dijo|ha pedido|ha dicho|pide|dice) que (?:no (?:quiere saber (?:mas )?de mi|l[eao] (?:escriba|escribiera|hable|hablara|llame|llamara|contacte))|l[ao] deje? (?:en paz|tranquil[oa])|dej(?:e|ara) de (?:escribirl[ea]|llamarl[ea]|insistir))|me (?:ha bloqueado|bloqueo|tiene bloquead[oa]))\b/;

/** The other person asked for silence. No letter is written into it, however kind. */
export const isUnwanted = ({ kind, facts }: LetterInput): boolean =>
  kind !== 'no' && kind !== 'limit' && cutOff.test(normalise(facts).text);

/** Fear brings the lines of violence, also where nothing else was read. */
export function reviewLetter(input: LetterInput, output: LetterOutput): Reviewed<LetterOutput> {
  if (!isDangerous(input)) return { output, sources: {} };
  const { facts } = input;
  const found = helpLinesFor(findingsForHelp(facts, readOnce(input, facts)));
  const helpLines = found.length > 0 ? found : helpLinesFor([{ family: 'violencia', severity: 'high' }]);
  return { output: { ...output, helpLines }, sources: {} };
}

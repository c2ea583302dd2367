import data from '../data/told-by-oneself.json' with { type: 'json' };
import { fold } from './fold.ts';

const verbs: Readonly<Record<string, string>> = data;

/** How a clause begins that somebody else tells: «es», «ella tiene», «Rubén le gusta». */
const begun = new RegExp(
  `(?<=^|[,.;\\n] ?| (?:y|pero) )(?:(?:[Ee]lla|[EeÉé]l|\\p{Lu}\\p{Ll}+) )?(${Object.keys(verbs)
    .map((verb) => `[${verb[0]?.toUpperCase()}${verb[0]}]${verb.slice(1)}`)
    .join('|')})(?= )`,
  'gu',
);
/** «Es broma», «separado hace poco». */
const ofNobody =
  /^ (?:broma|mentira|verdad|que|lo que|poco|mucho|tiempo|\d|años|(?:un|dos|tres|cuatro|cinco|seis) (?:año|mes|semana|tiempo))/u;
const ofOneself = /\b(?:yo|soy|tengo|vivo|trabajo|busco|quiero|hago|estoy|me|mi|mis|conmigo)\b/u;

/** «Es un chico alto, le gusta correr», told of oneself by another: sure where nobody says «I». */
export const toldByOneself = (text: string): string =>
  ofOneself.test(fold(text))
    ? text
    : text
        .replace(begun, (said: string, verb: string, at: number) =>
          /^(?:es|hace)$/iu.test(verb) && ofNobody.test(text.slice(at + said.length))
            ? said
            : (verbs[verb.toLowerCase()] ?? said),
        )
        .replace(/(?<=[Mm]e (?:da|cuesta) (?:\p{L}+ )?\p{L}+[aei]r)se(?!\p{L})/gu, 'me');

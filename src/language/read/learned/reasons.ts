import { readData } from '../data.server.ts';
import type { Family } from '../families.ts';
import { wordsOf } from '../terms.ts';
import { wordClassesIn } from './word-classes.ts';

/** What a class of words says for a family: nothing is called by a family that none of its words speaks for. */
interface Reason {
  says: string;
  families: readonly Family[];
  /** It names a thing or a hurry, which is no deed by itself. */
  bare?: true;
}

const { reasons, soundsLike } = readData<{
  reasons: Record<string, Reason>;
  soundsLike: Record<Family, string>;
}>('reasons.json');

export { reasons };

export interface Support extends Reason {
  words: string;
}

const mostReasons = 3;

/** «Habla de golpes («hostia») y nombra un arma («navaja»): suena a amenaza.» */
export function explanationOf(family: Family, supports: readonly Support[]): string {
  const parts = supports
    .filter(({ families }) => families.includes(family))
    .slice(0, mostReasons)
    .map(({ says, words }) => `${says} («${words}»)`);
  const last = parts.pop();
  const said = parts.length > 0 ? `${parts.join(', ')} y ${last}` : (last ?? 'lo que dice');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}: ${soundsLike[family]}.`;
}

/** Words of one kind are a likeness. A deed says what is done where words of another kind stand beside it, or the weights are sure. */
export const isSaid = (kinds: readonly { bare?: true }[], sure: boolean): boolean =>
  kinds.some(({ bare }) => !bare) && (sure || kinds.length > 1);

export const kindsIn = (plain: string) =>
  [...new Set(wordClassesIn(wordsOf(plain)).map(({ name }) => name))].flatMap((name) => reasons[name] ?? []);

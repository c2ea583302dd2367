import type { Dice } from '../../language/write/seeded.ts';
import { type Dressed, inColours, mentions } from './colours.server.ts';
import type { Preferences } from './preferences.server.ts';
import {
  type DateKey,
  type Garment,
  type Slot,
  type StyleKey,
  type TemperatureKey,
  type Who,
  wardrobe,
} from './wardrobe.server.ts';

export interface Occasion {
  who: Who;
  style: StyleKey;
  temperature: TemperatureKey;
  /** Absent for a plan described in the person's own words that we do not know. */
  date: DateKey | undefined;
}

/** Chooses garments one after another: what was asked for first, then what suits the occasion and its colours. */
export function dresser(
  { who, style, temperature, date }: Occasion,
  { avoid, include }: Preferences,
  palette: readonly string[],
  dice: Dice,
) {
  const worn: Dressed[] = [];
  const banned = (words: string) => mentions(words, avoid);
  const unmet = () => include.filter(({ term }) => !worn.some(({ words }) => mentions(words, [term])));

  const suits = (garment: Garment) =>
    (garment.who.includes(who) ? 8 : 0) +
    (garment.styles.includes(style) ? 6 : 0) +
    (!date || garment.dates.includes(date) ? 4 : 0);

  function choices(slot: Slot) {
    const asked = unmet().map(({ term }) => term);
    const colours = [...palette, ...(asked.length > 0 ? allColours : [])];
    return wardrobe[slot]
      .filter(
        (garment) =>
          garment.temperatures.includes(temperature) &&
          (garment.who.includes(who) || mentions(nounOf(garment.words), asked)),
      )
      .flatMap((garment) => {
        return inColours(garment, colours, banned).map((option) => {
          const wanted = asked.filter((term) => mentions(option.words, [term])).length;
          const fresh = worn.some(({ colour }) => colour && colour === option.colour) ? 0 : 2;
          const inPalette = !option.colour || palette.includes(option.colour) ? 2 : 0;
          return { option, wanted, score: wanted * 20 + suits(garment) + inPalette + fresh };
        });
      })
      .filter(({ score }) => score >= 8);
  }

  function take(slot: Slot): Dressed | undefined {
    const all = choices(slot).filter(
      ({ option }) => !worn.some(({ words }) => nounOf(words) === nounOf(option.words)),
    );
    const best = Math.max(...all.map(({ score }) => score));
    const tied = all.filter(({ score }) => score === best);
    if (tied.length === 0) return undefined;
    const { option } = dice.pick(tied);
    worn.push(option);
    return option;
  }

  /** Someone asked for it, or it is one of the usual ways to dress for the occasion. */
  function prefersOnePiece() {
    const options = choices('onePiece');
    const asked = unmet().map(({ term }) => term);
    if (options.some(({ option }) => mentions(nounOf(option.words), asked))) return true;
    if (who !== 'm' || choices('bottom').some(({ wanted }) => wanted > 0)) return false;
    return options.some(({ score }) => score >= 18) && dice.pick([true, false, false]);
  }

  return { take, prefersOnePiece, unmet, banned };
}

const nounOf = (words: string) => words.split(' ')[0] ?? '';

const allColours = [
  ...new Set(Object.values(wardrobe).flatMap((garments) => garments.flatMap(({ colours }) => colours))),
];

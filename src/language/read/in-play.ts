import { isOfAGame, isSuffered, laughter, ofEverybody, sentenceAround } from './find-by-rules.ts';
import type { Finding } from './finding.ts';
import { weighTold } from './learned/told.ts';
import type { Lines } from './lines.ts';
import { normalise } from './normalise.ts';
import { isOf, senses } from './ordinary-life.ts';

/** A long text has room for anything. */
const longest = 600;
const nothing = { likely: -0.5, certain: -1.5 } as const;

const nearby = 30;
const laughing = /(?:ja|je){2}|[😂🤣😜😝😹]/u;

/** Somebody answers a threat by a joke, and the other one goes on with it. Fear, a weapon, or that it is meant, is none. */
function isMutualJoke(text: string, { messages }: Pick<Lines, 'messages'>): boolean {
  const said = messages.map(({ author, start, end }) => ({
    author,
    plain: normalise(text.slice(start, end)).text,
  }));
  if (said.some(({ plain }) => isOf('meant', plain))) return false;
  const mine = said.findLastIndex(({ author }) => author === 'mine');
  const answer = said[mine]?.plain ?? '';
  const isHarmless = (plain: string) => laughing.test(plain) || isOf('harmless', plain);
  const goesAlong =
    isHarmless(answer) || /^(?:y |me \w+ )?con \w+/.test(answer) || /^(?:jaja|la del? )/.test(answer);
  // Where nobody said whose lines these are the last one answers.
  const end = said.at(mine);
  const [doubt = ''] = /^\W*con (?:es[aeo]s?|que|tus?) [^?]{0,40}/.exec(end?.plain ?? '') ?? [];
  if (mine !== 0 && said.length > 1 && end?.author !== 'other' && isOf('rivalry', doubt)) return true;
  return said
    .slice(mine + 1)
    .some(
      ({ author, plain }) =>
        author === 'other' &&
        (isOf('rivalry', plain) ||
          ((goesAlong ? isHarmless(plain) : laughter.test(plain)) &&
            (goesAlong || isOfAGame.test(plain) || isOf('boast', plain)))),
    );
}

/** Without what is said in play, or in another sense, as far as nothing else speaks for it. */
export function withoutPlay(
  text: string,
  found: readonly Finding[],
  lines: Pick<Lines, 'messages'>,
): Finding[] {
  if (found.length === 0) return [];
  const isShort = text.length <= longest;
  const whole = isShort ? text : '';
  const plain = normalise(whole).text;
  const isPlay = !isOf('jealous', plain) && (isOf('play', plain) || isMutualJoke(whole, lines));
  /** What is certain and grave is explained by its own sentence alone. */
  const around = ({ start, quote, certain, family }: Finding) =>
    certain && ofEverybody.includes(family)
      ? normalise(sentenceAround(whole, start, start + quote.length)).text
      : plain;
  let beyond: number | undefined;
  const isBelow = (least: number) => {
    beyond ??= weighTold(text).beyond;
    return beyond < least;
  };
  const senseOf = (one: Finding) =>
    senses.find(({ isOf: isOfSense, isIn, own, surely, doubtful, near }) => {
      if (!isOfSense(one) || (doubtful && one.certain)) return false;
      const { start, quote } = one;
      const close = near ? normalise(text.slice(start, start + quote.length + nearby)).text : around(one);
      return isIn(own?.test(close) ? plain : close) && (surely || isBelow(nothing.likely));
    });
  const isPlayed = (one: Finding) =>
    isPlay &&
    ['violencia', 'control', 'fraude'].includes(one.family) &&
    !isSuffered(one) &&
    isBelow(one.certain ? nothing.certain : nothing.likely);
  return found.flatMap((one) => {
    const sense = senseOf(one);
    if (sense?.softened) return [{ ...one, severity: 'low', certain: false, text: sense.softened }];
    return sense || isPlayed(one) ? [] : [one];
  });
}

import { daysIn } from '../../language/write/days.server.ts';
import { capitalise, uncapitalise } from '../../language/write/grammar.ts';
import { wellWritten } from '../../language/write/well-written.server.ts';
import { patternsIn } from './lines.server.ts';

const patternOf = patternsIn('clauses.json');

/** The day that a text names, where it is one. */
function dayIn(text: string): string | undefined {
  const [day, ...others] = new Set(daysIn(text).map((one) => one.day));
  return day === 'mañana' || others.length > 0 ? undefined : day;
}

const hour = patternOf('hour');

/** The last thing that is asked and can be no yes or no, as a gap: «quién te gustó más». */
const asked = patternOf('asked', 'su');
const longestQuestion = 300;
const isCalled = patternOf('isCalled', 'u');
const since = patternOf('since');

const gapFor = (question?: string) =>
  question && `[${uncapitalise(wellWritten(question).replace(/[¿?.]/g, ''))}]`;

/** What stands in the place of a slot. A text with one that is not known is not shown. */
export type Slots = Readonly<Record<string, string | undefined>>;

export const slotsIn = (draft: string, received: string): Slots => ({
  when: dayIn(draft) ?? '[un día]',
  theirday: dayIn(received),
  theirhour: hour.exec(received)?.[0].toLowerCase(),
  asked: gapFor(asked.exec(received.slice(-longestQuestion))?.[1]),
  name: isCalled.exec(draft)?.[1] ?? '[su nombre]',
  since: since.exec(draft)?.[0].toLowerCase(),
});

const slots = /\{(\p{L}+)\}/gu;

/** A text of ours with what its slots stand for; none where one of them is not known. */
export function filledWith(found: Slots): (text: string) => string | undefined {
  return (text) => {
    const isKnown = [...text.matchAll(slots)].every(
      ([, slot = '']) => found[slot.toLowerCase()] !== undefined,
    );
    if (!isKnown) return undefined;
    return text.replaceAll(slots, (_, slot: string) => {
      const put = found[slot.toLowerCase()] ?? '';
      return /^\p{Lu}/u.test(slot)
        ? capitalise(put).replace(/^\[\p{Ll}/u, (open) => open.toUpperCase())
        : put;
    });
  };
}

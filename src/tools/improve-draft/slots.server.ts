import { daysIn } from '../../language/write/days.server.ts';
import { capitalise } from '../../language/write/grammar.ts';

/** The day that a text names, where it is one. */
function dayIn(text: string): string | undefined {
  const [day, ...others] = new Set(daysIn(text).map((one) => one.day));
  return day === 'mañana' || others.length > 0 ? undefined : day;
}

const hour = /(?<!\p{L})a las? \d{1,2}(?:[:.]\d{2})?(?: y (?:media|cuarto|pico))?(?![\d.:]*\d)/iu;

/** What stands in the place of a slot. A text with one that is not known is not shown. */
export type Slots = Readonly<Record<string, string | undefined>>;

export const slotsIn = (draft: string, received: string): Slots => ({
  when: dayIn(draft) ?? '[un día]',
  theirday: dayIn(received),
  theirhour: hour.exec(received)?.[0].toLowerCase(),
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

import { momentOf } from './invitation.ts';
import { readPlan } from './sections.ts';

/** For somebody of one's own who should know. What is not known is left open. */
export const tellingOf = (
  { who, where, word }: Readonly<Record<'who' | 'where' | 'word', string>>,
  when: Date | null,
): string =>
  [
    'Tengo una cita y quiero que alguien lo sepa.',
    `Con: ${who || '…'}`,
    `Dónde: ${where || '…'}`,
    `Cuándo: ${when ? momentOf(when) : '…'}`,
    'Te escribo al llegar y al volver.',
    `Si te mando «${word}», llámame con cualquier excusa.`,
    'Si no sabes de mí, llámame; y si no contesto y te preocupa, al 112.',
  ].join('\n');

/** What somebody made of the text, and what it was made of. */
export interface Edited {
  text: string;
  made: string;
}

/** A line whose field has changed since is the field's again. */
export const followed = ({ text, made }: Edited, now: string): string =>
  now
    .split('\n')
    .filter((line) => !made.split('\n').includes(line))
    .reduce((lines, line) => {
      const at = lines.findIndex((own) => own.startsWith(line.slice(0, line.indexOf(':') + 1)));
      return at < 0 ? lines.concat(line) : lines.with(at, line);
    }, text.split('\n'))
    .join('\n');

export function placeIn(plan: string, location: string): string {
  const [place = ''] = readPlan(plan).meetingPoint.match(/^[^.!?\n]+/) ?? [];
  const [town = ''] = location.match(/\p{L}{3,}/u) ?? [];
  const isThere = town !== '' && place.toLowerCase().includes(town.toLowerCase());
  return [place.trim(), isThere ? '' : location.trim()].filter(Boolean).join(' · ');
}

/** Nobody goes anywhere: no map, and nobody who has to know where. */
export const isCall = (plan: string) => /^[^.]*llamada/i.test(readPlan(plan).meetingPoint);

/** Nobody says these by chance, and they look like nothing. */
export const words = ['paraguas', 'acordeón', 'sandía', 'farolillo', 'croqueta'] as const;

const month = new Intl.DateTimeFormat('es-ES', { month: 'long' });

/** What it is, for who dresses for it: where and in which month says what the weather is. */
export function dateInWords(
  plan: string,
  { dateType = '', location = '' },
  when: Date | null,
  characters: number,
): string {
  const parts = [
    dateType.trim(),
    readPlan(plan).title.trim(),
    location.trim(),
    when && `en ${month.format(when)}`,
  ];
  return parts.filter(Boolean).join(', ').slice(0, characters);
}

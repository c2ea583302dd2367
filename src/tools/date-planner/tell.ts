import { momentOf } from './invitation.ts';
import { readPlan } from './sections.ts';

export interface Telling {
  who: string;
  where: string;
  when: Date | null;
  /** Sent from the date, it asks for a call. */
  word: string;
}

/** For somebody of one's own who should know. What is not filled in is not said. */
export function tellingOf({ who, where, when, word }: Telling): string {
  const said = (label: string, value: string) => value.trim() && `${label}: ${value.trim()}`;
  return [
    'Tengo una cita y quiero que alguien lo sepa.',
    said('Con', who),
    said('Dónde', where),
    when && said('Cuándo', momentOf(when)),
    'Te escribo al llegar y al volver.',
    word.trim() && `Si te mando «${word.trim()}», llámame con cualquier excusa.`,
    'Si no sabes de mí, llámame; y si no contesto y te preocupa, al 112.',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Where they meet, in a line. */
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

/** What it is, for who dresses for it. */
export function dateInWords(plan: string, { dateType = '', location = '' }, characters: number): string {
  const parts = [dateType.trim(), readPlan(plan).title.trim(), location.trim()];
  return parts.filter(Boolean).join(', ').slice(0, characters);
}

const south =
  /^America\/(?:Argentina|Asuncion|Buenos_Aires|La_Paz|Lima|Montevideo|Punta_Arenas|Santiago|Sao_Paulo)/;

/** The weather of the season, in the words of whoever dresses for it. `month` counts from 0. */
export function seasonWeather(month: number, timeZone: string): 'frío' | 'templado' | 'calor' {
  const here = south.test(timeZone) ? (month + 6) % 12 : month;
  if (here >= 10 || here <= 2) return 'frío';
  return here >= 5 && here <= 8 ? 'calor' : 'templado';
}

import { readPlan } from './sections.ts';

const day = new Intl.DateTimeFormat('es-ES', { weekday: 'long', day: 'numeric', month: 'long' });
const time = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' });

export const momentOf = (when: Date) => `el ${day.format(when).replace(',', '')} a las ${time.format(when)}`;

/** Sentences that say where follow «Quedamos» as they are. */
const saysWhere = /^(en|a|al|junto|delante|frente|bajo)\b/i;

export function invitationOf(plan: string, when: Date | null): string {
  const { title, meetingPoint } = readPlan(plan);
  const [place = ''] = meetingPoint.match(/^[^.!?\n]+/) ?? [];
  const where = saysWhere.test(place)
    ? `Quedamos ${place.charAt(0).toLowerCase()}${place.slice(1)}.`
    : place && `Punto de encuentro: ${place}.`;
  return [
    `¿Te apetece quedar ${when ? momentOf(when) : 'un día de estos'}?`,
    title && `He pensado en «${title}».`,
    where,
    'Si te va mejor otra cosa, dime.',
  ]
    .filter(Boolean)
    .join(' ');
}

const kinds: Readonly<Record<string, string>> = {
  'Café informal': 'cafetería',
  'Paseo al aire libre': 'parque',
  'Cena romántica': 'restaurante',
};

/** Nothing without a place: a map of nowhere helps nobody. */
export function mapLinkOf({
  dateType = '',
  location = '',
}: {
  dateType?: string;
  location?: string;
}): string | null {
  const place = location.trim();
  if (!place) return null;
  const query = [kinds[dateType], place].filter(Boolean).join(' en ');
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}

interface CalendarEvent {
  title: string;
  description: string;
  location: string;
  start: Date;
  uid: string;
  now: Date;
}

const twoHours = 2 * 60 * 60_000;

/** One appointment as a calendar file. Times are in UTC, so that no time zone has to be described. */
export const calendarText = ({ title, description, location, start, uid, now }: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Salero//Plan de cita//ES',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${momentOf(now)}`,
    `DTSTART:${momentOf(start)}`,
    `DTEND:${momentOf(new Date(start.getTime() + twoHours))}`,
    `SUMMARY:${escaped(title)}`,
    location && `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .filter(Boolean)
    .map((line) => `${line}\r\n`)
    .join('');

const momentOf = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

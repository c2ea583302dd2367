export interface CalendarEvent {
  title: string;
  description: string;
  location: string;
  start: Date;
  minutes: number;
  uid: string;
  now: Date;
}

/** RFC 5545: no line is longer than 75 octets, its end not counted. */
const lineOctets = 75;
const encoder = new TextEncoder();

/** One appointment as a calendar file. Times are in UTC, so that no time zone has to be described. */
export function calendarText({
  title,
  description,
  location,
  start,
  minutes,
  uid,
  now,
}: CalendarEvent): string {
  const end = new Date(start.getTime() + minutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Salero//Plan de cita//ES',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${momentOf(now)}`,
    `DTSTART:${momentOf(start)}`,
    `DTEND:${momentOf(end)}`,
    `SUMMARY:${escaped(title)}`,
    location && `LOCATION:${escaped(location)}`,
    description && `DESCRIPTION:${escaped(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines
    .filter(Boolean)
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

const momentOf = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Continued lines begin with a space, which counts. A character is never cut in two. */
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

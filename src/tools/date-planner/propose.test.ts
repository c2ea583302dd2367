import { expect, test } from 'vitest';
import { calendarText } from './calendar.ts';
import { invitationOf, mapLinkOf } from './invitation.ts';

const event = {
  title: 'Café, libros; y más',
  description: 'ACTIVIDAD\nUna librería \\ café\u0000',
  location: 'Ruzafa, Valencia',
  start: new Date('2026-12-03T18:30:00Z'),
  uid: 'una-cita',
  now: new Date('2026-11-23T10:00:00.123Z'),
};

test('a plan becomes one appointment of two hours, in the lines of RFC 5545', () => {
  expect(calendarText(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Salero//Plan de cita//ES',
    'BEGIN:VEVENT',
    'UID:una-cita',
    'DTSTAMP:20261123T100000Z',
    'DTSTART:20261203T183000Z',
    'DTEND:20261203T203000Z',
    'SUMMARY:Café\\, libros\\; y más',
    'LOCATION:Ruzafa\\, Valencia',
    'DESCRIPTION:ACTIVIDAD\\nUna librería \\\\ café',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('what a person pasted cannot add a line of its own to the calendar', () => {
  const text = calendarText({ ...event, location: 'Casa\r\nATTENDEE:mailto:otra@ejemplo.es\rX:1' });
  expect(text.split('\r\n').filter((line) => /^(ATTENDEE|X)/.test(line))).toEqual([]);
});

const plan =
  'Café entre libros\n\nACTIVIDAD\nUna librería.\n\nPUNTO DE ENCUENTRO\nEn la mesa de novedades, en Ruzafa. Di qué llevas.';

test('the invitation says what, where and, once it is known, when', () => {
  expect(invitationOf(plan, null)).toBe(
    '¿Te apetece quedar un día de estos? He pensado en «Café entre libros». Quedamos en la mesa de novedades, en Ruzafa. Si te va mejor otra cosa, dime.',
  );
  expect(invitationOf(plan, new Date(2026, 11, 3, 18, 30))).toMatch(
    /^¿Te apetece quedar el jueves 3 de diciembre a las 18:30\?/,
  );
  expect(invitationOf('Un plan\n\nPUNTO DE ENCUENTRO\nLa fuente grande', null)).toContain(
    'Punto de encuentro: La fuente grande.',
  );
});

test('the map is asked for a kind of place in a place, and for nothing without one', () => {
  expect(mapLinkOf({ dateType: 'Café informal', location: ' Ruzafa ' })).toBe(
    'https://www.google.com/maps/search/?api=1&query=cafeter%C3%ADa+en+Ruzafa',
  );
  expect(mapLinkOf({ dateType: 'Plan original', location: 'Cádiz' })).toContain('query=C%C3%A1diz');
  expect(mapLinkOf({ location: '  ' })).toBeNull();
});

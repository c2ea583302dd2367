const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeZone: 'Europe/Madrid' });

/** For the part of a prompt that differs by day: the weekday too, because some places close on it. */
export function todayRule(today: Date): string {
  return `Hoy es ${day.format(today)}.`;
}

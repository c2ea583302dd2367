/** The same day and hour some months later, or the last day of a month that is too short. */
export function addMonths(anchorSeconds: number, months: number): number {
  const date = new Date(anchorSeconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}

/** Counted from the anchor, so that a subscription of the 31st goes back to the 31st after February. */
export function nextPeriodEnd(anchorSeconds: number, periodEndSeconds: number): number {
  const anchor = new Date(anchorSeconds * 1000);
  const end = new Date(periodEndSeconds * 1000);
  const passed =
    (end.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + end.getUTCMonth() - anchor.getUTCMonth();
  return addMonths(anchorSeconds, passed + 1);
}

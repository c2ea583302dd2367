const hourMs = 3_600_000;

/**
 * A clock that runs, and shows a full hour when it is made: so no window of a rate limit ends in the middle of a test, whenever
 * that runs. `offsetMs` moves it.
 */
export function clockFromFullHour(): { offsetMs: number; now(): Date } {
  const begun = Date.now();
  const clock = {
    offsetMs: 0,
    now: () => new Date(begun - (begun % hourMs) + (Date.now() - begun) + clock.offsetMs),
  };
  return clock;
}

/** Whatever the browser keeps of a person between visits lies under names that begin with this. */
export const personalPlace = 'guardados';

const placeOf = (name: string) => `${personalPlace}:${name}`;

/** A habit of the person, for the next visit: which style, which tool. Never what somebody wrote. */
export function keepHabit(name: string, value: unknown): void {
  try {
    localStorage.setItem(placeOf(name), JSON.stringify(value));
  } catch {
    // Storage that is full or forbidden only costs the memory.
  }
}

/** `null` where there is nothing, or nothing readable. The caller checks its shape. */
export function readHabit(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(placeOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** The next one at this screen finds nothing; or only what lies under this very name goes. */
export function forgetStored(place?: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (place ? key === place : key.startsWith(personalPlace)) localStorage.removeItem(key);
  } catch {
    // Where storage is forbidden nothing was kept either.
  }
}

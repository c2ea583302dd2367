/** Whatever the browser keeps of a person between visits lies under names that begin with this. */
export const personalPlace = 'guardados';

/** The next one at this screen finds nothing. */
export function forgetStored(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(personalPlace)) localStorage.removeItem(key);
  } catch {
    // Where storage is forbidden nothing was kept either.
  }
}

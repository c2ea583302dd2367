const prefix = 'salero:';

/** The place of an item that is saved once its person has signed in again. */
export const waitingSave = 'por-guardar';

/**
 * What this tab remembers of the person at it: drafts, which answers are on the screen, what waits to be saved. It
 * survives a reload and the way to sign-in and back, and is gone when the tab is closed or somebody signs out.
 * Decision 0054.
 */
export function keepInTab(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Storage that is full or forbidden only costs the memory.
  }
}

/** `null` where there is nothing, or nothing readable. The caller checks its shape. */
export function readFromTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null');
  } catch {
    return null;
  }
}

export function dropFromTab(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    // Where storage is forbidden nothing was kept either.
  }
}

/** When somebody signs out, the next one at this screen finds nothing. */
export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

import { memoryIn } from './memory.ts';

/** The place of an item that is saved once its person has signed in again. */
export const waitingSave = 'por-guardar';

/**
 * What this tab remembers of the person at it: drafts, which answers are on the screen, what waits to be saved. It
 * survives a reload and the way to sign-in and back, and is gone when the tab is closed or somebody signs out.
 * Decision 0054.
 */
export const {
  keep: keepInTab,
  read: readFromTab,
  drop: dropFromTab,
  forget: forgetTab,
} = memoryIn(() => sessionStorage, 'salero:');

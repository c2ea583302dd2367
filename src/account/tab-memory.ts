import { memoryIn } from './personal-storage.ts';

export const waitingSave = 'por-guardar';

export const owner = 'persona';

const tab = memoryIn(() => sessionStorage, 'salero:');

/** A random number under the name '', from the first thing that a tab keeps until somebody signs out. Every tab can read it. */
const visit = memoryIn(() => localStorage, 'visita');
const itsVisit = 'visita';

/** Somebody has kept something in a tab of this browser, and has not signed out since. */
export const isVisited = (): boolean => visit.read('') !== null;

export function isOfEarlierVisit(): boolean {
  const its = tab.read(itsVisit);
  return its !== null && its !== visit.read('');
}

/** Survives a reload and the way to sign-in and back, and is gone when the tab is closed or somebody signs out. Decision 0054. */
export function readFromTab(name: string): unknown {
  if (isOfEarlierVisit()) tab.forget();
  return tab.read(name);
}

export function keepInTab(name: string, value: unknown): boolean {
  if (isOfEarlierVisit()) tab.forget();
  if (visit.read('') === null) visit.keep('', crypto.randomUUID());
  return tab.keep(itsVisit, visit.read('')) && tab.keep(name, value);
}

export const keepOwner = (userId: string): boolean => tab.keep(owner, userId);

export const { drop: dropFromTab } = tab;

/** Gone with a reload, too: what may not be found here by whoever opens the tab again. */
export const inPage = new Map<string, unknown>();

export function forgetTab(): void {
  inPage.clear();
  tab.forget();
}

export const forgetInTab = (names: string): void => tab.forget(names);

export function endVisit(): void {
  visit.forget();
  forgetTab();
}

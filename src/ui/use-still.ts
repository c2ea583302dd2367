import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** What the browser alone knows, and what stands in its place in the prerendered HTML. */
export const useStill = <T>(read: () => T, before: T): T =>
  useSyncExternalStore(neverChanges, read, () => before);

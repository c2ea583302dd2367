let ready = false;

/** A newer build than this page's is kept on the device: the next navigation should be a whole one. Decision 0063. */
export const isNewerReady = (): boolean => ready;

export function sayNewer(isReady: boolean): void {
  ready = isReady;
}

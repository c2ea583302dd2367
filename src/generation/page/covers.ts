import type { Box } from '../../capture/regions.ts';

/** Its sides are shares of the photo's width and height. */
export interface Cover extends Box {
  id: number;
  kind: 'face' | 'name' | 'own';
}

const sideOfShorter = 0.22;

/** As far as it stays whole on the photo. */
export function moved({ left, top, right, bottom }: Box, x: number, y: number): Box {
  const across = Math.max(-left, Math.min(x, 1 - right));
  const down = Math.max(-top, Math.min(y, 1 - bottom));
  return { left: left + across, top: top + down, right: right + across, bottom: bottom + down };
}

export function around(x: number, y: number, { width, height }: { width: number; height: number }): Box {
  const side = sideOfShorter * Math.min(width, height);
  const half = { x: side / width / 2, y: side / height / 2 };
  return moved({ left: x - half.x, top: y - half.y, right: x + half.x, bottom: y + half.y }, 0, 0);
}

import type { Box as Place } from '../../capture/regions.ts';

export type { Place };

export interface Cover extends Place {
  id: number;
  kind: 'face' | 'name' | 'own';
}

interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

const least = 0.03;
const usual = 0.22;
const step = 0.02;

const shorter = ({ width, height }: Size) => Math.min(width, height);
const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

export const stepOn = (picture: Size): number => Math.max(1, Math.round(shorter(picture) * step));

export function onPicture(place: Place, picture: Size): Place {
  const smallest = shorter(picture) * least;
  const left = between(0, place.left, picture.width - smallest);
  const top = between(0, place.top, picture.height - smallest);
  return {
    left,
    top,
    right: between(left + smallest, place.right, picture.width),
    bottom: between(top + smallest, place.bottom, picture.height),
  };
}

export function moved({ left, top, right, bottom }: Place, by: Point, picture: Size): Place {
  const x = between(-left, by.x, picture.width - right);
  const y = between(-top, by.y, picture.height - bottom);
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

export const stretched = (place: Place, by: Point, picture: Size): Place =>
  onPicture({ ...place, right: place.right + by.x, bottom: place.bottom + by.y }, picture);

export const dragged = (a: Point, b: Point, picture: Size): Place =>
  onPicture(
    {
      left: Math.min(a.x, b.x),
      top: Math.min(a.y, b.y),
      right: Math.max(a.x, b.x),
      bottom: Math.max(a.y, b.y),
    },
    picture,
  );

export function around({ x, y }: Point, picture: Size): Place {
  const half = (shorter(picture) * usual) / 2;
  return dragged({ x: x - half, y: y - half }, { x: x + half, y: y + half }, picture);
}

import { tools } from '../tools/registry.ts';

const words =
  'cero una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' ');

/** «Nueve herramientas», however many there are. */
export function countedTools(count: number = tools.length): string {
  const word = words[count] ?? String(count);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} herramientas`;
}

export const bitsOfPlace = 22;
const places = 1 << bitsOfPlace;

function mixed(value: number): number {
  let hash = Math.imul(value ^ (value >>> 15), 2246822519);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489917);
  return (hash ^ (hash >>> 16)) & (places - 1);
}

export function placeOf(feature: string): number {
  let hash = 2166136261;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 16777619);
  return mixed(hash);
}

export function placeOfPair(first: number, second: number): number {
  return mixed(Math.imul(first, 16777619) ^ Math.imul(second, 2654435761));
}

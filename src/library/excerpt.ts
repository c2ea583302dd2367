export function excerpt(text: string, characters: number): string {
  const all = [...text];
  return all.length <= characters ? text : `${all.slice(0, characters).join('').trimEnd()}…`;
}

export const labelIn = (labels: Readonly<Record<string, string>>, value: string, characters = 60): string =>
  (Object.hasOwn(labels, value) && labels[value]) || excerpt(value, characters);

/** The first characters of a text, with an ellipsis when some are left out. */
export function excerpt(text: string, characters: number): string {
  const all = [...text];
  return all.length <= characters ? text : `${all.slice(0, characters).join('').trimEnd()}…`;
}

/** What a choice is called in its form; of one's own words, the beginning. */
export const labelIn = (labels: Readonly<Record<string, string>>, value: string, characters = 60): string =>
  (Object.hasOwn(labels, value) && labels[value]) || excerpt(value, characters);

/** The first characters of a text, with an ellipsis when some are left out. */
export function excerpt(text: string, characters: number): string {
  const all = [...text];
  return all.length <= characters ? text : `${all.slice(0, characters).join('').trimEnd()}…`;
}

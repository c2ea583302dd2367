/** Somebody else's words inside a text of ours: line by line, so that nothing in them passes for a heading. */
export const marked = (text: string): string =>
  text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');

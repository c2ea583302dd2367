export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...a].entries()) {
    const next = [line + 1];
    for (let at = 0; at < b.length; at += 1)
      next.push(
        Math.min(Number(row[at]) + Number(letter !== b[at]), Number(row[at + 1]) + 1, Number(next[at]) + 1),
      );
    row = next;
  }
  return Number(row.at(-1));
}

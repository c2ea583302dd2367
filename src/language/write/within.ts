/** Whole sentences in their order, as long as there is room; those that count most have it first. */
export function within(limit: number, sentences: readonly string[], first = sentences): string {
  const kept = new Set<string>();
  let length = -1;
  for (const one of new Set(first)) {
    if (length + 1 + one.length > limit) continue;
    kept.add(one);
    length += 1 + one.length;
  }
  const told = [...new Set(sentences)].filter((one) => kept.has(one)).join(' ');
  return told.trim() || `${(sentences[0] ?? '').slice(0, limit - 1).replace(/,[^,]*$|\s+\S*$/u, '')}.`;
}

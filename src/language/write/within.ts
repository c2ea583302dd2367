/** Whole sentences in their order, as long as there is room; those that count most have it first. */
export function within(limit: number, sentences: readonly string[], first = sentences): string {
  const kept = new Set<string>();
  const told = () => [...new Set(sentences)].filter((one) => kept.has(one)).join(' ');
  for (const one of first) {
    kept.add(one);
    if (told().length > limit) kept.delete(one);
  }
  return told().trim() || `${(sentences[0] ?? '').slice(0, limit - 1).replace(/,[^,]*$|\s+\S*$/u, '')}.`;
}

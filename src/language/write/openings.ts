/** The words with which a text begins: what makes two texts look alike at a glance. */
function openingOf(text: string): string {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, 2).join(' ');
}

/** Keeps texts that stand beside each other from beginning alike, as far as there is a choice. */
export function freshOpenings() {
  const taken = new Set<string>();
  return {
    among(candidates: readonly string[]): readonly string[] {
      const fresh = candidates.filter((candidate) => !taken.has(openingOf(candidate)));
      return fresh.length > 0 ? fresh : candidates;
    },
    take(text: string): string {
      taken.add(openingOf(text));
      return text;
    },
  };
}

/** Dozens of readers in turn ask the same of one text. It is found once, and nothing of it is kept for longer than that. */
export function onceInATurn<Found>(find: (text: string) => Found, mostKept = 8): (text: string) => Found {
  const kept = new Map<string, Found>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size === 0) queueMicrotask(() => kept.clear());
    else if (kept.size === mostKept) kept.clear();
    const found = find(text);
    kept.set(text, found);
    return found;
  };
}

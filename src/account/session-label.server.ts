import written from './session-label.json' with { type: 'json' };

/** Enough to tell one's own devices apart, and no more: the whole header would be a fingerprint. */
export function labelOf(userAgent: string | undefined): string {
  const find = (list: string[][]) =>
    list.find(([shape = '']) => new RegExp(shape).test(userAgent ?? ''))?.[1];
  const [browser, system] = [find(written.browsers), find(written.systems)];
  if (browser && system) return `${browser} en ${system}`;
  return browser ?? system ?? 'Otro dispositivo';
}

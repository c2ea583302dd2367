/** Characters a profile text may have. Widely reported, and apps change them: shown as guidance, never as a refusal. */
export const datingApps = {
  tinder: { label: 'Tinder', bioLength: 500 },
  bumble: { label: 'Bumble', bioLength: 300 },
  hinge: { label: 'Hinge', bioLength: 150 },
  meetic: { label: 'Meetic', bioLength: 1_000 },
  badoo: { label: 'Badoo', bioLength: 1_000 },
  other: { label: 'Otras', bioLength: 500 },
} as const;

type DatingApp = keyof typeof datingApps;

const fallbackLength = 500;

export function bioLengthOf(app: string | undefined): number {
  return knownApp(app)?.bioLength ?? fallbackLength;
}

export function appLabel(app: string | undefined): string | undefined {
  if (!app || app === 'other') return undefined;
  return knownApp(app)?.label ?? app;
}

export function knownApp(app: string | undefined): (typeof datingApps)[DatingApp] | undefined {
  const key = app?.trim().toLowerCase();
  return key !== undefined && Object.hasOwn(datingApps, key) ? datingApps[key as DatingApp] : undefined;
}

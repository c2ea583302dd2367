/** The month in which the legal texts last changed, which their page shows. Raised with them: everyone is then asked once more. */
export const currentTermsVersion = '2026-11';

/** What this version was written for. A test asks for a decision when it changes. */
export const coveredByTerms = { tools: 11, collections: 9 } as const;

export const firstTermsVersion = '2025-05';

export function areTermsPending(acceptedVersion: string | null): boolean {
  return acceptedVersion !== currentTermsVersion;
}

/** Raised when the legal texts change: everyone is then asked once more. */
export const currentTermsVersion = '2025-05';

export function areTermsPending(acceptedVersion: string | null): boolean {
  return acceptedVersion !== currentTermsVersion;
}

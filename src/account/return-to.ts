const home = '/';
const longestPath = 512;

const notDestinations = /^\/(auth|api|identidad-local)(\/|$)/i;

/** The same path if it is a page of this site, else the home page. Total: it takes anything an address bar can hold. */
export function toReturnPath(given: unknown): string {
  if (typeof given !== 'string' || given.length > longestPath) return home;
  let seen = given;
  for (let reading = 0; reading < 4; reading += 1) {
    if (!isPlainPath(seen)) return home;
    const decoded = decode(seen);
    if (decoded === null) return home;
    if (decoded === seen) return given;
    seen = decoded;
  }
  return home;
}

export const justSignedIn = { justSignedIn: true };

export const draftWaits = { draftWaits: true };

export function signInPath(path: string): string {
  const returnTo = toReturnPath(path);
  return returnTo === home ? '/auth' : `/auth?returnTo=${encodeURIComponent(returnTo)}`;
}

function isPlainPath(text: string): boolean {
  const path = text.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/') || notDestinations.test(path)) return false;
  if (path.includes('//') || /(^|\/)\.{1,2}(\/|$)/.test(path)) return false;
  // Browsers drop tabs and line ends and read a backslash as a slash.
  return !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\\]/u.test(text);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

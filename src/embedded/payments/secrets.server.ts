import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** What a form of this page has to bring: nobody who has not been given the page can make it. */
export function formToken(key: string, path: string): string {
  return createHmac('sha256', key).update(path).digest('base64url');
}

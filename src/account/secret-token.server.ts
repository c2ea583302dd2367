import { hash, randomBytes } from 'node:crypto';

const shape = /^[A-Za-z0-9_-]{43}$/;

export function mintToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isToken(text: string | undefined): text is string {
  return text !== undefined && shape.test(text);
}

/** What is stored: whoever reads the database cannot sign in with it. No salt is needed over 256 random bits. */
export function hashToken(token: string): Uint8Array {
  return hash('sha256', token, 'buffer');
}

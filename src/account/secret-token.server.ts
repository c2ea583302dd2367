import { hash, randomBytes } from 'node:crypto';

const shape = /^[A-Za-z0-9_-]{43}$/;

export const mintToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (text: string | undefined): text is string => text !== undefined && shape.test(text);

/** What is stored: whoever reads the database cannot sign in with it. No salt is needed over 256 random bits. */
export const hashToken = (token: string): Uint8Array => hash('sha256', token, 'buffer');

import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const stored = z.object({
  signingKey: z.looseObject({ kty: z.literal('RSA'), n: z.string(), d: z.string() }),
  cookieKey: z.string().min(32),
});

export type IdentityKeys = z.infer<typeof stored>;

/** Kept in `DATA_DIR/identity.json`, so that a restart in the middle of a sign-in does not break it. */
export async function loadIdentityKeys(dataDir: string): Promise<IdentityKeys> {
  const path = join(dataDir, 'identity.json');
  return (await read(path)) ?? (await create(dataDir, path));
}

async function read(path: string): Promise<IdentityKeys | null> {
  try {
    const keys = stored.parse(JSON.parse(await readFile(path, 'utf8')));
    await chmod(path, 0o600);
    return keys;
  } catch {
    // Missing or damaged: nothing signed with the old key outlives a minute.
    return null;
  }
}

async function create(dataDir: string, path: string): Promise<IdentityKeys> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = stored.parse({
    signingKey: { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' },
    cookieKey: randomBytes(32).toString('base64url'),
  });
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  await writeFile(draft, JSON.stringify(keys), { mode: 0o600 });
  await rename(draft, path);
  return keys;
}

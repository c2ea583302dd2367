import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CopyError } from './read-copy.ts';

/** Under its name only once it is whole. */
export async function writeFileOf(file: string, lines: AsyncIterable<string>): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  async function* terminated() {
    for await (const line of lines) yield `${line}\n`;
  }
  try {
    await pipeline(terminated, createGzip(), createWriteStream(part, { mode: 0o600, flush: true }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

export async function* linesOf(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip();
  const broken = pipeline(createReadStream(file), unzipped).then(
    () => null,
    ({ syscall, code }: NodeJS.ErrnoException) =>
      new CopyError(syscall ? `No se puede leer ${file} (${code}).` : 'La copia está cortada o dañada.'),
  );
  try {
    for await (const line of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY }))
      yield line;
  } catch {
    // Told below, in the words of whoever restores.
  }
  const error = await broken;
  if (error) throw error;
}

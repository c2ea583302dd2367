import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { scratch } from '../test/rig/scratch.ts';

export interface SmallDisk extends Disposable {
  folder: string;
  fill(): void;
  free(): void;
}

export function mayMount(): string | null {
  const folder = scratch('may-mount');
  mkdirSync(folder, { recursive: true });
  if (!mount(folder, 1)) return 'no right to mount a small file system';
  spawnSync('/usr/bin/umount', [folder]);
  return null;
}

/** A file system of its own, that can be filled to the last byte. */
export function mountSmallDisk(name: string, megabytes: number): SmallDisk {
  const folder = scratch(name);
  mkdirSync(folder, { recursive: true });
  if (!mount(folder, megabytes)) throw new Error(`cannot mount ${folder}`);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a');
      for (const size of [1_048_576, 4_096, 1]) {
        const block = Buffer.alloc(size);
        try {
          while (writeSync(file, block) === size);
        } catch {}
      }
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    [Symbol.dispose]: () => void spawnSync('/usr/bin/umount', ['-l', folder]),
  };
}

function mount(folder: string, megabytes: number): boolean {
  const options = `size=${megabytes}m,mode=0755`;
  return spawnSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0;
}

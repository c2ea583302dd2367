import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { missingParts } from '../faults/debian.ts';

/** An installed Chromium or Chrome, Debian's first; else the one Playwright has downloaded; else null. */
export function findChromium(): string | null {
  const candidates = [
    process.env.CHROMIUM_PATH,
    // Draws no window that nobody sees: the tests take a quarter less time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** From Debian's packages when root on a machine with apt-get, else Playwright's own download. */
export async function installChromium(): Promise<void> {
  if (missingParts(['chromium-headless-shell', 'fonts-liberation']) === null) return;
  await once(
    spawn('playwright', ['install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] }),
    'close',
  );
}

export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

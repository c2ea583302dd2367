import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

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
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const commands = debian
    ? [
        ['apt-get', 'update', '-qq'],
        [
          'apt-get',
          'install',
          '-y',
          '-qq',
          '--no-install-recommends',
          'chromium-headless-shell',
          'fonts-liberation',
        ],
      ]
    : [['playwright', 'install', 'chromium']];
  for (const [command = '', ...args] of commands) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await once(spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }), 'close');
  }
}

export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 3210);
export const origin = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 4,
  // A browser on a busy machine may be late once. What passes only then is named, so that somebody looks.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  // Four pages at once on two cores: what is drawn in two seconds alone may take eight.
  expect: { timeout: 10_000 },
  outputDir: 'test-results/browser',
  webServer: {
    command: 'node scripts/build.ts --if-stale && node e2e/server.ts',
    url: `${origin}/readyz`,
    env: { PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: origin, AI_MODELS: 'embedded' },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  use: {
    baseURL: origin,
    // A request that a worker answers is not seen by `page.route`. `e2e/installed.spec.ts` lets it run.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // What fades in is measured as it will stay.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumArgs },
  },
});

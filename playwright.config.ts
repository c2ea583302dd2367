import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  outputDir: 'test-results/browser',
  use: {
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumArgs },
  },
});

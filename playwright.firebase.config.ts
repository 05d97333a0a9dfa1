import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium } from './e2e/support/chromium';

const PORT = Number(process.env.E2E_PORT ?? 3107);

// Set once: this file is read again in every worker, which inherits the variable.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'fraction-league-e2e-'));

/**
 * What the app does for people, once more with everything kept in Firebase; and what two servers on
 * one project must agree on.
 */
export default defineConfig({
  testDir: './e2e',
  testMatch: [
    'story.spec.ts',
    'outbox.spec.ts',
    'two-servers.spec.ts',
    'graphs.spec.ts',
    'people.spec.ts',
  ],
  // Of pictures and answers only what stores them, shows them again, replaces, and removes them:
  // the rest happens in the browser, or by rules that don't depend on where something lies.
  grepInvert:
    /is heard by|is cropped|20 MB and 9 MB|nine graphs|through 24 graphs|five tasks|the photo form|survive a sign-out|left open|in one tab|scouting/,
  fullyParallel: true,
  workers: 2,
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // The emulators share two cores with the browser and need seconds where Firebase needs a tenth of
  // one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { baseURL: `http://localhost:${PORT}`, video: 'off', trace: 'off', launchOptions: chromium },
  webServer: {
    command: 'node scripts/e2e-firebase-server.mjs',
    // The second server is the last to be ready.
    url: `http://localhost:${PORT + 1}/about`,
    timeout: 300_000,
    env: { E2E_DATA_DIR: process.env.E2E_DATA_DIR, PORT: String(PORT) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});

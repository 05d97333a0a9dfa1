import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium } from './e2e/support/chromium';

const PORT = Number(process.env.E2E_PORT ?? 3107);
const baseURL = `http://localhost:${PORT}`;

/** Needs the server that reports errors. */
const REPORTING = 'reporting.spec.ts';
/** Needs two servers on Firebase: `playwright.firebase.config.ts`. */
const TWO_SERVERS = 'two-servers.spec.ts';
/**
 * The tables of all actions and routes need no second run behind middleware: it only redirects, and
 * all other tests pass through it.
 */
const RULES_ALONE = /answers everyone as/;

// Set once: this file is read again in every worker, which inherits the variable.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'fraction-league-e2e-'));

export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  // A test often waits, for a page or for a moment: three of them keep two cores busy.
  workers: 3,
  // What needed its second try is named and counted by `npm test`, which bears with two of them.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // These limits only end a test that hangs; `npm run bench` measures how fast pages are.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: [
    // Row S6 of the quality bars: the rules of safety hold without middleware. It begins, because
    // its longest test would keep one core for a while when all others are done.
    {
      name: 'without middleware',
      testMatch: ['redirects.spec.ts', 'security.spec.ts', 'route-handlers.spec.ts'],
      use: { baseURL: `http://localhost:${PORT + 1}` },
    },
    {
      name: 'app',
      testIgnore: [REPORTING, TWO_SERVERS],
      grepInvert: RULES_ALONE,
      use: { baseURL },
    },
    { name: 'reporting', testMatch: REPORTING, use: { baseURL: `http://localhost:${PORT + 2}` } },
  ],
  use: {
    video: 'off',
    trace: 'off',
    launchOptions: chromium,
  },
  webServer: {
    command: 'node scripts/e2e-server.mjs',
    // The third server is the last to be ready.
    url: `http://localhost:${PORT + 2}/about`,
    timeout: 300_000,
    env: { E2E_DATA_DIR: process.env.E2E_DATA_DIR, PORT: String(PORT) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});

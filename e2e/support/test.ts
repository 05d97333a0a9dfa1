import { test as base } from '@playwright/test';
import { ownAddress } from './http';

// biome-ignore lint/performance/noBarrelFile: a spec imports both from here, so that none takes the test without its address.
export { expect } from '@playwright/test';

/**
 * Playwright's test, with the address of the server as plain text, and browsers with an own client
 * address.
 */
export const test = base.extend<{ site: string; closesPages: undefined }>({
  // An open page keeps its live connection and animations, and would slow down later tests in the
  // same browser.
  closesPages: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      await Promise.all(
        browser.contexts().map((context) => before.has(context) || context.close()),
      );
    },
    { auto: true },
  ],
  site: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('The project names no baseURL.');
    await use(baseURL);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures off this pattern.
  extraHTTPHeaders: async ({}, use) => use(ownAddress()),
});

import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Playwright's test, with the address of the server under test as plain text. */
export const test = base.extend<{ site: string }>({
  site: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('The project names no baseURL.');
    await use(baseURL);
  },
});

import { expect, type Page } from '@playwright/test';

/** The page's own scripts have loaded, including those it requests at its start. */
export async function waitForHydration(page: Page): Promise<void> {
  const isHydrated = () =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'));
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
}

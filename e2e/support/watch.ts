import type { Page } from '@playwright/test';

export type Watch = {
  /**
   * Addresses of other sites that the page asked for; nothing answered there (row P2 of the quality
   * bars).
   */
  readonly foreign: string[];
  /** What the content security policy stopped (row S10). */
  readonly violations: string[];
  /**
   * What the page's own script threw, as React does when the browser's page is not the one that the
   * server sent.
   */
  readonly errors: string[];
};

/** What a page of ours may be seen doing. */
export const NOTHING_BAD: Watch = { foreign: [], violations: [], errors: [] };

/** Looks over a page's shoulder from before it opens, and lets nothing through to another site. */
export async function watch(page: Page, site: string): Promise<Watch> {
  const seen: Watch = { foreign: [], violations: [], errors: [] };
  page.on('pageerror', ({ message }) => void seen.errors.push(message));
  const { host } = new URL(site);
  await page.route(
    (url) => url.protocol.startsWith('http') && url.host !== host,
    (route) => {
      seen.foreign.push(route.request().url());
      return route.abort();
    },
  );
  await page.exposeFunction('tellViolation', (what: string) => void seen.violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile }) => {
        const { tellViolation } = window as unknown as { tellViolation: (what: string) => void };
        tellViolation(`${violatedDirective}: ${blockedURI || 'inline'} ${sourceFile}`);
      },
    );
  });
  return seen;
}

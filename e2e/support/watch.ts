import type { Page } from '@playwright/test';

export type Watch = {
  /** Requested addresses on other sites; none is answered (row P2 of docs/quality.md). */
  readonly foreign: string[];
  /** Violations of the content security policy (row S10). */
  readonly violations: string[];
  /**
   * Errors thrown by the page's own script, such as React's on a mismatch with the server's HTML.
   */
  readonly errors: string[];
};

/** Things that a page may never do. */
export const NOTHING_BAD: Watch = { foreign: [], violations: [], errors: [] };

/**
 * Watches a page from before it opens. The browser knows no other hosts than this computer, so
 * nothing has to stand between the page and its requests, which would turn off the browser's cache.
 */
export async function watch(page: Page, site: string): Promise<Watch> {
  const seen: Watch = { foreign: [], violations: [], errors: [] };
  page.on('pageerror', ({ message }) => void seen.errors.push(message));
  const { host } = new URL(site);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host) seen.foreign.push(request.url());
  });
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

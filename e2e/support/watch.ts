import type { Page } from '@playwright/test';

export type Watch = {
  /** Addresses of other sites that the page asked for (row P2 of the quality bars). */
  readonly foreign: string[];
  /** What the content security policy stopped (row S10). */
  readonly violations: string[];
};

/** Looks over a page's shoulder from before it opens. */
export async function watch(page: Page, site: string): Promise<Watch> {
  const seen: Watch = { foreign: [], violations: [] };
  const { host } = new URL(site);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host) seen.foreign.push(request.url());
  });
  await page.exposeFunction('tellViolation', (what: string) => void seen.violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { tellViolation } = window as unknown as { tellViolation: (what: string) => void };
      tellViolation(`${violatedDirective}: ${blockedURI || 'inline'} ${sourceFile}`);
    });
  });
  return seen;
}

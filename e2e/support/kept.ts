import { expect, type Page } from '@playwright/test';

/**
 * The addresses that the browser's worker can show without the server, as listed for the signed-in
 * account.
 */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active) return [];
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<{ url: string }[]>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    registration.active.postMessage({ type: 'list' }, [port2]);
    return (await answered).map(({ url }) => url);
  });
}

/** The browser registers the worker while a student types the sign-in. */
export async function letWorkerIn(page: Page): Promise<void> {
  await page.goto('/student/login');
  await page.getByRole('textbox', { name: 'User name or email' }).focus();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** Pages are saved after they have been open and idle for a few seconds. */
export async function untilKept(page: Page, ...addresses: string[]): Promise<void> {
  await expect(async () =>
    expect(await keptAddresses(page)).toEqual(expect.arrayContaining(addresses)),
  ).toPass();
}

/** The worker saves a page in English, in Spanish, and in both. */
export async function untilKeptInAllLanguages(page: Page, pages: number): Promise<void> {
  const savedPages = () =>
    page.evaluate(async () => {
      const shelves = (await caches.keys()).filter((name) =>
        name.startsWith('fraction-league-pages:'),
      );
      const saved = await Promise.all(
        shelves.map(async (name) => (await (await caches.open(name)).keys()).length),
      );
      return saved.reduce((sum, count) => sum + count, 0);
    });
  await expect.poll(savedPages).toBe(3 * pages);
}

/** Everything in the browser's page caches, as anyone at this computer can read it. */
export function keptBytes(page: Page): Promise<{ shelves: string[]; text: string }> {
  return page.evaluate(async () => {
    const shelves = (await caches.keys()).filter((name) =>
      name.startsWith('fraction-league-pages:'),
    );
    const parts: string[] = [];
    for (const shelf of shelves) {
      const cache = await caches.open(shelf);
      for (const request of await cache.keys()) {
        const found = await cache.match(request);
        parts.push(request.url, new TextDecoder('latin1').decode(await found?.arrayBuffer()));
      }
    }
    return { shelves, text: parts.join('\n') };
  });
}

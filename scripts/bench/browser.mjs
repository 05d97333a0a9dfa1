import { Stop } from '../lib/console.mjs';
import { signIn } from './requests.mjs';
import { DEMO_LEAGUE, demoAccounts } from './tools.mjs';

/** A common school Chromebook's screen: what is lazy and below it is not part of a first load. */
export const SCREEN = { width: 1366, height: 768 };

const QUIET_MS = 1000;
const PATIENCE_MS = 30_000;

export const visible = (locator) => locator.first().waitFor({ state: 'visible' });

/** A page of a browser with an empty cache, in which someone with this cookie is signed in. */
export async function withPage({ browser, site }, cookie, work, options = {}) {
  const context = await browser.newContext({ baseURL: site, viewport: SCREEN, ...options });
  try {
    const cookies = (cookie?.split('; ') ?? []).map((pair) => {
      const [, name, value] = /^(.*?)=(.*)$/.exec(pair);
      return { name, value, url: site };
    });
    await context.addCookies(cookies);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    return await work(page, context);
  } finally {
    await context.close();
  }
}

/** Everything that comes over the wire while `act` makes a page load. */
async function loadedBy(page, act) {
  const finished = [];
  page.on('requestfinished', (request) => finished.push(describe(request)));
  await act(() => finished.length);
  return (await Promise.all(finished)).filter(({ url }) => url.startsWith('http'));
}

async function describe(request) {
  const { responseBodySize } = await request.sizes();
  return { url: request.url(), type: request.resourceType(), bytes: responseBodySize };
}

const sumBytes = (list) => list.reduce((sum, { bytes }) => sum + bytes, 0);
const scriptBytes = (loaded) => sumBytes(loaded.filter(({ type }) => type === 'script'));

/** Weighs a page with an empty cache, until the network is quiet. */
export const loadCold = (bench, cookie, path) =>
  withPage(bench, cookie, async (page) => {
    const loaded = await loadedBy(page, async () => {
      const answer = await page.goto(path, { waitUntil: 'networkidle' });
      if (answer?.status() !== 200 || new URL(page.url()).pathname !== path)
        throw new Stop(`${path} was answered with ${answer?.status()} at ${page.url()}.`);
    });
    return {
      requests: loaded.length,
      totalBytes: sumBytes(loaded),
      scriptBytes: scriptBytes(loaded),
      loaded,
    };
  });

/** The bytes of script that a page needs beyond those of the page whose link leads to it. */
export const navigate = (bench, cookie, { from, to }) =>
  withPage(bench, cookie, async (page) => {
    await page.goto(from, { waitUntil: 'networkidle' });
    const loaded = await loadedBy(page, async (count) => {
      await page.locator(`a[href="${to}"]:visible`).first().click();
      await page.waitForURL(`${bench.site}${to}`);
      // The browser says only once for each document that the network is quiet.
      for (let before = -1; count() !== before; ) {
        before = count();
        await page.waitForTimeout(QUIET_MS);
      }
    });
    if (loaded.some(({ type }) => type === 'document'))
      throw new Stop(`${from} to ${to} loaded a whole new page.`);
    return scriptBytes(loaded);
  });

/** The demo class's teacher opens the next week, with the button. */
export async function openWeek(bench, week) {
  const teacher = await signIn(bench.site, demoAccounts().teacher);
  await withPage(bench, teacher, async (page) => {
    await page.goto(`${DEMO_LEAGUE}/calendar`);
    await page.getByRole('link', { name: `Open week ${week} now` }).click();
    await page.getByRole('button', { name: new RegExp(`^Open week ${week}( for \\d+)?$`) }).click();
    await visible(page.getByRole('status').filter({ hasText: `Week ${week} is open.` }));
  });
}

import { Stop } from '../lib/console.mjs';

/** A common school Chromebook's screen: what is lazy and below it is not part of a first load. */
const SCREEN = { width: 1366, height: 768 };

const QUIET_MS = 1000;

/** The cookies of someone who has signed in the way the form does it. */
export async function signIn(browser, site, account) {
  const context = await browser.newContext({ baseURL: site });
  try {
    const { csrfToken } = await (await context.request.get('/api/auth/csrf')).json();
    const answer = await context.request.post('/api/auth/callback/credentials', {
      form: { ...account, csrfToken, callbackUrl: '/', json: 'true' },
    });
    if (!answer.ok())
      throw new Stop(`Signing in as ${account.email} was answered with ${answer.status()}.`);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/**
 * Opens a page with an empty cache and tells everything that came over the wire until the network
 * was quiet.
 */
export async function loadCold(browser, site, path, storageState) {
  const context = await browser.newContext({ baseURL: site, storageState, viewport: SCREEN });
  try {
    const page = await context.newPage();
    const finished = [];
    page.on('requestfinished', (request) => finished.push(describe(request)));
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    if (answer?.status() !== 200 || new URL(page.url()).pathname !== path)
      throw new Stop(`${path} was answered with ${answer?.status()} at ${page.url()}.`);
    const loaded = (await Promise.all(finished)).filter(({ url }) => url.startsWith('http'));
    const scripts = loaded.filter(({ type }) => type === 'script');
    return {
      requests: loaded.length,
      totalBytes: sumBytes(loaded),
      scriptBytes: sumBytes(scripts),
      loaded,
    };
  } finally {
    await context.close();
  }
}

/**
 * Opens one page, then follows a link to another inside the app: the bytes of script that only the
 * second one needs.
 */
export async function navigate(browser, site, from, to, storageState) {
  const context = await browser.newContext({ baseURL: site, storageState, viewport: SCREEN });
  try {
    const page = await context.newPage();
    await page.goto(from, { waitUntil: 'networkidle' });
    const finished = [];
    page.on('requestfinished', (request) => finished.push(describe(request)));
    await page.locator(`a[href="${to}"]:visible`).first().click();
    await page.waitForURL(`${site}${to}`);
    await untilQuiet(() => finished.length);
    const loaded = await Promise.all(finished);
    if (loaded.some(({ type }) => type === 'document'))
      throw new Stop(`${from} to ${to} loaded a whole new page.`);
    return sumBytes(loaded.filter(({ type }) => type === 'script'));
  } finally {
    await context.close();
  }
}

/** The first address on a page that matches, for routes whose id only the data knows. */
export async function findLink(browser, site, path, pattern, storageState) {
  const context = await browser.newContext({ baseURL: site, storageState });
  try {
    const page = await context.newPage();
    await page.goto(path);
    const links = await page
      .locator('a')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.pathname));
    const found = links.find((link) => pattern.test(link));
    if (!found) throw new Stop(`${path} links to no address like ${pattern}.`);
    return found;
  } finally {
    await context.close();
  }
}

/** A teacher opens the next week of a league that replays a season, with the button. */
export async function openNextWeek(browser, site, { league, week }, storageState) {
  const context = await browser.newContext({ baseURL: site, storageState });
  try {
    const page = await context.newPage();
    await page.goto(`${league}/calendar`);
    await page.getByRole('link', { name: `Open week ${week} now` }).click();
    await page.getByRole('button', { name: new RegExp(`^Open week ${week}( for \\d+)?$`) }).click();
    await page
      .getByRole('status')
      .filter({ hasText: `Week ${week} is open.` })
      .waitFor();
  } finally {
    await context.close();
  }
}

/**
 * The browser's own sign of a quiet network is given once for each document, so a move inside the
 * app needs one of ours.
 */
async function untilQuiet(countRequests) {
  for (let before = -1; countRequests() !== before; ) {
    before = countRequests();
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

async function describe(request) {
  const { responseBodySize } = await request.sizes();
  return { url: request.url(), type: request.resourceType(), bytes: responseBodySize };
}

const sumBytes = (list) => list.reduce((sum, { bytes }) => sum + bytes, 0);

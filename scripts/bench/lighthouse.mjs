import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { Stop } from '../lib/console.mjs';
import { median } from './numbers.mjs';

/**
 * Lighthouse's own phone: a slow connection and a processor slowed down four times, both applied
 * while the page loads. Its usual way, to load fast and work out what a slow load would have been,
 * cannot be used with a server on the same computer: everything arrives within milliseconds, every
 * script that happens to come before the first picture is counted, and the same bare page gets 0.75
 * s or 1.9 s by chance.
 */
const SETTINGS = {
  output: 'json',
  logLevel: 'silent',
  onlyCategories: ['performance'],
  throttlingMethod: 'devtools',
};

/**
 * Opens every page with an empty cache, one after the other in `runs` rounds, so that whatever else
 * the computer does at the time meets all of them alike. `pages` name a path and the cookie of who
 * looks. Gives for each page the medians: `lcp` and `tbt` in ms, and `cls`.
 */
export async function measureInRounds({ executablePath, site }, pages, runs) {
  const samples = pages.map(() => []);
  for (let round = 0; round < runs; round += 1) {
    for (const [index, page] of pages.entries())
      samples[index].push(await measureOnce({ executablePath, site }, page));
  }
  return samples.map((list) => ({
    lcp: median(list.map(({ lcp }) => lcp)),
    tbt: median(list.map(({ tbt }) => tbt)),
    cls: median(list.map(({ cls }) => cls)),
  }));
}

async function measureOnce({ executablePath, site }, { path, cookie }) {
  const chrome = await chromeLauncher.launch({
    chromePath: executablePath,
    logLevel: 'silent',
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
    ],
  });
  try {
    const extraHeaders = cookie ? { Cookie: cookie } : {};
    const result = await lighthouse(`${site}${path}`, {
      ...SETTINGS,
      port: chrome.port,
      extraHeaders,
    });
    const report = result?.lhr;
    if (!report || report.runtimeError)
      throw new Stop(`Lighthouse could not open ${path}: ${report?.runtimeError?.message}`);
    if (new URL(report.finalDisplayedUrl).pathname !== path)
      throw new Stop(`${path} led to ${report.finalDisplayedUrl}.`);
    const value = (name) => report.audits[name].numericValue;
    return {
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    await chrome.kill();
  }
}

import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { Stop, step } from '../lib/console.mjs';
import { median, speedColumns, table } from './table.mjs';
import { BARE, DEMO_LEAGUE, SLOWDOWN, signInAll } from './tools.mjs';

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
async function measureInRounds({ executablePath, site }, pages, runs) {
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

export const lighthousePages = {
  heading: 'How fast pages come',
  async run(bench) {
    const { speed } = bench.budgets;
    const { student, teacher } = await signInAll(bench);
    const pages = [
      { path: BARE, cookie: student },
      { path: '/' },
      { path: '/student/dashboard', cookie: student },
      { path: '/student/score-cards', cookie: student },
      { path: '/student/draft', cookie: student },
      { path: '/student/leaderboards', cookie: student },
      { path: DEMO_LEAGUE, cookie: teacher },
    ];
    const runs = bench.lighthouseRuns;
    const measured = await step('Lighthouse', () => measureInRounds(bench, pages, runs));
    const rows = measured.map((page, index) => ({
      ...page,
      name: index === 0 ? `${BARE} (bare)` : pages[index].path,
      isBare: index === 0,
    }));
    return [
      `Lighthouse with its own settings for a phone (slow 4G, a processor slowed down ${SLOWDOWN} times, both applied while the page loads), median of ${runs}, each
round through all pages in turn. *LCP* is when the largest text or picture is there, and its budget the smaller of ${speed.lcp / 1000} s and ${speed.lcpRatio} times
the bare page's. *TBT* is how long scripts kept the page from answering: up to ${speed.tbtRatio} times the bare page's, or ${speed.tbtAllowance} ms more where
that is more. A task counts only beyond its first 50 ms, so the bare page is often near 0, and a part of 0 would forbid everything.
*CLS* is how far things jumped.`,
      table('page', speedColumns(speed, rows[0]), rows),
    ];
  },
};

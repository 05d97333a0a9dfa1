import { Stop, step } from '../lib/console.mjs';
import { SCREEN, withPage } from './browser.mjs';
import { signIn } from './requests.mjs';
import { playWeeksInOneTab } from './student-week.mjs';
import { medianAndWorst, oneTabColumns, table, timesOf } from './table.mjs';
import { demoAccounts, SLOWDOWN } from './tools.mjs';

/** A line as many homes and schools have one, in both directions. */
const LINE = {
  offline: false,
  latency: 80,
  downloadThroughput: (5 * 1024 * 1024) / 8,
  uploadThroughput: (5 * 1024 * 1024) / 8,
};
/** How long the pointer is on a link before it is pressed. People take longer to decide. */
const RESTS_MS = 400;
/** How long it takes there from the middle of the page. */
const WAY_MS = 300;

/** Runs in the page before everything else: notes when the next page's heading has been painted. */
function watchPages() {
  window.nextPagePainted = (path) =>
    new Promise((resolve) => {
      const before = document.querySelector('h1');
      // Asked after each change and not in each frame: asking would take time from what is
      // measured.
      const changes = new MutationObserver(() => {
        const heading = document.querySelector('h1');
        if (location.pathname !== path || !heading || heading === before) return;
        changes.disconnect();
        // The browser says when it has put this heading on the screen; asked by a task, it would
        // answer after whatever else waits.
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          resolve(list.getEntries()[0].renderTime);
        }).observe({ type: 'element', buffered: true });
        heading.setAttribute('elementtiming', 'next-page');
      });
      changes.observe(document, { childList: true, subtree: true });
    });
  document.addEventListener(
    'pointerdown',
    () => {
      window.pressedAt = performance.now();
    },
    { capture: true },
  );
}

/** From the press of a link to the picture of the next page, in ms, on a slow line and computer. */
const timeMove = (bench, cookie, { from, to }) =>
  withPage(bench, cookie, async (page, context) => {
    await page.addInitScript(watchPages);
    await page.goto(from, { waitUntil: 'networkidle' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const box = await page.locator(`a[href="${to}"]:visible`).first().boundingBox();
    if (!box) throw new Stop(`${from} has no link to ${to}.`);
    // On the way to a link a pointer crosses the page.
    await page.mouse.move(SCREEN.width / 2, SCREEN.height / 2, { steps: 4 });
    await page.waitForTimeout(WAY_MS);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    await page.waitForTimeout(RESTS_MS);
    const painted = page.evaluate((path) => window.nextPagePainted(path), to);
    await page.mouse.down();
    await page.mouse.up();
    const at = await painted;
    return at - (await page.evaluate(() => window.pressedAt));
  });

/** The weeks after the one that the demo class is in. */
const WEEKS_IN_ONE_TAB = [7, 8, 9];
const STUDENT_HOME = '/student/dashboard';
const MOVES = [
  [STUDENT_HOME, '/student/box-scores'],
  [STUDENT_HOME, '/student/leaderboards'],
  [STUDENT_HOME, '/student/lineup'],
  [STUDENT_HOME, '/student/draft'],
  ['/student/lineup', '/student/leaderboards'],
].map(([from, to]) => ({ name: `${from} → ${to}`, from, to }));

export const moves = {
  heading: 'How fast a link is followed',
  async run(bench) {
    const { move, oneTab } = bench.budgets;
    const student = await signIn(bench.site, demoAccounts().student);
    const runs = bench.quick ? 1 : 5;
    const measured = await step('Following links', () =>
      timesOf(MOVES, runs, (each) => timeMove(bench, student, each)),
    );
    const played = await step('Weeks in one tab', () => playWeeksInOneTab(bench, WEEKS_IN_ONE_TAB));
    const weeks = played.map(({ week, ...one }) => ({
      ...one,
      name: one.index === 0 ? `week ${week}, nothing prefetched` : `week ${week}`,
    }));
    return [
      `From the press of a link to the picture of the next page, in Chromium on this computer slowed down ${SLOWDOWN} times, on a line of 5 Mbit/s with
80 ms each time. The pointer has been on the link for 0.4 s, in which the page is fetched:`,
      table('from → to', medianAndWorst('median ms', move), measured),
      `One student works whole weeks, with graph and lesson, in one tab. In
the first week nothing is fetched before a link is pressed. The heap is what is left after collecting garbage; from the second of the other weeks
on it may be ${((oneTab.growth - 1) * 100).toFixed(0)}% more than the week before, as much as two measurements differ by:`,
      table('one student, one tab', oneTabColumns(oneTab, weeks), weeks),
    ];
  },
};
